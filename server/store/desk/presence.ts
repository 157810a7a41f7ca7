import type { Access } from '../engine/engine.ts'
import type { Actor } from '../people/person.ts'

export interface Draft {
  subject: string
  text: string
}

export interface Presence {
  name: string
  /** Start of writing, milliseconds since 1970; null while reading. */
  writingSince: number | null
}

export function createPresence({ read, transact }: Access) {
  return {
    /** @param draft null deletes the draft; undefined leaves it unchanged */
    async heartbeat(leadId: string, by: NonNullable<Actor>, now: number, draft?: Draft | null) {
      const isWriting = draft !== null && draft !== undefined
      const written = isWriting ? JSON.stringify(draft) : null
      await transact(async (trx) => {
        await trx
          .insertInto('presence')
          .columns(['lead_id', 'person_id', 'seen_at', 'writing_since', 'draft'])
          // Inserts no row for an erased request.
          .expression(
            trx
              .selectFrom('leads')
              .select(({ val, cast }) => [
                'id',
                cast<string>(val(by.id), 'text').as('person_id'),
                cast<number>(val(now), 'bigint').as('seen_at'),
                cast<number | null>(val(isWriting ? now : null), 'bigint').as('writing_since'),
                cast<string | null>(val(written), 'text').as('draft'),
              ])
              .where('id', '=', leadId),
          )
          .onConflict((conflict) =>
            conflict.columns(['lead_id', 'person_id']).doUpdateSet((eb) => ({
              seen_at: now,
              ...(draft !== undefined && {
                draft: written,
                writing_since: isWriting
                  ? eb.fn.coalesce('presence.writing_since', eb.cast<number>(eb.val(now), 'bigint'))
                  : null,
              }),
            })),
          )
          .execute()
      })
    },

    others(leadId: string, personId: string, since: number): Promise<Presence[]> {
      return read((db) =>
        db
          .selectFrom('presence')
          .innerJoin('people', 'people.id', 'presence.person_id')
          .select(['people.name', 'writing_since as writingSince'])
          .where('lead_id', '=', leadId)
          .where('person_id', '!=', personId)
          .where('seen_at', '>', since)
          .orderBy('people.name')
          .execute(),
      )
    },

    async findDraft(leadId: string, personId: string): Promise<Draft | undefined> {
      const row = await read((db) =>
        db
          .selectFrom('presence')
          .select('draft')
          .where('lead_id', '=', leadId)
          .where('person_id', '=', personId)
          .executeTakeFirst(),
      )
      return row?.draft ? JSON.parse(row.draft) : undefined
    },
  }
}
