import lighthouse from 'lighthouse'
import { median } from './statistics.ts'

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const

/** Scores from 0 to 100, milliseconds, and a shift without unit. */
export interface Audit extends Record<keyof typeof categories, number> {
  lcp: number
  tbt: number
  cls: number
  /** Speed of this machine at that moment, as Lighthouse measures it; higher is faster. */
  machineSpeed: number
  /** Audits that cost a point outside of performance. */
  failed: string[]
}

/** These say, rightly, that the not-found page is not found. */
const notFoundAudits = ['http-status-code', 'errors-in-console', 'is-crawlable']

/**
 * These say, rightly, that nobody else can find a client's page; and that its policy lets nothing be
 * asked for from within it, Lighthouse's look at robots.txt included.
 */
const hiddenAudits = ['is-crawlable', 'robots-txt']

/**
 * One run of Lighthouse as it comes: a phone, slow 4G and a slow processor, both simulated.
 *
 * @param port where a browser that runs listens for its debugger
 * @param kind of a page that has its reasons: not found, or hidden from search engines
 * @throws Error when the page could not be measured
 */
export async function audit(
  port: number,
  address: string,
  { notFound = false, isHidden = false } = {},
): Promise<Audit> {
  const run = () =>
    lighthouse(address, {
      port,
      logLevel: 'silent',
      onlyCategories: Object.values(categories),
      ...(notFound && { ignoreStatusCode: true, skipAudits: notFoundAudits }),
      ...(isHidden && { skipAudits: hiddenAudits }),
    })
  // On a busy machine the recording itself fails now and then: it measured nothing.
  let result = await run()
  for (let more = 2; more > 0 && result?.lhr.runtimeError; more--) result = await run()
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing'}`)
  }
  const { lhr } = result
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
  const value = (id: string) => {
    const { numericValue } = lhr.audits[id] ?? {}
    if (numericValue === undefined) throw new Error(`${address}: ${id} was not measured`)
    return numericValue
  }
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    bestPractices: score(categories.bestPractices),
    seo: score(categories.seo),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machineSpeed: lhr.environment.benchmarkIndex,
    failed: Object.entries(lhr.categories)
      .filter(([id]) => id !== categories.performance)
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}

/** Each figure's median over several runs, and every audit that failed in one of them. */
export function medianAudit(runs: readonly Audit[]): Audit {
  const of = (name: Exclude<keyof Audit, 'failed'>) => median(runs.map((run) => run[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    machineSpeed: of('machineSpeed'),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  }
}
