import type { PublicationView, touchChoices } from '#server/http/desk/edition/history-view.ts'
import { TokenField } from '../layout/token.tsx'
import { ChoiceForm } from '../ui/choice-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import { Pieces, Trail } from './marks.tsx'
import type { Piece } from './view.ts'
import {
  fieldAddress,
  historyAddress,
  names,
  publicationAddress,
  queries,
  restorationAddress,
} from './wire.ts'

interface Touch {
  /** Name of a shelf or page; '' for the whole site. */
  chosen: string
  choices: ReturnType<typeof touchChoices>
}

/** @param last number of the publication that is online */
export function HistoryPage({
  publications,
  touch,
  older,
  said,
  last,
}: {
  publications: readonly PublicationView[]
  touch: Touch
  older: string | null
  said: string
  last: number
}) {
  return (
    <>
      <div className="head">
        <div>
          <Trail>historique</Trail>
          <h1>Historique</h1>
        </div>
        <TouchForm {...touch} />
      </div>
      <StatusLine>{said}</StatusLine>
      <p>
        «&nbsp;Remettre&nbsp;» redonne au site ses textes d’alors, en quelques secondes. C’est une
        publication de plus{'\u00a0'}: rien ne s’efface, et ce qui n’est pas encore en ligne reste.
      </p>
      {publications.length === 0 ? (
        <div className="card">
          <h2>{touch.chosen ? 'Aucune publication n’y touche.' : 'Aucune publication encore.'}</h2>
        </div>
      ) : (
        <Publications publications={publications} last={last} />
      )}
      {older && (
        <p>
          <a href={older}>Plus anciennes</a>
        </p>
      )}
    </>
  )
}

function Publications({
  publications,
  last,
}: {
  publications: readonly PublicationView[]
  last: number
}) {
  const list = (
    <ol className="publications" reversed>
      {publications.map((publication) => (
        <Publication key={publication.number} publication={publication} />
      ))}
    </ol>
  )
  if (publications.every(({ differences }) => !differences)) return list
  return (
    <form method="post" action={historyAddress}>
      <TokenField />
      <input type="hidden" name={names.after} value={last} />
      {list}
    </form>
  )
}

function TouchForm({ chosen, choices }: Touch) {
  const options = (list: Touch['choices']['pages']) =>
    list.map(({ name, label }) => (
      <option key={name} value={name}>
        {label}
      </option>
    ))
  return (
    <ChoiceForm action={historyAddress} label="Ce qui touche" name={queries.touch} chosen={chosen}>
      <option value="">tout le site</option>
      {options(choices.shelves)}
      <optgroup label="Une page">{options(choices.pages)}</optgroup>
    </ChoiceForm>
  )
}

function Publication({
  publication: { number, title, note, by, when, online, differences, href, back },
}: {
  publication: PublicationView
}) {
  const then = number === 0 ? 'avant la première publication' : `à la publication ${number}`
  return (
    <li id={`p${number}`} className={differences && !online ? 'asked-about' : undefined}>
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
      </div>
      <span className="small muted">
        {by && (
          <>
            <b>
              <bdi>{by}</bdi>
            </b>
            <br />
            {when}
          </>
        )}
      </span>
      {online ? (
        <span className="state is-online">En ligne</span>
      ) : (
        !differences && (
          <a className="button" href={href}>
            Remettre<span className="visually-hidden">{` le site comme ${then}`}</span>
          </a>
        )
      )}
      {differences && !online && (
        <section className="inside" aria-labelledby="remettre">
          <h2 id="remettre">{`Remettre le site comme ${then}\u00a0?`}</h2>
          {differences.rows.length === 0 ? (
            <p>Rien ne changerait{'\u00a0'}: le site en ligne a les mêmes textes.</p>
          ) : (
            <>
              <p>
                <b>{differences.words}</b>
              </p>
              {differences.samples.map((words) => (
                <p key={words}>
                  <bdi>{words}</bdi>
                </p>
              ))}
              <Differences number={number} rows={differences.rows} />
            </>
          )}
          <div className="actions">
            {differences.rows.length > 0 && (
              <button
                type="submit"
                formAction={restorationAddress(number)}
                className="button main-button"
              >
                {`Remettre le site comme ${then}`}
              </button>
            )}
            <a className="button" href={back}>
              Annuler
            </a>
          </div>
        </section>
      )}
    </li>
  )
}

function Differences({
  number,
  rows,
}: {
  number: number
  rows: NonNullable<PublicationView['differences']>['rows']
}) {
  return (
    <table aria-labelledby="remettre">
      <thead>
        <tr>
          <th scope="col">Où</th>
          <th scope="col">En ligne</th>
          <th scope="col">Redeviendrait</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, place, field, pieces, absent, only }) => (
          <tr key={key}>
            <td>
              <bdi>{place}</bdi>
              <br />
              <small className="muted">
                <bdi>{field}</bdi>
              </small>
            </td>
            <td>
              <Side pieces={pieces} without="after" absent={absent} />
            </td>
            <td>
              <Side pieces={pieces} without="before" absent={absent} />
              {rows.length > 1 && (
                <button
                  type="submit"
                  formAction={fieldAddress(publicationAddress(number), key, 'reprise')}
                  className="as-link small"
                >
                  {only}
                  <span className="visually-hidden">{`, ${place}, ${field}`}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Side({
  pieces,
  without,
  absent,
}: {
  pieces: readonly Piece[]
  without: Piece['kind']
  absent: string
}) {
  const shown = pieces.filter(({ kind }) => kind !== without)
  return shown.length > 0 ? <Pieces pieces={shown} /> : <span className="muted">{absent}</span>
}
