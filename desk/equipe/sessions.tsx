import { dayAt, formatHour, formatNamedDay } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import type { Session } from '#server/store/people/sessions.ts'
import { TokenField } from '../layout/token.tsx'
import { InlinePost } from './inline-post.tsx'

const minute = 60_000
const hour = 60 * minute

export function Sessions({
  sessions,
  own,
  now,
}: {
  sessions: readonly Session[]
  own: Session
  now: number
}) {
  return (
    <section>
      <h2 id="sessions">Sessions ouvertes</h2>
      <p className="small muted">
        Une session se ferme après 20{'\u00a0'}h d’inactivité, et au bout de 7{'\u00a0'}jours. La
        fermer ne retire pas la clé.
      </p>
      <table className="card-table" aria-labelledby="sessions">
        <thead>
          <tr>
            <th scope="col">Qui, appareil</th>
            <th scope="col">Dernière action</th>
            <th scope="col">Ouverte</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ id, person, device, usedAt, createdAt }) => (
            <tr key={id}>
              <td>
                <b>{`${isolated(person.name)}, ${isolated(device)}`}</b>
              </td>
              <td>{id === own.id ? 'maintenant' : ago(now - usedAt)}</td>
              <td>
                {formatNamedDay(dayAt(createdAt))}, {formatHour(createdAt)}
                {id === own.id && '. C’est celle-ci.'}
              </td>
              <td>
                {id !== own.id && (
                  <form method="post" action="/bureau/equipe/sessions/fermer" className="actions">
                    <TokenField />
                    <input type="hidden" name="session" value={id} />
                    <button type="submit" className="button">
                      Fermer la session
                    </button>
                  </form>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sessions.filter(({ person }) => person.id === own.person.id).length > 1 && (
        <InlinePost action="/bureau/equipe/sessions/fermer-les-autres">
          Fermer mes autres sessions
        </InlinePost>
      )}
    </section>
  )
}

function ago(time: number): string {
  if (time < 2 * minute) return 'à l’instant'
  if (time < hour) return `il y a ${Math.floor(time / minute)}\u00a0min`
  return `il y a ${Math.floor(time / hour)}\u00a0h`
}
