import { setTimeout as pause } from 'node:timers/promises'
import { type SeededRandom, seededRandom } from '#art/seeded-random.ts'
import type { Store } from '#server/store/store.ts'
import { startSite } from '#workshop/site.ts'
import { startEditor } from './editor.ts'
import { startFront } from './front.ts'

/** Repeatedly kills a site with -9 while an editor publishes; returns the editor's verdict. */
export async function killWhilePublishing(
  store: Store,
  { seed, times, settings }: { seed: string; times: number; settings: Record<string, string> },
) {
  const random = seededRandom(`${seed}: publications`)
  const front = await startFront()
  let site = await startSite(settings)
  front.open(site.url)
  const editor = await startEditor(front.url, { settings, store, lag: 0 })
  for (let kill = 1; kill <= times; kill++) {
    const publish = await editor.prepare()
    await leaseEnds(store)
    const before = await store.publications.last()
    const publishing = publish().catch(() => {})
    await momentToKill(random, editor.roundTime(), before, store)
    await site.stop('SIGKILL')
    await publishing
    front.shut(site.url)
    site = await startSite(settings)
    front.open(site.url)
    await editor.look()
    if (kill % 20 === 0)
      console.log(`${kill} kills, ${await store.publications.last()} publications`)
  }
  await leaseEnds(store)
  await editor.rest()
  const verdict = await editor.judge()
  await site.stop('SIGKILL')
  front.close()
  return verdict
}

/** Waits for the end of the lease of a killed publication, which blocks the next one. */
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
