import type { SitePath } from '#content/entries.ts'
import {
  type LegalBlock,
  type LegalPage,
  legalWords,
  shownFacts,
  type Words,
} from '#content/pages/legal/legal.ts'
import { buildSettings } from '../../build-settings.ts'
import { Day } from '../../ui/day.tsx'
import { Link } from '../../ui/link.tsx'
import { Plate } from '../../ui/plate.tsx'

/** Spec: S-34 */
export function LegalText({ updated, gist, sections }: LegalPage) {
  return (
    <div className="legal-text">
      <p className="legal-gist">{gist}</p>
      <nav aria-label={legalWords.contents}>
        {updated && (
          <Plate>
            {legalWords.updated} <Day date={updated} />
          </Plate>
        )}
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'object' && 'list' in block) {
    return (
      <ul>
        {block.list.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: same
          <li key={index}>
            <Sentence words={words} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof block === 'object' && 'facts' in block) {
    const facts = shownFacts(block.facts, buildSettings.isPublic)
    if (facts.length === 0) return null
    return (
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ? <Sentence words={value} /> : <mark>{legalWords.missing}</mark>}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <p>
      <Sentence words={block} />
    </p>
  )
}

function Sentence({ words }: { words: Words }) {
  if (typeof words === 'string') return words
  return words.map((piece) => {
    if (typeof piece === 'string') return piece
    if ('text' in piece) {
      return (
        <span key={piece.text} lang={piece.lang}>
          {piece.text}
        </span>
      )
    }
    const { label, to, lang } = piece
    return isOurs(to) ? (
      <Link key={to} to={to} lang={lang}>
        {label}
      </Link>
    ) : (
      <a key={to} href={to}>
        {label}
      </a>
    )
  })
}

function isOurs(to: string): to is SitePath {
  return to.startsWith('/') && !to.endsWith('.json')
}
