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

/**
 * Repeatedly kills a site with -9 while it publishes, then compares pages, publications and drafts.
 *
 * @returns the number of kills after which the site shows the new publication (`published`), or after the
 *   server answered that it is published (`told`), and of the pages with a text or a price of a publication
 */
export async function killWhilePublishing(
  store: Store,
  { seed, times, settings }: { seed: string; times: number; settings: Record<string, string> },
) {
  const random = seededRandom(`${seed}: publications`)
  const { publications } = store
  const { secret } = await enterDesk(settings)
  const broken: string[] = []
  let site = await startSite(settings)
  // Publishes once, so that every page contains the marks of a round.
  await prepareRound(site.url, secret, 0).then((publish) => publish())
  const pages = (await markedPages(site.url)).length
  let [published, told] = [0, 0]
  /** Round that visitors see. */
  let shown = 0
  /** Milliseconds of the last publication without a kill. */
  let duration = 1_500
  for (let round = 1; round <= times; round++) {
    const before = await publications.last()
    const publish = await prepareRound(site.url, secret, round)
    await leaseEnds(store)
    const begun = performance.now()
    let answered = 0
    const answer = publish().then(
      (number) => {
        answered = number
        duration = performance.now() - begun
      },
      () => {},
    )
    await momentToKill(random, duration, before, store)
    await site.stop('SIGKILL')
    await answer
    site = await startSite(settings)
    const last = await publications.last()
    const isNew = last > before
    if (answered > 0) told += 1
    if (isNew) {
      published += 1
      shown = round
    }
    const faults = await judgePages(site.url, publications, { number: last, pages })
    if (last !== before && last !== before + 1) faults.push(`publication ${last} after ${before}`)
    if (answered > 0 && !isNew) faults.push(`told of publication ${answered}, which is not stored`)
    const [stored] = await marksStored(publications, last)
    if (stored !== markOf(shown)) {
      faults.push(`publication ${last} has round ${stored}, not ${shown}`)
    }
    const drafts = await store.contentDrafts.list()
    const keys = drafts.map(({ document, field }) => `${document}#${field}`).toSorted()
    const expected = isNew ? [] : fieldsOfRounds.toSorted()
    if (keys.join() !== expected.join()) faults.push(`drafts: ${keys.join(', ') || 'none'}`)
    broken.push(...faults.map((fault) => `kill ${round}: ${fault}`))
    if (round % 20 === 0) console.log(`${round} kills, ${published} published`)
  }
  await site.stop('SIGKILL')
  return { published, told, pages, broken }
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
  { publications }: Store,
): Promise<void> {
  if (random.integer(3) > 0) return pause(random.integer(Math.round(1.3 * duration)))
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline && (await publications.last()) === before) await pause(1)
  await pause(random.integer(10))
}
