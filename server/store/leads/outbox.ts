import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Access, Engine } from '../engine/engine.ts'
import type { ChannelName, DeliveryState, Tables } from '../engine/tables.ts'
import { toLead } from './lead-rows.ts'
import { toMessage } from './messages.ts'
import type { Attempt, ClaimedDelivery } from './records.ts'
import { createSchedule } from './schedule.ts'

export function createOutbox(access: Access, engine: Engine) {
  const { transact } = access
  return {
    ...createSchedule(access),

    async claimDue({
      channels,
      now,
      until,
      limit,
      except = [],
    }: {
      channels: readonly ChannelName[]
      now: number
      until: number
      limit: number
      except?: readonly string[]
    }): Promise<ClaimedDelivery[]> {
      if (channels.length === 0) return []
      const claim = randomUUID()
      return transact(async (trx) => {
        const claimed = await trx
          .with('due', (cte) =>
            cte
              .selectFrom('deliveries')
              .select('id')
              .where('state', '=', 'waiting')
              .where('due_at', '<=', now)
              .where('channel', 'in', channels)
              .$if(except.length > 0, (query) => query.where('id', 'not in', except))
              .orderBy('due_at')
              .limit(limit)
              .$if(engine.skipsLocked, (query) => query.forUpdate().skipLocked()),
          )
          .updateTable('deliveries')
          .set((eb) => ({
            claim,
            due_at: until,
            // A first attempt in the future was recorded before the clock was set back.
            first_attempt_at: eb
              .case()
              .when('first_attempt_at', '<=', now)
              .then(eb.ref('first_attempt_at'))
              .else(eb.cast<number>(eb.val(now), 'bigint'))
              .end(),
          }))
          .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
          .returning([
            ...(['id', 'lead_id', 'message_id', 'channel', 'recipient', 'remaining'] as const),
            'first_attempt_at',
          ])
          .execute()
        if (claimed.length === 0) return []
        const carried = await readCarried(trx, claimed)
        const leads = await trx
          .selectFrom('leads')
          .selectAll()
          .where(
            'id',
            'in',
            claimed.map(({ lead_id }) => lead_id),
          )
          .execute()
        const byId = new Map(leads.map((row) => [row.id, toLead(row)]))
        return claimed.flatMap(
          ({ id, lead_id, message_id, first_attempt_at, remaining, ...plan }) => {
            const lead = byId.get(lead_id)
            const message = carried.messages.get(message_id ?? '')
            if (!lead || (message_id !== null && !message)) return []
            const thread = message ? (carried.threads.get(lead_id) ?? []) : []
            const firstAttemptAt = first_attempt_at ?? now
            const claimed = { id, claim, ...plan, firstAttemptAt, lead, thread }
            return [
              {
                ...claimed,
                ...(message && { message }),
                ...(remaining !== null && { remaining: JSON.parse(remaining) as string[] }),
              },
            ]
          },
        )
      })
    },

    async renewClaim({ id, claim }: { id: string; claim: string }, until: number) {
      await transact((trx) =>
        trx
          .updateTable('deliveries')
          .set({ due_at: until })
          .where('id', '=', id)
          .where('claim', '=', claim)
          .execute(),
      )
    },

    /** Records an attempt and its consequence, unless the lease ended or the lead was erased. */
    async recordAttempt(
      { id, claim }: { id: string; claim: string },
      attempt: Attempt,
      {
        state,
        dueAt,
        remaining,
      }: { state: DeliveryState; dueAt: number; remaining?: readonly string[] | undefined },
    ) {
      await transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('deliveries')
          .set({
            ...{ state, due_at: dueAt, claim: null },
            ...(remaining && { remaining: JSON.stringify(remaining) }),
          })
          .where('id', '=', id)
          .where('claim', '=', claim)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return
        await trx
          .insertInto('attempts')
          .values({ id: randomUUID(), delivery_id: id, ...attempt })
          .execute()
      })
    },
  }
}

async function readCarried(
  trx: Kysely<Tables>,
  claimed: readonly { lead_id: string; message_id: string | null }[],
) {
  const withMessage = claimed.filter(({ message_id }) => message_id !== null)
  if (withMessage.length === 0) return { messages: new Map(), threads: new Map() }
  const messages = await trx
    .selectFrom('messages')
    .selectAll()
    .where(
      'id',
      'in',
      withMessage.map(({ message_id }) => message_id ?? ''),
    )
    .execute()
  const sent = await trx
    .selectFrom('deliveries')
    .innerJoin('attempts', 'attempts.delivery_id', 'deliveries.id')
    .select(['deliveries.id', 'lead_id'])
    .where(
      'lead_id',
      'in',
      withMessage.map(({ lead_id }) => lead_id),
    )
    .where('recipient', '=', 'visitor')
    .where('channel', '=', 'smtp')
    .where('state', '=', 'sent')
    .where('outcome', '=', 'sent')
    .orderBy('at')
    .execute()
  const threads = new Map<string, string[]>()
  for (const { id, lead_id } of sent) threads.set(lead_id, [...(threads.get(lead_id) ?? []), id])
  return { messages: new Map(messages.map((row) => [row.id, toMessage(row)])), threads }
}
