import { useState } from 'react'
import type { PostAnswer } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import { ConflictCards } from './editor/conflict.tsx'
import { Editor } from './editor/editor.tsx'
import { memoryOf } from './editor/memory.ts'
import { Sent } from './sent.tsx'
import type { QuoteView } from './view.ts'

export function QuotePage(served: QuoteView) {
  const [view, setView] = useState(served)
  const [status, setStatus] = useState(200)
  const { draft, sent, outcome, conflict } = view

  function take({ status, data }: PostAnswer) {
    const { view: next, goTo } = (data ?? {}) as { view?: QuoteView; goTo?: string }
    setStatus(next || goTo ? 200 : status)
    if (goTo) location.assign(goTo)
    if (!next) return
    if (next.address !== location.pathname) history.replaceState(null, '', next.address)
    setView(next)
  }

  return (
    <>
      <StatusLine kind={outcome?.kind ?? 'done'}>{outcome?.words}</StatusLine>
      <StatusLine
        kind="alert"
        actions={
          status === 401 && (
            <a className="button" href={`/bureau/devis/${view.id}`}>
              Se reconnecter
            </a>
          )
        }
      >
        {faultOf(status)}
      </StatusLine>
      {conflict ? (
        <>
          <h1>
            {view.number ? (
              `Devis ${view.number}`
            ) : (
              <span>
                Devis pour <bdi translate="no">{view.client}</bdi>
              </span>
            )}
          </h1>
          <ConflictCards
            conflict={conflict}
            address={`/bureau/devis/${view.id}`}
            onAnswer={(answer) => {
              memoryOf(view.id).forget()
              take(answer)
            }}
          />
        </>
      ) : draft ? (
        <Editor view={view} draft={draft} onAnswer={take} />
      ) : (
        sent && <Sent view={view} sent={sent} onAnswer={take} />
      )}
    </>
  )
}

function faultOf(status: number): string | null {
  switch (status) {
    case 200:
      return null
    case 0:
      return 'Connexion perdue. Votre texte est ici\u00a0: réessayez quand elle sera revenue.'
    case 401:
      return 'Votre session a pris fin. Reconnectez-vous\u00a0: votre texte est gardé.'
    case 403:
      return 'Cette page n’est plus à jour. Copiez ce que vous avez écrit, puis rechargez-la.'
    case 404:
      return 'Ce devis n’existe plus. Ce que vous avez écrit reste ici, pour le copier.'
    default:
      return 'Le serveur n’a pas pu garder votre texte. Il est encore ici\u00a0: réessayez dans un instant.'
  }
}
