import { setTimeout } from 'node:timers/promises'
import { firefox as playwrightFirefox } from '@playwright/test'
import { Origin } from 'selenium-webdriver/lib/input.js'
import { acceptOlderFirefox } from '../../e2e/support/firefox.ts'
import { findBrowser, firefox, hasWebKit } from '../test/browser.ts'
import { startWebKit } from '../test/webkit-process.ts'
import { findLink, markFirstFrame, type Point, paintOf } from './navigation.ts'

/** Milliseconds without a file, after which a page has everything it asked for. */
const quiet = 1500

/** A browser with a mouse. */
export interface Engine {
  name: 'Firefox' | 'WebKit'
  open(address: string): Promise<void>
  run<Result>(script: string): Promise<Result>
  point(at: Point): Promise<void>
  click(at: Point): Promise<void>
  close(): Promise<void>
}

/** Starts Firefox and WebKit, those that this machine has. */
export async function startOtherEngines(): Promise<Engine[]> {
  const engines = []
  if (findBrowser(firefox)) engines.push(await startFirefox())
  if (hasWebKit()) engines.push(await startWebKitEngine())
  return engines
}

/**
 * Follows the first link of a visit and measures from the click until the next page is painted.
 *
 * @param address behind a slow line
 * @param to path of the next page
 * @param time milliseconds from pointing at the link until the click
 * @returns milliseconds
 */
export async function followLink(
  engine: Engine,
  address: string,
  to: string,
  time: number,
): Promise<number> {
  await engine.open('about:blank')
  await engine.open(address)
  await setTimeout(quiet)
  const at = await engine.run<Point>(`return (${findLink})(${JSON.stringify(to)})`)
  await setTimeout(quiet)
  await engine.point(at)
  await setTimeout(time)
  await engine.click(at)
  for (;;) {
    await setTimeout(quiet)
    const painted = await engine.run<number | null>(`return (${paintOf})(${JSON.stringify(to)})`)
    if (painted !== null) return painted
  }
}

async function startFirefox(): Promise<Engine> {
  acceptOlderFirefox()
  const browser = await playwrightFirefox.launch({
    channel: 'moz-firefox',
    executablePath: findBrowser(firefox) ?? '',
  })
  const openVisit = async () => {
    const page = await browser.newPage()
    // Firefox reports no first paint for a page that a view transition reveals.
    await page.addInitScript(markFirstFrame)
    return page
  }
  // A visitor for each link: nothing is in a cache.
  let page = await openVisit()
  return {
    name: 'Firefox',
    async open(address) {
      if (address === 'about:blank') {
        await page.context().close()
        page = await openVisit()
      } else await page.goto(address)
    },
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    close: () => browser.close(),
  }
}

async function startWebKitEngine(): Promise<Engine> {
  let { driver, stop } = await startWebKit()
  const mouse = () => driver.actions({ async: true })
  return {
    name: 'WebKit',
    async open(address) {
      if (address === 'about:blank') {
        await stop()
        ;({ driver, stop } = await startWebKit())
      } else await driver.get(address)
    },
    run: (script) => driver.executeScript(script),
    point: ({ x, y }) =>
      mouse()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .perform(),
    click: ({ x, y }) =>
      mouse()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    close: () => stop(),
  }
}
