import type { Access } from '../engine/engine.ts'

export interface PageViews {
  /** Day in Paris: `2026-11-23`. */
  day: string
  page: string
  count: number
}

export interface PageViewsStore {
  add(views: readonly PageViews[]): Promise<void>
  /** Sums by page over a period, both days included. */
  sum(first: string, last: string): Promise<Map<string, number>>
  forgetBefore(day: string): Promise<void>
}

const portion = 500

export function createPageViews({ read, transact }: Access): PageViewsStore {
  return {
    async add(views) {
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

    async sum(first, last) {
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

    async forgetBefore(day) {
      await transact((trx) => trx.deleteFrom('page_views').where('day', '<', day).execute())
    },
  }
}
