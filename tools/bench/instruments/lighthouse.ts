import lighthouse from 'lighthouse'
import { slowdown } from '../slowdown.ts'

/** Audits that fail by design, by the kind of page. */
const skippedAudits = {
  public: [],
  bare: ['landmark-one-main', 'meta-description', 'robots-txt'],
  /** An address without a page answers 404. */
  missing: ['http-status-code', 'errors-in-console', 'is-crawlable'],
}

/**
 * @returns scores from 0 to 100, milliseconds, and a shift without unit
 * @throws Error when the page could not be measured
 */
export async function audit(port: number, address: string, kind: keyof typeof skippedAudits) {
  const run = () =>
    lighthouse(address, {
      port,
      logLevel: 'silent',
      throttling: { cpuSlowdownMultiplier: slowdown },
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      ignoreStatusCode: kind === 'missing',
      skipAudits: skippedAudits[kind],
    })
  // On a busy machine, Lighthouse sometimes fails without a result: retry twice.
  let result = await run()
  for (let more = 2; more > 0 && result?.lhr.runtimeError; more--) result = await run()
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no Lighthouse result'}`)
  }
  const { lhr } = result
  const failed = Object.entries(lhr.categories)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
  if (failed.length > 0) console.error(`${address} fails ${failed.map(({ id }) => id).join(', ')}`)
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
  const value = (id: string) => {
    const { numericValue } = lhr.audits[id] ?? {}
    if (numericValue === undefined) throw new Error(`${address}: ${id} was not measured`)
    return numericValue
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
