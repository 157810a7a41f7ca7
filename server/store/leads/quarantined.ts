import type { Access, Engine } from '../engine/engine.ts'
import { letOut, whereQuarantined } from '../engine/quarantine.ts'

export function createQuarantined({ read, transact }: Access, engine: Engine) {
  return {
    async countQuarantined() {
      const { count } = await read((db) =>
        db
          .selectFrom('leads')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(whereQuarantined)
          .executeTakeFirstOrThrow(),
      )
      return count
    },

    /**
     * Releases a lead from quarantine. Its deliveries become due, except one to a visitor acknowledged
     * meanwhile (rule of `keepLead`).
     *
     * @param rules `unlessSpam`: leaves a lead that a person marked as spam where it is
     */
    async release(
      leadId: string,
      now: number,
      rules?: { acknowledgedSince?: number; unlessSpam?: boolean },
    ) {
      return transact(async (trx) => (await letOut(trx, engine, leadId, now, rules)) !== undefined)
    },
  }
}
