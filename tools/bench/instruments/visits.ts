import { setTimeout } from 'node:timers/promises'
import { percentile } from '../statistics.ts'
import { requestRaw } from './raw-request.ts'

const visitors = 4

/** Simulates four visitors, who request pages one after another. */
export function readAsVisitors(url: string) {
  const durations: number[] = []
  const during: number[] = []
  let refused = 0
  let isOver = false
  const paths = ['/', '/devis', '/tarifs/site-vitrine', '/blog', '/contactez-nous']
  const headers = { 'accept-encoding': 'br' }
  const visitor = async (number: number) => {
    for (let turn = number; !isOver; turn++) {
      const begun = performance.now()
      const address = `${url}${paths[turn % paths.length]}`
      const answer = await requestRaw(address, { headers }).catch(() => null)
      durations.push(performance.now() - begun)
      if (answer?.status !== 200) refused++
      await setTimeout(20)
    }
  }
  const reading = Array.from({ length: visitors }, (_, number) => visitor(number))
  return {
    /** Counts the visits during `work` only; earlier visits open connections and warm up the site. */
    async count<Result>(work: () => Promise<Result>): Promise<Result> {
      const before = durations.length
      const result = await work()
      during.push(...durations.slice(before))
      return result
    },
    async end() {
      isOver = true
      await Promise.all(reading)
      return { visitors: percentile(during, 0.99), asked: during.length, refused }
    },
  }
}

/** Publishes; returns the milliseconds until every address shows the words. */
export async function timeUntilShown(
  publish: () => Promise<unknown>,
  addresses: readonly string[],
  words: string,
): Promise<number> {
  const begun = performance.now()
  const published = publish()
  for (const address of addresses) {
    while (!(await (await fetch(address)).text()).includes(words)) await setTimeout(10)
  }
  const time = performance.now() - begun
  await published
  return time
}
