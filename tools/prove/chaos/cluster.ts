import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import { createPostgresStore } from '#server/store/databases/postgres.ts'
import { startPostgres } from '../../test/postgres-process.ts'
import { type SiteProcess, startSite } from '../../test/site-process.ts'
import { beforeTheLast, type ChaosOptions, type CrowdReport, startCrowd } from './crowd.ts'
import { aheadBy, startServices } from './services.ts'

const instances = 3

export interface ClusterOptions extends ChaosOptions {
  /** Restarts of PostgreSQL, alternately orderly and as a crash. */
  restarts: number
  programs: string
}

/**
 * Runs visitors and staff against three instances over one PostgreSQL, with kills, restarts and failing
 * services; then delivers the rest and compares.
 */
export async function runCluster(
  options: ClusterOptions,
): Promise<CrowdReport & { events: string }> {
  const { seed, submissions, kills, restarts, programs, progress } = options
  const random = seededRandom(`${seed}: kills`)
  const services = await startServices(seededRandom(`${seed}: services`))
  const postgres = await startPostgres(programs)
  const settings = { DATABASE_URL: await postgres.createDatabase() }
  const store = createPostgresStore(settings.DATABASE_URL)
  const front = await startFront()
  const alive: SiteProcess[] = []
  const killed = new Set<number>()
  /** Number of each process's life. */
  const lives = new Map<SiteProcess, number>()

  async function startLife(ahead = 0) {
    const life = lives.size
    const own = { ...settings, TRUST_PROXY: '1', ...aheadBy(ahead) }
    const site = await startSite({ ...own, ...services.settingsOf(life) })
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
    for (let number = 0; number < instances; number++) await startLife()
    const crowd = await startCrowd(front.url, { ...options, settings, store })
    const { visitors } = crowd
    const incidents = kills + restarts
    let restarted = 0
    for (let event = 1; event <= incidents; event++) {
      await visitors.thankedBy(Math.floor((event * submissions) / (incidents + 1)))
      await pause(random.integer(300))
      // Spread among the kills.
      if (restarted < Math.floor((event * restarts) / incidents)) {
        await postgres.restart(restarted % 2 === 0 ? 'immediate' : 'fast')
        restarted += 1
        progress?.(`PostgreSQL restarted, ${visitors.thanked()} visitors thanked`)
      } else {
        await kill()
        await startLife()
        progress?.(`${killed.size} instances killed, ${visitors.thanked()} visitors thanked`)
      }
    }
    const done = await crowd.rest()
    services.calmDown()
    while (alive[0]) await kill(alive[0])
    // Leases and pauses of dead instances have ended for the new ones.
    for (let number = 0; number < instances; number++) await startLife(beforeTheLast)
    const stop = () => Promise.all(alive.map((site) => site.stop()))
    const report = await crowd.judge(done, services, killed, stop)
    const events = `${instances} instances, ${kills} kills, ${restarts} restarts of PostgreSQL`
    return { ...report, events }
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
