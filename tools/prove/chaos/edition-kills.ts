import { setTimeout as pause } from 'node:timers/promises'
import { type SeededRandom, seededRandom } from '#art/seeded-random.ts'
import type { Store } from '#server/store/store.ts'
import { enterDesk } from '../../test/desk-session.ts'
import { startSite } from '../../test/site-process.ts'
import {
  fieldsOfRounds,
  judgePages,
  markedPages,
  markOf,
  marksStored,
  prepareRound,
} from './rounds.ts'

interface Options {
  seed: string
  times: number
  settings: Record<string, string>
  store: Store
  progress?: (line: string) => void
}

export interface KillsReport {
  kills: number
  /** Number of kills after which the site shows the new publication. */
  published: number
  /** Number of kills after the server answered that it is published. */
  told: number
  /** Number of pages that contain a text or a price of a publication. */
  pages: number
  broken: string[]
}

/** Repeatedly kills a site with -9 while it publishes, then compares pages, publications and drafts. */
export async function killWhilePublishing(options: Options): Promise<KillsReport> {
  const { seed, times, settings, store, progress } = options
  const random = seededRandom(`${seed}: publications`)
  const { secret } = await enterDesk(settings)
  const report: KillsReport = { kills: 0, published: 0, told: 0, pages: 0, broken: [] }
  let site = await startSite(settings)
  try {
    // Publishes once, so that every page contains the marks of a round.
    await prepareRound(site.url, secret, 0).then((publish) => publish())
    report.pages = (await markedPages(site.url)).length
    /** Round that visitors see. */
    let shown = 0
    /** Milliseconds of the last publication without a kill. */
    let duration = 1_500
    for (let round = 1; round <= times; round++) {
      const before = await store.publications.last()
      const publish = await prepareRound(site.url, secret, round)
      await leaseEnds(store)
      const begun = performance.now()
      let told = 0
      const answer = publish().then(
        (number) => {
          told = number
          duration = performance.now() - begun
        },
        () => {},
      )
      await momentToKill(random, duration, before, store)
      await site.stop('SIGKILL')
      await answer
      site = await startSite(settings)
      report.kills += 1
      if (told > 0) report.told += 1
      const last = await store.publications.last()
      if (last > before) {
        report.published += 1
        shown = round
      }
      const expected = { shown, before, last, told, pages: report.pages }
      const faults = await judge(site.url, store, expected)
      report.broken.push(...faults.map((fault) => `kill ${round}: ${fault}`))
      if (round % 20 === 0) progress?.(`${round} kills, ${report.published} published`)
    }
    return report
  } finally {
    await site.stop('SIGKILL')
  }
}

/** Waits for the end of the lease of a killed publication, which blocks others. */
async function leaseEnds(store: Store): Promise<void> {
  while (((await store.publishing.read())?.until ?? 0) > Date.now()) await pause(50)
}

/** Waits for a random moment of a publication, or until just after it is stored, while pages are replaced. */
async function momentToKill(
  random: SeededRandom,
  duration: number,
  before: number,
  store: Store,
): Promise<void> {
  if (random.integer(3) > 0) return pause(random.integer(Math.round(1.3 * duration)))
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline && (await store.publications.last()) === before) {
    await pause(1)
  }
  await pause(random.integer(10))
}

interface Expected {
  shown: number
  /** Numbers of the last publication before and after the kill. */
  before: number
  last: number
  /** Number of the publication in the answer; 0 without an answer. */
  told: number
  pages: number
}

async function judge(
  url: string,
  store: Store,
  { shown, before, last, told, pages }: Expected,
): Promise<string[]> {
  const faults = await judgePages(url, store.publications, { number: last, pages })
  const isNew = last > before
  if (last !== before && last !== before + 1) faults.push(`publication ${last} after ${before}`)
  if (told > 0 && !isNew) faults.push(`told of publication ${told}, which is not stored`)
  const [stored] = await marksStored(store.publications, last)
  if (stored !== markOf(shown)) faults.push(`publication ${last} has round ${stored}, not ${shown}`)
  const drafts = await store.contentDrafts.list()
  const keys = drafts.map(({ document, field }) => `${document}#${field}`).toSorted()
  const expected = isNew ? [] : fieldsOfRounds.toSorted()
  if (keys.join() !== expected.join()) faults.push(`drafts: ${keys.join(', ') || 'none'}`)
  return faults
}
