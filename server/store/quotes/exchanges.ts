import { type Kysely, sql } from 'kysely'
import { type RequestState, statesThat } from '#content/desk/state-rules.ts'
import { readVersion } from '#quotes/former.ts'
import type { Access } from '../engine/engine.ts'
import { lockLeads } from '../engine/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import { currentEmail, readAddresses } from './addresses.ts'
import { change, touch } from './changes.ts'
import { judgeVersion, lockLead } from './locks.ts'
import { queueMail, queueMailUnlessErased } from './mails.ts'
import type { ActResult, MailPlan, VersionKey } from './records.ts'
import { versionColumns } from './rows.ts'

export function createExchanges({ transact }: Access) {
  return {
    /**
     * Stores a client's question; the request then waits.
     *
     * @param question `id`: UUID from the form; a repeat is the same question
     */
    ask(
      {
        id,
        leadId,
        key,
        text,
      }: { id: string; leadId: string; key: VersionKey | null; text: string },
      now: number,
      mail: MailPlan,
    ) {
      return transact(async (trx): Promise<ActResult> => {
        const lead = await lockLead(trx, leadId)
        const asked = key && (await judgeVersion(trx, key, 'ask', now))
        if (!lead || (key && asked?.quote.lead_id !== leadId)) return { outcome: 'gone' }
        const kept = await trx
          .selectFrom('messages')
          .select('lead_id')
          .where('id', '=', id)
          .executeTakeFirst()
        if (kept) return { outcome: kept.lead_id === leadId ? 'again' : 'gone' }
        await setAsked(trx, leadId, now)
        if (key) {
          await change(trx, key, { asked_at: now })
          await touch(trx, key, now)
        }
        await queueMail(trx, { id, leadId, kind: 'question', key, client: '', text }, mail, now)
        const object = asked?.quote.number ?? lead.reference
        await addToJournal(trx, { at: now, person: null, action: 'quote asked about', object })
        return { outcome: 'done' }
      })
    },

    remindDue(now: number, mail: MailPlan) {
      return transact(async (trx) => {
        await lockDue(trx, now)
        const due = await trx
          .updateTable('quote_versions')
          .set({ reminded_at: now })
          .where('remind_at', '<=', now)
          .where('reminded_at', 'is', null)
          .where('quote_id', 'not in', ({ selectFrom }) =>
            selectFrom('quotes')
              .innerJoin('leads', 'leads.id', 'quotes.lead_id')
              .select('quotes.id')
              .where('spam_at', 'is not', null),
          )
          .returning(versionColumns)
          .execute()
        let reminded = 0
        for (const row of due) {
          const key = { quoteId: row.quote_id, version: row.version }
          const locked = await judgeVersion(trx, key, 'remind', now)
          if (!locked?.quote.lead_id || locked.verdict.verdict !== 'yes') continue
          const known = await readAddresses(trx, locked.quote.lead_id)
          if (!known) continue
          const { client: addressee } = readVersion(row.content)
          const client = currentEmail(addressee.email, row.sent_at, known)
          const number = locked.quote.number ?? ''
          const told = { leadId: locked.quote.lead_id, key, client }
          await queueMailUnlessErased(trx, 'quote-reminder', told, mail, now)
          await addToJournal(trx, {
            at: now,
            person: null,
            action: 'quote reminded',
            object: number,
          })
          reminded += 1
        }
        return reminded
      })
    },
  }
}

/** A question makes a request wait; a closed one still stays closed. */
async function setAsked(trx: Kysely<Tables>, leadId: string, now: number) {
  await trx
    .updateTable('leads')
    .set(({ eb, fn, cast, val, case: when, ref }) => ({
      version: eb('version', '+', 1),
      state: when()
        .when('state', 'in', statesThat('isClosed'))
        .then(ref('state'))
        .else(sql<RequestState>`'question'`)
        .end(),
      waiting_since: fn.coalesce('waiting_since', cast<number>(val(now), 'bigint')),
    }))
    .where('id', '=', leadId)
    .execute()
}

function lockDue(trx: Kysely<Tables>, now: number) {
  return lockLeads(trx)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('quotes')
        .innerJoin('quote_versions', 'quote_versions.quote_id', 'quotes.id')
        .select('quotes.lead_id')
        .where('remind_at', '<=', now)
        .where('reminded_at', 'is', null),
    )
    .execute()
}
