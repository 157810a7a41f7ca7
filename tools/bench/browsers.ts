import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserArgs, ensureBrowser, headlessShell } from '../test/browser.ts'
import { startSite } from '../test/site-process.ts'
import { serveBarePage } from './bare-page.ts'
import { type Host, withoutCpuSteal } from './cpu-steal.ts'
import { type Audit, audit } from './lighthouse.ts'
import { measureNavigation, pointedFor } from './navigation.ts'
import { followLink, startOtherEngines } from './other-engines.ts'
import { freePort, productOf } from './pages.ts'
import { servePeer } from './peer.ts'
import { openSlowLine } from './slow-line.ts'
import { median, type Spread, spread } from './statistics.ts'

/** One page of each kind that differs in what it does by itself. */
const paths = ['/', '/tarifs/seo', '/expertises/uiux-design', '/devis']

/** From where to where a link is followed. */
const links = [
  { from: '/', to: '/devis' },
  { from: '/tarifs/seo', to: '/contactez-nous' },
]

/** Of every page in each browser, the pages taken in turns. */
const rounds = 3

/** From the click to the painted page, in milliseconds, by how long the link was pointed at. */
export interface Navigation {
  from: string
  to: string
  pointed: number
  quick: number
}

export interface BrowserFigures {
  /** As it names itself. */
  product: string
  /** The full browser, without a window that anybody sees. */
  isFull: boolean
  rows: { name: string; lcp: Spread; lcpRatio: number; tbt: Spread }[]
  navigations: Navigation[]
}

export interface BrowsersReport {
  rounds: number
  browsers: BrowserFigures[]
  /** The same links in Firefox and WebKit, on a processor that is not slowed. */
  otherEngines: (Navigation & { engine: 'Firefox' | 'WebKit' })[]
  host: Host
}

/**
 * Measures a few pages in Chromium's headless shell and in the full browser (`--headless=new`: all of
 * the browser, its window drawn to no screen), in turns with a bare page and with another site's home
 * page: what one browser takes by itself, all of them pay.
 *
 * @param peer folder of the other site as built; null for none
 * @param progress is given a line about what is measured
 */
export async function measureBrowsers(
  peer: string | null,
  progress: (line: string) => void,
): Promise<BrowsersReport> {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-bench-'))
  const site = await startSite({ DATA_DIR: folder })
  const line = await openSlowLine(Number(new URL(site.url).port))
  const bare = await serveBarePage()
  const other = peer ? await servePeer(peer) : null
  const host = { runs: 0, repeated: 0, stolen: 0 }
  const pages = [
    { name: 'bare page', url: bare.url },
    ...(other ? [{ name: 'peer', url: other.url }] : []),
    ...paths.map((path) => ({ name: path, url: site.url + path })),
  ]
  const launched: { browser: Browser; port: number; isFull: boolean }[] = []
  try {
    for (const isFull of [false, true]) {
      const port = await freePort()
      const browser = await chromium.launch({
        executablePath: isFull ? ensureBrowser() : ensureBrowser(headlessShell),
        // Playwright's own switch means the old mode to no browser any more; said, so that it stays so.
        args: [
          ...browserArgs,
          ...(isFull ? ['--headless=new'] : []),
          `--remote-debugging-port=${port}`,
        ],
      })
      launched.push({ browser, port, isFull })
    }
    const audits = new Map(launched.map(({ port }) => [port, pages.map((): Audit[] => [])]))
    for (let round = 1; round <= rounds; round++) {
      for (const [index, { name, url }] of pages.entries()) {
        progress(`${name}, ${round} of ${rounds}…`)
        for (const { port } of launched) {
          const run = await withoutCpuSteal(host, () => audit(port, url))
          audits.get(port)?.[index]?.push(run)
        }
      }
    }
    const browsers: BrowserFigures[] = []
    for (const { browser, port, isFull } of launched) {
      const runs = audits.get(port) ?? []
      const bareLcp = median((runs[0] ?? []).map(({ lcp }) => lcp))
      const navigations = []
      for (const { from, to } of links) {
        progress(`${from} to ${to}…`)
        const measure = async (time: number) => {
          const times: number[] = []
          for (let round = 0; round < rounds; round++) {
            times.push(
              await withoutCpuSteal(host, () => measureNavigation(port, line.url + from, to, time)),
            )
          }
          return median(times)
        }
        const { pointed, quick } = pointedFor
        navigations.push({ from, to, pointed: await measure(pointed), quick: await measure(quick) })
      }
      browsers.push({
        product: await productOf(browser),
        isFull,
        rows: pages.map(({ name }, index) => {
          const lcp = spread((runs[index] ?? []).map(({ lcp }) => lcp))
          const tbt = spread((runs[index] ?? []).map(({ tbt }) => tbt))
          return { name, lcp, lcpRatio: lcp.median / bareLcp, tbt }
        }),
        navigations,
      })
    }
    const otherEngines: BrowsersReport['otherEngines'] = []
    for (const engine of await startOtherEngines()) {
      for (const { from, to } of links) {
        progress(`${engine.name}, ${from} to ${to}…`)
        const measure = async (time: number) => {
          const times: number[] = []
          for (let round = 0; round < rounds; round++) {
            times.push(await followLink(engine, line.url + from, to, time))
          }
          return median(times)
        }
        const pointed = await measure(pointedFor.pointed)
        otherEngines.push({
          engine: engine.name,
          from,
          to,
          pointed,
          quick: await measure(pointedFor.quick),
        })
      }
      await engine.close()
    }
    return { rounds, browsers, otherEngines, host }
  } finally {
    for (const { browser } of launched) await browser.close()
    other?.close()
    bare.close()
    line.close()
    await site.stop()
    await rm(folder, { recursive: true })
  }
}
