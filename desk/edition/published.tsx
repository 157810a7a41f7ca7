import type { PublishedView } from '#server/http/desk/edition/published-view.ts'
import { PlaceFrame } from './cut-frames.tsx'
import { ChangeMark, Trail } from './marks.tsx'
import { home, previewOf } from './wire.ts'

export function PublishedPage(view: PublishedView) {
  const { number, words, isRestored, thumbs, changes, samples, waiting, undo } = view
  return (
    <>
      <div className="head">
        <div>
          <Trail>publication {number}</Trail>
          <h1>C’est en ligne</h1>
        </div>
      </div>
      <div className="message">
        <p role="status">
          <span className="state is-online wraps">{words}</span>
        </p>
        <div className="actions">
          {undo && (
            <a className="button" href={undo}>
              {isRestored ? 'Annuler' : 'Remettre le site comme avant'}
            </a>
          )}
          <a className="button main-button" href={home}>
            Revenir à l’édition
          </a>
        </div>
      </div>
      {thumbs.length > 0 && (
        <ul className="thumbs">
          {thumbs.map((thumb) => (
            <Thumb key={thumb.path} thumb={thumb} />
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <section>
          <h2>{thumbs.length > 0 ? 'A changé aussi' : 'Ce qui a changé'}</h2>
          <ul className="pages-done">
            {changes.map(({ place, field, href }) => (
              <li key={place + field}>
                {href ? (
                  <a href={href}>
                    <bdi>{place}</bdi>
                  </a>
                ) : (
                  <b>
                    <bdi>{place}</bdi>
                  </b>
                )}
                <bdi className="muted">{field}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {samples.map((words) => (
        <p key={words}>
          <bdi>{words}</bdi>
        </p>
      ))}
      {undo && (
        <p className="small muted">
          Remettre comme avant est une publication de plus{'\u00a0'}; rien ne s’efface.
        </p>
      )}
      {waiting.length > 0 && (
        <section>
          <h2>Pas encore en ligne</h2>
          <ul className="pages-done">
            {waiting.map(({ key, href, place, field, state }) => (
              <li key={key}>
                <a href={href}>
                  <bdi>{`${place}, ${field}`}</bdi>
                </a>
                <ChangeMark state={state} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Thumb({
  thumb: { path, label, place, note },
}: {
  thumb: PublishedView['thumbs'][number]
}) {
  return (
    <li>
      <div className="frame phone">
        <PlaceFrame src={previewOf(path, 'avant')} place={place} title={label} />
      </div>
      <b>
        <a href={path}>{<bdi>{label}</bdi>}</a>
      </b>
      <small className="muted">
        <bdi>{note}</bdi>
      </small>
    </li>
  )
}
