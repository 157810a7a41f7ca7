import { setTimeout } from 'node:timers/promises'
import { firefox as playwrightFirefox } from '@playwright/test'
import { Origin } from 'selenium-webdriver/lib/input.js'
import { findBrowser, firefox, hasWebKit } from '../../test/browser.ts'
import { acceptOlderFirefox } from '../../test/firefox.ts'
import { startWebKit } from '../../test/webkit-process.ts'
import { slowdown } from '../slowdown.ts'
import type { Point } from './interaction.ts'
import { openPlainPage } from './plain-page.ts'

/** Milliseconds without a request after which a page is loaded. */
const quiet = 1500

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  visit(address: string): Promise<void>
  run(expression: string): Promise<unknown>
  point(at: Point): Promise<unknown>
  click(at: Point): Promise<unknown>
  close(): Promise<unknown>
}

/**
 * @param time milliseconds from hovering the link until the click
 * @returns milliseconds from the click until the next page is painted, measured in the two pages
 */
export async function followLink(engine: Engine, address: string, to: string, time: number) {
  await engine.visit(address)
  await setTimeout(quiet)
  const link = (await engine.run(`(${findLink})(${JSON.stringify(to)})`)) as Point
  await setTimeout(quiet)
  await engine.point(link)
  await setTimeout(time)
  await engine.click(link)
  for (;;) {
    await setTimeout(quiet)
    // The promise never resolves if the page is replaced meanwhile.
    const painted = await Promise.race([
      engine.run(`(${paintOf})(${JSON.stringify(to)})`) as Promise<number | null>,
      setTimeout(quiet, null),
    ])
    if (painted !== null) return painted
  }
}

/** Runs in the page. */
async function findLink(path: string) {
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

/** Runs in the next page; a prerendered page is painted once it is shown. */
function paintOf(path: string) {
  const paint =
    performance.getEntriesByName('first-contentful-paint')[0] ??
    performance.getEntriesByName('first-frame')[0]
  if (location.pathname !== path || !paint) return null
  return performance.timeOrigin + paint.startTime - Number(localStorage.getItem('bench'))
}

/** Runs in each page before its own scripts: marks the first frame with the page's content. */
function markFirstFrame() {
  const frame = () => {
    if (!document.querySelector('main')) requestAnimationFrame(frame)
    else window.setTimeout(() => performance.mark('first-frame'))
  }
  requestAnimationFrame(frame)
}

export async function startChromiumEngine(port: number): Promise<Engine> {
  let page = await openPlainPage(port, slowdown)
  const mouse = (type: string, point: Point) => {
    const click = type === 'mouseMoved' ? {} : { button: 'left', buttons: 1, clickCount: 1 }
    return page.send('Input.dispatchMouseEvent', { type, ...point, ...click })
  }
  return {
    name: 'Chromium',
    async visit(address) {
      await page[Symbol.asyncDispose]()
      page = await openPlainPage(port, slowdown)
      await page.send('Page.navigate', { url: address })
    },
    run: (expression) => page.evaluate(expression),
    point: (at) => mouse('mouseMoved', at),
    click: (at) => mouse('mousePressed', at).then(() => mouse('mouseReleased', at)),
    close: () => page[Symbol.asyncDispose](),
  }
}

export async function startOtherEngines(): Promise<Engine[]> {
  const engines = []
  if (findBrowser(firefox)) engines.push(await startFirefox())
  if (hasWebKit()) engines.push(await startWebKitEngine())
  return engines
}

async function startFirefox(): Promise<Engine> {
  acceptOlderFirefox()
  const executablePath = findBrowser(firefox) ?? ''
  const browser = await playwrightFirefox.launch({ channel: 'moz-firefox', executablePath })
  let page = await browser.newPage()
  return {
    name: 'Firefox',
    async visit(address) {
      await page.context().close()
      page = await browser.newPage()
      // Firefox reports no first paint for a page that a view transition reveals.
      await page.addInitScript(markFirstFrame)
      await page.goto(address)
    },
    run: (expression) => page.evaluate(expression),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    close: () => browser.close(),
  }
}

async function startWebKitEngine(): Promise<Engine> {
  let { driver, stop } = await startWebKit()
  const moveTo = ({ x, y }: Point) =>
    driver
      .actions({ async: true })
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
  return {
    name: 'WebKit',
    async visit(address) {
      await stop()
      ;({ driver, stop } = await startWebKit())
      await driver.get(address)
    },
    run: (expression) => driver.executeScript(`return ${expression}`),
    point: (at) => moveTo(at).perform(),
    click: (at) => moveTo(at).click().perform(),
    close: () => stop(),
  }
}
