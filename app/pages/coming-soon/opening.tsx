import { Link } from 'react-router'
import { openingDate } from '#content/constants.ts'
import { layout } from '#content/layout.ts'
import { comingSoonFormWords, comingSoonPage as words } from '#content/pages/coming-soon.ts'
import { comingSoonForm } from '#forms/coming-soon.ts'
import { sunrise } from '../../drawn/index.ts'
import { logo } from '../../drawn/inline.ts'
import { LeadForm } from '../../lead-form/lead-form.tsx'
import { Art, useInlineDrawing } from '../../ui/art.tsx'
import { writtenDay } from '../../ui/day.tsx'
import { TextField } from '../../ui/field.tsx'
import { useCountdown } from './use-countdown.ts'

const target = Date.parse(openingDate)
const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** A whole page without header or footer (Spec: S-33). */
export function ComingSoon({ renderedAt }: { renderedAt: number }) {
  const { left, over } = useCountdown(target, renderedAt)
  const { title, text } = over ? words.after : words.before
  const drawing = useInlineDrawing(logo)
  return (
    <div className="coming-soon ground-soleil">
      {/* The site around it has a layout of its own: loaded anew, as when one comes from outside. */}
      <Link className="logo" to="/" reloadDocument aria-label={layout.home} {...drawing} />
      <main>
        <h1>{title}</h1>
        <p>{text(writtenDay(openingDate))}</p>
        {/* As long as it runs, it cannot wait for a gesture (app/runtime/loading/idle.ts). */}
        <div
          className="countdown"
          role="timer"
          aria-label={words.countdown}
          data-hydrate={over ? undefined : ''}
        >
          {units.map((unit) => (
            <p key={unit}>
              <b>{String(left[unit]).padStart(2, '0')}</b> {words.units[unit]}
            </p>
          ))}
        </div>
        <LeadForm form={comingSoonForm} words={comingSoonFormWords}>
          {(field) => (
            <TextField
              {...field('email')}
              label={words.email}
              type="email"
              autoComplete="email"
              placeholder={words.emailExample}
            />
          )}
        </LeadForm>
      </main>
      <Art of={sunrise} alt="" priority />
    </div>
  )
}
