import { type ExpressionBuilder, type Kysely, sql, type UpdateObject } from 'kysely'
import { type LossReason, type RequestState, stateRules } from '#content/desk/state-rules.ts'
import type { FormName } from '#forms/result.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { whereQuarantined } from '../engine/quarantine.ts'
import { hasRow } from '../engine/rows.ts'
import { awaitingAnswer, type JournalAction, type Tables } from '../engine/tables.ts'
import { withDeliveries } from '../leads/lead-rows.ts'
import type { LeadWithDeliveries } from '../leads/leads-store.ts'
import { firstMailAfter, lastAnswer } from '../leads/unanswered.ts'
import { letOutDecided } from '../people/decided.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'
import { type QuotesErased, quotesToErase } from '../quotes/contracts.ts'
import { lockLead } from '../quotes/locks.ts'
import type { MailPlan } from '../quotes/quotes-store.ts'
import { indexLead } from '../search/search.ts'
import { correctEmail } from './correct-email.ts'

export interface Work {
  state: RequestState
  assignee: { id: string; name: string } | null
  version: number
  waitingSince: number | null
  answeredAt: number | null
  remindAt: number | null
  lostReason: string | null
  lostDetail: string | null
  spamAt: number | null
}

export interface Note {
  id: string
  at: number
  author: string
  text: string
}

export type Change =
  | { kind: 'take' }
  | { kind: 'give'; to: { id: string } | null }
  | { kind: 'follow'; state: RequestState; remindAt: number | null }
  | { kind: 'lose'; reason: LossReason; detail: string }
  | { kind: 'spam' }
  | { kind: 'not spam' }

export type ChangeResult = { outcome: 'changed'; version: number } | { outcome: 'stale' | 'gone' }

export interface WorkStore {
  findRequest(reference: string): Promise<{ lead: LeadWithDeliveries; work: Work } | undefined>
  change(
    lead: { id: string; reference: string },
    change: Change,
    by: NonNullable<Actor>,
    now: number,
    version?: number,
  ): Promise<ChangeResult>
  /**
   * Corrects the e-mail address of a request. Drafts and unsent mails to the old address follow; its links end.
   *
   * @param correction `link`: also queues a mail with a link to the new address
   */
  correctEmail(
    correction: { leadId: string; email: string; version: number; link: MailPlan | null },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<ChangeResult>
  addNote(
    note: { id: string; leadId: string; text: string },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<boolean>
  /** Oldest first. */
  notes(leadId: string): Promise<Note[]>
  noteReading(reference: string, by: NonNullable<Actor>, now: number, since: number): Promise<void>
  /**
   * Returns a released request to quarantine, if none of its mails was sent.
   *
   * @param since latest time before the release
   */
  holdAgain(leadId: string, by: NonNullable<Actor>, now: number, since: number): Promise<boolean>
  samePerson(
    leadId: string,
  ): Promise<{ reference: string; form: FormName; receivedAt: number; state: RequestState }[]>
  countOfAddress(leadId: string, now: number): Promise<Holdings>
}

export interface Holdings extends QuotesErased {
  leads: number
  notes: number
  messages: number
  deliveries: number
}

const actions: Record<Change['kind'], JournalAction> = {
  take: 'taken',
  give: 'given',
  follow: 'state',
  lose: 'state',
  spam: 'spam',
  'not spam': 'released',
}

export function createWork({ read, transact }: Access, engine: Engine): WorkStore {
  return {
    findRequest(reference) {
      return read(async (db) => {
        const row = await db
          .selectFrom('leads')
          .leftJoin('people', 'people.id', 'leads.assignee')
          .selectAll('leads')
          .select('people.name as assignee_name')
          .where('reference', '=', reference)
          .executeTakeFirst()
        if (!row) return undefined
        const [lead] = await withDeliveries(db, [row])
        const { assignee, assignee_name } = row
        return (
          lead && {
            lead,
            work: {
              state: row.state,
              assignee: assignee && assignee_name ? { id: assignee, name: assignee_name } : null,
              version: row.version,
              waitingSince: row.waiting_since,
              answeredAt: row.answered_at,
              remindAt: row.remind_at,
              lostReason: row.lost_reason,
              lostDetail: row.lost_detail,
              spamAt: row.spam_at,
            },
          }
        )
      })
    },

    change({ id, reference }, change, by, now, version) {
      return transact(async (trx) => {
        const changed = await trx
          .updateTable('leads')
          .set((eb) => ({ version: eb('version', '+', 1), ...valuesOf(change, by, now, eb) }))
          .where('id', '=', id)
          .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
          .returning('version')
          .executeTakeFirst()
        if (!changed) return { outcome: (await hasRow(trx, 'leads', id)) ? 'stale' : 'gone' }
        if (change.kind === 'spam') await holdMails(trx, id)
        if (change.kind === 'not spam') await queueHeldMails(trx, id, now)
        await addToJournal(trx, {
          at: now,
          person: by,
          action: actions[change.kind],
          object: reference,
        })
        if (change.kind !== 'spam' && change.kind !== 'not spam') {
          await letOutDecided(trx, engine, id, { by, now })
        }
        if (change.kind === 'follow') await waitAgain(trx, id)
        return { outcome: 'changed', version: changed.version }
      })
    },

    correctEmail: (correction, by, now) =>
      transact((trx) => correctEmail(trx, engine, correction, { by, now })),

    addNote({ id, leadId, text }, by, now) {
      return transact(async (trx) => {
        // Locks the row. Its version stays, because two notes never conflict.
        const lead = await lockLead(trx, leadId)
        if (!lead) return false
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('notes')
          .values({ id, lead_id: leadId, at: now, person_id: by.id, author: by.name, text })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 0n) return true
        await indexLead(trx, leadId)
        const line = { at: now, person: by, action: 'noted', object: lead.reference } as const
        await addToJournal(trx, line)
        await letOutDecided(trx, engine, leadId, { by, now })
        return true
      })
    },

    notes(leadId) {
      return read((db) =>
        db
          .selectFrom('notes')
          .select(['id', 'at', 'author', 'text'])
          .where('lead_id', '=', leadId)
          .orderBy('at')
          .orderBy('id')
          .execute(),
      )
    },

    async noteReading(reference, by, now, since) {
      const known = await read((db) =>
        db
          .selectFrom('journal')
          .select('seq')
          .where('object', '=', reference)
          .where('action', '=', 'read')
          .where('person_id', '=', by.id)
          .where('at', '>', since)
          .executeTakeFirst(),
      )
      if (known) return
      await transact((trx) =>
        addToJournal(trx, { at: now, person: by, action: 'read', object: reference }),
      )
    },

    holdAgain(leadId, by, now, since) {
      return transact(async (trx) => {
        const held = await trx
          .updateTable('leads')
          .set(({ eb }) => ({
            released_at: null,
            // A wait that started before the release continues.
            waiting_since: eb
              .case()
              .when('waiting_since', '<', eb.ref('released_at'))
              .then(eb.ref('waiting_since'))
              .end(),
            version: eb('version', '+', 1),
          }))
          .where('id', '=', leadId)
          .where('quarantine', 'is not', null)
          .where('released_at', '>', since)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('deliveries')
                  .select('id')
                  .where('lead_id', '=', leadId)
                  // A leased delivery may be in transmission.
                  .where(({ or, eb }) =>
                    or([eb('state', '!=', 'waiting'), eb('claim', 'is not', null)]),
                  ),
              ),
            ),
          )
          .returning('reference')
          .executeTakeFirst()
        if (!held) return false
        await trx
          .updateTable('deliveries')
          .set({ state: 'held' })
          .where('lead_id', '=', leadId)
          .execute()
        const line = { at: now, person: by, action: 'held', object: held.reference } as const
        await addToJournal(trx, line)
        return true
      })
    },

    samePerson(leadId) {
      return read((db) =>
        db
          .selectFrom('leads')
          .select(['reference', 'form', 'received_at as receivedAt', 'state'])
          .where('address', '=', ({ selectFrom }) =>
            selectFrom('leads').select('address').where('id', '=', leadId),
          )
          .where('address', '!=', '')
          .where('id', '!=', leadId)
          .orderBy('received_at', 'desc')
          .limit(20)
          .execute(),
      )
    },

    countOfAddress(leadId, now) {
      return read(async (db) => {
        const ids = (table: Kysely<Tables>) =>
          table
            .selectFrom('leads')
            .select('id')
            .where('address', '=', ({ selectFrom }) =>
              selectFrom('leads').select('address').where('id', '=', leadId),
            )
        const count = async (table: 'notes' | 'messages' | 'deliveries') => {
          const { count } = await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('lead_id', 'in', ids(db))
            .executeTakeFirstOrThrow()
          return Number(count)
        }
        const leads = (await ids(db).execute()).map(({ id }) => id)
        return {
          leads: leads.length,
          notes: await count('notes'),
          messages: await count('messages'),
          deliveries: await count('deliveries'),
          ...(await quotesToErase(db, leads, now)),
        }
      })
    },
  }
}

/**
 * Makes a reopened request wait since its first unanswered message: a mail since the last answer, or the
 * request itself.
 */
async function waitAgain(trx: Kysely<Tables>, id: string) {
  const lead = await trx
    .selectFrom('leads')
    .select(['form', 'state', 'waiting_since', 'answered_at', 'received_at', 'released_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!stateRules[lead.state].keepsWaiting) return
  const last = (await lastAnswer(trx, id)) ?? lead.answered_at
  const isOwed = last === null && awaitingAnswer.includes(lead.form)
  const first = isOwed
    ? (lead.released_at ?? lead.received_at)
    : await firstMailAfter(trx, id, last ?? 0)
  if (first === undefined || (lead.waiting_since !== null && lead.waiting_since <= first)) return
  await trx.updateTable('leads').set({ waiting_since: first }).where('id', '=', id).execute()
}

/** A request marked as spam sends its client nothing more; a leased delivery may already be under way. */
async function holdMails(trx: Kysely<Tables>, leadId: string) {
  await trx
    .updateTable('deliveries')
    .set({ state: 'held' })
    .where('lead_id', '=', leadId)
    .where('recipient', '=', 'visitor')
    .where('state', '=', 'waiting')
    .where('claim', 'is', null)
    .execute()
}

/** The mails of a request in quarantine stay held. */
async function queueHeldMails(trx: Kysely<Tables>, leadId: string, now: number) {
  await trx
    .updateTable('deliveries')
    .set({ state: 'waiting', due_at: now })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'held')
    .where('lead_id', 'not in', ({ selectFrom }) =>
      selectFrom('leads').select('id').where(whereQuarantined),
    )
    .execute()
}

function valuesOf(
  change: Change,
  by: NonNullable<Actor>,
  now: number,
  eb: ExpressionBuilder<Tables, 'leads'>,
): UpdateObject<Tables, 'leads'> {
  switch (change.kind) {
    case 'take':
      return {
        assignee: by.id,
        state: eb
          .case()
          .when('state', '=', 'new')
          .then(sql<RequestState>`'taken'`)
          .else(eb.ref('state'))
          .end(),
      }
    case 'give':
      return { assignee: change.to?.id ?? null }
    case 'follow':
      return {
        ...stateValues(change.state, now, eb),
        remind_at: change.remindAt,
        reminded_at: null,
        lost_reason: null,
        lost_detail: null,
      }
    case 'lose':
      return {
        ...stateValues('lost', now, eb),
        remind_at: null,
        lost_reason: change.reason,
        lost_detail: change.detail,
      }
    case 'spam':
      return { spam_at: now }
    case 'not spam':
      return { spam_at: null }
  }
}

function stateValues(
  state: RequestState,
  now: number,
  eb: ExpressionBuilder<Tables, 'leads'>,
): UpdateObject<Tables, 'leads'> {
  const instant = eb.cast<number>(eb.val(now), 'bigint')
  if (!stateRules[state].keepsWaiting) {
    const answered =
      state === 'answered' ? { answered_at: eb.fn.coalesce('answered_at', instant) } : {}
    return { state, waiting_since: null, ...answered }
  }
  return state === 'question'
    ? { state, waiting_since: eb.fn.coalesce('waiting_since', instant) }
    : { state }
}
