import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#art/seeded-random.ts'
import type { ChannelName } from '#server/store/engine/tables.ts'
import type { Store } from '#server/store/store.ts'
import { startClients } from './clients.ts'
import { startColleagues } from './colleagues.ts'
import { judgeQuotes, type QuoteDeed, type Quoted, readQuoteWork } from './quote-verdict.ts'
import type { Services } from './services.ts'
import { type Deed, judge, readDeskWork, type Thanked, type Verdict } from './verdict.ts'
import { startVisitors } from './visitors.ts'

const channels: ChannelName[] = ['smtp', 'emailjs']

export interface ChaosOptions {
  /** Seed of all random decisions but the timing. */
  seed: string
  submissions: number
  /** Kills with -9. */
  kills: number
  /** Folder of PostgreSQL's programs, and how often it restarts, alternately by a crash and in order. */
  programs?: string | undefined
  restarts?: number
  progress?: (line: string) => void
}

export interface CrowdReport extends Verdict {
  thanked: number
  /** Visitors' posts without an answer, or refused as not stored. */
  inVain: number
  desk: ReturnType<typeof deskFigures>
  quotes: ReturnType<typeof quoteFigures>
  /** Messages accepted by the services. */
  taken: number
  /** Outbox after the last kill, and its delivery rate. */
  backlog: { deliveries: number; perSecond: number }
}

/**
 * Starts visitors, staff and clients.
 *
 * @param url of a site that may be down for a while
 * @param settings settings of its database, which gets the staff
 */
export async function startCrowd(
  url: string,
  {
    seed,
    submissions,
    settings,
    store,
    progress = () => {},
  }: Pick<ChaosOptions, 'seed' | 'submissions' | 'progress'> & {
    settings: Record<string, string>
    store: Store
  },
) {
  const random = (who: string) => seededRandom(`${seed}: ${who}`)
  const colleagues = await startColleagues(url, { settings, random: random('colleagues') })
  const clients = await startClients(url, { settings, store, random: random('clients') })
  const visitors = startVisitors(url, {
    ...{ submissions, crowd: 8, random: random('visitors') },
    onThanked(visitor: Thanked) {
      colleagues.show(visitor)
      clients.show(visitor)
    },
  })
  async function rest() {
    const { thanked, inVain } = await visitors.done
    return { thanked, inVain, work: await colleagues.rest(), offers: await clients.rest() }
  }
  return {
    visitors,
    rest,
    /**
     * Delivers the rest, stops the site and compares.
     *
     * @param killed numbers of lives that ended by kill -9
     * @param stop returns the exit codes
     */
    async judge(
      { thanked, inVain, work, offers }: Awaited<ReturnType<typeof rest>>,
      services: Services,
      killed: ReadonlySet<number>,
      stop: () => Promise<(number | null)[]>,
    ): Promise<CrowdReport> {
      const backlog = await drain(store, progress)
      const codes = await stop()
      const desk = await readDeskWork(store, work.deeds)
      const verdict = judge(thanked, await store.listLeads(), services.taken, killed, desk)
      verdict.broken.push(...judgeQuotes(await readQuoteWork(store, offers.quoted)))
      if (codes.some((code) => code !== 0)) verdict.broken.push(`the site ended with ${codes}`)
      return {
        ...{ ...verdict, thanked: thanked.length, inVain, desk: deskFigures(work) },
        ...{ quotes: quoteFigures(offers), taken: services.taken.length, backlog },
      }
    },
  }
}

const countOf = <Item>(items: readonly Item[], isWanted: (item: Item) => boolean) =>
  items.filter(isWanted).length

function deskFigures({ deeds, inVain }: { deeds: readonly Deed[]; inVain: number }) {
  const done = deeds.filter(({ isDone }) => isDone)
  return {
    answers: countOf(done, ({ kind }) => kind === 'answer'),
    notes: countOf(done, ({ kind }) => kind === 'note'),
    givenUp: deeds.length - done.length,
    inVain,
  }
}

/** Acts reported as done, repeats included. */
function quoteFigures({ quoted, inVain }: { quoted: readonly Quoted[]; inVain: number }) {
  const deeds = quoted.flatMap(({ deeds }) => deeds)
  const done = (wanted: QuoteDeed['act']) =>
    countOf(deeds, ({ act, isDone }) => isDone && act === wanted)
  return {
    ...{ sent: quoted.length, replaced: done('replace'), accepted: done('accept') },
    ...{ declined: done('decline'), withdrawn: done('withdraw') },
    ...{ refused: countOf(deeds, ({ isDone }) => !isDone), inVain },
  }
}

/** Releases doubted leads and waits until running servers have sent everything. */
async function drain(store: Store, progress: (line: string) => void) {
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
  const seconds = (performance.now() - start) / 1_000
  return { deliveries, perSecond: Math.round(deliveries / seconds) }
}
