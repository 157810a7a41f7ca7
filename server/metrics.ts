import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FormName } from '#content/forms/form-name.ts'
import type { Clock } from './clock.ts'
import { overdueAfter } from './leads/rounds/rounds.ts'
import type { ChannelName, DeliveryState } from './store/engine/tables.ts'
import type { Store } from './store/store.ts'

export async function startMetrics({
  port,
  store,
  clock,
}: {
  port: number
  store: Store
  clock: Clock
}) {
  // Loaded here, so that a server without metrics does not load the library.
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const leads = new Counter({
    name: 'graaand_leads_total',
    help: 'Forms accepted, by whether they could be kept',
    labelNames: ['form', 'outcome'],
    registers,
  })
  const keeping = new Histogram({
    name: 'graaand_lead_keeping_seconds',
    help: 'Time to put a lead on disk',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  })
  const attempts = new Counter({
    name: 'graaand_delivery_attempts_total',
    help: 'Attempts to deliver, by the state that they left',
    labelNames: ['channel', 'state'],
    registers,
  })
  new Gauge({
    name: 'graaand_deliveries_in_trouble',
    help: 'Deliveries overdue by an hour, and given up',
    labelNames: ['state'],
    registers,
    async collect() {
      const { overdue, dead } = await store.trouble(clock.now() - overdueAfter)
      this.set({ state: 'overdue' }, overdue)
      this.set({ state: 'dead' }, dead)
    },
  })

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await register.metrics()
      response.writeHead(200, { 'Content-Type': register.contentType }).end(text)
    } catch {
      response.writeHead(503).end()
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // An open connection must not keep a stopped site alive.
  server.unref()
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    leadKept(form: FormName, milliseconds: number) {
      leads.inc({ form, outcome: 'kept' })
      keeping.observe(milliseconds / 1_000)
    },
    leadNotKept: (form: FormName) => leads.inc({ form, outcome: 'not kept' }),
    deliveryAttempted: (channel: ChannelName, state: DeliveryState) =>
      attempts.inc({ channel, state }),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
