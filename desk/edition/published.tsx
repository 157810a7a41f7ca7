import './history.css'
import { PostForm } from '../ui/post-form.tsx'
import { Trail } from './marks.tsx'
import type { PublishedView } from './view.ts'

export function PublishedPage({ view }: { view: PublishedView }) {
  const { number, words, changes, undo } = view
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
            <PostForm action={undo.action}>
              <input type="hidden" name="apres" value={number} />
              <button type="submit" name="acte" value={`remettre:${undo.after}`} className="button">
                Remettre le site comme avant
              </button>
            </PostForm>
          )}
          <a className="button main-button" href="/bureau/edition">
            Revenir à l’édition
          </a>
        </div>
      </div>
      <section>
        <h2>Ce qui a changé</h2>
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
      {undo && (
        <p className="small muted">
          Remettre comme avant est une publication de plus{'\u00a0'}; rien ne s’efface.
        </p>
      )}
    </>
  )
}
