import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { freePort } from '../../test/free-port.ts'
import { startSite } from '../../test/site-process.ts'
import { beforeTheLast, type ChaosOptions, type CrowdReport, startCrowd } from './crowd.ts'
import { aheadBy, startServices } from './services.ts'

/** Milliseconds added to the clock between two lives, longer than a lease. */
const betweenLives = 20_000

export interface ChaosReport extends CrowdReport {
  /** At least those asked for: they continue until every visitor is acknowledged. */
  kills: number
  events: string
}

/**
 * Runs visitors and staff against a real server that is killed with -9 again and again while its services
 * fail; then delivers the rest and compares.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { seed, submissions, kills, progress } = options
  const random = seededRandom(`${seed}: kills`)
  const folder = await mkdtemp(join(tmpdir(), 'graaand-chaos-'))
  const settings = { DATA_DIR: folder }
  const services = await startServices(seededRandom(`${seed}: services`))
  // Every life uses the same port.
  const port = await freePort()
  const killed = new Set<number>()
  let killedAtStart = 0
  let ahead = 0

  const startLife = (onSpawn?: (child: ChildProcess) => void) => {
    const own = { ...settings, PORT: String(port), ...aheadBy(ahead) }
    return startSite({ ...own, ...services.settingsOf(killed.size) }, onSpawn)
  }
  const store = createSqliteStore(folder)
  const url = `http://127.0.0.1:${port}`
  const crowd = await startCrowd(url, { ...options, settings, store })
  const { visitors } = crowd

  async function liveAndDie() {
    const atStart = random.integer(100) < 10
    const moment = random.integer(atStart ? 300 : 400)
    const share = Math.round((submissions / kills) * (random.integer(70) / 100))
    let comeBack: (() => unknown) | undefined
    if (random.integer(100) < 10) comeBack = await services.goAway()
    const born = Promise.withResolvers<ChildProcess>()
    const ready = startLife(born.resolve)
    const child = await born.promise
    const died = once(child, 'exit')
    if (atStart) {
      // A server that was ready earlier is killed all the same.
      ready.catch(() => {
        killedAtStart += 1
      })
    } else {
      await ready
      await visitors.thankedBy(visitors.thanked() + share)
    }
    await pause(moment)
    child.kill('SIGKILL')
    await died
    await comeBack?.()
    killed.add(killed.size)
    ahead += betweenLives
  }

  try {
    // Visitors do not retry after hours: without an id, a repeat after ten minutes counts as another
    // request.
    while (killed.size < kills || visitors.thanked() < submissions) {
      await liveAndDie()
      if (killed.size % 20 === 0) {
        progress?.(`${killed.size} kills, ${visitors.thanked()} visitors thanked`)
      }
    }
    services.calmDown()
    ahead += beforeTheLast
    const last = await startLife()
    const done = await crowd.rest()
    const report = await crowd.judge(done, services, killed, async () => [await last.stop()])
    const events = `${killedAtStart} of the kills before the server was ready`
    return { ...report, kills: killed.size, events }
  } finally {
    await store.close()
    await services.close()
    await rm(folder, { recursive: true })
  }
}
