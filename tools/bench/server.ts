import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { startEmptySite } from '#workshop/site.ts'
import { openStoreOf } from '#workshop/staff.ts'
import { requestQuote } from '#workshop/visitor.ts'
import { startNginx } from '../test/nginx-process.ts'
import type { PartFigures } from './budgets.ts'
import { connections, loadPages } from './instruments/load.ts'
import { residentMemory } from './machine.ts'
import { median, medians, percentile, timesOf } from './statistics.ts'

const leadSeconds = 5
/** Load before each measurement, so that V8 has compiled the server's code. */
const warmUpSeconds = 2
const rounds = 3
const secondsPerRound = 3

/**
 * Measures pages per second in brotli, and in gzip in turns with nginx; then quote requests, answered once they
 * are on disk; and the memory of the server.
 */
export async function measureServer(): Promise<PartFigures<'server'>> {
  const begun = performance.now()
  await using site = await startEmptySite()
  const start = performance.now() - begun
  const memory = () => residentMemory(site.process.pid)
  await using nginx = await startNginx()
  const memoryAtRest = memory().now
  const paths = sitePaths(loadContent())
  const load = (url: string, encoding: 'br' | 'gzip', seconds = secondsPerRound) =>
    loadPages(url, paths, encoding, seconds)
  await load(site.url, 'br', warmUpSeconds)
  const best = []
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    best.push(await load(site.url, 'br'))
    if (!nginx) continue
    const { perSecond } = await load(site.url, 'gzip')
    ratios.push(perSecond / (await load(nginx.url, 'gzip')).perSecond)
  }
  const requestQuotes = (seconds: number) =>
    timesOf(
      connections,
      (_, elapsed) => elapsed < seconds * 1000,
      (number) => requestQuote(site.url, number),
    )
  const warmUp = await requestQuotes(warmUpSeconds)
  const loaded = performance.now()
  const times = await requestQuotes(leadSeconds)
  const seconds = (performance.now() - loaded) / 1000
  const memoryUnderLoad = memory().peak
  await using store = openStoreOf(site.settings)
  const kept = (await store.listLeads()).length
  const { perSecond: pages, askerLoad } = medians(best)
  return {
    ...{ start, pages, askerLoad },
    nginxRatio: ratios.length > 0 ? median(ratios) : Number.NaN,
    leads: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    p999: percentile(times, 0.999),
    lost: warmUp.length + times.length - kept,
    memoryAtRest,
    memoryUnderLoad,
  }
}
