import { setTimeout } from 'node:timers/promises'
import { slowdown } from './interaction.ts'
import { openPlainPage } from './plain-page.ts'

/** How long a link is pointed at before it is followed, in milliseconds. */
export const pointedFor = { pointed: 1000, quick: 100 }

/** No file for this long: all that was asked for has come, in milliseconds. */
const quiet = 1500

/**
 * Follows the first link of a visit, and measures from the click until the next page is painted: on a phone's
 * screen with a mouse, so that pointing and following are two acts, on a processor slowed four times.
 *
 * @param port where a browser that runs listens for its debugger
 * @param address behind a slow line
 * @param to path of the next page, which a link of this page's footer or text leads to
 * @param time milliseconds from pointing at the link until the click
 * @returns milliseconds, by the clocks of both pages
 */
export async function measureNavigation(
  port: number,
  address: string,
  to: string,
  time: number,
): Promise<number> {
  const page = await openPlainPage(port, slowdown)
  try {
    await page.send('Page.navigate', { url: address })
    await setTimeout(quiet)
    const link = await page.evaluate<Point>(`(${findLink})(${JSON.stringify(to)})`)
    await setTimeout(quiet)
    await mouse(page, 'mouseMoved', link)
    await setTimeout(time)
    await mouse(page, 'mousePressed', link)
    await mouse(page, 'mouseReleased', link)
    for (;;) {
      await setTimeout(quiet)
      const painted = await Promise.race([
        page.evaluate<number | null>(`(${paintOf})(${JSON.stringify(to)})`),
        // A page that is replaced meanwhile answers nothing.
        setTimeout(quiet, null),
      ])
      if (painted !== null) return painted
    }
  } finally {
    await page.close()
  }
}

export interface Point {
  x: number
  y: number
}

function mouse(page: Awaited<ReturnType<typeof openPlainPage>>, type: string, point: Point) {
  const click = type === 'mouseMoved' ? {} : { button: 'left', buttons: 1, clickCount: 1 }
  return page.send('Input.dispatchMouseEvent', { type, ...point, ...click })
}

/** Runs in the page. Brings a link into view, says where its middle is, and keeps when it is clicked. */
export async function findLink(path: string) {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (one) =>
      one.pathname === path && !one.search && !one.closest('.site-header') && one.checkVisibility(),
  )
  if (!link) throw new Error(`no link leads to ${path}`)
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  link.addEventListener('click', ({ timeStamp }) => {
    localStorage.setItem('bench', String(performance.timeOrigin + timeStamp))
  })
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Runs in the next page. A prerendered page counts as painted when it is shown. */
export function paintOf(path: string) {
  const paint =
    performance.getEntriesByName('first-contentful-paint')[0] ??
    performance.getEntriesByName('first-frame')[0]
  if (location.pathname !== path || !paint) return null
  return performance.timeOrigin + paint.startTime - Number(localStorage.getItem('bench'))
}

/** Runs in each page before its own scripts: marks the end of the first frame that has the page's content. */
export function markFirstFrame() {
  const frame = () => {
    if (!document.querySelector('main')) requestAnimationFrame(frame)
    else window.setTimeout(() => performance.mark('first-frame'))
  }
  requestAnimationFrame(frame)
}
