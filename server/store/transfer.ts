import type { Access } from './engine.ts'
import { pageSize, readDeliveries } from './lead-rows.ts'
import { indexLeads } from './search.ts'
import { ReferenceTaken, type Store } from './store.ts'

/** The part of a store by which its rows move to another. */
export function createTransfer({ read, transact }: Access): Pick<Store, 'readRows' | 'addRows'> {
  return {
    async readRows(after = '') {
      return read(async (db) => {
        const leads = await db
          .selectFrom('leads')
          .selectAll()
          .where('id', '>', after)
          .orderBy('id')
          .limit(pageSize)
          .execute()
        return { leads, ...(await readDeliveries(db, leads)) }
      })
    },

    addRows({ leads, deliveries, attempts }) {
      return transact(async (trx) => {
        let added = 0
        for (const rows of portions(leads)) {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('leads')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
          added += Number(numInsertedOrUpdatedRows)
          const present = await trx
            .selectFrom('leads')
            .select('id')
            .where(
              'id',
              'in',
              rows.map(({ id }) => id),
            )
            .execute()
          const ids = new Set(present.map(({ id }) => id))
          const homeless = rows.filter(({ id }) => !ids.has(id))
          if (homeless.length > 0) {
            throw new ReferenceTaken(homeless.map(({ reference }) => reference))
          }
        }
        for (const rows of portions(deliveries)) {
          await trx
            .insertInto('deliveries')
            .values(rows)
            .onConflict((conflict) =>
              conflict
                .column('id')
                .doUpdateSet(({ ref }) => ({
                  state: ref('excluded.state'),
                  due_at: ref('excluded.due_at'),
                  claim: null,
                }))
                .where('excluded.state', '=', 'sent')
                .where('deliveries.state', '!=', 'sent'),
            )
            .execute()
        }
        for (const rows of portions(attempts)) {
          await trx
            .insertInto('attempts')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        for (const rows of portions(leads)) {
          await indexLeads(
            trx,
            rows.map(({ id }) => id),
          )
        }
        return added
      })
    },
  }
}

/** As many rows as a statement has room for values, in every engine. */
function* portions<T>(rows: readonly T[], size = 1_000): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
