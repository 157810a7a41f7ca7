import { isolated } from '#quotes/isolated.ts'
import { TokenField } from '../layout/token.tsx'
import type { Member, PeopleTyped } from './people.ts'

export function RenameKeys({ keys, typed }: { keys: Member['keys']; typed: PeopleTyped }) {
  return (
    <details className="unfolding" open={typed.label !== undefined}>
      <summary className="button">Renommer {keys.length > 1 ? 'une clé' : 'la clé'}</summary>
      {keys.map(({ id, label }) => (
        <form key={id} method="post" action="/bureau/equipe/cles/renommer">
          <TokenField />
          <input type="hidden" name="key" value={id} />
          <label>
            {`Nouveau nom de «\u00a0${isolated(label)}\u00a0»`}
            <input
              name="label"
              dir="auto"
              defaultValue={id === typed.key ? typed.label : label}
              required
              aria-invalid={false}
            />
          </label>
          <button type="submit" className="button">
            Renommer
          </button>
        </form>
      ))}
    </details>
  )
}
