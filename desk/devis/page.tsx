import { useState } from 'react'
import type { DraftQuoteView, QuoteAnswer } from '#server/http/desk/devis/quote-view.ts'
import type { PostAnswer } from '../ui/post.ts'
import { StatusLine } from '../ui/status.tsx'
import { ConflictCards } from './editor/conflict.tsx'
import { Editor } from './editor/editor.tsx'
import { memoryOf } from './editor/memory.ts'
import { faultOf } from './faults.ts'

export function QuotePage(served: DraftQuoteView) {
  const [view, setView] = useState(served)
  const [status, setStatus] = useState(200)
  const { draft, outcome, conflict } = view

  function take({ status, data }: PostAnswer) {
    const { view: next, goTo } = (data ?? {}) as QuoteAnswer
    setStatus(next || goTo ? 200 : status)
    if (goTo) return location.assign(goTo)
    if (!next) return
    if (!next.draft && !next.conflict) return location.assign(next.address)
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
      ) : (
        draft && <Editor view={view} draft={draft} onAnswer={take} />
      )}
    </>
  )
}
