import type { Browser } from '@playwright/test'
import { startEmptySite } from '#workshop/site.ts'
import { type Budget, budgets, limitIn, type Values } from './budgets.ts'
import { firstScreenBytes } from './instruments/first-screen.ts'
import { measureFirstTap, measureUse } from './instruments/interaction.ts'
import { audit } from './instruments/lighthouse.ts'
import { serveBarePage } from './instruments/local-servers.ts'
import { weighPage } from './instruments/page-weight.ts'
import { measureTypefaceShift } from './instruments/typeface-shift.ts'
import type { Measured } from './performance-page.ts'
import { progress, startChromium } from './setup.ts'
import { median, medians } from './statistics.ts'

export const notFoundPath = '/aucune/porte/ici'

/** Number of pages audited between two audits of the bare page. */
const bareEvery = 6
/** A timed figure near its limit is the median of this number of runs. */
const maxRuns = 3
const nearShare = 0.95
/** Units of figures that differ from run to run. */
const timed = new Set(['ms', 's', '×'])

/** Measures every page, again while a figure is near its limit, and the bare page in between. */
export async function measurePages(paths: readonly string[]): Promise<Measured> {
  await using site = await startEmptySite()
  using bare = await serveBarePage()
  await using chromium = await startChromium()
  const { browser, port } = chromium
  const bareLcps: number[] = []
  const auditBare = async () => void bareLcps.push((await audit(port, bare.url, 'bare')).lcp)

  const measured = []
  for (const [index, path] of paths.entries()) {
    progress(`${path}…`)
    const address = site.url + path
    if (index % bareEvery === 0) await auditBare()
    const kind = path === notFoundPath ? 'missing' : 'public'
    const runs = []
    do {
      const audited = await audit(port, address, kind)
      runs.push({
        ...{ ...audited, lcpRatio: audited.lcp / median(bareLcps) },
        ...(await measureUse(port, address)),
        firstTap: await measureFirstTap(port, address),
      })
    } while (runs.length < maxRuns && isNearLimit(path, medians(runs)))
    const figures = {
      ...medians(runs),
      typefaceShift: await shiftAlone(browser, address),
      firstScreen: await firstScreenBytes(browser, address),
      ...(await weighPage(browser, address)).figures,
    }
    measured.push({ path, figures })
  }
  do await auditBare()
  while (bareLcps.length < maxRuns)
  const lcp = median(bareLcps)
  return {
    pages: measured.map(({ path, figures }) => {
      return { path, figures: { ...figures, lcpRatio: figures.lcp / lcp } }
    }),
    note: `${chromium.product}. Bare page: ${bare.bytes} bytes, LCP ${lcp.toFixed(0)} ms.`,
  }
}

/** Returns whether a timed figure is beyond its limit or near it; a score counts only below its limit. */
function isNearLimit(path: string, figures: Values): boolean {
  return Object.entries<Budget>(budgets).some(([name, figure]) => {
    const value = figures[name]
    if (value == null || !(figure.isFloor || timed.has(figure.unit))) return false
    const limit = limitIn(figure, path)
    return figure.isFloor ? value < limit : value > limit * nearShare
  })
}

async function shiftAlone(browser: Browser, address: string) {
  await using context = await browser.newContext()
  return await measureTypefaceShift(await context.newPage(), address)
}
