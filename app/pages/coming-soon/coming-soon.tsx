import { legalLinks } from '#content/company/navigation.ts'
import { openingDate } from '#content/constants.ts'
import { timeLeft } from '../../browser/countdown.ts'
import { sunrise } from '../../drawn/index.ts'
import { logo } from '../../drawn/inline.ts'
import { useLeadFormWords } from '../../lead-form/lead-form-words.ts'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { apart } from '../../ui/apart.ts'
import { Art, inlineDrawing } from '../../ui/art.tsx'
import { writtenDay } from '../../ui/day.tsx'
import { fill } from '../../ui/fill.ts'
import { Link } from '../../ui/link.tsx'
import comingSoonSheet from './coming-soon.css?inline'
import { ComingSoonForm } from './coming-soon-form.tsx'

export const sheets = [comingSoonSheet]

export const bare = true

const target = Date.parse(openingDate)
const units = ['days', 'hours', 'minutes', 'seconds'] as const

export default function ComingSoonPage() {
  const { comingSoon: words, layout } = useContent()
  const now = Date.now()
  const left = timeLeft(target, now)
  const date = writtenDay(openingDate)
  const wordsOf = ({ title, text }: typeof words.before) => ({ title, text: fill(text, { date }) })
  const [before, after] = [wordsOf(words.before), wordsOf(words.after)]
  // One of them only, because text browsers show hidden elements.
  const shown = now < target ? before : after
  return (
    <div className="coming-soon ground-soleil">
      <a className="skip" href="#contenu">
        {layout.skipLink}
      </a>
      <header>
        <Link className="logo" to="/" aria-label={layout.home} {...inlineDrawing(logo)} />
      </header>
      <main id="contenu" tabIndex={-1}>
        <h1 data-before={before.title} data-after={after.title}>
          {shown.title}
        </h1>
        <p data-before={before.text} data-after={after.text}>
          {shown.text}
        </p>
        <div
          className="countdown"
          role="timer"
          aria-label={words.countdown}
          data-until={target}
          data-runs={now < target || undefined}
        >
          {units.map((unit, index) => (
            <p key={unit}>
              <b>{String(left[index]).padStart(2, '0')}</b> {words.units[unit]}
            </p>
          ))}
        </div>
        <Island
          name="coming-soon-form"
          of={ComingSoonForm}
          props={{
            form: useLeadFormWords('coming-soon', words.form),
            label: words.email,
            placeholder: words.emailExample,
          }}
        />
      </main>
      <Art of={sunrise} alt="" priority />
      <footer className="ground-encre">
        <nav aria-label={layout.footer.legal}>
          {apart(
            legalLinks.map(({ title, url }) => (
              <Link key={url} to={url}>
                {title}
              </Link>
            )),
          )}
        </nav>
      </footer>
    </div>
  )
}
