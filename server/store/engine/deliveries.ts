import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Queued = Pick<Insertable<Tables['deliveries']>, 'channel' | 'recipient' | 'due_at'> &
  Partial<Insertable<Tables['deliveries']>>

export async function queueDeliveries(
  trx: Kysely<Tables>,
  leadId: string,
  deliveries: readonly Queued[],
): Promise<void> {
  if (deliveries.length === 0) return
  await trx
    .insertInto('deliveries')
    .values(
      deliveries.map((delivery) => ({
        ...{ id: randomUUID(), lead_id: leadId, state: 'waiting' as const },
        ...delivery,
      })),
    )
    .execute()
}
