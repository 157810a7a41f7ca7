import { expect, onTestFinished, test, vi } from 'vitest'
import { lastKnownDay } from '#content/company/calendar.ts'
import { furnishAgency } from '#workshop/agency.ts'
import { digestOf, now, quoteDesk } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import { eventually } from '../../../tools/test/eventually.ts'
import { createFakeClock } from '../../../tools/test/fake-clock.ts'
import { day, hour } from '../../days.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'
import type { Store } from '../../store/store.ts'
import { changeRow, newestLines, rowsOf } from '../../store/suite/rows.ts'
import { createTemporaryStore } from '../../store/suite/temporary-store.ts'
import { startRounds } from './rounds.ts'

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

test('logs overdue deliveries once an hour, and nothing without any', async () => {
  const { clock, store, log, start, keep } = await setUp()
  const stop = start()
  await keep(0)
  await eventually(() => store.trouble(0))
  expect(log.error).not.toHaveBeenCalled()

  const line = 'trouble: 1 deliveries overdue by an hour, 0 dead (npm run leads -- list)'
  clock.advance(hour)
  await eventually(() => expect(log.error.mock.calls).toEqual([[line]]))
  clock.advance(hour / 2)
  clock.advance(hour / 2)
  await eventually(() => expect(log.error.mock.calls).toEqual([[line], [line]]))
  stop()
  clock.advance(hour)
  await store.trouble(0)
  expect(log.error).toHaveBeenCalledTimes(2)
})

test('warns at its start, then every day, when the table of holidays ends within a year', async () => {
  const { clock, log, store, start } = await setUp()
  start()
  await eventually(() => store.trouble(0))
  expect(log.error).not.toHaveBeenCalled()

  const line = expect.stringContaining(`holidays are known until ${lastKnownDay}`)
  clock.advance(Date.parse(lastKnownDay) - clock.now() - 364 * day)
  await eventually(() => expect(log.error.mock.calls).toEqual([[line]]))
  for (let hours = 0; hours < 24; hours++) clock.advance(hour)
  await eventually(() => expect(log.error.mock.calls).toEqual([[line], [line]]))
})

test('keeps all leads without a retention setting', async () => {
  const { clock, store, start, keep } = await setUp()
  await keep(9_999 * day)
  start()
  clock.advance(day)
  await store.trouble(0)
  await expect(store.listLeads()).resolves.toHaveLength(1)
})

test('erases old leads at the start, then every day', async () => {
  const { clock, store, log, start, keep } = await setUp({ retention: '30d' })
  await keep(31 * day)
  await keep(29 * day)
  await keep(0)
  start()
  const left = async (count: number) =>
    eventually(async () => expect(await store.listLeads()).toHaveLength(count))
  await left(2)
  expect(log.info).toHaveBeenCalledWith('purge: 1 leads older than 30d erased')
  for (let hours = 0; hours < 48; hours++) clock.advance(hour)
  await left(1)
})

test('after an outage in one round, the next round works', async () => {
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
  await eventually(() => expect(log.error).toHaveBeenCalledTimes(2))
  outage = false
  clock.advance(hour)
  await eventually(async () => expect(await store.listLeads()).toEqual([]))
})

test('erases quarantined leads and marked spam after 30 days', async () => {
  const { clock, store, log, start } = await setUp()
  const rules = { acknowledgedSince: 0 }
  const doubted = newLead({ receivedAt: clock.now(), quarantine: ['links'] })
  const spam = newLead({ receivedAt: clock.now() - 400 * day })
  const honest = newLead({ receivedAt: clock.now() - 400 * day })
  for (const lead of [doubted, spam, honest]) await store.keepLead(lead, [], rules)
  await changeRow(store, spam.id, { spam_at: clock.now() + day })
  start()
  const left = async () => (await store.listLeads()).map(({ id }) => id).toSorted()
  clock.advance(30 * day)
  await store.health(0)
  await expect(left()).resolves.toHaveLength(3)

  clock.advance(day)
  await eventually(async () => expect(await left()).toEqual([honest.id, spam.id].toSorted()))
  clock.advance(day)
  await eventually(async () => expect(await left()).toEqual([honest.id]))
  expect(log.info.mock.calls).toEqual([
    ['purge: 1 leads in quarantine or called spam for 30 days erased'],
    ['purge: 1 leads in quarantine or called spam for 30 days erased'],
  ])
  const lines = await newestLines(store, 10)
  expect(lines.map(({ actor, object }) => [actor, object])).toEqual([
    ['Le site', '1 demande'],
    ['Le site', '1 demande'],
  ])
})

test('keeps contracts when it erases by age, logs it, and removes them ten years after delivery', async () => {
  const { clock, store, log, start } = await setUp({ retention: '1y' })
  const { sendFirst, accept } = quoteDesk(() => store)
  const one = await sendFirst({ deliveryWeeks: 0 })
  await accept(one.key, digestOf(one.pdf), now)
  start()
  clock.advance(400 * day)
  await eventually(async () => expect(await store.listLeads()).toEqual([]))
  await expect(store.quotes.find(one.quoteId)).resolves.toMatchObject({ lead: null })
  await eventually(() =>
    expect(log.info).toHaveBeenCalledWith(
      'purge: 1 leads older than 1y erased; contracts kept: D-2026-001 until 2036-11-23',
    ),
  )
  clock.advance(Date.UTC(2036, 10, 24, 10) - clock.now())
  await eventually(async () => {
    await expect(store.quotes.find(one.quoteId)).resolves.toBeUndefined()
  })
  await eventually(() =>
    expect(log.info).toHaveBeenLastCalledWith(
      'purge: 1 contracts erased, kept for 10 years after delivery',
    ),
  )
})

test('deletes ended sessions, old page views and old presence, and keeps the journal', async () => {
  const { clock, store, start } = await setUp()
  const now = clock.now()
  const { nina } = await furnishAgency(store, { now })
  await store.pageViews.add([{ day: '2024-10-22', page: '/', count: 1 }])
  const forgetPresence = vi.spyOn(store, 'forgetPresence')
  const before = await store.moving.journalHead()
  start()
  const days = async () => (await rowsOf(store, 'page_views')).map(({ day }) => day).toSorted()
  await eventually(async () => expect(await days()).toEqual(['2026-11-22', '2026-11-23']))
  const rules = { openedAfter: 0, usedAfter: 0 }
  await expect(store.people.listSessions(rules)).resolves.toHaveLength(1)

  clock.advance(3 * day)
  await eventually(async () => expect(await store.people.listSessions(rules)).toEqual([]))
  await eventually(async () => expect(await rowsOf(store, 'invitations')).toEqual([]))
  await expect(store.people.takeChallenge('challenge', nina.id, now)).resolves.toBe(false)
  await eventually(() =>
    expect(forgetPresence).toHaveBeenLastCalledWith({ seen: now + 2 * day, draft: now - 27 * day }),
  )
  await expect(store.moving.journalHead()).resolves.toEqual(before)
})

test('deletes pictures that no document has named for 30 days', async () => {
  const { clock, store, log, start } = await setUp()
  const pictureOf = (id: string) => ({ id, type: 'image/webp', body: Buffer.from(id) })
  await store.publications.keepPictures([pictureOf('old')], clock.now() - 31 * day)
  await store.publications.keepPictures([pictureOf('new')], clock.now() - 29 * day)
  start()
  await eventually(() =>
    expect(log.info).toHaveBeenCalledWith('purge: 1 files of unused pictures erased'),
  )
  expect(await store.publications.missingPictures(['old', 'new'])).toEqual(['old'])
})

test('indexes queued requests at each round', async () => {
  const { clock, store, start, keep } = await setUp()
  const index = vi.spyOn(store.requests, 'index')
  await keep(0)
  start()
  await eventually(() => expect(index).toHaveBeenCalledTimes(1))
  clock.advance(hour)
  await eventually(() => expect(index).toHaveBeenCalledTimes(2))
})
