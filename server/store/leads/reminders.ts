import { randomUUID } from 'node:crypto'
import { queueDeliveries } from '../engine/deliveries.ts'
import type { Access } from '../engine/engine.ts'
import type { ChannelName } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import { siteActor } from '../people/journal-pages.ts'

export function createReminders({ transact }: Access) {
  return {
    /** Queues a mail for each due reminder once, in one transaction, to the assignee or the agency. */
    remind(
      now: number,
      due: (remindAt: number) => boolean,
      {
        channel,
        agency,
        subject,
      }: { channel: ChannelName; agency: string; subject(reference: string): string },
    ) {
      return transact(async (trx) => {
        const asked = await trx
          .updateTable('leads')
          .set(({ ref }) => ({ reminded_at: ref('reminded_at') }))
          .where('remind_at', '<=', now)
          .where('reminded_at', 'is', null)
          .where('spam_at', 'is', null)
          .returning(['id', 'reference', 'assignee', 'remind_at'])
          .execute()
        const ready = asked.filter(({ remind_at }) => remind_at !== null && due(remind_at))
        for (const { id: leadId, reference, assignee } of ready) {
          const person = await trx
            .selectFrom('people')
            .select('email')
            .where('id', '=', assignee)
            .where('revoked_at', 'is', null)
            .executeTakeFirst()
          const id = randomUUID()
          await trx
            .updateTable('leads')
            .set({ reminded_at: now })
            .where('id', '=', leadId)
            .execute()
          await trx
            .insertInto('messages')
            .values({
              id,
              lead_id: leadId,
              kind: 'reminder',
              at: now,
              author: siteActor,
              address: person?.email ?? agency,
              subject: subject(reference),
              text: '',
            })
            .execute()
          const delivery = { message_id: id, channel, recipient: 'agency', due_at: now } as const
          await queueDeliveries(trx, leadId, [delivery])
          const line = { at: now, person: null, action: 'reminded', object: reference } as const
          await addToJournal(trx, line)
        }
        return ready.length
      })
    },
  }
}
