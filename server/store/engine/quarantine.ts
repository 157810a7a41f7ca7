import type { ExpressionBuilder, Kysely } from 'kysely'
import { statesThat } from '#content/desk/state-rules.ts'
import type { Engine } from './engine.ts'
import { awaitingAnswer, type Tables } from './tables.ts'

/** Milliseconds between two acknowledgements to one address, against floods. */
export const acknowledgementWindow = 60 * 60_000

export function whereQuarantined(eb: ExpressionBuilder<Tables, 'leads'>) {
  return eb.and([eb('quarantine', 'is not', null), eb('released_at', 'is', null)])
}

/**
 * Releases a request from quarantine: its client waits from now on, unless answered or already waiting; its
 * held mails are queued, or deleted if it is answered.
 *
 * @param rules `unlessSpam`: skips a request marked as spam
 */
export async function letOut(
  trx: Kysely<Tables>,
  { queueUp }: Pick<Engine, 'queueUp'>,
  leadId: string,
  now: number,
  {
    acknowledgedSince = now - acknowledgementWindow,
    unlessSpam = false,
  }: { acknowledgedSince?: number; unlessSpam?: boolean } = {},
): Promise<string | undefined> {
  const lead = await trx
    .updateTable('leads')
    .set((eb) => ({
      released_at: now,
      // The delay starts here, because nobody saw the request before.
      waiting_since: eb
        .case()
        .when(
          eb.and([
            eb('form', 'in', awaitingAnswer),
            eb('answered_at', 'is', null),
            eb('state', 'in', statesThat('keepsWaiting')),
          ]),
        )
        .then(eb.fn.coalesce('waiting_since', eb.cast<number>(eb.val(now), 'bigint')))
        .else(eb.ref('waiting_since'))
        .end(),
    }))
    .where('id', '=', leadId)
    .where(whereQuarantined)
    .$if(unlessSpam, (query) => query.where('spam_at', 'is', null))
    .returning(['reference', 'address', 'answered_at', 'state'])
    .executeTakeFirst()
  if (!lead) return undefined
  await queueUp(trx, [lead.address])
  const isSettled = lead.answered_at !== null || !statesThat('keepsWaiting').includes(lead.state)
  const isAcknowledged = await findAcknowledgement(trx, lead.address, acknowledgedSince)
  // « We have received your request » is too late after an answer.
  if (isSettled || isAcknowledged) {
    await trx
      .deleteFrom('deliveries')
      .where('lead_id', '=', leadId)
      .where('state', '=', 'held')
      .$if(!isSettled, (query) => query.where('recipient', '=', 'visitor'))
      .execute()
  }
  await trx
    .updateTable('deliveries')
    .set({ state: 'waiting', due_at: now })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'held')
    .execute()
  return lead.reference
}

/** Finds a sent or queued acknowledgement to an address since an instant; a held one does not count. */
export function findAcknowledgement(trx: Kysely<Tables>, address: string, since: number) {
  return trx
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select('deliveries.id')
    .where('leads.address', '=', address)
    .where('deliveries.recipient', '=', 'visitor')
    .where('deliveries.message_id', 'is', null)
    .where('deliveries.state', '!=', 'held')
    .where((eb) =>
      eb.or([eb('deliveries.state', '=', 'waiting'), eb('deliveries.due_at', '>', since)]),
    )
    .executeTakeFirst()
}
