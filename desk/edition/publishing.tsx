import './review.css'
import './publishing.css'
import { useEffect, useState } from 'react'
import { TokenField } from '../layout/shell.tsx'
import { PlaceFrame } from './cut-frames.tsx'
import { Reviewed, Trail } from './marks.tsx'
import { previewOf } from './preview.tsx'
import type { PublishingView, ThumbView } from './view.ts'

const address = '/bureau/edition/publication'

/** Milliseconds before the next request after a lost connection. */
const pause = 1_000

type Answer = { view: PublishingView } | { goTo: string }

export function PublishingPage({ view: first }: { view: PublishingView }) {
  const view = useSteps(first)
  const { number, heading, words, percent, steps, thumbs, failure } = view
  return (
    <>
      {!failure && (
        <noscript>
          <meta httpEquiv="refresh" content="1" />
        </noscript>
      )}
      <div className="head">
        <div>
          <Trail>publication {number}</Trail>
          <h1>{failure ? 'Rien n’a changé en ligne' : 'Publication en cours'}</h1>
        </div>
      </div>
      {failure && (
        <div className="message alert">
          <p role="alert">
            <b>
              <bdi>{failure.words}</bdi>
            </b>{' '}
            {failure.kept}
          </p>
        </div>
      )}
      <section className="card">
        <h2 id="etapes">{heading}</h2>
        {!failure && (
          <>
            <p role="status">{words}</p>
            <progress max="100" value={percent} aria-labelledby="etapes" />
          </>
        )}
        <ol className="steps">
          {steps.map(({ name, label, state, note }) => (
            <li key={name} className={state}>
              <span>
                <span className="visually-hidden">{stateWords[state]}</span>
                {state === 'going' || state === 'broken' ? <b>{label}</b> : label}
              </span>
              <span className="muted small">{note}</span>
            </li>
          ))}
        </ol>
        {failure && <NextActs failure={failure} />}
      </section>
      <ul className="thumbs">
        {thumbs.map(({ state, ...thumb }) => (
          <Thumb key={thumb.path} thumb={thumb} version="prets" state={state}>
            {state === 'waiting' && <span className="state is-draft">En cours</span>}
            {state === 'broken' && <span className="state is-failed">Refusée</span>}
            {state === 'ready' && !failure && <span className="state is-online">Redessinée</span>}
          </Thumb>
        ))}
      </ul>
      {!failure && (
        <p className="small muted">
          Vous pouvez fermer cette page{'\u00a0'}: la publication continue, et l’équipe en voit la
          fin. Ce qui s’écrit maintenant ira dans la suivante.
        </p>
      )}
    </>
  )
}

const stateWords = {
  done: 'Fait\u00a0: ',
  going: 'En cours\u00a0: ',
  broken: 'Échec\u00a0: ',
  todo: 'À venir\u00a0: ',
}

/** Requests views until the publication ends; the server answers once the view has changed. */
function useSteps(first: PublishingView): PublishingView {
  const [view, setView] = useState(first)
  const { seen, failure } = view
  const isOver = failure !== null
  useEffect(() => {
    if (isOver) return
    const stop = new AbortController()
    const { signal } = stop
    const headers = { Accept: 'application/json' }
    async function follow() {
      try {
        const response = await fetch(`${address}?vu=${seen}`, { headers, signal })
        const answer: Answer = await response.json()
        if ('goTo' in answer) location.replace(answer.goTo)
        else if (answer.view.seen === seen) follow()
        else setView(answer.view)
      } catch {
        if (!signal.aborted) setTimeout(follow, pause)
      }
    }
    follow()
    return () => stop.abort()
  }, [seen, isOver])
  return view
}

export function Thumb({
  thumb: { path, label, place, note },
  version,
  state,
  href,
  children,
}: {
  thumb: ThumbView
  /** Query value of the preview. */
  version: 'avant' | 'prets'
  state?: 'waiting' | 'ready' | 'broken'
  href?: string
  children?: React.ReactNode
}) {
  const covered = state === 'waiting' || state === 'broken' ? ' covered' : ''
  return (
    <li>
      <div className={`frame phone${covered}${state === 'broken' ? ' refused' : ''}`}>
        {state !== 'broken' && (
          <PlaceFrame src={previewOf(path, version)} place={place} title={label} />
        )}
      </div>
      <b>{href ? <a href={href}>{<bdi>{label}</bdi>}</a> : <bdi>{label}</bdi>}</b>
      <small className="muted">
        <bdi>{note}</bdi>
      </small>
      {children && <small>{children}</small>}
    </li>
  )
}

function NextActs({
  failure: { cause, report, retry },
}: {
  failure: NonNullable<PublishingView['failure']>
}) {
  const { action, act, after, changes, except } = retry
  const others = except ? changes.length - 1 : 0
  const [isCopied, setCopied] = useState(false)
  const [canCopy, setCanCopy] = useState(false)
  // The clipboard needs https or localhost.
  useEffect(() => setCanCopy('clipboard' in navigator), [])
  return (
    <>
      {cause && (
        <p>
          Le changement en cause{'\u00a0'}:{' '}
          <a href={cause.href}>
            <bdi>{cause.field}</bdi>
          </a>
          .
        </p>
      )}
      <form method="post" action={action} className="actions">
        <TokenField />
        <input type="hidden" name="apres" value={after} />
        {changes.map((change) => (
          <Reviewed key={change.key} change={change} isTaken />
        ))}
        {others > 0 && (
          <button type="submit" name="acte" value={`sauf:${except}`} className="button main-button">
            {others > 1 ? `Publier les ${others} autres` : 'Publier l’autre'}
          </button>
        )}
        <button type="submit" name="acte" value={act} className="button">
          Réessayer
        </button>
        {report && canCopy && (
          <button
            type="button"
            className="button"
            onClick={() => navigator.clipboard.writeText(report).then(() => setCopied(true))}
          >
            Copier le compte rendu
          </button>
        )}
        <a className="button" href="/bureau/edition/relire">
          Revenir à la relecture
        </a>
      </form>
      {report && (
        <>
          <p className="small muted" role="status">
            {isCopied
              ? 'Compte rendu copié.'
              : 'Ce n’est pas une faute de saisie\u00a0: le compte rendu dit la page, l’heure et l’erreur à qui développe le site.'}
          </p>
          <details className="report">
            <summary>Lire le compte rendu</summary>
            <pre dir="ltr">{report}</pre>
          </details>
        </>
      )}
    </>
  )
}
