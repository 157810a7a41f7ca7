import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakeClock } from '../fake-clock.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { newLead } from '../store/store-suite.ts'
import { createTemporaryStore } from '../store/temporary-store.ts'
import { startRounds } from './rounds.ts'

const hour = 3_600_000
const day = 24 * hour

async function setUp({
  retention,
  changes,
}: {
  retention?: string
  changes?: Partial<Store>
} = {}) {
  const clock = createFakeClock()
  const store = await createTemporaryStore()
  const log = { info: vi.fn(), error: vi.fn() }
  const start = () => {
    const stop = startRounds({ store: { ...store, ...changes }, clock, log, retention })
    onTestFinished(stop)
    return stop
  }
  const keep = (age: number) =>
    store.keepLead(
      newLead({ receivedAt: clock.now() - age }),
      [{ channel: 'smtp', recipient: 'agency' }],
      { acknowledgedSince: 0 },
    )
  return { clock, store, log, start, keep }
}

test('says once an hour what needs somebody, and nothing when nothing does', async () => {
  const { clock, store, log, start, keep } = await setUp()
  const stop = start()
  await keep(0)
  await vi.waitFor(() => store.trouble(0))
  expect(log.error).not.toHaveBeenCalled()

  const line = 'trouble: 1 deliveries overdue by an hour, 0 dead (npm run leads -- list)'
  clock.advance(hour)
  await vi.waitFor(() => expect(log.error.mock.calls).toEqual([[line]]))
  clock.advance(hour / 2)
  clock.advance(hour / 2)
  await vi.waitFor(() => expect(log.error.mock.calls).toEqual([[line], [line]]))
  stop()
  clock.advance(hour)
  await store.trouble(0)
  expect(log.error).toHaveBeenCalledTimes(2)
})

test('keeps everything for ever when not told how long', async () => {
  const { clock, store, start, keep } = await setUp()
  await keep(9_999 * day)
  start()
  clock.advance(day)
  await store.trouble(0)
  await expect(store.listLeads()).resolves.toHaveLength(1)
})

test('erases at its start, then every day, what has become too old', async () => {
  const { clock, store, log, start, keep } = await setUp({ retention: '30d' })
  await keep(31 * day)
  await keep(29 * day)
  await keep(0)
  start()
  const left = async (count: number) =>
    vi.waitFor(async () => expect(await store.listLeads()).toHaveLength(count))
  await left(2)
  expect(log.info).toHaveBeenCalledWith('purge: 1 leads older than 30d erased')
  for (let hours = 0; hours < 48; hours++) clock.advance(hour)
  await left(1)
})

test('an outage spoils one round, not the next', async () => {
  let outage = true
  const { clock, store, log, start, keep } = await setUp({
    retention: '1d',
    changes: {
      trouble: () => Promise.reject(new StoreUnavailable('locked')),
      oldestLead: () =>
        outage ? Promise.reject(new StoreUnavailable('locked')) : store.oldestLead(),
    },
  })
  await keep(3 * day)
  start()
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2))
  outage = false
  clock.advance(hour)
  await vi.waitFor(async () => expect(await store.listLeads()).toEqual([]))
})
