import { useState } from 'react'
import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import { KeysHelp, useKeys } from '../ui/keys.tsx'
import { goToList } from '../ui/place.ts'
import { answerOf, type PostAnswer } from '../ui/post.ts'
import { StatusLine } from '../ui/status.tsx'
import { Composer } from './composer.tsx'
import { Conflict } from './conflict.tsx'
import { draftSent } from './drafts.ts'
import { Filing } from './filing.tsx'
import { Follow } from './follow.tsx'
import { Head } from './head.tsx'
import { History } from './history.tsx'
import { Company, Failure, LossLine } from './notices.tsx'
import { Received } from './received.tsx'
import { ActForm, type Part, RequestContext } from './request.tsx'
import { lossOf, usePresence } from './use-presence.ts'

export function RequestPage(served: RequestView) {
  const [view, setView] = useState(served)
  const [fault, setFault] = useState('')
  const { others, version, loss, setLoss } = usePresence(view)
  const { reference, outcome, conflict, doubts, isSpam } = view

  const take =
    (own?: Part) =>
    ({ status, data }: PostAnswer) => {
      const { view: next, gone } = (data ?? {}) as { view?: RequestView; gone?: boolean }
      setFault('')
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
      if (gone) goToList('/bureau')
      else if (!next) {
        const loss = lossOf(status)
        if (loss) setLoss(loss === 'network' ? 'unconfirmed' : loss)
        else setFault(faultOf(status))
      } else {
        setLoss(null)
        if (own === 'composer' && status === 200 && next.composer?.text === '') leaveSheet()
        setView({
          ...next,
          ...(own !== 'composer' && { composer: view.composer && next.composer && view.composer }),
          ...(own !== 'follow' && { noteId: view.noteId }),
          ...(own !== 'filing' && { filing: view.filing }),
        })
      }
    }

  async function update() {
    const address = `/bureau/demandes/${reference}`
    take()(await answerOf(fetch(address, { headers: { Accept: 'application/json' } })))
  }

  useKeys({
    p: () => document.querySelector<HTMLFormElement>('#prendre')?.requestSubmit(),
    r: () => document.querySelector<HTMLElement>('#repondre textarea')?.focus(),
    d: () => document.querySelector<HTMLFormElement>('#faire-un-devis')?.requestSubmit(),
    u: () => goToList('/bureau'),
  })

  return (
    <RequestContext value={{ view, others, take }}>
      <Head />
      <StatusLine kind={outcome?.kind ?? 'done'}>{outcome?.words}</StatusLine>
      <StatusLine kind="alert">{fault}</StatusLine>
      <LossLine loss={loss} />
      {conflict && (
        <Conflict
          key={conflict.fields.version}
          conflict={conflict}
          onLeave={() => setView({ ...view, conflict: null })}
        />
      )}
      <Failure />
      <Company isStale={version > view.version} onUpdate={update} />
      <StatusLine
        actions={
          isSpam && (
            <ActForm act="retenir">
              <button type="submit" className="button">
                Annuler
              </button>
            </ActForm>
          )
        }
      >
        {isSpam && 'Marquée indésirable, effacée dans 30\u00a0jours.'}
      </StatusLine>
      {doubts && (
        <div className="message alert" role="note">
          <p>
            <b>En quarantaine.</b>
            {` ${doubts.reasons.join(' ')} ${doubts.verdict} Ce que vous décidez ici, même une note, la sort de quarantaine.`}
          </p>
        </div>
      )}
      <div className="two-columns" hidden={conflict !== null}>
        <div className="column">
          <Received />
          <History />
        </div>
        <div className="column">
          {!doubts && !isSpam && <Composer key={view.composer?.id} />}
          <Follow key={view.noteId} />
          {!doubts && <Filing key={view.filing.id} />}
        </div>
      </div>
      <KeysHelp>
        <kbd>P</kbd>&nbsp;prendre · <kbd>R</kbd>&nbsp;répondre · <kbd>D</kbd>&nbsp;faire un devis ·{' '}
        <kbd>U</kbd>&nbsp;revenir à la liste ·{' '}
      </KeysHelp>
    </RequestContext>
  )
}

function leaveSheet() {
  draftSent()
  if (location.hash === '#repondre') location.hash = '#contenu'
  document.getElementById('contenu')?.focus()
}

function faultOf(status: number): string {
  if (status === 413) {
    return 'Votre texte est trop long\u00a0: 10\u00a0000 caractères au plus. Votre réponse n’est pas partie.'
  }
  if (status === 403) {
    return 'Cette page n’est plus à jour\u00a0: rechargez-la. Votre texte est gardé.'
  }
  return 'Le serveur n’a pas pu garder votre texte. Il est encore ici\u00a0: réessayez dans un instant.'
}
