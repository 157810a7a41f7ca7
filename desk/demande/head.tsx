import { DelayMark } from '../demandes/delay-mark.tsx'
import { Release } from '../demandes/release.tsx'
import { firstNameOf } from '../ui/first-name.ts'
import { ListLink } from '../ui/list-link.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { StateMark } from '../ui/state.tsx'
import { ActForm, useRequest } from './request.tsx'

export function Head() {
  const { view } = useRequest()
  const { reference, name, delay, assignee, shown, isSpam, doubts } = view
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
            <ActForm id="prendre" act="prendre">
              <button type="submit" className="button">
                Prendre
              </button>
            </ActForm>
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
            <>
              <Release reference={reference} />
              <PostForm action={`${address}/indesirable`}>
                <button type="submit" className="button">
                  C’est un indésirable
                </button>
              </PostForm>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
