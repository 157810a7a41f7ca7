import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { newLead } from '#workshop/requests.ts'
import { eventually } from '../../../tools/test/eventually.ts'
import { createFakeClock } from '../../../tools/test/fake-clock.ts'
import type { Channel } from '../../channels/channel.ts'
import { hour, minute } from '../../days.ts'
import { createTemporaryStore } from '../../store/suite/temporary-store.ts'
import { startReminders } from './reminders.ts'

const published = loadContent()

/** Monday 23 November 2026, midnight in Paris; the agency opens at nine. */
const midnight = Date.UTC(2026, 10, 22, 23)

const smtp: Channel = {
  name: 'smtp',
  recipients: () => [],
  send: async () => ({ outcome: 'sent', detail: '' }),
  sendNow: async () => ({ outcome: 'sent', detail: '' }),
  close() {},
}

async function setUp({ channels = [smtp] }: { channels?: Channel[] } = {}) {
  const clock = createFakeClock(midnight - hour)
  const store = await createTemporaryStore()
  const log = { info: vi.fn(), error: vi.fn() }
  const lead = newLead({ receivedAt: clock.now() })
  await store.keepLead(lead, [], { acknowledgedSince: 0 })
  const nina = await store.people.addPerson(
    { email: `${randomUUID()}@graaand.example`, name: 'Nina', role: 'equipe' },
    clock.now(),
  )
  const onDue = vi.fn()
  const start = () =>
    onTestFinished(
      startReminders({
        content: { current: published },
        ...{ store, channels, clock, log, agency: 'agence@graaand.example', onDue },
      }),
    )
  const follow = (remindAt: number | null) =>
    store.work.change(lead, { kind: 'follow', state: 'answered', remindAt }, nina, clock.now())
  const mails = () => store.messages.list(lead.id)
  return { clock, store, lead, nina, start, follow, mails, onDue, log }
}

test('a reminder is sent once to the assignee, when the agency opens on its day', async () => {
  const { clock, store, lead, nina, start, follow, mails, onDue } = await setUp()
  await store.work.change(lead, { kind: 'take' }, nina, clock.now())
  await follow(midnight)
  start()
  clock.advance(9 * hour)
  await store.trouble(0)
  expect(await mails()).toEqual([])
  clock.advance(2 * hour)
  await eventually(() => expect(onDue).toHaveBeenCalledTimes(1))
  expect(await mails()).toMatchObject([{ kind: 'reminder', address: nina.email, text: '' }])
  clock.advance(24 * hour)
  await store.trouble(0)
  expect(await mails()).toHaveLength(1)
  const { deliveries = [] } = (await store.findLead(lead.id)) ?? {}
  expect(deliveries).toMatchObject([{ recipient: 'agency', state: 'waiting' }])
  const due = await store.requests.listDue({ until: clock.now(), limit: 5 })
  expect(due).toMatchObject([{ remindAt: midnight }])
})

test('the agency is reminded of unassigned requests, and again on a new date', async () => {
  const { clock, start, follow, mails, onDue } = await setUp()
  await follow(midnight)
  clock.advance(12 * hour)
  start()
  await eventually(() => expect(onDue).toHaveBeenCalledTimes(1))
  expect(await mails()).toMatchObject([{ address: 'agence@graaand.example' }])
  await follow(midnight + 24 * hour)
  clock.advance(24 * hour)
  await eventually(() => expect(onDue).toHaveBeenCalledTimes(2))
})

test('clients are reminded only while the agency is open', async () => {
  const { clock, store, start, onDue } = await setUp()
  const asked: number[] = []
  vi.spyOn(store.quotes, 'remindDue').mockImplementation(async (now, mail) => {
    asked.push(now)
    expect(mail).toEqual({ channel: 'smtp', agency: 'agence@graaand.example' })
    return 1
  })
  const reads = vi.spyOn(store.messages, 'remind')
  let looks = 1
  const pass = async (ms: number) => {
    looks += 1
    clock.advance(ms)
    await eventually(() => expect(reads).toHaveBeenCalledTimes(looks))
    await Promise.all(reads.mock.results.map(({ value }) => value))
    await store.trouble(0)
  }
  start()
  await pass(9.5 * hour)
  expect(asked).toEqual([])
  await pass(30 * minute)
  expect(asked).toEqual([midnight + 9 * hour])
  expect(onDue).toHaveBeenCalledTimes(1)
  // 12:30, then 13:30.
  await pass(3.5 * hour)
  expect(asked).toHaveLength(1)
  await pass(hour)
  expect(asked).toHaveLength(2)
})

test('a cancelled reminder is not sent, nor is one without a channel', async () => {
  const { clock, store, start, follow, mails } = await setUp({ channels: [] })
  await follow(midnight)
  start()
  clock.advance(24 * hour)
  await store.trouble(0)
  expect(await mails()).toEqual([])

  const other = await setUp()
  await other.follow(midnight)
  await other.follow(null)
  other.start()
  other.clock.advance(24 * hour)
  await other.store.trouble(0)
  expect(await other.mails()).toEqual([])
})
