import type { Access } from '../engine/engine.ts'

export interface Writer {
  name: string
  /** Path of the sheet: `/bureau/edition/prix/seo`. */
  sheet: string
  /** Key of the field, `pages/accueil#hero.lead`; '' while no field has the focus. */
  key: string
  /** Start of presence, milliseconds since 1970. */
  since: number
}

/** Times in milliseconds since 1970. */
export interface Recent {
  now: number
  /** A person is present if `seen_at` is between these; `before` excludes times recorded before a clock was set back. */
  after: number
  before: number
}

export function createWriters({ read, transact }: Access) {
  return {
    async tell(
      personId: string,
      { sheet, key }: Pick<Writer, 'sheet' | 'key'>,
      { now, after, before }: Recent,
    ) {
      await transact((trx) =>
        trx
          .insertInto('writers')
          .values({ person_id: personId, sheet, field: key, since: now, seen_at: now })
          .onConflict((conflict) =>
            conflict.column('person_id').doUpdateSet((eb) => ({
              sheet,
              field: key,
              seen_at: now,
              since: eb
                .case()
                .when(
                  eb.and([
                    eb('writers.sheet', '=', sheet),
                    eb('writers.field', '=', key),
                    eb('writers.seen_at', '>', after),
                    eb('writers.seen_at', '<', before),
                  ]),
                )
                .then(eb.ref('writers.since'))
                .else(eb.ref('excluded.since'))
                .end(),
            })),
          )
          .execute(),
      )
    },

    /** Returns all writers but the reader, the longest present first. */
    others: (readerId: string, { after, before }: Recent): Promise<Writer[]> =>
      read((db) =>
        db
          .selectFrom('writers')
          .innerJoin('people', 'people.id', 'writers.person_id')
          .select(['people.name', 'sheet', 'field as key', 'since'])
          .where('person_id', '!=', readerId)
          .where('seen_at', '>', after)
          .where('seen_at', '<', before)
          .orderBy('since')
          .orderBy('person_id')
          .execute(),
      ),
  }
}

export type WritersStore = ReturnType<typeof createWriters>
