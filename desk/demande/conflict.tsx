import { useEffect, useRef } from 'react'
import { formatHour } from '#quotes/dates.ts'
import type { FactView, RequestView } from '#server/http/desk/demande/request-view.ts'
import { firstNameOf } from '../ui/first-name.ts'
import { PostForm } from '../ui/post-form.tsx'
import { StateMark } from '../ui/state.tsx'
import { type Part, useRequest } from './request.tsx'

/** @param onLeave discards this person's version */
export function Conflict({
  conflict: { by, at, theirs, ours, action, fields },
  onLeave,
}: {
  conflict: NonNullable<RequestView['conflict']>
  onLeave: () => void
}) {
  const { view, take } = useRequest()
  const act = action.split('/').at(-1) ?? ''
  const firstName = firstNameOf(by)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <>
      <div className="message alert" role="alert" tabIndex={-1} ref={words}>
        <p>
          <b>{`${firstName} a changé cette demande avant vous, à ${formatHour(at)}.`}</b> Les deux
          versions sont gardées{'\u00a0'}: choisissez.
        </p>
      </div>
      <div className="two-cards">
        <section className="card">
          <h2>{`Version de ${firstName}, enregistrée`}</h2>
          <Facts facts={theirs} />
          <div>
            <a
              className="button"
              href={`/bureau/demandes/${view.reference}`}
              onClick={(event) => {
                event.preventDefault()
                onLeave()
              }}
            >
              {`Garder celle de ${firstName}`}
            </a>
          </div>
        </section>
        <section className="card">
          <h2>La vôtre, pas encore enregistrée</h2>
          <Facts facts={ours} />
          <PostForm className="actions" action={action} onAnswer={take(parts[act])}>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className="button main-button">
              {buttons[act] ?? 'Remplacer par la mienne'}
            </button>
          </PostForm>
        </section>
      </div>
    </>
  )
}

const parts: Record<string, Part> = { repondre: 'composer', suivi: 'follow', classer: 'filing' }

const buttons: Record<string, string> = {
  repondre: 'Envoyer quand même',
  classer: 'Classer quand même',
}

function Facts({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl>
      {facts.map(({ label, value, state }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="typed" dir="auto">
            {state ? <StateMark state={state} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
