import { type Kysely, type Selectable, sql } from 'kysely'
import { type RequestState, statesThat } from '#content/desk/state-rules.ts'
import { hour } from '../../days.ts'
import { queueDeliveries } from '../engine/deliveries.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { hasRow } from '../engine/rows.ts'
import type { ChannelName, Tables } from '../engine/tables.ts'
import { letOutDecided } from '../people/decided.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'
import { indexLead } from '../search/search.ts'
import type { Message } from './records.ts'
import { createReminders } from './reminders.ts'
import { firstMailAfter } from './unanswered.ts'

export interface NewMessage {
  /** UUID from the form; a repeat is the same message. */
  id: string
  leadId: string
  version: number
  person: NonNullable<Actor>
  subject: string
  text: string
}

export type MessageResult =
  | { outcome: 'kept'; version: number }
  /** A repeat. */
  | { outcome: 'same' }
  | { outcome: 'stale' }
  | { outcome: 'gone' }

export function toMessage(row: Selectable<Tables['messages']>): Message {
  const { id, kind, at, person_id, author, address, subject, text, quote_id, quote_version } = row
  return {
    ...{ id, kind, at, personId: person_id, author, address, subject, text },
    ...(quote_id !== null &&
      quote_version !== null && { quote: { id: quote_id, version: quote_version } }),
  }
}

export function createMessages(access: Access, engine: Engine) {
  const { read, transact } = access
  function keep(
    { id, leadId, version, person, subject, text }: NewMessage,
    { kind, at, now }: { kind: 'answer' | 'filed-in' | 'filed-out'; at: number; now: number },
    follow: (trx: Kysely<Tables>) => Promise<void>,
  ): Promise<MessageResult> {
    const isFromClient = kind === 'filed-in'
    const state: RequestState = isFromClient ? 'question' : 'answered'
    return transact(async (trx) => {
      const lead = await trx
        .updateTable('leads')
        .set((eb) => ({
          version: eb('version', '+', 1),
          state: eb
            .case()
            .when('state', 'in', statesThat('outlivesMail'))
            .then(eb.ref('state'))
            .else(sql<RequestState>`${state}`)
            .end(),
          ...(isFromClient
            ? {
                // The first unanswered message counts, whenever it was filed.
                waiting_since: eb
                  .case()
                  .when('waiting_since', '<', at)
                  .then(eb.ref('waiting_since'))
                  .else(eb.cast<number>(eb.val(at), 'bigint'))
                  .end(),
              }
            : {
                waiting_since: null,
                answered_at: eb.fn.coalesce('answered_at', eb.cast<number>(eb.val(at), 'bigint')),
                assignee: eb.fn.coalesce('assignee', eb.cast<string>(eb.val(person.id), 'text')),
              }),
        }))
        .where('id', '=', leadId)
        .where('version', '=', version)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('messages').select('id').where('id', '=', id))),
        )
        .returning(['version', 'reference', 'fields'])
        .executeTakeFirst()
      if (!lead) return { outcome: await whyNot(trx, id, leadId) }
      await trx
        .insertInto('messages')
        .values({
          id,
          lead_id: leadId,
          kind,
          at,
          person_id: person.id,
          author: person.name,
          address: JSON.parse(lead.fields).email ?? '',
          subject,
          text,
        })
        .execute()
      if (!isFromClient) await answerQuestions(trx, leadId, now)
      await follow(trx)
      await indexLead(trx, leadId)
      const action = kind === 'answer' ? 'answered' : 'filed'
      await addToJournal(trx, { at: now, person, action, object: lead.reference })
      await letOutDecided(trx, engine, leadId, { by: person, now })
      return { outcome: 'kept', version: lead.version }
    })
  }

  return {
    ...createReminders(access),

    /** Stores an answer, and in the same transaction ends the client's wait and deletes the writer's draft. */
    keepAnswer(message: NewMessage, now: number, channel: ChannelName) {
      const { id, leadId, person } = message
      return keep(message, { kind: 'answer', at: now, now }, async (trx) => {
        const delivery = { message_id: id, channel, recipient: 'visitor', due_at: now } as const
        await queueDeliveries(trx, leadId, [delivery])
        await trx
          .updateTable('presence')
          .set({ draft: null, writing_since: null })
          .where('lead_id', '=', leadId)
          .where('person_id', '=', person.id)
          .execute()
      })
    },

    /**
     * Stores a mail without sending it; one from the client makes the request wait.
     *
     * @param message `at`: time of the mail, milliseconds since 1970
     */
    file(
      { kind, at, ...message }: NewMessage & { kind: 'filed-in' | 'filed-out'; at: number },
      now: number,
    ) {
      return keep(message, { kind, at, now }, async (trx) => {
        if (kind !== 'filed-out') return
        const left = await firstMailAfter(trx, message.leadId, at + sameDay)
        if (left === undefined) return
        await trx
          .updateTable('leads')
          .set(({ eb, ref }) => ({
            waiting_since: left,
            state: eb
              .case()
              .when('state', 'in', statesThat('outlivesMail'))
              .then(ref('state'))
              .else(sql<RequestState>`'question'`)
              .end(),
          }))
          .where('id', '=', message.leadId)
          .execute()
      })
    },

    list(leadId: string) {
      return read(async (db) => {
        const rows = await db
          .selectFrom('messages')
          .selectAll()
          .where('lead_id', '=', leadId)
          .orderBy('at')
          .orderBy('id')
          .execute()
        return rows.map(toMessage)
      })
    },
  }
}

/** Milliseconds from the noon stored for a filed mail, which has only a day, to the end of that day. */
const sameDay = 12 * hour

async function answerQuestions(trx: Kysely<Tables>, leadId: string, now: number) {
  const answered = await trx
    .updateTable('quote_versions')
    .set({ asked_at: null })
    .where('asked_at', 'is not', null)
    .where('quote_id', 'in', trx.selectFrom('quotes').select('id').where('lead_id', '=', leadId))
    .returning('quote_id')
    .execute()
  if (answered.length === 0) return
  const ids = answered.map(({ quote_id }) => quote_id)
  await trx.updateTable('quotes').set({ changed_at: now }).where('id', 'in', ids).execute()
}

async function whyNot(trx: Kysely<Tables>, id: string, leadId: string) {
  const kept = await trx
    .selectFrom('messages')
    .select('lead_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (kept) return 'same'
  return (await hasRow(trx, 'leads', leadId)) ? 'stale' : 'gone'
}
