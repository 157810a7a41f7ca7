import { type PostAnswer, PostForm } from '../ui/post-form.tsx'
import { timeOf } from '../ui/time.ts'
import type { RequestView } from './view.ts'

/** Somebody was faster: what they kept and what this person wanted, side by side. */
export function Conflict({
  conflict: { by, at, theirs, ours, action, fields },
  address,
  onAnswer,
}: {
  conflict: NonNullable<RequestView['conflict']>
  address: string
  onAnswer: (answer: PostAnswer) => void
}) {
  const firstName = by.split(' ')[0]
  return (
    <>
      <div className="message alert" role="alert">
        <p>
          <b>
            {firstName} a changé cette demande avant vous, à {timeOf(at)}.
          </b>{' '}
          Rien n’est perdu{'\u00a0'}: choisissez.
        </p>
      </div>
      <div className="two-cards">
        <section className="card">
          <h2>Version de {firstName}, enregistrée</h2>
          <Facts facts={theirs} />
          <div>
            <a className="button" href={address}>
              Garder celle de {firstName}
            </a>
          </div>
        </section>
        <section className="card">
          <h2>La vôtre, pas encore enregistrée</h2>
          <Facts facts={ours} />
          <PostForm className="actions" action={action} onAnswer={onAnswer}>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className="button main-button">
              {action.endsWith('/repondre') ? 'Envoyer quand même' : 'Remplacer par la mienne'}
            </button>
          </PostForm>
        </section>
      </div>
    </>
  )
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="said" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
