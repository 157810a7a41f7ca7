import { error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { hasTypeface } from '../../tools/bench/instruments/shifts.ts'
import { hasWebKit } from '../../tools/test/browser.ts'
import { startWebKit } from '../../tools/test/webkit-process.ts'
import { test as base } from './fixtures.ts'

export { expect } from './fixtures.ts'

/** MiniBrowser's windows, width and height in px; its toolbar makes narrower ones impossible. */
export const windows = { phone: [447, 900], desk: [1440, 900] } as const

/** Uses WebDriver, because Playwright cannot drive Debian's WebKit. */
export const test = base.extend<{ webkit: WebKit }, { driver: WebDriver }>({
  driver: [
    async ({}, use) => {
      const { driver, stop } = await startWebKit()
      await use(driver)
      await stop()
    },
    { scope: 'worker' },
  ],
  engine: async ({}, use) => {
    base.skip(!hasWebKit(), 'WebKitWebDriver or Xvfb is not on this machine')
    await use('webkit')
  },
  webkit: async ({ driver, baseURL }, use, info) => {
    await use(new WebKit(driver, baseURL ?? ''))
    if (info.status !== info.expectedStatus) {
      const body = Buffer.from(await driver.takeScreenshot(), 'base64')
      await info.attach('screenshot', { body, contentType: 'image/png' })
    }
    // The next test must start without stored values.
    await driver.executeScript('try { localStorage.clear() } catch {}')
    await driver.manage().deleteAllCookies()
  },
})

/** Each method waits for its element. */
export class WebKit {
  readonly driver: WebDriver
  readonly #site: string

  constructor(driver: WebDriver, site: string) {
    this.driver = driver
    this.#site = site
  }

  /** Opens a path in a window of this width and height in px. */
  async open(path: string, [width, height]: readonly [number, number] = windows.desk) {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height })
    await this.driver.get(new URL(path, this.#site).href)
    // Before it, a press on a link is held for four seconds only (app/browser/boot.js), in which a busy machine may not
    // start the script. Pages of the desk and of clients have no scheme.
    await this.until('the script of the page', () =>
      this.run(() => {
        const { scheme, ready } = document.documentElement.dataset
        return scheme === undefined || ready !== undefined
      }),
    )
  }

  /**
   * @param selector CSS selector
   * @param text text that the element contains; by default, any
   */
  find(selector: string, text = ''): Promise<WebElement> {
    const found = this.until(`${selector} ${text}`, () => this.#seen(selector, text))
    return found as Promise<unknown> as Promise<WebElement>
  }

  async gone(selector: string) {
    await this.until(`${selector} to go`, async () => !(await this.#seen(selector)))
  }

  #seen(selector: string, text = '') {
    return this.run(
      (selector, text) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.innerText.replace(/\s+/g, ' ').includes(text),
        ) ?? null,
      selector,
      text.replace(/\s+/g, ' '),
    )
  }

  /** Waits for the typeface, because its arrival moves elements. */
  settled() {
    return this.until('the typeface, and all parts of the page', () => this.run(hasTypeface))
  }

  async fill(label: string, text: string) {
    await this.#act(label, async () => {
      const named = await this.find('label', label)
      const found = await this.run((named) => (named as never as HTMLLabelElement).control, named)
      const field = await this.#inSight(found as never)
      await field.clear()
      await field.sendKeys(text)
    })
  }

  async press(selector: string, text = '') {
    await this.#act(`${selector} ${text}`, async () => {
      const element = await this.#inSight(await this.find(selector, text))
      await element.click()
    })
  }

  /** Retries, because hydration may move or replace the element. */
  #act(what: string, act: () => Promise<void>) {
    return this.until(what, () =>
      act().then(
        () => true,
        (failure: Error) => {
          const { ElementNotInteractableError, StaleElementReferenceError } = error
          if (failure instanceof ElementNotInteractableError) return false
          if (failure instanceof StaleElementReferenceError) return false
          throw failure
        },
      ),
    )
  }

  /** Waits until the element stops moving, because the driver clicks at the place that it measured first. */
  async #inSight(element: WebElement): Promise<WebElement> {
    await this.driver.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      element,
    )
    let before = ''
    await this.until('an element that lies still', async () => {
      const box = JSON.stringify(await element.getRect())
      const isStill = box === before
      before = box
      return isStill
    })
    return element
  }

  run<Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    return this.driver.executeScript(`return (${work})(...arguments)`, ...given)
  }

  /** Retries until the result is neither empty nor false. */
  async until<Result>(what: string, ask: () => Promise<Result>): Promise<Result> {
    const answer = await this.driver.wait(ask, 20_000, `WebKit waited for: ${what}`)
    return answer as Result
  }
}
