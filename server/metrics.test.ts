import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { newLead } from '#workshop/requests.ts'
import { createFakeClock } from '../tools/test/fake-clock.ts'
import { startMetrics } from './metrics.ts'
import { StoreUnavailable } from './store/engine/faults.ts'
import type { Store } from './store/store.ts'
import { createTemporaryStore } from './store/suite/temporary-store.ts'

async function setUp(changes: Partial<Store> = {}) {
  const store = { ...(await createTemporaryStore()), ...changes }
  const clock = createFakeClock()
  const metrics = await startMetrics({ port: 0, store, clock })
  onTestFinished(() => metrics.close())
  return { store, clock, metrics, url: `http://127.0.0.1:${metrics.port}/metrics` }
}

test('counts leads and deliveries in the format of Prometheus', async () => {
  const { store, clock, metrics, url } = await setUp()
  metrics.leadKept('quote', 3)
  metrics.leadKept('quote', 30)
  metrics.leadNotKept('contact')
  metrics.deliveryAttempted('smtp', 'waiting')
  metrics.deliveryAttempted('smtp', 'sent')
  const plan = { channel: 'smtp', recipient: 'agency' } as const
  await store.keepLead(newLead({ receivedAt: clock.now() }), [plan], { acknowledgedSince: 0 })
  clock.advance(3_600_000)

  const response = await fetch(url)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  for (const line of [
    'graaand_leads_total{form="quote",outcome="kept"} 2',
    'graaand_leads_total{form="contact",outcome="not kept"} 1',
    'graaand_lead_keeping_seconds_bucket{le="0.005"} 1',
    'graaand_lead_keeping_seconds_count 2',
    'graaand_delivery_attempts_total{channel="smtp",state="sent"} 1',
    'graaand_delivery_attempts_total{channel="smtp",state="waiting"} 1',
    'graaand_deliveries_in_trouble{state="overdue"} 1',
    'graaand_deliveries_in_trouble{state="dead"} 0',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toContain('process_resident_memory_bytes')
})

test('answers only local requests for the metrics', async () => {
  const { metrics, url } = await setUp()
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(url, { method: 'POST' })).status).toBe(404)
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  if (elsewhere) {
    const address = `http://${elsewhere.address}:${metrics.port}/metrics`
    await expect(fetch(address)).rejects.toThrow()
  }
})

test('answers 503 without a database', async () => {
  const { url } = await setUp({ trouble: () => Promise.reject(new StoreUnavailable('gone')) })
  expect((await fetch(url)).status).toBe(503)
})

test('a port in use is an error', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const store = await createTemporaryStore()
  await expect(startMetrics({ port, store, clock: createFakeClock() })).rejects.toThrow(
    'EADDRINUSE',
  )
})
