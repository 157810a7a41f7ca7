import type { Access, Engine } from '../engine/engine.ts'
import { letOutDecided } from '../people/decided.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'
import { lockLead } from '../quotes/locks.ts'
import { indexLead } from '../search/search.ts'

export interface Note {
  id: string
  at: number
  author: string
  text: string
}

export function createNotes({ read, transact }: Access, engine: Engine) {
  return {
    addNote(
      { id, leadId, text }: { id: string; leadId: string; text: string },
      by: NonNullable<Actor>,
      now: number,
    ) {
      return transact(async (trx) => {
        // Locks the row. Its version stays, because two notes never conflict.
        const lead = await lockLead(trx, leadId)
        if (!lead) return false
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('notes')
          .values({ id, lead_id: leadId, at: now, person_id: by.id, author: by.name, text })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 0n) return true
        await indexLead(trx, leadId)
        const line = { at: now, person: by, action: 'noted', object: lead.reference } as const
        await addToJournal(trx, line)
        await letOutDecided(trx, engine, leadId, { by, now })
        return true
      })
    },

    /** Oldest first. */
    notes(leadId: string): Promise<Note[]> {
      return read((db) =>
        db
          .selectFrom('notes')
          .select(['id', 'at', 'author', 'text'])
          .where('lead_id', '=', leadId)
          .orderBy('at')
          .orderBy('id')
          .execute(),
      )
    },
  }
}
