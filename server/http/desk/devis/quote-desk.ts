import type { TypedDraft } from '#quotes/typed-draft.ts'
import type { QuoteRecord } from '../../../store/quotes/records.ts'
import { type RequestContext, type Room, wantsJson } from '../room.ts'
import { addressWith, leadTo } from '../said.ts'
import { sendDraft } from './quote-sending.ts'
import { quoteDeskAddress } from './quote-sent-view.ts'
import { type QuoteAnswer, type QuoteView, quoteView } from './quote-view.ts'

export type Said = Partial<Pick<QuoteView, 'outcome' | 'conflict' | 'paper'>>

/** Common parts of the acts on one quote: the page, its posts, and sending. */
export function createQuoteDesk(room: Room) {
  const { store, clock } = room

  async function show(
    c: RequestContext,
    record: QuoteRecord,
    {
      typed,
      shown,
      status = 200,
      ...said
    }: Said & { typed?: TypedDraft; shown?: number; status?: 200 | 409 | 422 | 503 } = {},
  ) {
    const view = {
      ...(await quoteView(record, room, { ...(typed && { typed }), shown })),
      ...said,
    }
    c.status(status)
    if (wantsJson(c)) return c.json({ view } satisfies QuoteAnswer)
    const { draft, conflict, sent, paper, ...head } = view
    const title = head.number ? `Devis ${head.number}` : `Devis pour ${head.client}`
    if (draft || conflict || !sent) {
      return room.draw(c, title, { page: 'quote', view: { ...head, draft, conflict } })
    }
    return room.draw(c, title, { page: 'sent', view: { ...head, sent, paper } })
  }

  const onQuote =
    (
      act: (
        c: RequestContext,
        record: QuoteRecord,
        fields: Readonly<Record<string, string>>,
      ) => Promise<Response>,
    ) =>
    async (c: RequestContext) => {
      const record = await store.quotes.find(c.req.param('quote') ?? '')
      return record ? act(c, record, c.var.fields) : room.unknown(c)
    }

  async function goOn(c: RequestContext, quoteId: string, said: Said = {}) {
    const record = await store.quotes.find(quoteId)
    if (!record) return room.unknown(c)
    const address = quoteDeskAddress(record)
    if (!wantsJson(c)) return leadTo(c, clock, address, said)
    if (record.draft) return show(c, record, said)
    const view = { ...(await quoteView(record, room)), ...said }
    return c.json({ view, goTo: addressWith(c, clock, address, said) } satisfies QuoteAnswer)
  }

  async function trySending(c: RequestContext, record: QuoteRecord) {
    const sent = await sendDraft(room, record, c.var.session.person)
    if (sent.ok) return goOn(c, record.id, doneWords(sent.words))
    const fresh = (await store.quotes.find(record.id)) ?? record
    const outcome = { kind: 'alert', words: sent.because } as const
    return show(c, fresh, { status: 422, outcome })
  }

  return { show, onQuote, goOn, trySending }
}

export const doneWords = (words?: string): Said =>
  words === undefined ? {} : { outcome: { kind: 'done', words } }
