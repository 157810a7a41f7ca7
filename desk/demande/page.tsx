import { useState } from 'react'
import { DelayMark } from '../demandes/delay-mark.tsx'
import { KeysHelp, useKeys } from '../ui/keys.tsx'
import { type PostAnswer, PostForm } from '../ui/post-form.tsx'
import { StateMark } from '../ui/state.tsx'
import { StatusLine } from '../ui/status.tsx'
import { timeOf } from '../ui/time.ts'
import { Composer } from './composer.tsx'
import { Conflict } from './conflict.tsx'
import './demande.css'
import { Filing } from './filing.tsx'
import { Follow } from './follow.tsx'
import { History } from './history.tsx'
import { Received } from './received.tsx'
import { usePresence } from './use-presence.ts'
import type { RequestView } from './view.ts'

/** One request: all that was received, what happened, and everything that can be done with it. */
export function RequestPage({ view: served }: { view: RequestView }) {
  const [view, setView] = useState(served)
  const [fault, setFault] = useState('')
  const live = usePresence(view)

  /** @param own the form that was sent: what is typed in the others stays */
  const take =
    (own?: 'composer' | 'follow' | 'filing') =>
    ({ status, data }: PostAnswer) => {
      const { view: next, gone } = (data ?? {}) as { view?: RequestView; gone?: boolean }
      setFault('')
      if (gone) location.assign('/bureau')
      else if (!next) setFault(faultOf(status))
      else {
        setView({
          ...next,
          ...(own !== 'composer' && { composer: view.composer && next.composer && view.composer }),
          ...(own !== 'follow' && { noteId: view.noteId }),
          ...(own !== 'filing' && { filing: view.filing }),
        })
      }
    }

  useKeys({
    p: () => document.querySelector<HTMLFormElement>('#prendre')?.requestSubmit(),
    r: () => document.querySelector<HTMLElement>('#repondre textarea')?.focus(),
    u: () => location.assign('/bureau'),
  })

  const { reference, outcome, conflict, failure, phone, version, doubts, isSpam } = view
  const address = `/bureau/demandes/${reference}`
  return (
    <>
      <Head view={view} onAnswer={take()} />
      <StatusLine kind={outcome?.kind ?? 'done'}>{outcome?.words}</StatusLine>
      <StatusLine kind="alert">{fault}</StatusLine>
      <StatusLine kind="alert">{live.lost}</StatusLine>
      {conflict && <Conflict conflict={conflict} address={address} onAnswer={take('composer')} />}
      {failure && (
        <StatusLine
          kind="alert"
          actions={
            <>
              <PostForm action={`${address}/relancer`} onAnswer={take()}>
                <button type="submit" className="button main-button">
                  Réessayer
                </button>
              </PostForm>
              {phone && (
                <a className="button" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                  Appeler plutôt
                </a>
              )}
            </>
          }
        >
          <b>La réponse n’est pas partie.</b> Le serveur d’e-mail ne l’a pas prise.{' '}
          {failure.willRetry
            ? 'Elle est gardée, et un nouvel essai se fera sans vous.'
            : 'Elle est gardée ; il n’y aura plus d’essai sans vous.'}
        </StatusLine>
      )}
      <StatusLine kind="fresh">
        {live.others.map(({ name, writingSince }) =>
          writingSince === null ? (
            <span key={name}>{name} lit cette demande. </span>
          ) : (
            <span key={name}>
              <b>{name} est en train de répondre</b> depuis {timeOf(writingSince)}. Deux réponses se
              croiseraient.{' '}
            </span>
          ),
        )}
        {live.version > version && (
          <>
            Cette demande a changé. <a href={address}>La recharger</a>
          </>
        )}
      </StatusLine>
      {doubts && (
        <div className="message alert" role="note">
          <p>
            <b>En quarantaine.</b> {doubts.reasons.join(' ')} {doubts.verdict}
          </p>
        </div>
      )}
      <div className="two-columns">
        <div className="column">
          <Received view={view} />
          <History view={view} />
        </div>
        <div className="column">
          {!doubts && !isSpam && (
            <Composer key={view.composer?.id} view={view} onAnswer={take('composer')} />
          )}
          <Follow key={view.noteId} view={view} onAnswer={take('follow')} />
          {!doubts && <Filing key={view.filing.id} view={view} onAnswer={take('filing')} />}
        </div>
      </div>
      <KeysHelp>
        <kbd>P</kbd> prendre · <kbd>R</kbd> répondre · <kbd>U</kbd> revenir à la liste ·{' '}
      </KeysHelp>
    </>
  )
}

function Head({ view, onAnswer }: { view: RequestView; onAnswer: (answer: PostAnswer) => void }) {
  const { reference, name, version, delay, assignee, shown, isSpam, doubts } = view
  const address = `/bureau/demandes/${reference}`
  return (
    <div className="head">
      <div>
        <a className="back" href="/bureau">
          ‹ Demandes
        </a>
        <p className="small muted">
          <a href="/bureau">Demandes</a> / {reference}
        </p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
      </div>
      <div className="actions">
        {delay && <DelayMark delay={delay} clock={view} />}
        <StateMark state={shown} />
        {assignee && (
          <span className="small">{assignee.isSelf ? 'Vous' : assignee.name.split(' ')[0]}</span>
        )}
        {!assignee?.isSelf && !doubts && !isSpam && (
          <PostForm id="prendre" action={`${address}/prendre`} onAnswer={onAnswer}>
            <input type="hidden" name="version" value={version} />
            <button type="submit" className="button">
              Prendre
            </button>
          </PostForm>
        )}
        {(doubts || isSpam) && (
          <PostForm className="actions" action={`${address}/${isSpam ? 'retenir' : 'sortir'}`}>
            <button type="submit" className="button">
              {isSpam ? 'Ce n’est pas un indésirable' : 'Sortir de quarantaine'}
            </button>
            {!isSpam && (
              <button type="submit" className="button danger" formAction={`${address}/indesirable`}>
                C’est un indésirable
              </button>
            )}
          </PostForm>
        )}
      </div>
    </div>
  )
}

function faultOf(status: number): string {
  if (status === 0)
    return 'Connexion perdue avant la confirmation. Votre texte est gardé ici : renvoyez-le, il ne partira qu’une fois.'
  if (status === 401) return 'Votre session a pris fin. Reconnectez-vous : votre texte est gardé.'
  if (status === 404) return 'Cette demande a été effacée. Votre texte reste ici, pour le copier.'
  if (status === 413)
    return 'Votre texte est trop long : 10\u00a0000 caractères au plus. Rien n’a été envoyé.'
  if (status === 403) return 'Cette page n’est plus à jour. Copiez votre texte, puis rechargez-la.'
  return 'Le serveur n’a pas pu le garder. Votre texte est ici : réessayez dans un instant.'
}
