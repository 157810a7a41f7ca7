import './journal.css'
import type { JournalLineView, JournalView } from './view.ts'

/** Who did what, newest first. */
export function JournalPage({ view }: { view: JournalView }) {
  const { lines, next, isFirst } = view
  return (
    <>
      <div className="head">
        <h1>Journal</h1>
        <div className="actions">
          <a className="button" href="/bureau/journal.csv">
            Exporter (CSV)
          </a>
        </div>
      </div>
      <p className="muted">
        Qui a fait quoi. Rien ne s’y modifie ni ne s’y efface{'\u00a0'}; aucun texte de client n’y
        figure.
      </p>
      <WhoFilter {...view} />
      {lines.length > 0 ? (
        <table className="card-table journal">
          <thead>
            <tr>
              <th scope="col">Action</th>
              <th scope="col">Qui</th>
              <th scope="col">Objet</th>
              <th scope="col">Quand</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </tbody>
        </table>
      ) : (
        <p>{isFirst ? 'Rien n’a encore été fait.' : 'Il n’y a rien de plus ancien.'}</p>
      )}
      <nav className="actions" aria-label="Pages du journal">
        {!isFirst && (
          <a className="button" href="/bureau/journal">
            Revenir au plus récent
          </a>
        )}
        {next && (
          <a className="button" href={next}>
            Plus ancien
          </a>
        )}
      </nav>
    </>
  )
}

function WhoFilter({ authors, who }: JournalView) {
  return (
    <form method="get" action="/bureau/journal" className="who-filter">
      <label>
        De qui
        <select name="qui" defaultValue={who ?? ''}>
          <option value="">Tout le monde</option>
          {authors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        Filtrer
      </button>
    </form>
  )
}

function Line({ line: { action, actor, object, isRequest, when } }: { line: JournalLineView }) {
  return (
    <tr>
      <td>
        <b>{action}</b>
      </td>
      <td>{actor}</td>
      <td>
        {isRequest ? <a href={`/bureau/demandes/${object}`}>{object}</a> : <bdi>{object}</bdi>}
      </td>
      <td className="muted">{when}</td>
    </tr>
  )
}
