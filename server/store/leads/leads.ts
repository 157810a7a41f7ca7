import { queueDeliveries } from '../engine/deliveries.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { findAcknowledgement, whereQuarantined } from '../engine/quarantine.ts'
import { indexLater } from '../search/search.ts'
import { pageSize, toRow, withDeliveries } from './lead-rows.ts'
import type { DeliveryPlan, KeepResult, LeadQuery, LeadWithDeliveries, NewLead } from './records.ts'

const instants: ReadonlySet<string> = new Set(['received_at', 'waiting_since'])

export function createLeads({ read, transact }: Access, engine: Engine) {
  async function* streamLeads({ quarantined, limit = Number.MAX_SAFE_INTEGER }: LeadQuery = {}) {
    let last: LeadWithDeliveries | undefined
    for (let left = limit; left > 0; left -= pageSize) {
      const size = Math.min(left, pageSize)
      const page = await read(async (db) => {
        const leads = await db
          .selectFrom('leads')
          .selectAll()
          .$if(quarantined === true, (query) => query.where(whereQuarantined))
          .$if(quarantined === false, (query) => query.where(({ not }) => not(whereQuarantined)))
          .$if(last !== undefined, (query) =>
            query.where(({ eb, refTuple, tuple }) =>
              eb(refTuple('received_at', 'id'), '<', tuple(last?.receivedAt ?? 0, last?.id ?? '')),
            ),
          )
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(size)
          .execute()
        return withDeliveries(db, leads)
      })
      yield* page
      if (page.length < size) return
      last = page.at(-1)
    }
  }

  return {
    /**
     * Stores lead and deliveries atomically.
     *
     * @param plans deliveries to queue, or to hold for a lead in quarantine; a visitor's is left out when one
     *   to the same address (ignoring case) waits, or was sent or given up since `acknowledgedSince`
     * @param sameContentSince if given, a lead with the same digest after this instant is a repeat; otherwise
     *   only one with the same id and digest
     */
    keepLead(
      lead: NewLead,
      plans: readonly DeliveryPlan[],
      {
        acknowledgedSince,
        sameContentSince = Number.MAX_SAFE_INTEGER,
      }: { acknowledgedSince: number; sameContentSince?: number },
    ): Promise<KeepResult> {
      return transact(async (trx) => {
        const row = toRow(lead)
        const columns = Object.keys(row) as (keyof typeof row)[]
        await engine.queueUp(trx, [row.digest, row.address])
        const sameContent = trx
          .selectFrom('leads')
          .select(['id', 'reference', 'digest'])
          .where('digest', '=', lead.digest)
          .where('received_at', '>', sameContentSince)
        const inserted = await trx
          .insertInto('leads')
          .columns(columns)
          .expression(
            trx
              .selectNoFrom((eb) =>
                columns.map((column) =>
                  eb.cast(eb.val(row[column]), instants.has(column) ? 'bigint' : 'text').as(column),
                ),
              )
              .where(({ not, exists }) => not(exists(sameContent))),
          )
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()

        if (inserted.numInsertedOrUpdatedRows === 0n) {
          const sameId = trx
            .selectFrom('leads')
            .select(['id', 'reference', 'digest'])
            .where('id', '=', lead.id)
          const existing =
            (await sameId.executeTakeFirst()) ?? (await sameContent.executeTakeFirst())
          if (!existing) return { outcome: 'reference taken' }
          if (existing.digest !== lead.digest) return { outcome: 'id taken' }
          const { id, reference } = existing
          const acknowledgement = await trx
            .selectFrom('deliveries')
            .select('id')
            .where('lead_id', '=', id)
            .where('recipient', '=', 'visitor')
            .where('message_id', 'is', null)
            .executeTakeFirst()
          return { outcome: 'same', reference, mailed: acknowledgement !== undefined }
        }

        await indexLater(trx, row)
        const acknowledged =
          plans.some(({ recipient }) => recipient === 'visitor') &&
          (await findAcknowledgement(trx, row.address, acknowledgedSince))
        const planned = plans.filter(({ recipient }) => recipient === 'agency' || !acknowledged)
        const state = row.quarantine === null ? 'waiting' : 'held'
        await queueDeliveries(
          trx,
          lead.id,
          planned.map((plan) => ({ ...plan, state, due_at: lead.receivedAt })),
        )
        return { outcome: 'kept', mailed: planned.some(({ recipient }) => recipient === 'visitor') }
      })
    },

    async oldestLead() {
      const oldest = await read((db) =>
        db
          .selectFrom('leads')
          .select('received_at')
          .orderBy('received_at')
          .limit(1)
          .executeTakeFirst(),
      )
      return oldest?.received_at
    },

    streamLeads,
    listLeads: (query?: LeadQuery) => Array.fromAsync(streamLeads(query)),

    async findLead(idOrReference: string) {
      return read(async (db) => {
        const leads = await db
          .selectFrom('leads')
          .selectAll()
          .where((eb) => eb.or({ id: idOrReference, reference: idOrReference }))
          .execute()
        return (await withDeliveries(db, leads))[0]
      })
    },
  }
}
