import type { SpawnOptions } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import type { Store } from '#server/store/store.ts'
import { type SiteProcess, startSite, temporaryFolder } from '#workshop/site.ts'
import { openStoreOf } from '#workshop/staff.ts'
import { startVisitors } from '#workshop/visitor.ts'
import { startPostgres } from '../../test/postgres-process.ts'
import { startAgency } from './agency.ts'
import { startEditor } from './editor.ts'
import { startFront } from './front.ts'
import { judgeQuotes, readQuoteWork } from './quote-verdict.ts'
import { startServices } from './services.ts'
import { judge, readDeskWork } from './verdict.ts'

const clockByHand = join(import.meta.dirname, '../month/clock-by-hand.ts')

/** Milliseconds added to the clock between two lives of a single instance, longer than a lease. */
const betweenLives = 20_000

/** Milliseconds added before the last life, longer than any lease or retry pause. */
const beforeTheLast = 6 * 3_600_000

/** Percentage of events at which a service stops, or a server is killed before it is ready. */
const rarely = 10

/** Milliseconds within which each of several instances shows a publication, even on a busy machine. */
const lag = 300_000

export interface ChaosOptions {
  /** Seed of all random decisions but the timing. */
  seed: string
  submissions: number
  /** Kills with -9. */
  kills: number
  /** Folder of PostgreSQL's programs. */
  programs?: string | undefined
  /** Number of its restarts, alternately after a crash and after an orderly stop. */
  restarts?: number
  /** Whether to run without an editor, whose publications take minutes. */
  isShort?: boolean
  progress?: (line: string) => void
}

/**
 * Runs the simulation of tools/prove/chaos.ts, waits for the last deliveries and checks the promises. With
 * PostgreSQL, three instances share a database that restarts.
 */
export async function runChaos({
  seed,
  submissions,
  kills,
  programs,
  restarts = 0,
  isShort = false,
  progress,
}: ChaosOptions) {
  const instances = programs ? 3 : 1
  const randomOf = (who: string) => seededRandom(`${seed}: ${who}`)
  const random = randomOf('kills')
  await using folder = await temporaryFolder()
  const services = await startServices(randomOf('services'))
  const postgres = programs ? await startPostgres(programs) : undefined
  const databaseUrl = await postgres?.createDatabase()
  const settings: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl }
    : { DATA_DIR: folder.path }
  const store = openStoreOf(settings)
  const front = await startFront()
  const alive: { site: SiteProcess; life: number }[] = []
  const killed = new Set<number>()
  let lives = 0
  let killedAtStart = 0
  let restarted = 0
  let ahead = 0

  function spawnLife(end?: SpawnOptions) {
    const clock = { NODE_OPTIONS: `--import=${clockByHand}`, CLOCK_AHEAD: String(ahead) }
    const own = { ...settings, ...clock, ...services.settingsOf(lives++) }
    return startSite({ TRUST_PROXY: '1', ...own }, end)
  }

  async function startLife() {
    const life = lives
    const site = await spawnLife()
    alive.push({ site, life })
    front.open(site.url)
  }

  async function killAtStart() {
    killed.add(lives)
    await spawnLife({ timeout: 1 + random.integer(300), killSignal: 'SIGKILL' }).then(
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
    await startLife()
    const { url } = front
    const editor = isShort
      ? undefined
      : await startEditor(url, { settings, store, lag: instances === 1 ? 0 : lag })
    editor?.begin()
    // One after the other, so that each life has its own number.
    for (let number = 1; number < instances; number++) await startLife()
    const agency = await startAgency(url, { settings, store, random: randomOf('agency') })
    const visitors = startVisitors(url, {
      ...{ submissions, crowd: 8, longestPause: 600, random: randomOf('visitors') },
      onThanked(visitor) {
        agency.answer(visitor)
        agency.quote(visitor)
      },
    })
    const incidents = kills + restarts
    for (let event = 1; event <= incidents; event++) {
      await visitors.thankedBy(Math.floor((event * submissions) / (incidents + 1)))
      // One pause in three may be long enough for a whole publication.
      const longest = editor && random.integer(3) === 0 ? 1.3 * editor.roundTime() : 300
      await pause(random.integer(Math.round(longest)))
      // Spreads the restarts of PostgreSQL among the kills.
      if (restarted < Math.floor((event * restarts) / incidents)) {
        await postgres?.restart(restarted % 2 === 0 ? 'immediate' : 'fast')
        restarted += 1
      } else {
        const comeBack = random.integer(100) < rarely ? await services.goAway() : () => {}
        await kill()
        // Several instances keep the same clock.
        if (instances === 1) ahead += betweenLives
        if (random.integer(100) < rarely) await killAtStart()
        await startLife()
        await comeBack()
      }
      if (event % 20 === 0) progress?.(`${event} events, ${visitors.thanked()} visitors thanked`)
    }
    // Awaited before the clock is advanced, because a post without an id is a new request if it is repeated
    // after ten minutes.
    const { thanked, inVain } = await visitors.done
    const work = await agency.rest()
    await editor?.rest()
    services.calmDown()
    while (alive.length > 0) await kill()
    // Leases of killed instances and pauses between retries are then over.
    ahead += beforeTheLast
    for (let number = 0; number < instances; number++) await startLife()
    const backlog = await drain(store, progress)
    const { broken = [], ...publications } = (await editor?.judge()) ?? {}
    const codes = await Promise.all(alive.map(({ site }) => site.stop()))
    const desk = await readDeskWork(store, work.deeds)
    const verdict = judge(thanked, await store.listLeads(), services.taken, killed, desk)
    verdict.broken.push(...broken, ...judgeQuotes(await readQuoteWork(store, work.quoted)))
    if (codes.some((code) => code !== 0)) verdict.broken.push(`the site ended with ${codes}`)
    const acts = work.quoted.flatMap(({ deeds }) => deeds)
    const ends = `${killed.size} kills, ${killedAtStart} of them before the server was ready`
    return {
      ...verdict,
      events: `${instances} instances, ${ends}, ${restarted} restarts of PostgreSQL`,
      ...{ kills: killed.size, thanked: thanked.length, inVain, taken: services.taken.length },
      ...{ publications, backlog, desk: withActs({ inVain: work.inVain }, work.deeds) },
      quotes: withActs({ sent: work.quoted.length }, acts),
    }
  } finally {
    for (const { site } of alive) site.process.kill('SIGKILL')
    front.close()
    await store.close()
    await services.close()
    postgres?.stop()
  }
}

/** Adds the numbers of acts reported as done, by name and repeats included, and of refused ones. */
function withActs(
  figures: Record<string, number>,
  deeds: readonly { act: string; isDone: boolean }[],
): Record<string, number> {
  const groups = Map.groupBy(deeds, ({ act, isDone }) => (isDone ? act : 'refused'))
  const counts = [...groups].map(([name, some]) => [name, some.length])
  return { ...figures, ...Object.fromEntries(counts) }
}

/** Releases doubted leads and waits until running servers have sent everything. */
async function drain(store: Store, progress?: (line: string) => void) {
  for (const { id } of await store.listLeads({ quarantined: true })) {
    await store.release(id, Date.now(), { acknowledgedSince: Date.now() })
  }
  const deliveries = (await store.listLeads())
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ state }) => state === 'waiting').length
  progress?.(`the last life has ${deliveries} deliveries to make`)
  const start = performance.now()
  // Polls, because nothing signals the end.
  while ((await store.nextDue(['smtp', 'emailjs'])) !== undefined) await pause(250)
  const seconds = (performance.now() - start) / 1_000
  return { deliveries, perSecond: Math.round(deliveries / seconds) }
}
