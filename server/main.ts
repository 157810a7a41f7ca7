import './production.ts'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { flushCompileCache } from 'node:module'
import { Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { pageAt } from '#content/all-pages.ts'
import { missingLegalFacts } from '#content/company/awaited-facts.ts'
import { assemble } from '#content/documents/assemble.ts'
import type { Channel } from './channels/channel.ts'
import { systemClock as clock } from './clock.ts'
import { second } from './days.ts'
import { countPages } from './http/page-count.ts'
import { createHttpServer } from './http/server.ts'
import { startPageCounter } from './leads/figures/page-views.ts'
import { startReminders } from './leads/messages/reminders.ts'
import { Deliverer } from './leads/outbox/deliver.ts'
import { startRounds } from './leads/rounds/rounds.ts'
import { consoleLog as log } from './log.ts'
import { startMetrics } from './metrics.ts'
import { isPublicSite } from './public-site.ts'
import { readSettings, type Settings } from './settings.ts'
import { readBuiltDocuments } from './site/built-documents.ts'
import { followPublications } from './site/follow-publications.ts'
import { createPublishedSite } from './site/published-site.ts'
import { type BuiltPolicies, fileHeaders } from './site/security.ts'
import { loadStaticFiles } from './site/static.ts'
import { WrongDatabase } from './store/engine/faults.ts'
import { findDamage } from './store/moving/backup.ts'
import { openStore } from './store/open-store.ts'

/** Milliseconds until a stopping process exits, below the five seconds that process managers wait. */
const shutdownTimeout = 4_000

/**
 * Milliseconds for which idle connections stay open during a stop, because a request may be on its way. A
 * proxy has to close them sooner (deploy/nginx.conf).
 */
const drainDelay = 1_500

const read = readSettings(process.env)
if (!read.ok) {
  console.error(read.message)
  process.exit(1)
}
const { settings } = read

const damage = settings.databaseUrl ? undefined : findDamage(settings.dataDirectory)
if (damage !== undefined) {
  console.error(
    `The database in DATA_DIR (${settings.dataDirectory}) is damaged: ${damage}
The server does not start, because it would acknowledge requests that it cannot store. Restore the last
backup; the command keeps the damaged file under another name: npm run leads -- restore FILE`,
  )
  process.exit(1)
}

// Node.js resolves the link `build`, so a later build changes nothing for this process.
const build = join(import.meta.dirname, '..')
const policies: BuiltPolicies = JSON.parse(readFileSync(join(build, 'policies.json'), 'utf8'))
const https = settings.siteUrl?.startsWith('https:') ?? false
const files = loadStaticFiles(join(build, 'client'), (address) =>
  fileHeaders(address, policies, https),
)

if (isPublicSite(settings.siteUrl) && settings.siteUrl !== policies.siteUrl) {
  log.error(
    `The pages were built for ${policies.siteUrl}, not for SITE_URL ${settings.siteUrl}: build again with the same`,
  )
}

const content = { current: assemble(readBuiltDocuments(build)) }
const store = openStore(settings, (line) => log.error(line))
const channels = await openChannels(settings)
const { metricsPort } = settings
const metrics = metricsPort
  ? await startMetrics({ port: metricsPort, store, clock }).catch(
      cannotListen(`METRICS_PORT ${metricsPort}`),
    )
  : undefined
const deliverer = new Deliverer({
  store,
  channels,
  clock,
  random: Math.random,
  log,
  siteUrl: settings.siteUrl,
  onAttempt: (channel, state) => metrics?.deliveryAttempted(channel, state),
})

const pageCounter = startPageCounter({
  store: store.pageViews,
  clock,
  onFailure: () => log.error('The database does not store page views: they wait in memory'),
})
const stopping = new AbortController()
const site = createPublishedSite({ build, files, policies, https })
const publications = followPublications({
  publications: store.publications,
  content,
  site,
  log,
})

/** Loaded at the first request for another thing than a file, because few visits need it. */
async function loadApp() {
  try {
    const { createSite } = await import('./http/site.ts')
    return createSite({
      ...{ build, settings, content, files, policies, store, channels, clock, log },
      ...{ publications, site, pageCounter, metrics },
      onDue: () => deliverer.wake(),
      stopping: stopping.signal,
    })
  } catch (error) {
    log.error(`The site could not be loaded: ${error}`)
    throw error
  }
}

// Before the first answer, so that a restarted site shows its publications.
await Promise.all([publications.start(), store.health(clock.now()).catch(reportDatabase)])

const server = createHttpServer({
  files,
  app: loadApp,
  onRequest: countPages(
    { has: (path) => pageAt(path, content.current) !== undefined },
    pageCounter,
  ),
})
const place = settings.hasSocket ? { fd: 3 } : { port: settings.port, host: settings.host }
server.listen(place, () => log.info(`The site answers ${whereIn(settings)}`))
server.on('error', cannotListen(`HOST ${settings.host}, PORT ${settings.port}`))

if (isPublicSite(settings.siteUrl)) {
  const missing = missingLegalFacts(content.current)
  if (missing.length > 0) {
    const lines = missing.map((label) => `  ${label}`).join('\n')
    log.error(
      `The law requires ${missing.length} facts that this public site lacks; the agency gives them at /bureau/edition/societe:\n${lines}`,
    )
  }
}
if (channels.length === 0) {
  log.info(
    'No delivery channel is configured: leads are stored, and no mail is sent (npm run leads -- list)',
  )
}
deliverer.start()
const stopRounds = startRounds({ store, clock, log, retention: settings.retention })
const stopReminders = startReminders({
  content,
  store,
  channels,
  clock,
  log,
  agency: settings.smtp?.to ?? '',
  onDue: () => deliverer.wake(),
})
// Loading leaves garbage that V8 would keep until it needs the room; server/start exposes its collector.
setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), second).unref()
// With NODE_COMPILE_CACHE, the next start finds every file compiled, even after a kill.
flushCompileCache()
// npm forwards Ctrl-C twice, and a second signal without listener would kill the process.
let isStopping = false
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

function whereIn({ host }: Settings): string {
  const address = server.address()
  // Node.js has no address for a Unix socket that another process opened.
  if (address === null || typeof address === 'string') return 'on the Unix socket that it was given'
  const name = host === '0.0.0.0' ? 'localhost' : host
  return `at http://${name.includes(':') ? `[${name}]` : name}:${address.port}`
}

function cannotListen(where: string) {
  return (error: Error): never => {
    log.error(`Cannot listen on ${where}: ${error.message}`)
    process.exit(1)
  }
}

/** Goes on after other failures: an outage may end, and pages answer without a database. */
function reportDatabase({ message, cause }: Error) {
  log.error(message)
  if (!(cause instanceof WrongDatabase)) return
  log.error('The server does not start, because DATABASE_URL names a database that can never serve')
  process.exit(1)
}

async function stop() {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(0), shutdownTimeout).unref()
  stopRounds()
  stopReminders()
  publications.stop()
  // Ends event streams, which never end by themselves.
  stopping.abort()
  // Each answer from now on closes its connection.
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  // The `close` of an HTTP server would cut connections on which a request is arriving.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const leaving = performance.now()
  const idle = setInterval(() => {
    if (performance.now() - leaving > drainDelay) server.closeIdleConnections()
  }, 50)
  await Promise.all([closed, deliverer.stop(shutdownTimeout - 500)])
  await pageCounter.stop()
  clearInterval(idle)
  metrics?.close()
  for (const channel of channels) channel.close()
  await store.close()
}

async function openChannels({ emailJs, smtp, siteUrl }: Settings): Promise<Channel[]> {
  const opened: Channel[] = []
  if (emailJs) {
    const { createEmailJsChannel } = await import('./channels/emailjs.ts')
    opened.push(createEmailJsChannel({ ...emailJs, siteUrl }))
  }
  if (smtp) {
    const { createSmtpChannel } = await import('./channels/smtp.ts')
    opened.push(createSmtpChannel({ ...smtp, content, siteUrl }))
  }
  return opened
}
