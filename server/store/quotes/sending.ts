import type { Kysely } from 'kysely'
import { numberOf } from '#quotes/numbers.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import type { Seller } from '#quotes/terms.ts'
import type { Access, Engine } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { letOutDecided } from '../people/decided.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'
import { judgeVersion, lockQuote } from './locks.ts'
import { queueMail } from './mails.ts'
import type { ActResult, MailPlan } from './records.ts'
import { followQuotes } from './request-state.ts'

class NumberTaken extends Error {}

export function createSending({ read, transact }: Access, engine: Engine) {
  return {
    async nextNumber(seller: Seller, year: number) {
      const counter = await read((db) =>
        db
          .selectFrom('quote_numbers')
          .select('last')
          .where('seller', '=', seller)
          .where('year', '=', year)
          .executeTakeFirst(),
      )
      return numberOf(seller, year, (counter?.last ?? 0) + 1)
    },

    /**
     * Freezes the draft as a version with its file, gives the quote its number, closes the former version,
     * sets the request's state and queues the mail, all or nothing.
     *
     * @returns `taken`: another quote has the number, so render again with the next; `stale`: the draft
     *   changed
     */
    async send(
      {
        quoteId,
        edition,
        content,
        pdf,
        digest,
        remindAt,
      }: {
        quoteId: string
        edition: number
        content: QuoteVersion
        pdf: Buffer
        digest: string
        remindAt: number | null
      },
      by: NonNullable<Actor>,
      now: number,
      mail: MailPlan,
    ): Promise<ActResult | { outcome: 'taken' | 'stale' }> {
      const keep = transact(async (trx) => {
        const quote = await lockQuote(trx, quoteId)
        if (!quote?.lead_id) return { outcome: 'gone' } as const
        if (await isSpam(trx, quote.lead_id))
          return { outcome: 'refused', because: spamWords } as const
        const last = await judgeVersion(trx, { quoteId }, 'replace', now)
        if (quote.draft === null) {
          const isSent = await hasVersion(trx, quoteId, content.version)
          return { outcome: isSent ? 'again' : 'stale' } as const
        }
        if (quote.edition !== edition || quote.draft_version !== content.version) {
          return { outcome: 'stale' } as const
        }
        // A version accepted since the draft started is not replaced.
        if (last?.verdict.verdict === 'no') {
          return { outcome: 'refused', because: last.verdict.because } as const
        }
        const number = quote.number ?? (await takeNumber(trx, content))
        if (number !== content.number) throw new NumberTaken()
        await trx
          .updateTable('quote_versions')
          .set({ replaced_at: now })
          .where('quote_id', '=', quoteId)
          .where('replaced_at', 'is', null)
          .execute()
        await trx
          .insertInto('quote_versions')
          .values({
            quote_id: quoteId,
            version: content.version,
            content: JSON.stringify(content),
            pdf,
            digest,
            sent_at: now,
            sent_by: by.name,
            valid_until: content.validUntil,
            remind_at: remindAt,
          })
          .execute()
        await trx
          .updateTable('quotes')
          .set({
            number,
            // The draft may have changed its seller since it began; a number fixes it.
            ...(quote.number === null && { seller: content.seller }),
            ...{ draft: null, draft_version: null, changed_at: now },
          })
          .where('id', '=', quoteId)
          .execute()
        await trx
          .updateTable('leads')
          .set((eb) => ({
            version: eb('version', '+', 1),
            waiting_since: null,
            lost_reason: null,
            lost_detail: null,
            answered_at: eb.fn.coalesce('answered_at', eb.cast<number>(eb.val(now), 'bigint')),
            assignee: eb.fn.coalesce('assignee', eb.cast<string>(eb.val(by.id), 'text')),
          }))
          .where('id', '=', quote.lead_id)
          .execute()
        await followQuotes(trx, 'send', quote.lead_id, now)
        await queueMail(
          trx,
          {
            leadId: quote.lead_id,
            kind: 'quote',
            key: { quoteId, version: content.version },
            client: content.client.email,
          },
          mail,
          now,
        )
        await addToJournal(trx, { at: now, person: by, action: 'quote sent', object: number })
        await letOutDecided(trx, engine, quote.lead_id, { by, now })
        return { outcome: 'done' } as const
      })
      return keep.catch((error) => {
        if (error instanceof NumberTaken) return { outcome: 'taken' } as const
        throw error
      })
    },
  }
}

const spamWords =
  'La demande est marquée indésirable\u00a0: annulez cela sur sa page, puis envoyez le devis.'

async function isSpam(trx: Kysely<Tables>, leadId: string): Promise<boolean> {
  const lead = await trx
    .selectFrom('leads')
    .select('spam_at')
    .where('id', '=', leadId)
    .executeTakeFirst()
  return lead?.spam_at != null
}

async function takeNumber(
  trx: Kysely<Tables>,
  { seller, issuedOn }: { seller: 'FR' | 'TN'; issuedOn: string },
): Promise<string> {
  const year = Number(issuedOn.slice(0, 4))
  const { last } = await trx
    .insertInto('quote_numbers')
    .values({ seller, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['seller', 'year'])
        .doUpdateSet(({ eb }) => ({ last: eb('quote_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return numberOf(seller, year, last)
}

async function hasVersion(trx: Kysely<Tables>, quoteId: string, version: number) {
  const found = await trx
    .selectFrom('quote_versions')
    .select('version')
    .where('quote_id', '=', quoteId)
    .where('version', '=', version)
    .executeTakeFirst()
  return found !== undefined
}
