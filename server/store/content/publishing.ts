import type { Access } from '../engine/engine.ts'

/** The publication under way, or the last one, of any instance. */
export interface PublishingRow {
  /** UUID. */
  run: string
  /** JSON. */
  state: string
  /** End of its lease, milliseconds since 1970; once the publication is over, the time of its end. */
  until: number
}

export function createPublishingStore({ read, transact }: Access) {
  return {
    /**
     * @param leases a publication is under way if its `until` is between these instants
     * @param over run of an earlier publication that this instance knows to be over
     * @returns undefined; or the publication under way, and nothing is changed
     */
    begin: (
      row: PublishingRow,
      { after, before }: { after: number; before: number },
      over: string = '',
    ): Promise<PublishingRow | undefined> =>
      transact(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('publishing')
          .values({ id: 1, ...row })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet(row)
              .where(({ or, eb }) =>
                or([
                  eb('publishing.until', '<=', after),
                  eb('publishing.until', '>=', before),
                  eb('publishing.run', '=', over),
                ]),
              ),
          )
          .executeTakeFirst()
        return numInsertedOrUpdatedRows ? undefined : await theRow(trx)
      }),

    /** Renews the lease of a publication, or stores its end, unless a later one began. */
    async keep({ run, ...rest }: PublishingRow) {
      await transact((trx) =>
        trx.updateTable('publishing').set(rest).where('run', '=', run).execute(),
      )
    },

    read: (): Promise<PublishingRow | undefined> => read(theRow),
  }
}

export type PublishingStore = ReturnType<typeof createPublishingStore>

const theRow = (db: Parameters<Parameters<Access['read']>[0]>[0]) =>
  db.selectFrom('publishing').select(['run', 'state', 'until']).executeTakeFirst()
