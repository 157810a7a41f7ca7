import type { JournalView } from './view.ts'

export function JournalPage({ view: { lines, people, who, file, next } }: { view: JournalView }) {
  return (
    <>
      <div className="head">
        <h1>Journal</h1>
        <div className="actions">
          <a className="button" href={file}>
            Exporter (CSV)
          </a>
        </div>
      </div>
      <p className="muted">
        Qui a fait quoi. Rien ne s’y modifie ni ne s’y efface{'\u00a0'}; aucun texte de client n’y
        figure.
      </p>
      <search>
        <form className="actions filter" action="/bureau/journal">
          <label htmlFor="qui">Personne</label>
          <select id="qui" name="qui" defaultValue={who}>
            <option value="">Tout le monde</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" className="button">
            Afficher
          </button>
        </form>
      </search>
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
            {lines.map(({ key, action, actor, object, link, when }) => (
              <tr key={key}>
                <td>
                  <b>{action}</b>
                </td>
                <td>
                  <bdi>{actor}</bdi>
                </td>
                <td>{link ? <a href={link}>{object}</a> : <bdi>{object}</bdi>}</td>
                <td className="muted">{when}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>Rien pour l’instant.</p>
      )}
      {next && (
        <p>
          <a className="button" href={next}>
            Voir la suite
          </a>
        </p>
      )}
    </>
  )
}
