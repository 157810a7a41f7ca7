import type { Deed } from '#server/store/people/journal-pages.ts'
import { instantWords } from '../ui/instants.ts'
import { deedWords } from './deed-words.ts'

const rooms = { request: '/bureau/demandes', quote: '/bureau/devis' }

/**
 * @param kinds what the objects are that have a page
 * @param who id of the person whose deeds are shown; '' for all
 */
export function JournalPage({
  now,
  deeds,
  kinds,
  people,
  who,
  file,
  next,
}: {
  now: number
  deeds: readonly Deed[]
  kinds: ReadonlyMap<string, 'request' | 'quote'>
  people: readonly { id: string; name: string }[]
  who: string
  file: string
  next: string | null
}) {
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
      {deeds.length > 0 ? (
        <table className="card-table journal">
          <caption className="visually-hidden">Actions, la plus récente d’abord</caption>
          <thead>
            <tr>
              <th scope="col">Action</th>
              <th scope="col">Qui</th>
              <th scope="col">Objet</th>
              <th scope="col">Quand</th>
            </tr>
          </thead>
          <tbody>
            {deeds.map(({ key, action, actor, object, at }) => (
              <tr key={key}>
                <td>
                  <b>{deedWords[action]}</b>
                </td>
                <td>
                  <bdi>{actor}</bdi>
                </td>
                <td>
                  {kinds.has(object) ? (
                    <a href={`${rooms[kinds.get(object) ?? 'request']}/${object}`}>{object}</a>
                  ) : (
                    <bdi>{object}</bdi>
                  )}
                </td>
                <td className="muted">{instantWords(at, now)}</td>
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
