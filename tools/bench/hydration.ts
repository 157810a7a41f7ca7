import { layout } from '#content/layout.ts'
import type { Figures } from './budgets.ts'
import { phone } from './phone.ts'
import { openPlainPage, type PlainPage } from './plain-page.ts'

/** A slow phone on slow 4G, really slowed down: what Lighthouse only simulates. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
export const slowdown = 4

/** Interactions that take less are not reported by browsers, in milliseconds. */
const shortest = 16

/**
 * Taps a page that has come to rest and measures how long React takes to listen; then uses it, and
 * measures the slowest answer to a tap or a key.
 *
 * A page that wakes up by itself is awake before the tap: 0.
 *
 * @param port where a browser that runs listens for its debugger
 * @returns both in milliseconds, by the page's own clock; INP has steps of 8
 */
export async function measureHydration(
  port: number,
  address: string,
): Promise<Pick<Figures, 'tapToHydrated' | 'inp'>> {
  const page = await openPlainPage(port)
  try {
    await page.send('Network.enable')
    await page.send('Network.emulateNetworkConditions', slowNetwork)
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const source = `(${observe})(${shortest})`
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
    let loader: unknown
    const idle = page.next('Page.lifecycleEvent', ({ name, loaderId }) => {
      return name === 'networkIdle' && loaderId === loader
    })
    loader = ((await page.send('Page.navigate', { url: address })) as { loaderId: string }).loaderId
    await idle
    await page.evaluate('bench.preloaded()')
    // In the margin, where nothing else answers.
    await tap(page, { x: 2, y: phone.viewport.height / 2 })
    const tapToHydrated = await page.evaluate<number>('bench.hydrated')
    await use(page)
    const inp = await page.evaluate<number>('bench.slowest()')
    return { tapToHydrated, inp }
  } finally {
    await page.close()
  }
}

/** What visitors do most: open and close the menu, type in the form of every page, send too early. */
async function use(page: PlainPage) {
  const opener = await page.evaluate<Point | null>(`bench.find('button', '${layout.openMenu}')`)
  if (opener) {
    await tap(page, opener)
    await press(page, { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 })
  }
  await tap(page, await page.evaluate<Point>(`bench.find('form input[type=email]')`))
  for (const letter of 'Inès') await press(page, { key: letter, text: letter })
  await tap(page, await page.evaluate<Point>(`bench.find('form button')`))
}

interface Point {
  x: number
  y: number
}

async function tap(page: PlainPage, point: Point) {
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await rest(page)
}

async function press(page: PlainPage, key: Record<string, unknown>) {
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  await rest(page)
}

/** The answer is painted, and the page has nothing left to do. */
function rest(page: PlainPage) {
  return page.evaluate('bench.rest()')
}

/** Runs in the page before anything else. */
function observe(shortest: number) {
  let tapped: number | undefined
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      tapped ??= timeStamp
    },
    { capture: true, passive: true },
  )
  const hydrated = new Promise<number>((resolve) =>
    document.addEventListener(
      'graaand:hydrated',
      () => resolve(tapped === undefined ? 0 : performance.now() - tapped),
      { once: true },
    ),
  )
  const durations: number[] = []
  const keep = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) {
      if (entry.interactionId) durations.push(entry.duration)
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'event', buffered: true, durationThreshold: shortest } as object)
  const slowest = () => {
    keep(observer.takeRecords())
    return Math.max(shortest, ...durations)
  }
  /** The scripts that the page will want have come. */
  const preloaded = () => {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '')
    const missing = new Set<string>(boot.preloads)
    return new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) missing.delete(new URL(name).pathname)
        if (missing.size === 0) resolve()
      }).observe({ type: 'resource', buffered: true })
    })
  }
  const rest = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // Nobody taps again while a panel is still sliding.
    const ending = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const isTimed =
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
      return playState === 'running' && isTimed
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
  /** Brings the last shown element of that kind and name into view, and says where its middle is. */
  const find = async (selector: string, name?: string) => {
    const element = [...document.querySelectorAll(selector)].findLast((candidate) => {
      const isNamed = !name || (candidate.ariaLabel ?? candidate.textContent)?.trim() === name
      return isNamed && candidate.checkVisibility()
    })
    if (!element) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await rest()
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  Object.assign(window, { bench: { hydrated, slowest, preloaded, find, rest } })
}
