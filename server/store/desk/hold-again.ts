import type { Access } from '../engine/engine.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'

export function createHolding({ transact }: Access) {
  return {
    /**
     * Returns a released request to quarantine, if none of its mails was sent.
     *
     * @param since latest time before the release
     */
    holdAgain(leadId: string, by: NonNullable<Actor>, now: number, since: number) {
      return transact(async (trx) => {
        const held = await trx
          .updateTable('leads')
          .set(({ eb }) => ({
            released_at: null,
            // A wait that started before the release continues.
            waiting_since: eb
              .case()
              .when('waiting_since', '<', eb.ref('released_at'))
              .then(eb.ref('waiting_since'))
              .end(),
            version: eb('version', '+', 1),
          }))
          .where('id', '=', leadId)
          .where('quarantine', 'is not', null)
          .where('released_at', '>', since)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('deliveries')
                  .select('id')
                  .where('lead_id', '=', leadId)
                  // A leased delivery may be in transmission.
                  .where(({ or, eb }) =>
                    or([eb('state', '!=', 'waiting'), eb('claim', 'is not', null)]),
                  ),
              ),
            ),
          )
          .returning('reference')
          .executeTakeFirst()
        if (!held) return false
        await trx
          .updateTable('deliveries')
          .set({ state: 'held' })
          .where('lead_id', '=', leadId)
          .execute()
        const line = { at: now, person: by, action: 'held', object: held.reference } as const
        await addToJournal(trx, line)
        return true
      })
    },
  }
}
