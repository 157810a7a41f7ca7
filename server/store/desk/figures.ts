import type { QuoteVersion } from '#quotes/quote.ts'
import { totalsOf } from '#quotes/totals.ts'
import type { Access } from '../engine/engine.ts'
import { awaitingAnswer } from '../engine/tables.ts'
import { isListed } from './requests.ts'

type FiguresStore = ReturnType<typeof createFigures>
export type RequestFacts = Awaited<ReturnType<FiguresStore['requests']>>[number]
export type QuoteFacts = Awaited<ReturnType<FiguresStore['quotes']>>[number]

export function createFigures({ read }: Access) {
  return {
    /**
     * Requests of a period (`to` excluded), oldest first, without quarantine and spam. Instants are milliseconds
     * since 1970.
     */
    async requests(from: number, to: number) {
      const rows = await read((db) =>
        db
          .selectFrom('leads')
          .select(['received_at', 'released_at', 'answered_at', 'waiting_since'])
          .select(['state', 'page', 'lost_reason'])
          .select(({ exists, selectFrom }) =>
            exists(
              selectFrom('quotes')
                .select('quotes.id')
                .whereRef('quotes.lead_id', '=', 'leads.id')
                .where('quotes.number', 'is not', null),
            ).as('is_quoted'),
          )
          .where(isListed)
          .where('received_at', '>=', from)
          .where('received_at', '<', to)
          .where('form', 'in', awaitingAnswer)
          .orderBy('received_at')
          .execute(),
      )
      return rows.map((row) => ({
        receivedAt: row.received_at,
        /** Start of the delay of the first answer: receipt, or release from quarantine. */
        startedAt: row.released_at ?? row.received_at,
        answeredAt: row.answered_at,
        isWaiting: row.waiting_since !== null,
        state: row.state,
        page: row.page,
        lostReason: row.lost_reason,
        isQuoted: Boolean(row.is_quoted),
      }))
    },

    async quotes(from: number, to: number) {
      const rows = await read((db) =>
        db
          .selectFrom('quotes')
          .innerJoin('quote_versions', 'quote_versions.quote_id', 'quotes.id')
          .select(['quote_id', 'version', 'content', 'sent_at', 'accepted_at', 'withdrawn_at'])
          // A quote is created before it is sent, and sending changes its row, so these bounds skip quotes of
          // other periods.
          .where('created_at', '<', to)
          .where('changed_at', '>=', from)
          .orderBy('version')
          .execute(),
      )
      return [...Map.groupBy(rows, ({ quote_id }) => quote_id).values()].flatMap((versions) => {
        const sentAt = versions[0]?.sent_at ?? 0
        if (sentAt < from || sentAt >= to) return []
        const agreed = versions.find((row) => row.accepted_at !== null && row.withdrawn_at === null)
        const counted = agreed ?? versions.at(-1)
        const content = JSON.parse(counted?.content ?? '') as QuoteVersion
        return {
          currency: content.currency,
          /** Without VAT, of the accepted version, otherwise of the last one. */
          net: totalsOf(content).net,
          isAccepted: agreed !== undefined,
          isWithdrawn: !agreed && versions.some(({ withdrawn_at }) => withdrawn_at !== null),
        }
      })
    },
  }
}
