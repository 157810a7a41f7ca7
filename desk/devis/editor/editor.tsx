import { useEffect, useRef, useState } from 'react'
import { formatHour } from '#quotes/dates.ts'
import type { judgeDraft } from '#quotes/draft.ts'
import { applyEdit } from '#quotes/edit.ts'
import { currencyOf, settlePrices } from '#quotes/prices.ts'
import { leftOutIn, settleVat, sumsOf, typedOf } from '#quotes/typed.ts'
import type { TypedDraft, TypedLine } from '#quotes/typed-draft.ts'
import type { DraftQuoteView, DraftView } from '#server/http/desk/devis/quote-view.ts'
import { DialogLink } from '../../ui/dialog.tsx'
import { ListLink } from '../../ui/list-link.tsx'
import type { PostAnswer } from '../../ui/post.ts'
import { PostForm, usePost } from '../../ui/post-form.tsx'
import { StatusLine } from '../../ui/status.tsx'
import { QuoteStateMark } from '../state-mark.tsx'
import { buttonId } from './button-id.ts'
import { ClientCard } from './client-card.tsx'
import { LeaveDialog, PackDialog, SendDialog } from './dialogs.tsx'
import { Lines } from './lines.tsx'
import { memoryOf } from './memory.ts'
import { PaymentCard } from './payment-card.tsx'
import { Sketch } from './sketch.tsx'
import { TermsCard } from './terms-card.tsx'
import { type EditorTools, ToolsContext, withText } from './tools.ts'

const rest = 2_000

export function Editor({
  view,
  draft,
  onAnswer,
}: {
  view: DraftQuoteView
  draft: DraftView
  onAnswer: (answer: PostAnswer) => void
}) {
  const [typed, setTyped] = useState(draft.typed)
  const [said, setSaid] = useState('')
  const [moved, setMoved] = useState<EditorTools['moved']>(null)
  const [removed, setRemoved] = useState<{ line: TypedLine; index: number } | null>(null)
  const [kept, setKept] = useState(draft)
  const form = useRef<HTMLFormElement>(null)
  const { errors, totals, isChanged } = useJudged(typed, kept)
  const address = `/bureau/devis/${view.id}`

  useEffect(() => {
    const unsaved = memoryOf(view.id).read()
    if (unsaved?.edition === draft.edition)
      setTyped(settlePrices(typedOf(unsaved.typed), draft.packs))
  }, [view.id, draft.edition, draft.packs])
  const { settle, sent } = useKeeping({
    form,
    address,
    quoteId: view.id,
    typed,
    kept,
    setKept,
    onAnswer,
  })
  useEffect(() => {
    setKept(draft)
    setTyped((now) => (now === sent.current ? draft.typed : now))
  }, [draft, sent])

  function edit(what: string, focus?: string) {
    const [verb, place = ''] = what.split(' ')
    const index = Number(place)
    const line = typed.lines[index]
    const next = settlePrices(applyEdit(typed, what), kept.packs)
    setTyped(next)
    setRemoved(verb === 'retirer' && line ? { line, index } : null)
    if (verb === 'retirer') setSaid('Ligne retirée.')
    else if (verb === 'ligne') {
      const at = next.lines.length - 1
      setMoved({ index: at, focus: `lines.${at}.label` })
      setSaid(`Ligne ${at + 1} ajoutée.`)
    } else if (verb === 'monter' || verb === 'descendre') {
      const to = verb === 'monter' ? index - 1 : index + 1
      if (!next.lines[to]) return
      const name = focus?.replace(/^lines\.\d+/, `lines.${to}`)
      setMoved({ index: to, focus: name ?? buttonId(`${verb} ${to}`) })
      const how = verb === 'monter' ? 'montée' : 'descendue'
      setSaid(`Ligne ${to + 1} ${how}\u00a0: elle était la ${ordinal(index + 1)}.`)
    }
  }

  const leftOut = leftOutIn(typed)
  const tools: EditorTools = {
    ...{ typed, errors, leftOut, moved },
    change: (changes) => setTyped(settlePrices(settleVat({ ...typed, ...changes }), kept.packs)),
    write(path, text) {
      const written = withText(typed, path, text)
      const [, line] = /^lines\.(\d+)\.price$/.exec(path) ?? []
      const next = path.startsWith('lines.') ? written : settleVat(written)
      setTyped(
        settlePrices(
          line ? withText(next, `lines.${line}.priceIn`, currencyOf(typed)) : next,
          kept.packs,
        ),
      )
    },
    onEdit: (what, focus) => (event) => {
      event.preventDefault()
      edit(what, focus)
    },
  }

  const obstacles = isChanged
    ? Object.entries(errors).map(([field, words]) => ({ field, words }))
    : kept.obstacles
  const isBlocked = obstacles.length > 0 || kept.noChannel
  return (
    <PostForm
      action={address}
      onAnswer={onAnswer}
      before={settle}
      className="quote-form"
      id="devis"
      ref={form}
    >
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden>
        Enregistrer
      </button>
      <input type="hidden" name="edition" value={kept.edition} />
      <div className="head">
        <div>
          <p className="small muted">
            <ListLink path="/bureau/devis">Devis</ListLink> /{' '}
            <bdi translate="no">{typed.client.name || 'sans nom'}</bdi>
            {view.reference && (
              <>
                , <a href={`/bureau/demandes/${view.reference}`}>{view.reference}</a>
              </>
            )}
          </p>
          <h1>
            {view.number ? (
              `Devis ${view.number}, version ${kept.version}`
            ) : (
              <span>
                Devis pour <bdi translate="no">{typed.client.name || 'un client sans nom'}</bdi>
              </span>
            )}
          </h1>
        </div>
        <div className="actions">
          <div className="actions">
            <QuoteStateMark state="draft" />
            <span className="small muted">
              {isChanged ? 'pas encore enregistré' : `enregistré à ${formatHour(kept.savedAt)}`}
            </span>
          </div>
          <div className="actions">
            <button type="submit" className="button">
              Enregistrer
            </button>
            <DialogLink
              dialog="envoyer"
              className="button main-button"
              aria-disabled={isBlocked || undefined}
              aria-describedby={isBlocked ? 'bloc' : undefined}
            >
              Envoyer…
            </DialogLink>
          </div>
        </div>
      </div>
      <Blocked obstacles={obstacles} noChannel={kept.noChannel} />
      <ToolsContext value={tools}>
        <Lines totals={totals} said={removed ? '' : said} />
        <StatusLine
          actions={
            removed && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  const lines = typed.lines.toSpliced(removed.index, 0, removed.line)
                  setTyped(settlePrices({ ...typed, lines }, kept.packs))
                  setRemoved(null)
                }}
              >
                Annuler
              </button>
            )
          }
        >
          {removed && 'Ligne retirée.'}
        </StatusLine>
        <div className="two-columns">
          <div className="column">
            <ClientCard countries={kept.countries} />
            <PaymentCard sums={totals.sums} />
            <TermsCard />
          </div>
          <Sketch typed={typed} sums={totals.sums} view={view} draft={kept} />
        </div>
      </ToolsContext>
      <PackDialog packs={kept.packs} />
      <LeaveDialog isFirst={view.number === null} address={address} />
      <SendDialog
        typed={typed}
        sums={totals.sums}
        draft={kept}
        leftOut={Object.values(leftOut)}
        isBlocked={isBlocked}
      />
    </PostForm>
  )
}

function Blocked({
  obstacles,
  noChannel,
}: {
  obstacles: DraftView['obstacles']
  noChannel: boolean
}) {
  const count = obstacles.length + (noChannel ? 1 : 0)
  const isList = obstacles.length > 2
  const reasons = [
    ...(noChannel ? ['L’envoi d’e-mails n’est pas configuré.'] : []),
    ...(isList ? [] : obstacles.map(({ words }) => words)),
  ]
  return (
    <div id="bloc" className="blocked">
      <StatusLine
        kind="alert"
        actions={
          !isList &&
          obstacles
            .filter(({ field }) => field !== null)
            .map(({ field, words }) => (
              <a key={field} className="button" href={`#${field}`}>
                {placeOf(field ?? '', words)}
              </a>
            ))
        }
        aside={
          isList && (
            <ul>
              {obstacles.map(({ field, words }) => (
                <li key={words}>{field === null ? words : <a href={`#${field}`}>{words}</a>}</li>
              ))}
            </ul>
          )
        }
      >
        {count > 0 && (
          <span>
            <b>{`L’envoi est bloqué\u00a0: ${count} chose${count > 1 ? 's' : ''} à corriger.`}</b>{' '}
            <span>{reasons.join(' ')}</span>
          </span>
        )}
      </StatusLine>
    </div>
  )
}

function placeOf(field: string, words: string): string {
  const line = /^lines\.(\d+)/.exec(field)
  if (line) return `Voir la ligne ${Number(line[1]) + 1}`
  if (field === 'lignes') return 'Ajouter une ligne'
  const missing = /^Il manque (.+?)(?:,|\.|\u00a0:)/.exec(words)
  return missing ? `Remplir ${missing[1]}` : 'Voir le champ'
}

/** The rules of a draft load once the editor is shown, which has the server's verdict until then. */
function useJudge() {
  const [judge, setJudge] = useState<typeof judgeDraft | null>(null)
  useEffect(() => {
    const load = async () => (await import('#quotes/draft.ts')).judgeDraft
    // Without them, the server judges each save.
    load().then(
      (loaded) => setJudge(() => loaded),
      () => {},
    )
  }, [])
  return judge
}

function useJudged(typed: TypedDraft, kept: DraftView) {
  const judge = useJudge()
  const last = useRef({ currency: kept.typed.currency, sums: sumsOf(kept.typed) })
  const { currency } = typed
  const sums = sumsOf(typed)
  useEffect(() => {
    if (sums) last.current = { currency, sums }
  })
  // Sums of another currency would show its cents as millimes.
  const former = last.current.currency === currency ? last.current.sums : null
  const judged = judge?.(typed) ?? { ok: false, errors: kept.errors }
  return {
    errors: judged.ok ? {} : judged.errors,
    totals: { sums: sums ?? former, isCurrent: sums !== null },
    isChanged: JSON.stringify(typed) !== JSON.stringify(kept.typed),
  }
}

function useKeeping({
  form,
  address,
  quoteId,
  typed,
  kept,
  setKept,
  onAnswer,
}: {
  form: { current: HTMLFormElement | null }
  address: string
  quoteId: string
  typed: TypedDraft
  kept: DraftView
  setKept: (draft: DraftView) => void
  onAnswer: (answer: PostAnswer) => void
}) {
  const post = usePost()
  const underWay = useRef<Promise<void>>(Promise.resolve())
  const timer = useRef<number>(undefined)
  const sent = useRef<TypedDraft | null>(null)
  const isChanged = JSON.stringify(typed) !== JSON.stringify(kept.typed)

  async function keep() {
    if (!form.current) return
    const answer = await post(address, new FormData(form.current))
    const { view } = (answer.data ?? {}) as { view?: DraftQuoteView }
    if (answer.status === 200 && view?.draft) setKept({ ...view.draft, typed })
    else onAnswer(answer)
  }

  useEffect(() => {
    clearTimeout(timer.current)
    if (!isChanged) return memoryOf(quoteId).forget()
    memoryOf(quoteId).write({ edition: kept.edition, typed })
    timer.current = window.setTimeout(() => {
      underWay.current = keep()
    }, rest)
    return () => clearTimeout(timer.current)
  })

  return {
    sent,
    /** Waits for the running save, so that a post of the whole form contains the latest edition number. */
    async settle() {
      clearTimeout(timer.current)
      await underWay.current
      await new Promise(requestAnimationFrame)
      sent.current = typed
    },
  }
}

const ordinals = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième']
const ordinal = (place: number) => ordinals[place - 1] ?? `${place}e`
