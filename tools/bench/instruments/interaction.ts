import { setTimeout } from 'node:timers/promises'
import { loadContent } from '#content/documents/load.ts'
import { slowNetwork } from '../setup.ts'
import { slowdown, slowdownOfBudgets } from '../slowdown.ts'
import { observeEvents, shortestEvent, slowestOf, type TimedEvent } from './events.ts'
import { openPlainPage, type PlainPage } from './plain-page.ts'

const { layout } = loadContent()

/** Milliseconds after which the code of an island has loaded and run. */
const quiet = 1000

/** Milliseconds after which a tap has been handled, but files that it requests are not loaded yet. */
const answered = 100

/**
 * Taps in the form, types, submits too early and opens the menu, on the simulated phone.
 *
 * @returns milliseconds measured in the page; INP has steps of 8
 */
export async function measureUse(port: number, address: string) {
  await using page = await openAtRest(port, address, slowdown)
  const field = await page.evaluate<Point>(
    `bench.find(document.querySelector('#reponses') ? '#nom' : 'form input[type=email]')`,
  )
  await setTimeout(quiet)
  await tap(page, field)
  const tapToAwake = await page.evaluate<number>('bench.awake')
  for (const letter of 'Inès') await press(page, { key: letter, text: letter })
  await tap(page, await page.evaluate<Point>(`bench.find('form button:not([type=button])')`))
  const opener = await page.evaluate<Point | null>(`bench.find('button', '${layout.openMenu}')`)
  if (opener) {
    await tap(page, opener)
    await press(page, { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 })
  }
  const inp = slowestOf(await page.evaluate<TimedEvent[]>('events()'))
  return { tapToAwake, inp }
}

/**
 * Measures the first tap on a page.
 *
 * @returns processor time of the main thread for the tap, in milliseconds on the machine of the budgets
 */
export async function measureFirstTap(port: number, address: string): Promise<number> {
  await using page = await openAtRest(port, address, 1)
  const popup = await page.evaluate<Point | null>(
    `bench.find('main button[popovertarget]:not([data-island] *)')`,
  )
  // Found before the clock starts, because the search takes as long as the tap.
  const point = popup ?? (await page.evaluate<Point>('bench.plainPoint()'))
  await setTimeout(quiet)
  await page.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await busyTime(page)
  await touch(page, point)
  await setTimeout(answered)
  return ((await busyTime(page)) - before) * (slowdown / slowdownOfBudgets)
}

async function openAtRest(port: number, address: string, rate: number): Promise<PlainPage> {
  const page = await openPlainPage(port, rate)
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', slowNetwork)
  const source = `(${observeEvents})(${shortestEvent});(${observe})()`
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
  const { loaderId } = await page.send('Page.navigate', { url: address })
  await page.next('Page.lifecycleEvent', (event) => {
    return event.name === 'networkIdle' && event.loaderId === loaderId
  })
  await page.evaluate('bench.ready')
  return page
}

async function busyTime(page: PlainPage): Promise<number> {
  const { metrics } = (await page.send('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[]
  }
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

export interface Point {
  x: number
  y: number
}

async function tap(page: PlainPage, point: Point) {
  await touch(page, point)
  await page.evaluate('bench.rest()')
}

async function touch(page: PlainPage, point: Point) {
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function press(page: PlainPage, key: Record<string, unknown>) {
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  await page.evaluate('bench.rest()')
}

function observe() {
  const event = (target: EventTarget, name: string) =>
    new Promise<void>((resolve) => target.addEventListener(name, () => resolve(), { once: true }))
  const ready = event(document, 'graaand:ready')
  const awake = Promise.withResolvers<number>()
  const onTap = ({ target, timeStamp }: TouchEvent) => {
    const island = (target as Element).closest<HTMLElement>('is-land')
    if (!island) return
    if ('ready' in island.dataset) awake.resolve(0)
    event(island, 'graaand:settled').then(() => awake.resolve(performance.now() - timeStamp))
  }
  addEventListener('touchstart', onTap, { capture: true, passive: true })
  /** Resolves once the answer is painted, finite animations have ended and the page is idle. */
  const rest = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const isTimed =
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
      return playState === 'running' && isTimed
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
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
  /** The point nearest the middle of the left edge that follows no link, because a tap must not leave the page. */
  const plainPoint = () => {
    const rows = Array.from({ length: innerHeight }, (_, y) => y).sort(
      (one, other) => Math.abs(one - innerHeight / 2) - Math.abs(other - innerHeight / 2),
    )
    const points = rows.flatMap((y) => [2, innerWidth / 2].map((x) => ({ x, y })))
    return points.find(({ x, y }) => !document.elementFromPoint(x, y)?.closest('a, button'))
  }
  Object.assign(window, { bench: { ready, awake: awake.promise, find, rest, plainPoint } })
}
