import { expect, test } from 'vitest'
import { describeEachStore } from '../suite/each-store.ts'

describeEachStore('page views', (store) => {
  test('concurrent counts of several instances are added', async () => {
    const views = [
      { day: '2026-11-22', page: '/devis', count: 2 },
      { day: '2026-11-23', page: '/', count: 3 },
    ]
    await Promise.all([
      store().pageViews.add(views),
      store().pageViews.add(views.toReversed()),
      store().pageViews.add(views),
    ])
    const sums = await store().pageViews.sum('2026-11-22', '2026-11-23')
    expect(sums).toEqual(
      new Map([
        ['/devis', 6],
        ['/', 9],
      ]),
    )
  })

  test('a sum includes its first and last day', async () => {
    const on = (day: string) => ({ day, page: '/', count: 1 })
    await store().pageViews.add(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(on))
    await store().pageViews.add([])
    const sums = await store().pageViews.sum('2026-11-01', '2026-11-30')
    expect(sums).toEqual(new Map([['/', 2]]))
    await store().pageViews.forgetBefore('2026-12-01')
    await expect(store().pageViews.sum('2000-01-01', '2999-01-01')).resolves.toEqual(
      new Map([['/', 1]]),
    )
  })

  test('more rows than one statement accepts are written', async () => {
    const views = Array.from({ length: 1_100 }, (_, number) => ({
      day: '2026-11-23',
      page: `/page-${number}`,
      count: 1,
    }))
    await store().pageViews.add(views)
    const sums = await store().pageViews.sum('2026-11-23', '2026-11-23')
    expect(sums.size).toBe(1_100)
  })
})
