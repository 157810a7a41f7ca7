import { type ExpressionBuilder, type Kysely, sql, type UpdateObject } from 'kysely'
import { type LossReason, type RequestState, stateRules } from '#content/desk/state-rules.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { whereQuarantined } from '../engine/quarantine.ts'
import { hasRow } from '../engine/rows.ts'
import { awaitingAnswer, type JournalAction, type Tables } from '../engine/tables.ts'
import { withDeliveries } from '../leads/lead-rows.ts'
import type { LeadWithDeliveries } from '../leads/records.ts'
import { firstMailAfter, lastAnswer } from '../leads/unanswered.ts'
import { letOutDecided } from '../people/decided.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'

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

export type Change =
  | { kind: 'take' }
  | { kind: 'give'; to: { id: string } | null }
  | { kind: 'follow'; state: RequestState; remindAt: number | null }
  | { kind: 'lose'; reason: LossReason; detail: string }
  | { kind: 'spam' }
  | { kind: 'not spam' }

export type ChangeResult = { outcome: 'changed'; version: number } | { outcome: 'stale' | 'gone' }

const actions: Record<Change['kind'], JournalAction> = {
  take: 'taken',
  give: 'given',
  follow: 'state',
  lose: 'state',
  spam: 'spam',
  'not spam': 'released',
}

export function createWork({ read, transact }: Access, engine: Engine) {
  return {
    findRequest(reference: string): Promise<{ lead: LeadWithDeliveries; work: Work } | undefined> {
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

    change(
      { id, reference }: { id: string; reference: string },
      change: Change,
      by: NonNullable<Actor>,
      now: number,
      version?: number,
    ): Promise<ChangeResult> {
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
