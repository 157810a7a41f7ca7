import { useEffect, useRef } from 'react'
import { formatHour } from '#quotes/dates.ts'
import { type Difference, differencesOf, flatten } from '#quotes/differences.ts'
import type { DraftQuoteView } from '#server/http/desk/devis/quote-view.ts'
import { firstNameOf } from '../../ui/first-name.ts'
import type { PostAnswer } from '../../ui/post.ts'
import { PostForm } from '../../ui/post-form.tsx'

/** Differences from the quote that another person saved or sent meanwhile. */
export function ConflictCards({
  conflict: { by, at, theirs, ours, edition },
  address,
  onAnswer,
}: {
  conflict: NonNullable<DraftQuoteView['conflict']>
  address: string
  onAnswer: (answer: PostAnswer) => void
}) {
  const words = useRef<HTMLDivElement>(null)
  const firstName = firstNameOf(by)
  useEffect(() => words.current?.focus(), [])
  const differences = differencesOf(ours, theirs)
  return (
    <>
      <div className="message alert" role="alert" tabIndex={-1} ref={words}>
        <p>
          <b>
            {`${firstName} a ${edition === null ? 'envoyé' : 'changé'} ce devis avant vous, à ${formatHour(at)}.`}
          </b>{' '}
          {edition === null
            ? 'Votre texte reste ici, pour le copier.'
            : 'Les deux textes sont gardés\u00a0: choisissez.'}
        </p>
      </div>
      <div className="two-cards">
        <section className="card">
          <h2>{`Version de ${firstName}, ${edition === null ? 'envoyée' : 'enregistrée'}`}</h2>
          <Differences differences={differences} side="other" />
          <div>
            <a className="button" href={address}>
              {`Garder celle de ${firstName}`}
            </a>
          </div>
        </section>
        <section className="card">
          <h2>La vôtre, pas encore enregistrée</h2>
          <Differences differences={differences} side="one" />
          {edition !== null && (
            <PostForm action={address} onAnswer={onAnswer}>
              {[...flatten(ours)].map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <input type="hidden" name="edition" value={edition} />
              <button type="submit" className="button main-button">
                Remplacer par la mienne
              </button>
            </PostForm>
          )}
        </section>
      </div>
    </>
  )
}

function Differences({
  differences,
  side,
}: {
  differences: readonly Difference[]
  side: 'one' | 'other'
}) {
  return (
    <dl>
      {differences.map((difference) => (
        <div key={difference.label}>
          <dt>{difference.label}</dt>
          <dd className="typed" dir="auto">
            {difference[side] || <span className="muted">vide</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
