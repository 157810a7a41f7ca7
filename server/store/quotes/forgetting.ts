import { dayAt } from '#quotes/dates.ts'
import { contractYears } from '#quotes/retention.ts'
import { day } from '../../days.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { idsOf } from '../engine/rows.ts'
import { addToJournal } from '../people/journal.ts'
import { contractsOf, removeVersions } from './contracts.ts'

/** Milliseconds, less than a contract's storage time. */
const leastKept = contractYears * 365 * day

export function createForgetting({ use, read, transact }: Access, engine: Engine) {
  return {
    /** Returns the number of removed contracts, of which SQLite's files keep no trace. */
    async forgetContracts(now: number) {
      const today = dayAt(now)
      // A contract without request never changes, so it can be read before the lock.
      const over = await read(async (db) => {
        const old = await db
          .selectFrom('quotes')
          .innerJoin('quote_versions', 'quote_versions.quote_id', 'quotes.id')
          .select('quotes.id')
          .distinct()
          .where('lead_id', 'is', null)
          .where('accepted_at', '<', now - leastKept)
          .execute()
        const contracts = await contractsOf(db, idsOf(old))
        return contracts.filter(({ until }) => until < today)
      })
      if (over.length === 0) return 0
      const removed = await transact(async (trx) => {
        let removed = 0
        for (const [quoteId, contracts] of Map.groupBy(over, (contract) => contract.quoteId)) {
          const versions = new Set(contracts.map(({ version }) => version))
          removed += await removeVersions(trx, quoteId, (version) => versions.has(version))
        }
        // Another instance may have removed and recorded them.
        if (removed === 0) return 0
        const object = removed === 1 ? '1 contrat' : `${removed} contrats`
        await addToJournal(trx, { at: now, person: null, action: 'contracts forgotten', object })
        return removed
      })
      if (removed > 0) await use(({ db }) => engine.forgetErased(db))
      return removed
    },
  }
}
