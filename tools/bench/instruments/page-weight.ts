import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'

/** Network idle, as browsers define it: milliseconds without a pending request. */
const idleTime = 500

const ecoIndexScreen = { width: 1920, height: 1080 }

/** Milliseconds without a frame after which a page is given up. */
const longestFrame = 10_000

const paints = new Set(['document', 'stylesheet', 'font'])

/**
 * Weighs a page opened and scrolled as ecoindex.fr does, then its scripts again after hydrating its first
 * field.
 *
 * - Before first paint: the HTML, and the sheets and fonts requested before the `load` event.
 * - Early script: the inline script, and scripts requested before that event.
 * - Script of a page before any interaction: the inline script and its imports. The code and the props of an
 *   island count only once it is used.
 * - Bytes are those of bodies on the wire; the EcoIndex also counts headers.
 *
 * Chromium 156 stops painting about one page in 300 while it is scrolled: its compositor waits for a tile although no
 * thread rasters one, and the page's own thread is idle. Such a page is opened again.
 */
export async function weighPage(browser: Browser, address: string) {
  for (let opened = 0; opened < 3; opened++) {
    await using context = await browser.newContext()
    const weight = await weigh(await context.newPage(), address)
    if (weight) return weight
  }
  throw new Error(`Chromium paints ${address} no further`)
}

async function weigh(page: Page, address: string) {
  await page.setViewportSize(ecoIndexScreen)
  const idle = watchTraffic(page)
  const response = await page.goto(address)
  if (!response) throw new Error(`${address} did not answer`)
  const html = await response.text()
  const early = new Set(await page.evaluate(requestedBeforeLoad))

  const inline = await inlineScriptBytes(html)
  if (inline > 0) await page.locator('html[data-ready]').waitFor()
  if (!(await page.evaluate(scrollThrough, longestFrame))) return
  const read = await idle()
  const elements = await page.evaluate(() => document.querySelectorAll('*:not(svg *)').length)
  const ofIslands = await filesOfIslands(page, [...read.values()])
  await startIsland(page)

  const files = await Promise.all(
    Array.from(await idle(), async ([url, request]) => {
      const { responseBodySize: bytes, responseHeadersSize } = await request.sizes()
      const { pathname: path } = new URL(url)
      return {
        ...{ path, bytes, kind: kindOf(request), withHeaders: bytes + responseHeadersSize },
        isEarly: request.resourceType() === 'document' || early.has(url),
        isBeforeUse: read.has(url),
        isOfIsland: ofIslands.has(path),
      }
    }),
  )
  const sum = (chosen: readonly { bytes: number }[]) =>
    chosen.reduce((sum, { bytes }) => sum + bytes, 0)
  const scripts = files.filter(({ kind }) => kind === 'script')
  const props = files.filter(({ kind }) => kind === 'props')
  const others = files.filter(({ kind }) => kind !== 'script' && kind !== 'props')
  const painting = files.filter(({ kind, isEarly }) => isEarly && paints.has(kind))
  const beforeUse = files.filter(({ isBeforeUse }) => isBeforeUse)
  return {
    figures: {
      html: sum(files.filter(({ path }) => path === new URL(address).pathname)),
      firstPaint: sum(painting),
      firstPaintNoFont: sum(painting.filter(({ kind }) => kind !== 'font')),
      earlyScript: inline + sum(scripts.filter(({ isEarly }) => isEarly)),
      total: sum(others),
      readScript:
        inline + sum(scripts.filter(({ isBeforeUse, isOfIsland }) => isBeforeUse && !isOfIsland)),
      usedScript: inline + sum(scripts) + sum(props),
      requests: others.length,
      elements,
      ecoIndex: ecoIndex({
        elements,
        requests: beforeUse.length,
        kilobytes: beforeUse.reduce((sum, { withHeaders }) => sum + withHeaders, 0) / 1000,
      }),
    },
    files: files
      .map(({ path, kind, bytes }) => ({ path, kind, bytes }))
      .sort((a, b) => b.bytes - a.bytes),
  }
}

/** Returns the kind by extension first, because Chromium gives preloaded scripts another type. */
function kindOf(request: Request): string {
  const { pathname } = new URL(request.url())
  if (pathname.endsWith('.js')) return 'script'
  return /^\/assets\/.*\.json$/.test(pathname) ? 'props' : request.resourceType()
}

/** Requests the props again, because Chromium keeps no body that the page has read as a blob. */
async function filesOfIslands(page: Page, requests: readonly Request[]): Promise<Set<string>> {
  const props = requests
    .filter((request) => kindOf(request) === 'props')
    .map(async (request): Promise<{ files: string[] }> => {
      return (await page.request.get(request.url())).json()
    })
  return new Set((await Promise.all(props)).flatMap(({ files }) => files))
}

/** @returns a function that waits for an idle network, and returns the answered requests by address */
function watchTraffic(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request)
  })
  return async () => {
    for (let seen = -1; seen < requests.length; ) {
      seen = requests.length
      for (const request of requests) await (await request.response())?.finished()
      await setTimeout(idleTime)
    }
    const answered = requests.filter((request) => request.failure() === null)
    // The first of several requests for an address is the one over the network.
    return new Map(answered.reverse().map((request) => [request.url(), request]))
  }
}

async function inlineScriptBytes(html: string): Promise<number> {
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)]
  const text = scripts.map(([, script = '']) => script).join('')
  return text ? (await promisify(brotliCompress)(text)).length : 0
}

async function startIsland(page: Page) {
  const field = page.locator('is-land :is(input, select, textarea):visible:not([inert] *)').first()
  if ((await field.count()) === 0) return
  await field.focus()
  await page.locator('is-land[data-ready]').first().waitFor({ state: 'attached' })
}

function requestedBeforeLoad(): string[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const load = navigation?.loadEventStart ?? 0
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < load)
    .map(({ name }) => name)
}

/** Runs in the page: shows each part for two frames, as lazy pictures need. Returns whether all frames came. */
async function scrollThrough(longestFrame: number): Promise<boolean> {
  const frame = () =>
    new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => resolve(true))
      window.setTimeout(() => resolve(false), longestFrame)
    })
  const { documentElement: root } = document
  for (let top = 0; top < root.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    if (!((await frame()) && (await frame()))) return false
  }
  return true
}

/** Quantiles that divide the pages of the HTTP Archive into twenty equal parts. */
const quantiles = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801,
    2479, 594601,
  ],
  requests: [
    0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920,
  ],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27,
    1876.08, 2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
  ],
}

/**
 * Returns the EcoIndex of a page, from 0 to 100; a higher index means a lighter page.
 * Source: https://github.com/cnumr/ecoindex_reference (ecoindex_reference.json).
 *
 * @param page elements outside of `<svg>`, requests, and kilobytes (1000) with headers, once the page
 *   was scrolled to its end
 * @returns a whole number, as ecoindex.fr shows it
 */
export function ecoIndex(page: { elements: number; requests: number; kilobytes: number }): number {
  const elements = position(quantiles.elements, page.elements)
  const requests = position(quantiles.requests, page.requests)
  const kilobytes = position(quantiles.kilobytes, page.kilobytes)
  return Math.round(100 - (5 * (3 * elements + 2 * requests + kilobytes)) / 6)
}

/** Returns the number of parts below a value, plus the share of the value's own part below it. */
function position(limits: readonly number[], value: number): number {
  const index = limits.findIndex((limit) => value < limit)
  if (index === -1) return limits.length - 1
  const [lower = 0, upper = 0] = limits.slice(index - 1, index + 1)
  return index - 1 + (value - lower) / (upper - lower)
}
