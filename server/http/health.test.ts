import { expect, test } from 'vitest'
import { createFakeClock } from '../fake-clock.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { createTemporaryStore } from '../store/temporary-store.ts'
import { healthRoute } from './health.ts'

async function check(store: Store) {
  const response = await healthRoute(store, createFakeClock()).request('/healthz')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return { status: response.status, body: await response.json() }
}

test('says whether a lead could be kept', async () => {
  const store = await createTemporaryStore()
  await expect(check(store)).resolves.toEqual({ status: 200, body: { status: 'ok' } })
  const broken = { ...store, health: () => Promise.reject(new StoreUnavailable('disk full')) }
  await expect(check(broken)).resolves.toEqual({ status: 503, body: { status: 'unavailable' } })
})
