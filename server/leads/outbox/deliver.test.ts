import { expect, test, vi } from 'vitest'
import { newLead } from '#workshop/requests.ts'
import { eventually } from '../../../tools/test/eventually.ts'
import { createFakeClock } from '../../../tools/test/fake-clock.ts'
import type { Channel, Sending } from '../../channels/channel.ts'
import { hour, second } from '../../days.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'
import type { Store } from '../../store/store.ts'
import { createTemporaryStore } from '../../store/suite/temporary-store.ts'
import { Deliverer } from './deliver.ts'
import { retryPolicy } from './retry-policy.ts'

const failure: Sending = { outcome: 'retry', detail: 'HTTP 500' }
const success: Sending = { outcome: 'sent', detail: 'HTTP 200' }

function channelThat(send: Channel['send']) {
  return {
    name: 'smtp',
    recipients: () => ['agency'],
    send: vi.fn(send),
    close() {},
  } satisfies Channel
}

async function setUp(
  send: Channel['send'],
  changes: { store?: Store; random?: () => number } = {},
) {
  const clock = createFakeClock()
  const store = changes.store ?? (await createTemporaryStore())
  const channel = channelThat(send)
  const log = {
    info: vi.fn<(message: string) => void>(),
    error: vi.fn<(message: string) => void>(),
  }
  const random = changes.random ?? Math.random
  const deliverer = new Deliverer({ store, channels: [channel], clock, random, log })
  const keep = async () => {
    const lead = newLead({
      receivedAt: clock.now(),
      values: { email: 'claire@exemple.fr', name: 'Claire' },
    })
    await store.keepLead(lead, [{ channel: 'smtp', recipient: 'agency' }], { acknowledgedSince: 0 })
    return lead
  }
  const deliveries = async () => (await store.listLeads()).flatMap((lead) => lead.deliveries)
  return { clock, store, channel, log, deliverer, keep, deliveries }
}

test('sends a stored delivery at once, and records it', async () => {
  const { clock, channel, deliverer, keep, deliveries, log } = await setUp(async () => success)
  deliverer.start()
  await deliverer.settled()
  const lead = await keep()
  deliverer.wake()
  await deliverer.settled()
  expect(channel.send).toHaveBeenCalledTimes(1)
  expect(channel.send).toHaveBeenCalledWith(
    expect.objectContaining({
      recipient: 'agency',
      lead: expect.objectContaining({ id: lead.id }),
    }),
  )
  await expect(deliveries()).resolves.toMatchObject([
    { state: 'sent', attempts: [{ at: clock.now(), outcome: 'sent', detail: 'HTTP 200' }] },
  ])
  expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/claire/i)
})

test('sends the deliveries of an earlier process at its start, without a wake', async () => {
  const { deliverer, keep, deliveries } = await setUp(async () => success)
  await keep()
  deliverer.start()
  await deliverer.settled()
  await expect(deliveries()).resolves.toMatchObject([{ state: 'sent' }])
})

test('sends deliveries that another process queued', async () => {
  const { clock, deliverer, keep, deliveries } = await setUp(async () => success)
  deliverer.start()
  await deliverer.settled()
  await keep()
  clock.advance(5 * second)
  await deliverer.settled()
  await expect(deliveries()).resolves.toMatchObject([{ state: 'sent' }])
})

test.each([
  ['without jitter', 0.999_999, 1],
  ['with the greatest jitter', 0, 0.8],
])('pauses twice as long each time, for 72 hours, %s', async (_, random, share) => {
  const { clock, store, channel, deliverer, keep, deliveries } = await setUp(async () => failure, {
    random: () => random,
  })
  await keep()
  const start = clock.now()
  const pauses: number[] = []
  deliverer.start()
  await deliverer.settled()
  for (
    let due = await store.nextDue(['smtp']);
    due !== undefined;
    due = await store.nextDue(['smtp'])
  ) {
    pauses.push(due - clock.now())
    clock.advance(due - clock.now())
    await deliverer.settled()
  }

  const [first = 0, next = 0, ...later] = pauses
  expect(first).toBeCloseTo(retryPolicy.first * share, -1)
  expect(next / first).toBeCloseTo(1 + share, 1)
  for (const [index, pause] of [next, ...later].entries()) {
    expect(pause).toBeGreaterThanOrEqual(pauses[index] ?? 0)
    expect(pause).toBeLessThanOrEqual(6 * hour)
  }
  expect(pauses.at(-1)).toBe(6 * hour)
  expect(clock.now() - start).toBeGreaterThanOrEqual(72 * hour)
  expect(clock.now() - start).toBeLessThan(78 * hour)
  const [delivery] = await deliveries()
  expect(delivery?.state).toBe('dead')
  expect(delivery?.attempts).toHaveLength(channel.send.mock.calls.length)
  expect(channel.send.mock.calls.length).toBe(pauses.length + 1)

  clock.advance(1_000 * hour)
  await deliverer.settled()
  expect(channel.send.mock.calls.length).toBe(pauses.length + 1)
})

test('jitter makes two pauses differ', async () => {
  const draws = [0.1, 0.9]
  const { clock, deliverer, keep, deliveries } = await setUp(async () => failure, {
    random: () => draws.shift() ?? 0,
  })
  await keep()
  await keep()
  deliverer.start()
  await deliverer.settled()
  const pauses = (await deliveries()).map(({ dueAt }) => dueAt - clock.now())
  expect(pauses.toSorted()).toEqual([1_640, 1_960])
})

test('waits as long as the service requests, six hours at most', async () => {
  const asked = [90 * second, 48 * hour]
  const { clock, store, deliverer, keep } = await setUp(async () => ({
    ...failure,
    retryAfter: asked.shift() ?? 0,
  }))
  await keep()
  deliverer.start()
  await deliverer.settled()
  await expect(store.nextDue(['smtp'])).resolves.toBe(clock.now() + 90 * second)
  clock.advance(90 * second)
  await deliverer.settled()
  await expect(store.nextDue(['smtp'])).resolves.toBe(clock.now() + 6 * hour)
})

test('a permanent error stops retries at once, with its reason, until a manual retry', async () => {
  const answers: Sending[] = [{ outcome: 'dead', detail: 'HTTP 412: no such template' }, success]
  const { clock, store, deliverer, keep, deliveries } = await setUp(
    async () => answers.shift() ?? failure,
  )
  await keep()
  deliverer.start()
  await deliverer.settled()
  await expect(deliveries()).resolves.toMatchObject([
    { state: 'dead', attempts: [{ outcome: 'failed', detail: 'HTTP 412: no such template' }] },
  ])
  clock.advance(hour)
  await deliverer.settled()
  expect(answers).toHaveLength(1)

  await store.retry(clock.now())
  clock.advance(5 * second)
  await deliverer.settled()
  await expect(deliveries()).resolves.toMatchObject([{ state: 'sent', attempts: [{}, {}] }])
})

test('a frozen process loses its deliveries to another, and its late result is ignored', async () => {
  const lost = Promise.withResolvers<Sending>()
  const first = await setUp(() => lost.promise)
  await first.keep()
  first.deliverer.start()
  await eventually(() => expect(first.channel.send).toHaveBeenCalled())

  // The first process is frozen: neither its clock nor its renewals advance.
  const other = await setUp(async () => success, { store: first.store })
  other.deliverer.start()
  other.clock.advance(14 * second)
  await other.deliverer.settled()
  expect(other.channel.send).not.toHaveBeenCalled()
  other.clock.advance(5 * second)
  await other.deliverer.settled()
  expect(other.channel.send).toHaveBeenCalledTimes(1)

  lost.resolve(failure)
  await first.deliverer.settled()
  await expect(first.deliveries()).resolves.toMatchObject([
    { state: 'sent', attempts: [{ outcome: 'sent' }] },
  ])
})

test('the lease of a slow delivery is renewed while its process runs', async () => {
  const slow = Promise.withResolvers<Sending>()
  const { clock, store, channel, deliverer, keep, deliveries } = await setUp(() => slow.promise)
  await keep()
  deliverer.start()
  await eventually(() => expect(channel.send).toHaveBeenCalled())
  const lent = () =>
    store.claimDue({ channels: ['smtp'], now: clock.now(), until: clock.now(), limit: 9 })
  for (let elapsed = 0; elapsed < 60 * second; elapsed += 5 * second) {
    clock.advance(5 * second)
    // The store works in order: the renewal above is written before this claim.
    await expect(lent()).resolves.toEqual([])
  }
  slow.resolve(success)
  await deliverer.settled()
  await expect(deliveries()).resolves.toMatchObject([{ state: 'sent', attempts: [{}] }])
  expect(channel.send).toHaveBeenCalledTimes(1)
})

test('two workers share a backlog and send each delivery once', async () => {
  const one = await setUp(async () => success)
  const two = await setUp(async () => success, { store: one.store })
  for (let index = 0; index < 30; index++) await one.keep()
  one.deliverer.start()
  two.deliverer.start()
  await Promise.all([one.deliverer.settled(), two.deliverer.settled()])
  const sent = [...one.channel.send.mock.calls, ...two.channel.send.mock.calls].map(
    ([{ id }]) => id,
  )
  expect(sent).toHaveLength(30)
  expect(new Set(sent).size).toBe(30)
})

function watched(answer: () => Sending) {
  let underWay = 0
  const most: number[] = []
  return {
    send: async () => {
      most.push(++underWay)
      await new Promise(setImmediate)
      underWay -= 1
      return answer()
    },
    most: (from = 0) => Math.max(...most.slice(from)),
    sent: () => most.length,
  }
}

test('increases concurrency with each success, to sixteen at most', async () => {
  const { send, most } = watched(() => success)
  const { deliverer, keep, deliveries } = await setUp(send)
  for (let index = 0; index < 100; index++) await keep()
  deliverer.start()
  await deliverer.settled()
  expect(most(0)).toBe(16)
  expect((await deliveries()).every(({ state }) => state === 'sent')).toBe(true)
})

test('sends a failing service one mail at a time, and more after each success', async () => {
  let works = false
  const { send, most, sent } = watched(() => (works ? success : failure))
  const { clock, deliverer, keep, deliveries } = await setUp(send)
  for (let index = 0; index < 40; index++) await keep()
  deliverer.start()
  await deliverer.settled()
  expect(most()).toBe(4)
  expect(most(10)).toBe(1)

  works = true
  const before = sent()
  clock.advance(6 * hour)
  await deliverer.settled()
  expect(most(before)).toBeGreaterThan(4)
  expect((await deliveries()).every(({ state }) => state === 'sent')).toBe(true)
})

test('pauses a channel for the time that its service requests', async () => {
  const answers: Sending[] = [{ ...failure, retryAfter: 90 * second }]
  const { clock, channel, deliverer, keep, deliveries } = await setUp(
    async () => answers.shift() ?? success,
  )
  await keep()
  deliverer.start()
  await deliverer.settled()
  await keep()
  deliverer.wake()
  await deliverer.settled()
  clock.advance(89 * second)
  await deliverer.settled()
  expect(channel.send).toHaveBeenCalledTimes(1)
  clock.advance(second)
  await deliverer.settled()
  await expect(deliveries()).resolves.toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test('a sent delivery is recorded after an outage, not sent again', async () => {
  const store = await createTemporaryStore()
  let outage = true
  const shaky: Store = {
    ...store,
    recordAttempt: (...attempt) =>
      outage ? Promise.reject(new StoreUnavailable('disk full')) : store.recordAttempt(...attempt),
  }
  const { clock, channel, deliverer, keep, deliveries, log } = await setUp(async () => success, {
    store: shaky,
  })
  await keep()
  deliverer.start()
  for (let refused = 1; refused < 5; refused++) {
    await eventually(() => expect(log.error).toHaveBeenCalledTimes(refused))
    clock.advance(second)
  }
  outage = false
  await eventually(async () => {
    clock.advance(second)
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: [{}] }])
  })
  await deliverer.settled()
  expect(channel.send).toHaveBeenCalledTimes(1)
})

test('retries continue after a clock jumps a day ahead and back', async () => {
  const { clock, store, channel, deliverer, keep, deliveries } = await setUp(async () => failure)
  deliverer.start()
  await deliverer.settled()
  clock.advance(24 * hour)
  await keep()
  deliverer.wake()
  await deliverer.settled()
  // Failures recorded under the wrong clock plan the next attempt for tomorrow.
  clock.advance(-24 * hour)
  deliverer.wake()
  await deliverer.settled()
  expect(channel.send).toHaveBeenCalledTimes(2)
  const [delivery] = await deliveries()
  expect(delivery?.state).toBe('waiting')
  // A new retry period of 72 hours starts, whose pauses are positive and begin with 2 seconds.
  for (let pause = 0; pause < 5; pause++) {
    const due = (await store.nextDue(['smtp'])) ?? 0
    expect(due - clock.now()).toBeGreaterThanOrEqual(1_600)
    expect(due - clock.now()).toBeLessThan(120 * second)
    clock.advance(due - clock.now())
    await deliverer.settled()
  }
  expect(channel.send).toHaveBeenCalledTimes(7)
})

test.each([-24 * hour, -7 * hour, -hour, hour, 24 * hour])(
  'a clock change of %i ms while a mail is being sent does not send it twice',
  async (jump) => {
    const slow = Promise.withResolvers<Sending>()
    const { clock, channel, deliverer, keep, deliveries } = await setUp(() => slow.promise)
    await keep()
    deliverer.start()
    await eventually(() => expect(channel.send).toHaveBeenCalled())
    // A second mail wakes the worker before any renewal, because timers ignore the jump.
    const before = clock.now()
    vi.spyOn(clock, 'now').mockImplementation(() => before + jump)
    await keep()
    deliverer.wake()
    await eventually(() => expect(channel.send).toHaveBeenCalledTimes(2))
    slow.resolve(success)
    await deliverer.settled()
    const leads = channel.send.mock.calls.map(([{ lead }]) => lead.id)
    expect(new Set(leads).size).toBe(2)
    await expect(deliveries()).resolves.toMatchObject([
      { state: 'sent', attempts: [{ outcome: 'sent' }] },
      { state: 'sent', attempts: [{ outcome: 'sent' }] },
    ])
  },
)

test('after the clock is set back, another process sends the deliveries of a dead one', async () => {
  const first = await setUp(() => Promise.withResolvers<Sending>().promise)
  await first.keep()
  first.deliverer.start()
  await eventually(() => expect(first.channel.send).toHaveBeenCalled())
  const heir = await setUp(async () => success, { store: first.store })
  heir.clock.advance(-24 * hour)
  heir.deliverer.start()
  await heir.deliverer.settled()
  expect(heir.channel.send).not.toHaveBeenCalled()
  for (let elapsed = 0; elapsed < 20; elapsed += 5) {
    heir.clock.advance(5 * second)
    await heir.deliverer.settled()
  }
  expect(heir.channel.send).toHaveBeenCalledTimes(1)
})

test('a delivery whose channel throws is retried; the error message is not logged or stored', async () => {
  const { deliverer, keep, deliveries, log } = await setUp(async () => {
    throw new TypeError('cannot read Claire')
  })
  await keep()
  deliverer.start()
  await deliverer.settled()
  await expect(deliveries()).resolves.toMatchObject([
    { state: 'waiting', attempts: [{ outcome: 'failed', detail: 'TypeError' }] },
  ])
  expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/claire/i)
})

test('stopping waits for running deliveries, claims no new ones, and ends at the deadline', async () => {
  const sendings = [Promise.withResolvers<Sending>(), Promise.withResolvers<Sending>()]
  let index = 0
  const { clock, channel, deliverer, keep, deliveries } = await setUp(() => {
    const sending = sendings[index++]
    return sending ? sending.promise : Promise.resolve(success)
  })
  await keep()
  await keep()
  deliverer.start()
  await eventually(() => expect(channel.send).toHaveBeenCalledTimes(2))

  const stopped = vi.fn()
  const stopping = deliverer.stop(4 * second).then(stopped)
  await keep()
  deliverer.wake()
  sendings[0]?.resolve(success)
  await eventually(async () =>
    expect((await deliveries()).some(({ state }) => state === 'sent')).toBe(true),
  )
  expect(stopped).not.toHaveBeenCalled()
  clock.advance(4 * second)
  await stopping
  expect(channel.send).toHaveBeenCalledTimes(2)
  expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual([
    'sent',
    'waiting',
    'waiting',
  ])
  sendings[1]?.resolve(success)
  await deliverer.settled()
})

test('deliveries continue after an outage of the database', async () => {
  const store = await createTemporaryStore()
  let outage = true
  const shaky: Store = {
    ...store,
    claimDue: (query) => (outage ? Promise.reject(new Error('disk full')) : store.claimDue(query)),
  }
  const { clock, deliverer, keep, deliveries, log } = await setUp(async () => success, {
    store: shaky,
  })
  await keep()
  deliverer.start()
  await deliverer.settled()
  expect(log.error).toHaveBeenCalledWith('deliveries: disk full')
  outage = false
  clock.advance(5 * second)
  await deliverer.settled()
  await expect(deliveries()).resolves.toMatchObject([{ state: 'sent' }])
})

test('without a channel, earlier deliveries stay in the outbox', async () => {
  const { clock, store, keep, deliveries, log } = await setUp(async () => success)
  await keep()
  const idle = new Deliverer({ store, channels: [], clock, random: Math.random, log })
  idle.start()
  clock.advance(hour)
  await idle.settled()
  await expect(deliveries()).resolves.toMatchObject([{ state: 'waiting' }])
})

test('addresses that lack the mail are kept for the next attempts', async () => {
  const remaining = ['nina@exemple.fr']
  const answers: Sending[] = [
    { outcome: 'retry', detail: 'SMTP 250', cause: 'some', remaining },
    { outcome: 'retry', detail: 'SMTP ECONNREFUSED', cause: 'closed' },
  ]
  const { clock, channel, deliverer, keep, deliveries } = await setUp(
    async () => answers.shift() ?? success,
  )
  await keep()
  deliverer.start()
  await deliverer.settled()
  for (let attempt = 0; attempt < 2; attempt++) {
    clock.advance(hour)
    await deliverer.settled()
  }
  expect(channel.send.mock.calls.map(([sent]) => sent.remaining)).toEqual([
    undefined,
    remaining,
    remaining,
  ])
  await expect(deliveries()).resolves.toMatchObject([
    { state: 'sent', attempts: [{ cause: 'some' }, { cause: 'closed' }, { outcome: 'sent' }] },
  ])
})
