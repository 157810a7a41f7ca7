import { expect, test, vi } from 'vitest'
import { createFakeClock } from '../../../tools/test/fake-clock.ts'
import type { PageViews } from '../../store/desk/page-views.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'
import { createTemporaryStore } from '../../store/suite/temporary-store.ts'
import { type Asker, startPageCounter } from './page-views.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const person: Asker = { program: firefox, purpose: undefined }

function setUp(start?: number) {
  const clock = createFakeClock(start)
  const written: PageViews[] = []
  let isAway = false
  const store = {
    add: vi.fn(async (views: readonly PageViews[]) => {
      if (isAway) throw new StoreUnavailable('away')
      written.push(...views)
    }),
    sum: async () => new Map(),
    forgetBefore: async () => {},
  }
  const onFailure = vi.fn()
  const counter = startPageCounter({ store, clock, onFailure })
  return {
    clock,
    store,
    counter,
    written,
    onFailure,
    setAway: (away: boolean) => {
      isAway = away
    },
  }
}

test('writes counts every minute, only if there are any', async () => {
  const { clock, counter, store, written } = setUp()
  counter.count('/devis', person)
  counter.count('/devis', person)
  counter.count('/', person)
  expect(store.add).not.toHaveBeenCalled()
  clock.advance(60_000)
  await counter.flush()
  expect(written).toEqual([
    { day: '2026-11-23', page: '/devis', count: 2 },
    { day: '2026-11-23', page: '/', count: 1 },
  ])
  clock.advance(60_000)
  await counter.flush()
  expect(store.add).toHaveBeenCalledTimes(1)
})

test('writes the rest when it stops, and no more afterwards', async () => {
  const { clock, counter, written } = setUp()
  counter.count('/', person)
  await counter.stop()
  expect(written).toHaveLength(1)
  counter.count('/', person)
  clock.advance(600_000)
  expect(written).toHaveLength(1)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.32',
  'x',
  '',
  undefined,
])('does not count the robot %s', async (program) => {
  const { counter, store } = setUp()
  counter.count('/', { program, purpose: undefined })
  await counter.flush()
  expect(store.add).not.toHaveBeenCalled()
})

test.each([
  firefox,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
])('counts views of the browser %s, but not its prefetches', async (program) => {
  const { counter, written } = setUp()
  counter.count('/', { program, purpose: undefined })
  counter.count('/', { program, purpose: 'prefetch;prerender' })
  counter.count('/', { program, purpose: 'prefetch' })
  await counter.flush()
  expect(written).toMatchObject([{ count: 1 }])
})

test.each([
  ['winter', Date.UTC(2026, 10, 23, 22, 59, 59, 999), '2026-11-23', '2026-11-24'],
  ['summer', Date.UTC(2026, 6, 1, 21, 59, 59, 999), '2026-07-01', '2026-07-02'],
  ['the night of 25 hours', Date.UTC(2026, 9, 25, 22, 59, 59, 999), '2026-10-25', '2026-10-26'],
])('days end at midnight in Paris, in %s too', async (_, last, day, next) => {
  const { clock, counter, written } = setUp(last)
  counter.count('/', person)
  clock.advance(1)
  counter.count('/', person)
  // A view after the clock is set back counts for the earlier day.
  clock.advance(-1)
  counter.count('/', person)
  await counter.flush()
  expect(written.toSorted((a, b) => (a.day < b.day ? -1 : 1))).toEqual([
    { day, page: '/', count: 2 },
    { day: next, page: '/', count: 1 },
  ])
})

test('during an outage of the database, counts stay in memory and add up', async () => {
  const { counter, written, onFailure, setAway } = setUp()
  setAway(true)
  counter.count('/', person)
  await counter.flush()
  counter.count('/', person)
  counter.count('/devis', person)
  await counter.flush()
  expect(written).toEqual([])
  expect(onFailure).toHaveBeenCalledTimes(2)
  setAway(false)
  await counter.flush()
  expect(written).toEqual([
    { day: '2026-11-23', page: '/', count: 2 },
    { day: '2026-11-23', page: '/devis', count: 1 },
  ])
})

test('during an outage, at most 10,000 counts stay in memory', async () => {
  const { counter, written, setAway } = setUp()
  setAway(true)
  for (let page = 0; page < 12_000; page++) counter.count(`/${page}`, person)
  await counter.flush()
  for (let page = 0; page < 12_000; page++) counter.count(`/${page}`, person)
  setAway(false)
  await counter.flush()
  expect(written).toHaveLength(10_000)
})

test('two instances on one database add up', async () => {
  const { pageViews } = await createTemporaryStore()
  const clock = createFakeClock()
  const counters = [1, 2].map(() => startPageCounter({ store: pageViews, clock, onFailure() {} }))
  for (const counter of counters) counter.count('/', person)
  await Promise.all(counters.map((counter) => counter.stop()))
  await expect(pageViews.sum('2026-11-23', '2026-11-23')).resolves.toEqual(new Map([['/', 2]]))
})
