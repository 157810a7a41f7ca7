import type { Browser } from '@playwright/test'
import { type Budget, budgets, type FigureName, type Figures, limitOf } from './budgets.ts'
import { firstScreenBytes } from './instruments/first-screen.ts'
import { measureFirstTap, measureUse } from './instruments/interaction.ts'
import { type Audit, audit, serveBarePage } from './instruments/lighthouse.ts'
import { weighPage } from './instruments/page-weight.ts'
import { measureTypefaceShift } from './instruments/typeface-shift.ts'
import { type Host, withoutCpuSteal } from './machine.ts'
import { progress, startBench, startChromium, temporaryFolder } from './setup.ts'
import { median, medians, type Spread, spread } from './statistics.ts'

export const notFoundPath = '/aucune/porte/ici'

/** Pages that are audited between two runs of the bare page. */
const bareEvery = 6
const minBareRuns = 3

/** Runs whose median stands for a figure near its limit. */
const maxAudits = 3
const maxUses = 5

const nearShare = 0.95

export interface PageRow {
  path: string
  /** Runs of Lighthouse. */
  runs: number
  figures: Partial<Figures>
}

export interface PagesReport {
  browser: string
  pages: PageRow[]
  bare: { bytes: number; lcp: Spread; machineSpeed: Spread }
  host: Host
}

/** Measures pages once, and again while a varying figure is near its limit, with a bare page in between. */
export async function measurePages(
  paths: readonly string[],
  isRepeated: (path: string) => 'always' | 'near limits' | 'never',
): Promise<PagesReport> {
  await using folder = await temporaryFolder()
  await using site = await startBench({ DATA_DIR: folder.path })
  using bare = await serveBarePage()
  await using chromium = await startChromium()
  const { browser, port } = chromium
  const host = { runs: 0, repeated: 0, stolen: 0 }
  const bareAudits: Audit[] = []
  const auditBare = async () =>
    void bareAudits.push(await withoutCpuSteal(host, () => audit(port, bare.url, 'bare')))
  const ratio = ({ lcp }: { lcp: number }) => lcp / median(bareAudits.map(({ lcp }) => lcp))

  async function repeat<Name extends string>(
    path: string,
    maxRuns: number,
    measure: () => Promise<Record<Name, number>>,
    figuresOf: (measured: Record<Name, number>) => Partial<Figures>,
  ) {
    const runs: Record<Name, number>[] = []
    const isDone = () => {
      if (isRepeated(path) === 'always') return false
      return isRepeated(path) === 'never' || !isNearLimit(path, figuresOf(medians(runs)))
    }
    do runs.push(await withoutCpuSteal(host, measure))
    while (runs.length < maxRuns && !isDone())
    return runs
  }

  const measured = []
  for (const [index, path] of paths.entries()) {
    progress(`${path}…`)
    const address = site.url + path
    if (index % bareEvery === 0) await auditBare()
    const kind = path === notFoundPath ? 'missing' : 'public'
    const audits = await repeat(
      path,
      maxAudits,
      () => audit(port, address, kind),
      (figures) => ({ ...figures, lcpRatio: ratio(figures) }),
    )
    const uses = await repeat(
      path,
      maxUses,
      () => measureUse(port, address),
      (figures) => figures,
    )
    const firstTap = () => measureFirstTap(port, address).then((firstTap) => ({ firstTap }))
    const taps = await repeat(path, maxUses, firstTap, (figures) => figures)
    measured.push({
      path,
      audits,
      figures: {
        ...medians(uses),
        ...medians(taps),
        typefaceShift: await measureTypefaceShift(browser, address),
        firstScreen: await firstScreenBytes(browser, address),
        ...(await weighAlone(browser, address)),
      },
    })
  }
  do await auditBare()
  while (bareAudits.length < minBareRuns)

  const speeds = [...bareAudits, ...measured.flatMap(({ audits }) => audits)]
  return {
    browser: chromium.product,
    pages: measured.map(({ path, audits, figures }) => {
      const { machineSpeed: _, ...audited } = medians(audits)
      const lcpRatio = ratio(audited)
      return { path, runs: audits.length, figures: { ...audited, lcpRatio, ...figures } }
    }),
    bare: {
      bytes: bare.bytes,
      lcp: spread(bareAudits.map(({ lcp }) => lcp)),
      machineSpeed: spread(speeds.map(({ machineSpeed }) => machineSpeed)),
    },
    host,
  }
}

/** Whether another run could change a verdict: scores and shifts at their limits are perfect. */
function isNearLimit(path: string, figures: Partial<Figures>): boolean {
  return Object.entries(figures).some(([name, value]) => {
    const figure: Budget | undefined = budgets[name as FigureName]
    if (!figure) return false
    const limit = limitOf(name as FigureName, path)
    return figure.isFloor ? value < limit : value > limit * nearShare
  })
}

/** Weighs a page in a browser context without a cache. */
export async function weighAlone(browser: Browser, address: string) {
  await using context = await browser.newContext()
  return (await weighPage(await context.newPage(), address)).figures
}
