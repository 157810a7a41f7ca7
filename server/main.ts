import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import type { Channel } from './channels/channel.ts'
import { systemClock as clock } from './clock.ts'
import { createApp } from './http/app.ts'
import { loadCountries } from './http/geo.ts'
import { createPages, type Door } from './http/pages.ts'
import {
  contentPolicy,
  noDocumentPolicy,
  type PolicyFacts,
  securityHeaders,
} from './http/security.ts'
import { loadStaticFiles, sendStatic } from './http/static.ts'
import { Deliverer } from './leads/deliver.ts'
import { submitLead } from './leads/submit-lead.ts'
import { consoleLog as log } from './log.ts'
import { readSettings, type Settings } from './settings.ts'
import { createSqliteStore } from './store/sqlite.ts'

/** Whoever stops us waits five seconds: what is under way has a little less. */
const farewell = 4_000

const read = readSettings(process.env)
if (!read.ok) {
  console.error(read.message)
  process.exit(1)
}
const { settings } = read

const build = join(import.meta.dirname, '../build')
const serverBuild: ServerBuild & { entry: { module: Door } } = await import(
  join(build, 'server/index.js')
)
const { videoOrigin, geoOrigin } = serverBuild.entry.module
const policyFacts: PolicyFacts = {
  videoOrigin,
  connectTo: geoOrigin ? [geoOrigin] : [],
  formTargets: ["'self'"],
}
const https = settings.siteUrl?.startsWith('https:') ?? false
const files = await loadStaticFiles(join(build, 'client'), (address, html) => ({
  ...securityHeaders(address, https),
  'Content-Security-Policy':
    html === undefined ? noDocumentPolicy : contentPolicy(address, html, policyFacts),
}))

const store = createSqliteStore(settings.dataDirectory)
const channels = await openChannels(settings)
const { random } = Math
const deliverer = new Deliverer({ store, channels, clock, random, log })

const app = createApp({
  files,
  pages: createPages(serverBuild),
  store,
  submit: (input) =>
    submitLead(input, { store, channels, clock, random, onDue: () => deliverer.wake() }),
  clock,
  log,
  siteUrl: settings.siteUrl,
  trustedProxies: settings.trustedProxies,
  countryOf: loadCountries(),
  policyFacts,
})

const answer = getRequestListener(app.fetch)
const server = createServer((request, response) => {
  if (!sendStatic(files, request, response)) answer(request, response)
})
server.listen(settings.port, settings.host, () => {
  const { port } = server.address() as AddressInfo
  const host = settings.host === '0.0.0.0' ? 'localhost' : settings.host
  log.info(`The site answers at http://${host.includes(':') ? `[${host}]` : host}:${port}`)
})
server.on('error', (error) => {
  log.error(`Cannot listen on HOST ${settings.host}, PORT ${settings.port}: ${error.message}`)
  process.exit(1)
})

if (channels.length === 0) {
  log.info('No delivery channel is set: leads are kept, and nobody is told (npm run leads -- list)')
}
deliverer.start()
// With NODE_COMPILE_CACHE, the next start finds every file compiled, even if this process is killed.
flushCompileCache()
// Under npm, Ctrl-C arrives twice: a second signal that nobody listens to would kill at once.
let isStopping = false
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

/** Takes nothing new, finishes what is under way, and leaves with exit code 0. */
async function stop() {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(0), farewell).unref()
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that falls idle after its answer would be kept open for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.all([closed, deliverer.stop(farewell - 500)])
  clearInterval(idle)
  for (const channel of channels) channel.close()
  await store.close()
}

/** A channel that is off costs no memory: its libraries are not even read. */
async function openChannels({ emailJs, smtp, siteUrl }: Settings): Promise<Channel[]> {
  const opened: Channel[] = []
  if (emailJs) {
    const { createEmailJsChannel } = await import('./channels/emailjs.ts')
    opened.push(createEmailJsChannel(emailJs))
  }
  if (smtp) {
    const { createSmtpChannel } = await import('./channels/smtp.ts')
    opened.push(createSmtpChannel({ ...smtp, siteUrl }))
  }
  return opened
}
