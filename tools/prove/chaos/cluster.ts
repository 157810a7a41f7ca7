import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import { createPostgresStore } from '#server/store/databases/postgres.ts'
import { startPostgres } from '../../test/postgres-process.ts'
import { type SiteProcess, startSite } from '../../test/site-process.ts'
import { startClients } from './clients.ts'
import { startColleagues } from './colleagues.ts'
import { judgeQuotes, readQuoteWork } from './quote-verdict.ts'
import {
  beforeTheLast,
  type DeskFigures,
  drain,
  figuresOf,
  type QuoteFigures,
  quoteFiguresOf,
} from './run.ts'
import { startServices } from './services.ts'
import { judge, readDeskWork, type Verdict } from './verdict.ts'
import { startVisitors } from './visitors.ts'

const instances = 3

export interface ClusterOptions {
  seed: string
  submissions: number
  kills: number
  /** Restarts of PostgreSQL, alternately orderly and as a crash. */
  restarts: number
  programs: string
  progress?: (line: string) => void
}

export interface ClusterReport extends Verdict {
  thanked: number
  inVain: number
  desk: DeskFigures
  quotes: QuoteFigures
  taken: number
}

/**
 * Runs visitors and staff against three instances over one PostgreSQL, with kills, restarts and failing
 * services; then delivers the rest and compares.
 */
export async function runCluster({
  seed,
  submissions,
  kills,
  restarts,
  programs,
  progress = () => {},
}: ClusterOptions): Promise<ClusterReport> {
  const random = seededRandom(`${seed}: kills`)
  const services = await startServices(seededRandom(`${seed}: services`))
  const postgres = await startPostgres(programs)
  const database = await postgres.createDatabase()
  const store = createPostgresStore(database)
  const front = await startFront()
  const alive: SiteProcess[] = []
  const killed = new Set<number>()
  /** Number of each process's life. */
  const lives = new Map<SiteProcess, number>()

  async function bear(ahead = 0) {
    const life = lives.size
    const site = await startSite({
      DATABASE_URL: database,
      TRUST_PROXY: '1',
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clock-ahead.ts')}`,
      CLOCK_AHEAD: String(ahead),
      ...services.settingsOf(life),
    })
    lives.set(site, life)
    alive.push(site)
    front.open(site.url)
  }

  async function kill(site = random.pick(alive as [SiteProcess, ...SiteProcess[]])) {
    alive.splice(alive.indexOf(site), 1)
    await site.stop('SIGKILL')
    front.shut(site.url)
    killed.add(lives.get(site) ?? -1)
  }

  try {
    // In sequence, so that each has its number.
    for (let number = 0; number < instances; number++) await bear()
    const colleagues = await startColleagues(front.url, {
      settings: { DATABASE_URL: database },
      random: seededRandom(`${seed}: colleagues`),
    })
    const clients = await startClients(front.url, {
      settings: { DATABASE_URL: database },
      store,
      random: seededRandom(`${seed}: clients`),
    })
    const visitors = startVisitors(front.url, {
      submissions,
      crowd: 8,
      random: seededRandom(`${seed}: visitors`),
      onThanked(visitor) {
        colleagues.show(visitor)
        clients.show(visitor)
      },
    })
    const events = kills + restarts
    let restarted = 0
    for (let event = 1; event <= events; event++) {
      await visitors.thankedBy(Math.floor((event * submissions) / (events + 1)))
      await pause(random.integer(300))
      // Spread among the kills.
      if (restarted < Math.floor((event * restarts) / events)) {
        await postgres.restart(restarted % 2 === 0 ? 'immediate' : 'fast')
        restarted += 1
        progress(`PostgreSQL restarted, ${visitors.thanked()} visitors thanked`)
      } else {
        await kill()
        await bear()
        progress(`${killed.size} instances killed, ${visitors.thanked()} visitors thanked`)
      }
    }
    const { thanked, inVain } = await visitors.done
    const work = await colleagues.rest()
    const { quoted, inVain: postsInVain } = await clients.rest()
    services.calmDown()
    while (alive[0]) await kill(alive[0])
    // Leases and pauses of dead instances have ended for the new ones.
    for (let number = 0; number < instances; number++) await bear(beforeTheLast)
    await drain(store, progress)
    const codes = await Promise.all(alive.map((site) => site.stop()))
    const leads = await store.listLeads()
    const desk = await readDeskWork(store, work.deeds)
    const quotes = await readQuoteWork(store, quoted)
    const verdict = judge(thanked, leads, services.taken, killed, desk)
    verdict.broken.push(...judgeQuotes(quotes))
    if (codes.some((code) => code !== 0)) verdict.broken.push(`instances ended with ${codes}`)
    return {
      ...verdict,
      thanked: thanked.length,
      inVain,
      desk: figuresOf(work),
      quotes: quoteFiguresOf(quoted, postsInVain),
      taken: services.taken.length,
    }
  } finally {
    for (const { process } of alive) process.kill('SIGKILL')
    front.close()
    await store.close()
    await services.close()
    postgres.stop()
  }
}

/** A proxy that spreads connections over the instances. */
async function startFront() {
  const open: string[] = []
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((visitor) => {
    const url = open[turn++ % open.length]
    const { hostname, port } = new URL(url ?? 'http://127.0.0.1:1')
    const instance = connect(Number(port), hostname)
    for (const [from, to] of [
      [visitor, instance],
      [instance, visitor],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    open: (url: string) => open.push(url),
    shut: (url: string) => open.splice(open.indexOf(url), 1),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
