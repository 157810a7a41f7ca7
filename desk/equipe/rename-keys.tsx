import { TokenField } from '../layout/shell.tsx'
import type { KeyView } from './view.ts'

/** What the owner calls their keys. */
export function RenameKeys({ keys }: { keys: readonly KeyView[] }) {
  return (
    <details className="unfolding">
      <summary className="button">Renommer {keys.length > 1 ? 'une clé' : 'la clé'}</summary>
      {keys.map(({ id, label }) => (
        <form key={id} method="post" action="/bureau/equipe/cles/renommer">
          <TokenField />
          <input type="hidden" name="key" value={id} />
          <label>
            {`Nouveau nom de «\u00a0${label}\u00a0»`}
            <input name="label" defaultValue={label} maxLength={60} required />
          </label>
          <button type="submit" className="button">
            Renommer
          </button>
        </form>
      ))}
    </details>
  )
}
