import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import type { ChannelName } from '#server/store/engine/tables.ts'
import type { Store } from '#server/store/store.ts'
import { freePort } from '../../test/free-port.ts'
import { startSite } from '../../test/site-process.ts'
import { startClients } from './clients.ts'
import { startColleagues } from './colleagues.ts'
import { judgeQuotes, type QuoteDeed, type Quoted, readQuoteWork } from './quote-verdict.ts'
import { startServices } from './services.ts'
import { type Deed, judge, readDeskWork, type Verdict } from './verdict.ts'
import { startVisitors } from './visitors.ts'

const second = 1_000

/** Milliseconds added to the clock between two lives, longer than a lease. */
const betweenLives = 20 * second

/** Milliseconds added before the last life, longer than any retry pause. */
export const beforeTheLast = 6 * 3_600 * second

const channels: ChannelName[] = ['smtp', 'emailjs']

export interface ChaosOptions {
  seed: string
  submissions: number
  /** Kills at least; they continue until every visitor is acknowledged. */
  kills: number
  progress?: (line: string) => void
}

export interface ChaosReport extends Verdict {
  thanked: number
  kills: number
  /** Kills before the server was ready. */
  killedAtStart: number
  /** Visitors' posts without an answer, or refused as not stored. */
  inVain: number
  /** Answers and notes reported as done. */
  desk: DeskFigures
  /** Sent quotes and their clients' acts. */
  quotes: QuoteFigures
  /** Messages accepted by the services. */
  taken: number
  /** Outbox after the last kill, and its delivery rate. */
  backlog: { deliveries: number; perSecond: number }
}

export interface DeskFigures {
  answers: number
  notes: number
  /** Answers given up after a conflict. */
  givenUp: number
  inVain: number
}

export interface QuoteFigures {
  sent: number
  /** Acts reported as done, repeats included. */
  accepted: number
  declined: number
  withdrawn: number
  replaced: number
  refused: number
  inVain: number
}

/**
 * Runs visitors and staff against a real server that is killed with -9 again and again while its services
 * fail; then delivers the rest and compares.
 */
export async function runChaos({
  seed,
  submissions,
  kills,
  progress = () => {},
}: ChaosOptions): Promise<ChaosReport> {
  const random = seededRandom(`${seed}: kills`)
  const folder = await mkdtemp(join(tmpdir(), 'graaand-chaos-'))
  const services = await startServices(seededRandom(`${seed}: services`))
  // Every life uses the same port.
  const port = await freePort()
  const killed = new Set<number>()
  let killedAtStart = 0
  let life = 0
  let ahead = 0

  const bear = (onSpawn?: (child: ChildProcess) => void) =>
    startSite(
      {
        DATA_DIR: folder,
        PORT: String(port),
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clock-ahead.ts')}`,
        CLOCK_AHEAD: String(ahead),
        ...services.settingsOf(life),
      },
      onSpawn,
    )

  const url = `http://127.0.0.1:${port}`
  const colleagues = await startColleagues(url, {
    settings: { DATA_DIR: folder },
    random: seededRandom(`${seed}: colleagues`),
  })
  const store = createSqliteStore(folder)
  const clients = await startClients(url, {
    settings: { DATA_DIR: folder },
    store,
    random: seededRandom(`${seed}: clients`),
  })
  const visitors = startVisitors(url, {
    submissions,
    crowd: 8,
    random: seededRandom(`${seed}: visitors`),
    onThanked(visitor) {
      colleagues.show(visitor)
      clients.show(visitor)
    },
  })

  async function liveAndDie() {
    const atStart = random.integer(100) < 10
    const moment = random.integer(atStart ? 300 : 400)
    const share = Math.round((submissions / kills) * (random.integer(70) / 100))
    let comeBack: (() => unknown) | undefined
    if (random.integer(100) < 10) comeBack = await services.goAway()
    const born = Promise.withResolvers<ChildProcess>()
    const ready = bear(born.resolve)
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
    killed.add(life)
    life += 1
    ahead += betweenLives
  }

  try {
    // Visitors do not retry after hours: without an id, a repeat after ten minutes counts as another
    // request.
    while (killed.size < kills || visitors.thanked() < submissions) {
      await liveAndDie()
      if (killed.size % 20 === 0) {
        progress(`${killed.size} kills, ${visitors.thanked()} visitors thanked`)
      }
    }
    services.calmDown()
    ahead += beforeTheLast
    const last = await bear()
    const { thanked, inVain } = await visitors.done
    const work = await colleagues.rest()
    const { quoted, inVain: postsInVain } = await clients.rest()
    const backlog = await drain(store, progress)
    const exitCode = await last.stop()
    const leads = await store.listLeads()
    const desk = await readDeskWork(store, work.deeds)
    const quotes = await readQuoteWork(store, quoted)
    const verdict = judge(thanked, leads, services.taken, killed, desk)
    verdict.broken.push(...judgeQuotes(quotes))
    if (exitCode !== 0) verdict.broken.push(`the last life ended with ${exitCode}`)
    return {
      ...verdict,
      thanked: thanked.length,
      kills: killed.size,
      killedAtStart,
      inVain,
      desk: figuresOf(work),
      quotes: quoteFiguresOf(quoted, postsInVain),
      taken: services.taken.length,
      backlog,
    }
  } finally {
    await store.close()
    await services.close()
    await rm(folder, { recursive: true })
  }
}

export function figuresOf({
  deeds,
  inVain,
}: {
  deeds: readonly Deed[]
  inVain: number
}): DeskFigures {
  const done = deeds.filter(({ isDone }) => isDone)
  return {
    answers: done.filter(({ kind }) => kind === 'answer').length,
    notes: done.filter(({ kind }) => kind === 'note').length,
    givenUp: deeds.length - done.length,
    inVain,
  }
}

export function quoteFiguresOf(quoted: readonly Quoted[], inVain: number): QuoteFigures {
  const deeds = quoted.flatMap(({ deeds }) => deeds)
  const done = deeds.filter(({ isDone }) => isDone)
  const count = (act: QuoteDeed['act']) => done.filter((deed) => deed.act === act).length
  return {
    sent: quoted.length,
    accepted: count('accept'),
    declined: count('decline'),
    withdrawn: count('withdraw'),
    replaced: count('replace'),
    refused: deeds.length - done.length,
    inVain,
  }
}

/** Releases doubted leads and waits until running servers have sent everything. */
export async function drain(store: Store, progress: (line: string) => void) {
  for (const { id } of await store.listLeads({ quarantined: true })) {
    await store.release(id, Date.now(), { acknowledgedSince: Date.now() })
  }
  const deliveries = (await store.listLeads())
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ state }) => state === 'waiting').length
  progress(`the last life has ${deliveries} deliveries to make`)
  const start = performance.now()
  // Polls, because nothing signals the end.
  while ((await store.nextDue(channels)) !== undefined) await pause(250)
  const seconds = (performance.now() - start) / second
  return { deliveries, perSecond: Math.round(deliveries / seconds) }
}
