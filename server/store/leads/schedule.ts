import type { Access } from '../engine/engine.ts'
import type { ChannelName } from '../engine/tables.ts'
import type { Trouble } from './records.ts'

export function createSchedule({ read, transact }: Access) {
  return {
    /**
     * After a clock was set back: makes deliveries due after `latest` due `now`, and shortens leases to
     * `leaseEnd`.
     */
    async bringForward(now: number, latest: number, leaseEnd: number) {
      await transact(async (trx) => {
        const waiting = trx.updateTable('deliveries').where('state', '=', 'waiting')
        await waiting
          .set({ due_at: now })
          .where('claim', 'is', null)
          .where('due_at', '>', latest)
          .execute()
        await waiting
          .set({ due_at: leaseEnd })
          .where('claim', 'is not', null)
          .where('due_at', '>', leaseEnd)
          .execute()
      })
    },

    async trouble(since: number): Promise<Trouble> {
      const { overdue, dead } = await read((db) =>
        db
          .selectNoFrom((eb) => [
            eb
              .selectFrom('deliveries')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('state', '=', 'waiting')
              .where(({ fn }) => fn.coalesce('first_attempt_at', 'due_at'), '<=', since)
              .as('overdue'),
            eb
              .selectFrom('deliveries')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('state', '=', 'dead')
              .as('dead'),
          ])
          .executeTakeFirstOrThrow(),
      )
      return { overdue: Number(overdue), dead: Number(dead) }
    },

    async nextDue(channels: readonly ChannelName[]) {
      if (channels.length === 0) return undefined
      const next = await read((db) =>
        db
          .selectFrom('deliveries')
          .select('due_at')
          .where('state', '=', 'waiting')
          .where('channel', 'in', channels)
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst(),
      )
      return next?.due_at
    },

    /**
     * Makes unsent deliveries of a lead, or of all, due at once with a new retry period. Leased ones are
     * skipped.
     */
    async retry(now: number, leadId?: string) {
      return transact(async (trx) => {
        const anew = trx
          .updateTable('deliveries')
          .set({ state: 'waiting', due_at: now, claim: null, first_attempt_at: null })
          .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
        const dead = await anew.where('state', '=', 'dead').executeTakeFirst()
        const waiting = await anew
          .where('state', '=', 'waiting')
          .where('due_at', '>', now)
          // A leased delivery may be in transmission and would be sent twice.
          .where('claim', 'is', null)
          .executeTakeFirst()
        return { dead: Number(dead.numUpdatedRows), waiting: Number(waiting.numUpdatedRows) }
      })
    },
  }
}
