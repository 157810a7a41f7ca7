import { use } from 'react'
import { dayAt, formatShortDay } from '#quotes/dates.ts'
import type { QuoteDocument } from '#quotes/document.ts'
import { isolated } from '#quotes/isolated.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { Block } from './layout.tsx'
import { BaseContext, GoTo } from './links.tsx'
import { Whole } from './whole.tsx'

export interface Fact {
  label: string
  text: string
}

type Look = 'done' | 'here' | 'done here' | 'later'

export function Steps({ progress }: Pick<ViewOf<'recue' | 'devis'>, 'progress'>) {
  const { timeZone, receivedAt, readAt, sentAt, acceptedAt } = progress
  const steps = [
    { label: 'Reçue', at: receivedAt, later: 'à venir' },
    { label: 'Lue', at: readAt, later: 'à venir' },
    { label: 'Devis envoyé', at: sentAt, later: 'à venir' },
    { label: 'Accepté', at: acceptedAt, later: 'à vous' },
  ]
  const here = steps.findLastIndex(({ at }) => at !== null)
  const lookOf = (index: number): Look => {
    if (index > here) return 'later'
    if (index < here) return 'done'
    return index === steps.length - 1 ? 'done here' : 'here'
  }
  return (
    <ol className="steps" aria-label="Où en est votre demande">
      {steps.map(({ label, at, later }, index) => (
        <li
          key={label}
          className={lookOf(index)}
          aria-current={index === here ? 'step' : undefined}
        >
          <span className="dot" aria-hidden="true" />
          <span>
            <b>{label}</b>{' '}
            <small>
              {index > here && later}
              {index <= here && at !== null && `le\u00a0${formatShortDay(dayAt(at, timeZone))}`}
              {index === here && (
                <>
                  , <br />
                  vous êtes ici
                </>
              )}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}

export function Lines({ words }: { words: QuoteDocument }) {
  const { columns, lines, sums, total, vatNotes } = words.table
  const [label, quantity, price, amount] = columns
  return (
    <>
      <table className="lines">
        <caption className="visually-hidden">{`Lignes et total\u00a0: ${words.reference}`}</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col" className="quantity">
              <abbr title={quantity}>Qté</abbr>
            </th>
            <th scope="col" className="amount">
              {amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and lines never move
            <tr key={index}>
              <th scope="row">
                <bdi>{line.label}</bdi> {line.detail && <small dir="auto">{line.detail}</small>}{' '}
                {line.price !== line.total && (
                  <small>
                    {`${price}\u00a0: `}
                    <span className="whole">{line.price}</span>
                  </small>
                )}
              </th>
              <td className="quantity number">{line.quantity}</td>
              <td className="amount">{line.total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map((sum) => (
            <tr key={sum.label}>
              <th scope="row" colSpan={2}>
                {sum.label}
              </th>
              <td className="amount">{sum.amount}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row" colSpan={2}>
              {total.label}
            </th>
            <td className="amount">{total.amount}</td>
          </tr>
        </tfoot>
      </table>
      {vatNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}

export function Conditions({
  words,
  heading = 'Les conditions',
  about = 'Toutes font partie du contrat. Elles figurent aussi en entier dans le PDF.',
}: {
  words: QuoteDocument
  heading?: string
  about?: string
}) {
  return (
    <Block id="conditions" heading={heading}>
      <p>{about}</p>
      <div className="folds">
        {words.conditions.entries.map((entry) => (
          <details key={entry.heading}>
            <summary>{entry.heading}</summary>
            {entry.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
    </Block>
  )
}

/**
 * The three previews of the request, small, with links to full pages. They are collapsed, because loading
 * them early would delay the first paint of the page.
 */
export function Previews({ previews }: Pick<ViewOf<'recue'>, 'previews'>) {
  if (!previews) return null
  return (
    <Block id="apercus" heading="Vos trois aperçus">
      <p>
        {previews.favourite
          ? `Ils sont joints à votre demande. Votre préférence\u00a0: ${previews.favourite}.`
          : 'Ils sont joints à votre demande.'}
      </p>
      <div className="folds">
        <details>
          <summary>Les voir ici, en petit</summary>
          <SmallPreviews drawings={previews.drawings} />
        </details>
      </div>
      <p>
        <a className="second" href={previews.href}>
          Voir vos trois aperçus
        </a>
      </p>
    </Block>
  )
}

function SmallPreviews({ drawings }: Pick<NonNullable<ViewOf<'recue'>['previews']>, 'drawings'>) {
  const base = use(BaseContext)
  return (
    <div className="three">
      {drawings.map(({ direction, label }) => (
        <figure key={direction}>
          <div className="screen">
            <iframe
              src={`${base}/apercus/${direction}?petit`}
              title={label}
              loading="lazy"
              tabIndex={-1}
              aria-hidden
            />
          </div>
          <figcaption>
            <GoTo className="link" to={`/apercus/${direction}`}>
              {label}
            </GoTo>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="typed" dir="auto">
            <Whole text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function OtherQuotes({ others }: Pick<ViewOf<'devis'>, 'others'>) {
  if (others.length === 0) return null
  return (
    <Block id="autres" heading="Vos autres devis">
      <ul className="bullets">
        {others.map(({ number, subject, state }) => (
          <li key={number}>
            <GoTo className="link" to={`/devis/${number}`}>
              {number}
            </GoTo>
            {`, ${state.toLowerCase()}\u00a0: ${isolated(subject)}`}
          </li>
        ))}
      </ul>
    </Block>
  )
}
