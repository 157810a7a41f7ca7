import type { Access } from '../engine/engine.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'

export function createReadings({ read, transact }: Access) {
  return {
    async noteReading(reference: string, by: NonNullable<Actor>, now: number, since: number) {
      const known = await read((db) =>
        db
          .selectFrom('journal')
          .select('seq')
          .where('object', '=', reference)
          .where('action', '=', 'read')
          .where('person_id', '=', by.id)
          .where('at', '>', since)
          .executeTakeFirst(),
      )
      if (known) return
      await transact((trx) =>
        addToJournal(trx, { at: now, person: by, action: 'read', object: reference }),
      )
    },
  }
}
