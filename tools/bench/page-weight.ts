import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import type { Figures } from './budgets.ts'
import { ecoIndex, ecoIndexScreen } from './ecoindex.ts'

/** Network idle, as browsers mean it: this long without a request under way, in milliseconds. */
const idleTime = 500

export type Weights = Pick<
  Figures,
  | 'firstPaint'
  | 'firstPaintNoFont'
  | 'earlyScript'
  | 'total'
  | 'readScript'
  | 'usedScript'
  | 'requests'
  | 'elements'
  | 'ecoIndex'
>

export interface PageWeight {
  figures: Weights
  /** Every file that came, the heaviest first. */
  files: { path: string; kind: string; bytes: number }[]
}

/**
 * Opens a page as ecoindex.fr does, scrolls it to its end and weighs what came; then has the island of its
 * first field start, and weighs the scripts again.
 *
 * - Before first paint: the HTML, and the sheets and fonts asked for before the `load` event.
 * - Script that competes with it: scripts asked for before that event, and the inline script.
 * - Script of a page that is only read: the inline script and the files that it imports. The code of an
 *   island, preloaded as it comes near and not run, counts once the island is used, with its props.
 * - Bytes are those of bodies as they travel; those of the EcoIndex include the headers.
 *
 * The icon is among them when the browser asks for it: those made for tests alone do not.
 *
 * @param page of a context that has fetched nothing yet
 */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  await page.setViewportSize(ecoIndexScreen)
  const traffic = watchTraffic(page)
  const response = await page.goto(address)
  if (!response) throw new Error(`${address} did not answer`)
  const html = await response.text()
  const early = new Set(await page.evaluate(askedBeforeLoad))

  const inline = await inlineScriptBytes(html)
  if (inline > 0) await page.locator('[data-ready]').waitFor()
  await page.evaluate(scrollThrough)
  await traffic.idle()
  const elements = await page.evaluate(() => document.querySelectorAll('*:not(svg *)').length)
  const seen = new Set(traffic.fetched.keys())
  const ofIslands = await filesOfIslands([...traffic.fetched.values()])
  await startIsland(page)
  await traffic.idle()

  const files = await Promise.all(
    [...traffic.fetched.values()].map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      const kind = kindOf(request)
      return {
        url: request.url(),
        path: new URL(request.url()).pathname,
        kind,
        bytes: responseBodySize,
        withHeaders: responseBodySize + responseHeadersSize,
        early: kind === 'document' || early.has(request.url()),
        isRead: seen.has(request.url()) && !ofIslands.has(new URL(request.url()).pathname),
      }
    }),
  )
  const sum = (chosen: typeof files) => chosen.reduce((bytes, file) => bytes + file.bytes, 0)
  const scripts = files.filter(({ kind }) => kind === 'script')
  const props = files.filter(({ kind }) => kind === 'props')
  const others = files.filter(({ kind }) => kind !== 'script' && kind !== 'props')
  const painting = files.filter(({ kind, early }) => early && paints.has(kind))
  return {
    figures: {
      firstPaint: sum(painting),
      firstPaintNoFont: sum(painting.filter(({ kind }) => kind !== 'font')),
      earlyScript: inline + sum(scripts.filter(({ early }) => early)),
      total: sum(others),
      readScript: inline + sum(scripts.filter(({ isRead }) => isRead)),
      usedScript: inline + sum(scripts) + sum(props),
      requests: others.length,
      elements,
      ecoIndex: ecoIndex({
        elements,
        requests: seen.size,
        kilobytes:
          files.reduce(
            (bytes, { url, withHeaders }) => bytes + (seen.has(url) ? withHeaders : 0),
            0,
          ) / 1000,
      }),
    },
    files: files
      .map(({ path, kind, bytes }) => ({ path, kind, bytes }))
      .sort((a, b) => b.bytes - a.bytes),
  }
}

const paints = new Set(['document', 'stylesheet', 'font'])

/** What a request brings; the browser itself calls a script that it only preloads by other names. */
function kindOf(request: Request): string {
  const { pathname } = new URL(request.url())
  if (pathname.endsWith('.js')) return 'script'
  return /^\/assets\/.*\.json$/.test(pathname) ? 'props' : request.resourceType()
}

/** Paths of the scripts that the islands of a page are made of, as their props name them. */
async function filesOfIslands(requests: readonly Request[]): Promise<Set<string>> {
  const answers = requests
    .filter((request) => kindOf(request) === 'props')
    .map(
      async (request) =>
        ((await request.response())?.json() ?? { files: [] }) as Promise<{ files: string[] }>,
    )
  return new Set((await Promise.all(answers)).flatMap(({ files }) => files))
}

/** Follows what a page fetches: one request per address, the one that went over the network. */
function watchTraffic(page: Page) {
  const fetched = new Map<string, Request>()
  const underWay = new Set<Request>()
  let lastChange = performance.now()
  const changed = () => {
    lastChange = performance.now()
  }
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return
    underWay.add(request)
    changed()
  })
  page.on('requestfinished', (request) => {
    if (!underWay.delete(request)) return
    if (!fetched.has(request.url())) fetched.set(request.url(), request)
    changed()
  })
  page.on('requestfailed', (request) => {
    if (underWay.delete(request)) changed()
  })
  return {
    fetched,
    async idle() {
      for (;;) {
        const quiet = underWay.size === 0 ? performance.now() - lastChange : 0
        if (quiet >= idleTime) return
        await setTimeout(idleTime - quiet)
      }
    },
  }
}

/** Packed size of everything between `<script>` tags that is there for scripts. */
async function inlineScriptBytes(html: string): Promise<number> {
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)]
  const text = scripts.map(([, script = '']) => script).join('')
  return text ? (await promisify(brotliCompress)(text)).length : 0
}

/** Focuses the first field of an island, if the page has one, and returns once the island has started. */
async function startIsland(page: Page) {
  const field = page.locator('is-land :is(input, select, textarea):visible').first()
  if ((await field.count()) === 0) return
  await field.focus()
  await page.locator('[data-awake]').first().waitFor({ state: 'attached' })
}

/** Runs in the page. */
function askedBeforeLoad(): string[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const load = navigation?.loadEventStart ?? 0
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < load)
    .map(({ name }) => name)
}

/** Runs in the page: shows every part of it for two frames, as lazy pictures need. */
async function scrollThrough() {
  const frame = () => new Promise(requestAnimationFrame)
  const { documentElement: root } = document
  for (let top = 0; top < root.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await frame()
    await frame()
  }
}
