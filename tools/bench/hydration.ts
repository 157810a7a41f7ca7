import type { Browser, Page } from '@playwright/test'
import { layout } from '#content/layout.ts'
import { phone } from './phone.ts'
import type { Figures } from './reach.ts'

/** A slow phone on slow 4G, really slowed down: what Lighthouse only simulates. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4

/** Interactions that take less are not reported by browsers, in milliseconds. */
const shortest = 16

/**
 * Taps a page that has come to rest and measures how long React takes to listen; then uses it, and
 * measures the slowest answer to a tap or a key.
 *
 * A page that wakes up by itself is awake before the tap: 0.
 *
 * @returns both in milliseconds, by the page's own clock; INP has steps of 8
 */
export async function measureHydration(
  browser: Browser,
  address: string,
): Promise<Pick<Figures, 'tapToHydrated' | 'inp'>> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(observe, shortest)
    // Idle: the scripts that the loader preloads have come.
    await page.goto(address, { waitUntil: 'networkidle' })
    // In the margin, where nothing else answers.
    await page.touchscreen.tap(2, phone.viewport.height / 2)
    const tapToHydrated = await page.evaluate<number>('bench.hydrated')
    await use(page)
    const inp = await page.evaluate<number>('bench.slowest()')
    return { tapToHydrated, inp }
  } finally {
    await context.close()
  }
}

/** What visitors do most: open and close the menu, type in the form of every page, send too early. */
async function use(page: Page) {
  const opener = page.getByRole('button', { name: layout.openMenu })
  if (await opener.isVisible()) {
    await opener.tap()
    await page.keyboard.press('Escape')
  }
  const form = page.getByRole('form').last()
  await form.getByRole('textbox').first().tap()
  await page.keyboard.type('Inès')
  await form.getByRole('button').first().tap()
  // The last answer is painted, and the observer has had its turn.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )
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
  Object.assign(window, { bench: { hydrated, slowest } })
}
