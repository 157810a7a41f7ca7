import { expect, test } from 'vitest'
import { newLead } from '#workshop/requests.ts'
import { createFakeClock } from '../../tools/test/fake-clock.ts'
import { hour } from '../days.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { Store } from '../store/store.ts'
import { createTemporaryStore } from '../store/suite/temporary-store.ts'
import { healthRoute } from './health.ts'

const noLog = { info: () => {}, error: () => {} }

async function check(app: ReturnType<typeof healthRoute>) {
  const response = await app.request('/healthz')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return { status: response.status, body: await response.json() }
}

const well = { status: 'ok', deliveries: { overdue: 0, dead: 0 } }

test('reports whether a lead could be stored', async () => {
  const store = await createTemporaryStore()
  await expect(check(healthRoute(store, createFakeClock(), noLog))).resolves.toEqual({
    status: 200,
    body: well,
  })
})

test('a database that cannot store is logged once, with the hint for the operator', async () => {
  let failure: StoreUnavailable | undefined
  const logged: string[] = []
  const log = { info: () => {}, error: (line: string) => logged.push(line) }
  const store: Store = {
    ...(await createTemporaryStore()),
    health: () => (failure ? Promise.reject(failure) : Promise.resolve()),
  }
  const app = healthRoute(store, createFakeClock(), log)
  const statuses: number[] = []
  for (const cause of ['disk full', 'disk full', 'no schema', undefined, 'no schema']) {
    failure = cause === undefined ? cause : new StoreUnavailable(cause, 'set search_path')
    statuses.push((await check(app)).status)
  }
  expect(statuses).toEqual([503, 503, 503, 200, 503])
  expect(logged).toEqual(
    ['disk full', 'no schema', 'no schema'].map(
      (cause) => `The database is unavailable: ${cause}; set search_path`,
    ),
  )
})

test('reports overdue and dead deliveries, with the status ok', async () => {
  const store = await createTemporaryStore()
  const clock = createFakeClock()
  const app = healthRoute(store, clock, noLog)
  const lead = newLead({ receivedAt: clock.now() })
  const plan = { channel: 'smtp', recipient: 'agency' } as const
  await store.keepLead(lead, [plan, plan], { acknowledgedSince: 0 })
  const [lease] = await store.claimDue({
    channels: ['smtp'],
    now: clock.now(),
    until: clock.now(),
    limit: 1,
  })
  if (!lease) throw new Error('nothing lent')
  const refused = { at: clock.now(), outcome: 'failed', detail: 'SMTP 550' } as const
  await store.recordAttempt(lease, refused, { state: 'dead', dueAt: clock.now() })
  await expect(check(app)).resolves.toEqual({
    status: 200,
    body: { status: 'ok', deliveries: { overdue: 0, dead: 1 } },
  })
  clock.advance(hour)
  await expect(check(app)).resolves.toEqual({
    status: 200,
    body: { status: 'ok', deliveries: { overdue: 1, dead: 1 } },
  })
})

test('checks every second count the deliveries every ten seconds', async () => {
  const store = await createTemporaryStore()
  let counts = 0
  const counting: Store = {
    ...store,
    trouble: (since) => {
      counts += 1
      return store.trouble(since)
    },
  }
  const clock = createFakeClock()
  const app = healthRoute(counting, clock, noLog)
  for (let second = 0; second < 30; second++) {
    await expect(check(app)).resolves.toEqual({ status: 200, body: well })
    clock.advance(1_000)
  }
  expect(counts).toBe(3)
})
