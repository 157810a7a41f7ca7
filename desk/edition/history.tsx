import './history.css'
import { TokenField } from '../layout/shell.tsx'
import { StatusLine } from '../ui/status.tsx'
import { Pieces, Trail } from './marks.tsx'
import type { HistoryView, Piece, PublicationView } from './view.ts'

export function HistoryPage({ view }: { view: HistoryView }) {
  const { publications, older, said, last } = view
  return (
    <>
      <div className="head">
        <div>
          <Trail>historique</Trail>
          <h1>Historique</h1>
        </div>
      </div>
      <StatusLine>{said}</StatusLine>
      <p>
        «&nbsp;Remettre&nbsp;» redonne au site ses textes d’alors, en quelques secondes. C’est une
        publication de plus{'\u00a0'}: rien ne s’efface, et ce qui n’est pas encore en ligne reste.
      </p>
      {publications.length === 0 ? (
        <div className="card">
          <h2>Aucune publication encore.</h2>
        </div>
      ) : (
        <form method="post" action="/bureau/edition/historique">
          <TokenField />
          <input type="hidden" name="apres" value={last} />
          <ol className="publications" reversed>
            {publications.map((publication) => (
              <Publication key={publication.number} publication={publication} />
            ))}
          </ol>
        </form>
      )}
      {older && (
        <p>
          <a href={older}>Plus anciennes</a>
        </p>
      )}
    </>
  )
}

function Publication({
  publication: { number, title, note, by, when, online, differences, href },
}: {
  publication: PublicationView
}) {
  const restore = (className: string, words: string) => (
    <button type="submit" name="acte" value={`remettre:${number}`} className={className}>
      {words}
      {words === 'Remettre' && (
        <span className="visually-hidden">{` le site comme à la publication ${number}`}</span>
      )}
    </button>
  )
  return (
    <li id={`p${number}`}>
      <span className="number">{number}</span>
      <div>
        <b>
          <bdi>{title}</bdi>
        </b>
        {note && (
          <p className="small muted">
            <bdi>{note}</bdi>
          </p>
        )}
        {!online && !differences && (
          <a className="small differences" href={href}>
            Ce que «&nbsp;Remettre&nbsp;» changerait
            <span className="visually-hidden">{`, publication ${number}`}</span>
          </a>
        )}
      </div>
      <span className="small muted">
        <b>
          <bdi>{by}</bdi>
        </b>
        <br />
        {when}
      </span>
      {online ? (
        <span className="state is-online">En ligne</span>
      ) : (
        !differences && restore('button', 'Remettre')
      )}
      {differences && !online && (
        <details open>
          <summary>Ce que «&nbsp;Remettre&nbsp;» changerait</summary>
          <div className="inside">
            <Differences rows={differences} />
            <div className="actions">
              {restore('button main-button', `Remettre le site comme à la publication ${number}`)}
            </div>
          </div>
        </details>
      )}
    </li>
  )
}

function Differences({ rows }: { rows: NonNullable<PublicationView['differences']> }) {
  if (rows.length === 0) return <p>Rien{'\u00a0'}: le site en ligne a les mêmes textes.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Où</th>
          <th scope="col">En ligne</th>
          <th scope="col">Redeviendrait</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, field, pieces }) => (
          <tr key={place + field}>
            <td>
              <bdi>{place}</bdi>
              <br />
              <small className="muted">
                <bdi>{field}</bdi>
              </small>
            </td>
            <td>
              <Side pieces={pieces} without="after" />
            </td>
            <td>
              <Side pieces={pieces} without="before" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Side({ pieces, without }: { pieces: readonly Piece[]; without: Piece['kind'] }) {
  const shown = pieces.filter(({ kind }) => kind !== without)
  return shown.length > 0 ? <Pieces pieces={shown} /> : <span className="muted">vide</span>
}
