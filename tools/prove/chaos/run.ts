import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import { openStore } from '#server/store/open-store.ts'
import { temporaryFolder } from '../../bench/setup.ts'
import { startPostgres } from '../../test/postgres-process.ts'
import { type SiteProcess, startSite } from '../../test/site-process.ts'
import { type ChaosOptions, type CrowdReport, startCrowd } from './crowd.ts'
import { aheadBy, startServices } from './services.ts'

/** Milliseconds added to the clock between two lives of a single instance, longer than a lease. */
const betweenLives = 20_000

/** Milliseconds added before the last life, longer than any lease or retry pause. */
const beforeTheLast = 6 * 3_600_000

/** Percentage of events at which a service is away, or a server is killed before it is ready. */
const rarely = 10

export interface ChaosReport extends CrowdReport {
  kills: number
  events: string
}

/**
 * Runs visitors and staff against a real server that is killed with -9 again and again while its services
 * fail; then delivers the rest and compares. With PostgreSQL, three instances share a database that restarts.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { seed, submissions, kills, programs, restarts = 0, progress } = options
  const instances = programs ? 3 : 1
  const random = seededRandom(`${seed}: kills`)
  await using folder = await temporaryFolder()
  const services = await startServices(seededRandom(`${seed}: services`))
  const postgres = programs ? await startPostgres(programs) : undefined
  const databaseUrl = await postgres?.createDatabase()
  const settings: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl }
    : { DATA_DIR: folder.path }
  const store = openStore({ databaseUrl, dataDirectory: folder.path })
  const front = await startFront()
  const alive: { site: SiteProcess; life: number }[] = []
  const killed = new Set<number>()
  let lives = 0
  let killedAtStart = 0
  let restarted = 0
  let ahead = 0

  function spawnLife(onSpawn?: (child: ChildProcess) => void) {
    const own = { ...settings, ...aheadBy(ahead), ...services.settingsOf(lives++) }
    return startSite({ TRUST_PROXY: '1', ...own }, onSpawn)
  }

  async function startLife() {
    const life = lives
    const site = await spawnLife()
    alive.push({ site, life })
    front.open(site.url)
  }

  async function killAtStart() {
    const born = Promise.withResolvers<ChildProcess>()
    killed.add(lives)
    const ready = spawnLife(born.resolve)
    const child = await born.promise
    await pause(random.integer(300))
    child.kill('SIGKILL')
    await ready.then(
      ({ stop }) => stop('SIGKILL'),
      () => {
        killedAtStart += 1
      },
    )
  }

  async function kill() {
    const [one] = alive.splice(random.integer(alive.length), 1)
    if (!one) return
    await one.site.stop('SIGKILL')
    front.shut(one.site.url)
    killed.add(one.life)
  }

  try {
    // In sequence, so that each has its number.
    for (let number = 0; number < instances; number++) await startLife()
    const crowd = await startCrowd(front.url, { ...options, settings, store })
    const { visitors } = crowd
    const incidents = kills + restarts
    for (let event = 1; event <= incidents; event++) {
      await visitors.thankedBy(Math.floor((event * submissions) / (incidents + 1)))
      await pause(random.integer(300))
      // Spread among the kills.
      if (restarted < Math.floor((event * restarts) / incidents)) {
        await postgres?.restart(restarted % 2 === 0 ? 'immediate' : 'fast')
        restarted += 1
      } else {
        const comeBack = random.integer(100) < rarely ? await services.goAway() : () => {}
        await kill()
        // The clocks of several instances agree.
        if (instances === 1) ahead += betweenLives
        if (random.integer(100) < rarely) await killAtStart()
        await startLife()
        await comeBack()
      }
      if (event % 20 === 0) progress?.(`${event} events, ${visitors.thanked()} visitors thanked`)
    }
    // Before the clock jumps: without an id, a repeat after ten minutes counts as another request.
    const done = await crowd.rest()
    services.calmDown()
    while (alive.length > 0) await kill()
    // Leases and pauses of dead instances have ended for the new ones.
    ahead += beforeTheLast
    for (let number = 0; number < instances; number++) await startLife()
    const stop = () => Promise.all(alive.map(({ site }) => site.stop()))
    const report = await crowd.judge(done, services, killed, stop)
    const ends = `${killed.size} kills, ${killedAtStart} of them before the server was ready`
    const events = `${instances} instances, ${ends}, ${restarted} restarts of PostgreSQL`
    return { ...report, kills: killed.size, events }
  } finally {
    for (const { site } of alive) site.process.kill('SIGKILL')
    front.close()
    await store.close()
    await services.close()
    postgres?.stop()
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
