import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserArgs, ensureBrowser, headlessShell } from '../test/browser.ts'
import { startSite } from '../test/site-process.ts'
import { serveBarePage } from './bare-page.ts'
import type { Figures } from './budgets.ts'
import { type Host, withoutCpuSteal } from './cpu-steal.ts'
import { firstScreenBytes } from './first-screen.ts'
import { measureFirstTap, measureUse } from './interaction.ts'
import { type Audit, audit, medianAudit } from './lighthouse.ts'
import { type PageWeight, weighPage } from './page-weight.ts'
import { median, type Spread, spread } from './statistics.ts'
import { measureTypefaceShift } from './typeface-shift.ts'

/** An address without a page. */
export const notFoundPath = '/aucune/porte/ici'

/** Runs of the bare page at the least, and how many runs of pages lie between two of them. */
const bareRuns = 3
const bareEvery = 4

/** How often every page is tapped and used: in a few seconds, and one frame more or less is a third of it. */
const useRuns = 5

export interface PageReport {
  path: string
  /** How often it was opened for Lighthouse's figures, which vary. */
  runs: number
  figures: Figures
  /** Lighthouse audits that cost it a point outside of performance. */
  failed: string[]
  files: PageWeight['files']
}

export interface PagesReport {
  /** As it names itself. */
  browser: string
  pages: PageReport[]
  bare: {
    bytes: number
    runs: number
    lcp: Spread
    tbt: Spread
    /** Lighthouse's measure of the machine, over every run of the bench. */
    machineSpeed: Spread
  }
  host: Host
}

/**
 * Measures pages of the production build in Chromium, one after the other, with a bare page in
 * between: what it takes tells how fast and how steady the machine was meanwhile.
 *
 * @param runsOf how often a page is opened for Lighthouse's figures, which vary
 * @param progress is given a line about what is measured
 */
export async function measurePages(
  paths: readonly string[],
  runsOf: (path: string) => number,
  progress: (line: string) => void,
): Promise<PagesReport> {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-bench-'))
  const site = await startSite({ DATA_DIR: folder })
  const bare = await serveBarePage()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(headlessShell),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  })
  try {
    const host = { runs: 0, repeated: 0, stolen: 0 }
    const bareAudits: Audit[] = []
    const auditBare = async () =>
      bareAudits.push(await withoutCpuSteal(host, () => audit(port, bare.url)))
    const measured = []
    let runs = 0
    for (const path of paths) {
      progress(`${path}…`)
      const address = site.url + path
      const audits: Audit[] = []
      const uses = []
      const firstTaps: number[] = []
      for (let run = 0; run < runsOf(path); run++) {
        if (runs++ % bareEvery === 0) await auditBare()
        const auditPage = () => audit(port, address, { notFound: path === notFoundPath })
        audits.push(await withoutCpuSteal(host, auditPage))
      }
      for (let run = 0; run < useRuns; run++) {
        uses.push(await withoutCpuSteal(host, () => measureUse(port, address)))
        firstTaps.push(await withoutCpuSteal(host, () => measureFirstTap(port, address)))
      }
      measured.push({
        path,
        audits,
        use: {
          firstTap: median(firstTaps),
          tapToAwake: median(uses.map(({ tapToAwake }) => tapToAwake)),
          inp: median(uses.map(({ inp }) => inp)),
        },
        typefaceShift: await measureTypefaceShift(browser, address),
        firstScreen: await firstScreenBytes(browser, address),
        weight: await weighAlone(browser, address),
      })
    }
    do await auditBare()
    while (bareAudits.length < bareRuns)

    const bareLcp = median(bareAudits.map(({ lcp }) => lcp))
    return {
      browser: await productOf(browser),
      pages: measured.map(({ path, audits, use, typefaceShift, firstScreen, weight }) => {
        const { machineSpeed, failed, ...audit } = medianAudit(audits)
        return {
          path,
          runs: audits.length,
          figures: {
            ...audit,
            ...use,
            ...weight.figures,
            typefaceShift,
            firstScreen,
            lcpRatio: audit.lcp / bareLcp,
          },
          failed,
          files: weight.files,
        }
      }),
      bare: {
        bytes: bare.bytes,
        runs: bareAudits.length,
        lcp: spread(bareAudits.map(({ lcp }) => lcp)),
        tbt: spread(bareAudits.map(({ tbt }) => tbt)),
        machineSpeed: spread(
          [...bareAudits, ...measured.flatMap(({ audits }) => audits)].map(
            ({ machineSpeed }) => machineSpeed,
          ),
        ),
      },
      host,
    }
  } finally {
    await browser.close()
    bare.close()
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

/** A page in a browser that has fetched nothing yet. */
export async function weighAlone(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext()
  try {
    return await weighPage(await context.newPage(), address)
  } finally {
    await context.close()
  }
}

/** `HeadlessChrome/156.0.1.2` when it has no window, `Chrome/156.0.1.2` when it has one, shown or not. */
export async function productOf(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession()
  return (await session.send('Browser.getVersion')).product
}

/** Lighthouse finds the browser by a port; Playwright asks for its number beforehand. */
export function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(port))
  })
  return promise
}
