import type { Access } from '../engine/engine.ts'

export interface PageViews {
  /** Day in Paris: `2026-11-23`. */
  day: string
  page: string
  count: number
}

const portion = 500

export function createPageViews({ read, transact }: Access) {
  return {
    async add(views: readonly PageViews[]) {
      if (views.length === 0) return
      // Sorted, so that concurrent writers lock rows in the same order.
      const sorted = views.toSorted((a, b) =>
        `${a.day} ${a.page}` < `${b.day} ${b.page}` ? -1 : 1,
      )
      await transact(async (trx) => {
        for (let start = 0; start < sorted.length; start += portion) {
          await trx
            .insertInto('page_views')
            .values(sorted.slice(start, start + portion))
            .onConflict((conflict) =>
              conflict.columns(['day', 'page']).doUpdateSet(({ eb, ref }) => ({
                count: eb('page_views.count', '+', ref('excluded.count')),
              })),
            )
            .execute()
        }
      })
    },

    /** Sums by page over a period, both days included. */
    async sum(first: string, last: string) {
      const rows = await read((db) =>
        db
          .selectFrom('page_views')
          .select(['page', ({ fn }) => fn.sum<number>('count').as('count')])
          .where('day', '>=', first)
          .where('day', '<=', last)
          .groupBy('page')
          .execute(),
      )
      return new Map(rows.map(({ page, count }) => [page, Number(count)]))
    },

    async forgetBefore(day: string) {
      await transact((trx) => trx.deleteFrom('page_views').where('day', '<', day).execute())
    },
  }
}

export type PageViewsStore = ReturnType<typeof createPageViews>
