import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { quotesToErase } from '../quotes/contracts.ts'

export function createSameAddress({ read }: Access) {
  return {
    samePerson(leadId: string) {
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

    /** Counts what an erasure of the request's e-mail address removes. */
    countOfAddress: (leadId: string, now: number) =>
      read((db) =>
        countOf(
          db,
          db
            .selectFrom('leads')
            .select('id')
            .where('address', '=', ({ selectFrom }) =>
              selectFrom('leads').select('address').where('id', '=', leadId),
            ),
          now,
        ),
      ),

    /** Counts what an erasure of the request alone removes. */
    countOfRequest: (leadId: string, now: number) =>
      read((db) => countOf(db, db.selectFrom('leads').select('id').where('id', '=', leadId), now)),
  }
}

async function countOf(
  db: Kysely<Tables>,
  ids: SelectQueryBuilder<Tables, 'leads', { id: string }>,
  now: number,
) {
  const count = async (table: 'notes' | 'messages' | 'deliveries') => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('lead_id', 'in', ids)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const leads = (await ids.execute()).map(({ id }) => id)
  return {
    leads: leads.length,
    notes: await count('notes'),
    messages: await count('messages'),
    deliveries: await count('deliveries'),
    ...(await quotesToErase(db, leads, now)),
  }
}
