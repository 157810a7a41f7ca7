import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import { DelayMark } from '../demandes/delay-mark.tsx'
import { firstNameOf } from '../ui/first-name.ts'
import { ListLink } from '../ui/list-link.tsx'
import type { PostAnswer } from '../ui/post.ts'
import { PostForm } from '../ui/post-form.tsx'
import { StateMark } from '../ui/state.tsx'

export function Head({
  view,
  onAnswer,
}: {
  view: RequestView
  onAnswer: (answer: PostAnswer) => void
}) {
  const { reference, name, version, delay, assignee, shown, isSpam, doubts } = view
  const address = `/bureau/demandes/${reference}`
  return (
    <div className="head">
      <div>
        <p className="small muted">
          <ListLink path="/bureau">Demandes</ListLink> / {reference}
        </p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
      </div>
      <div className="actions">
        <div className="actions">
          {delay && <DelayMark delay={delay} clock={view} />}
          <StateMark state={shown} />
          {assignee && (
            <span className="small">
              {`Confiée à ${assignee.isSelf ? 'vous' : firstNameOf(assignee.name)}`}
            </span>
          )}
        </div>
        <div className="actions">
          {!assignee?.isSelf && !doubts && !isSpam && (
            <PostForm id="prendre" action={`${address}/prendre`} onAnswer={onAnswer}>
              <input type="hidden" name="version" value={version} />
              <button type="submit" className="button">
                Prendre
              </button>
            </PostForm>
          )}
          {!doubts && !isSpam && (
            <PostForm id="faire-un-devis" action={`${address}/devis`}>
              <input type="hidden" name="id" value={view.quoteId} />
              <button type="submit" className="button">
                Faire un devis
              </button>
            </PostForm>
          )}
          {doubts && !isSpam && (
            <PostForm className="actions" action={`${address}/sortir`}>
              <button type="submit" className="button main-button">
                Sortir de quarantaine
              </button>
              <button type="submit" className="button" formAction={`${address}/indesirable`}>
                C’est un indésirable
              </button>
            </PostForm>
          )}
        </div>
      </div>
    </div>
  )
}
