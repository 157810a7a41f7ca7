import { setTimeout } from 'node:timers/promises'
import { slowdown, slowNetwork } from './hydration.ts'
import { openPlainPage } from './plain-page.ts'

/** Both in milliseconds, by the page's own clock. */
export interface NavigationTimes {
  /** From the moment a link is pointed at until what the next page is drawn with has come. */
  arrived: number
  /** From the click on it until the next page is painted. */
  painted: number
}

/** No file for this long: all that was asked for has come, in milliseconds. */
const quiet = 1000

/**
 * Points at a link, waits until what that fetches has come, follows the link, and measures when the next
 * page is painted: on a phone's screen with a mouse, so that pointing and following are two acts, on slow
 * 4G and a processor slowed four times, both really.
 *
 * @param port where a browser that runs listens for its debugger
 * @param to path of the next page, which a link of this page's footer or text leads to
 */
export async function measureNavigation(
  port: number,
  address: string,
  to: string,
): Promise<NavigationTimes> {
  const page = await openPlainPage(port)
  try {
    await page.send('Network.enable')
    await page.send('Network.emulateNetworkConditions', slowNetwork)
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const source = `(${observe})()`
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
    let loader: unknown
    const idle = page.next('Page.lifecycleEvent', ({ name, loaderId }) => {
      return name === 'networkIdle' && loaderId === loader
    })
    loader = ((await page.send('Page.navigate', { url: address })) as { loaderId: string }).loaderId
    await idle
    // A mouse that moves wakes the page.
    await mouse(page, 'mouseMoved', { x: 2, y: 400 })
    await mouse(page, 'mouseMoved', { x: 3, y: 402 })
    await page.evaluate('bench.hydrated')
    const link = await page.evaluate<Point>(`bench.find(${JSON.stringify(to)})`)
    await setTimeout(quiet)
    await mouse(page, 'mouseMoved', link)
    await setTimeout(quiet)
    const arrived = await page.evaluate<number>('bench.arrived()')
    await mouse(page, 'mousePressed', link)
    await mouse(page, 'mouseReleased', link)
    const painted = await page.evaluate<number>('bench.painted')
    return { arrived, painted }
  } finally {
    await page.close()
  }
}

interface Point {
  x: number
  y: number
}

function mouse(page: Awaited<ReturnType<typeof openPlainPage>>, type: string, point: Point) {
  const click = type === 'mouseMoved' ? {} : { button: 'left', buttons: 1, clickCount: 1 }
  return page.send('Input.dispatchMouseEvent', { type, ...point, ...click })
}

/** Runs in the page before anything else. */
function observe() {
  const hydrated = new Promise<void>((resolve) =>
    document.addEventListener('graaand:hydrated', () => resolve(), { once: true }),
  )
  let pointed = 0
  let clicked = 0
  let target = ''
  /** Brings a link to that page into view, and says where its middle is. */
  const find = async (path: string) => {
    target = path
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (one) =>
        one.pathname === path &&
        !one.search &&
        !one.closest('.site-header') &&
        one.checkVisibility(),
    )
    if (!link) throw new Error(`no link leads to ${path}`)
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    link.addEventListener('pointerover', ({ timeStamp }) => {
      pointed ||= timeStamp
    })
    link.addEventListener('click', ({ timeStamp }) => {
      clicked ||= timeStamp
    })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const arrived = () => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const ends = files.map(({ responseEnd }) => responseEnd).filter((end) => end > pointed)
    return Math.max(pointed, ...ends) - pointed
  }
  const before = new Promise<string>((resolve) =>
    addEventListener('DOMContentLoaded', () => resolve(document.title)),
  )
  // A page is there with its title and its heading; the frame that shows them ends before the message.
  const painted = before.then(async (title) => {
    for (;;) {
      await new Promise(requestAnimationFrame)
      if (location.pathname === target && document.title !== title && clicked) break
    }
    const { port1, port2 } = new MessageChannel()
    const after = new Promise((resolve) => {
      port1.onmessage = resolve
    })
    port2.postMessage(null)
    await after
    return performance.now() - clicked
  })
  Object.assign(window, {
    bench: {
      hydrated,
      find,
      arrived,
      get painted() {
        return painted
      },
    },
  })
}
