import { setTimeout } from 'node:timers/promises'
import { loadContent } from '#content/documents/load.ts'
import type { Figures } from './budgets.ts'
import { phone } from './phone.ts'
import { openPlainPage, type PlainPage } from './plain-page.ts'

const { layout } = loadContent()

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

/** The code of an island has come, and no work is left, after this long, in milliseconds. */
const quiet = 1000

/** A tap is answered within this time, in milliseconds; no file that it asks for has come yet on slow 4G. */
const answered = 100

/**
 * Uses a page that has come to rest as visitors do: opens and closes the menu, taps in the form of every
 * page, types, sends too early.
 *
 * @param port where a browser that runs listens for its debugger
 * @returns milliseconds by the page's own clock, on a phone slowed four times: from the tap in the form
 *   until it answers, and the slowest answer to a tap or a key; INP has steps of 8
 */
export async function measureUse(
  port: number,
  address: string,
): Promise<Pick<Figures, 'tapToAwake' | 'inp'>> {
  const page = await openAtRest(port, address, slowdown)
  try {
    const opener = await page.evaluate<Point | null>(`bench.find('button', '${layout.openMenu}')`)
    if (opener) {
      await tap(page, opener)
      await press(page, { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 })
    }
    const field = await page.evaluate<Point>(`bench.find('form input[type=email]')`)
    await setTimeout(quiet)
    await tap(page, field)
    const tapToAwake = await page.evaluate<number>('bench.awake')
    for (const letter of 'Inès') await press(page, { key: letter, text: letter })
    await tap(page, await page.evaluate<Point>(`bench.find('form button:not([type=button])')`))
    const inp = await page.evaluate<number>('bench.slowest()')
    return { tapToAwake, inp }
  } finally {
    await page.close()
  }
}

/**
 * Taps an explanation of a page that nobody has touched, or its margin where none is outside of islands.
 *
 * @returns processor time of the page's main thread until it has answered, not slowed, in milliseconds
 */
export async function measureFirstTap(port: number, address: string): Promise<number> {
  const page = await openAtRest(port, address, 1)
  try {
    const popup = await page.evaluate<Point | null>(
      `bench.find('main button[popovertarget]:not([data-island] *)')`,
    )
    await setTimeout(quiet)
    await page.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await busyTime(page)
    await touch(page, popup ?? { x: 2, y: phone.viewport.height / 2 })
    await setTimeout(answered)
    return (await busyTime(page)) - before
  } finally {
    await page.close()
  }
}

/** Opens a page on slow 4G and returns once its network and its script have come to rest. */
async function openAtRest(port: number, address: string, rate: number): Promise<PlainPage> {
  const page = await openPlainPage(port, rate)
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', slowNetwork)
  const source = `(${observe})(${shortest})`
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
  let loader: unknown
  const idle = page.next('Page.lifecycleEvent', ({ name, loaderId }) => {
    return name === 'networkIdle' && loaderId === loader
  })
  loader = ((await page.send('Page.navigate', { url: address })) as { loaderId: string }).loaderId
  await idle
  await page.evaluate('bench.ready')
  return page
}

/** Processor time that tasks of the main thread have taken so far, in milliseconds. */
async function busyTime(page: PlainPage): Promise<number> {
  const { metrics } = (await page.send('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[]
  }
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

interface Point {
  x: number
  y: number
}

async function tap(page: PlainPage, point: Point) {
  await touch(page, point)
  await rest(page)
}

async function touch(page: PlainPage, point: Point) {
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
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
  let tapped = 0
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      tapped = timeStamp
    },
    { capture: true, passive: true },
  )
  const ready = new Promise<void>((resolve) =>
    document.addEventListener('graaand:ready', () => resolve(), { once: true }),
  )
  const awake = ready.then(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('graaand:awake', () => resolve(performance.now() - tapped), {
          once: true,
        }),
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
  Object.assign(window, { bench: { ready, awake, slowest, find, rest } })
}
