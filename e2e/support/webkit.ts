import { error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { hasWebKit } from '../../tools/test/browser.ts'
import { startWebKit } from '../../tools/test/webkit-process.ts'
import { test as base } from './fixtures.ts'

export { expect } from './fixtures.ts'

/** Width and height of MiniBrowser's window, in px; its toolbar lets none be narrower than the phone's. */
export const windows = { phone: [447, 900], desk: [1440, 900] } as const

/** Playwright drives no WebKit that Debian has: these journeys drive it by WebDriver. */
export const test = base.extend<{ webkit: WebKit }, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const { driver, stop } = await startWebKit()
      await use(driver)
      await stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
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
    // The next visitor must not find them.
    await driver.executeScript('try { localStorage.clear() } catch {}')
    await driver.manage().deleteAllCookies()
  },
})

/** A page in WebKit. Each method waits for its element. */
export class WebKit {
  readonly driver: WebDriver
  readonly #site: string

  constructor(driver: WebDriver, site: string) {
    this.driver = driver
    this.#site = site
  }

  /** Opens an address of the site in a window of a size. */
  async open(path: string, [width, height]: readonly [number, number] = windows.desk) {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height })
    await this.driver.get(new URL(path, this.#site).href)
  }

  /**
   * The first visible element.
   *
   * @param selector of CSS
   * @param text that it holds; any when left out
   */
  find(selector: string, text = ''): Promise<WebElement> {
    const look = () =>
      this.run(
        (selector, text) =>
          [...document.querySelectorAll<HTMLElement>(selector)].find(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              element.innerText.replace(/\s+/g, ' ').includes(text),
          ) ?? null,
        selector,
        text.replace(/\s+/g, ' '),
      )
    return this.until(`${selector} ${text}`, look) as Promise<unknown> as Promise<WebElement>
  }

  /** Waits until a page with scripts is set in its typefaces, which moves what is on it. */
  async settled() {
    await this.until('the typeface, and all parts of the page', () =>
      this.run(
        () =>
          [...document.fonts].some(({ family }) => family === 'Bricolage') &&
          !document.querySelector('[style*=content-visibility]'),
      ),
    )
  }

  /** Waits until nothing visible matches. */
  async gone(selector: string) {
    await this.until(`${selector} to go`, () =>
      this.run(
        (selector) =>
          ![...document.querySelectorAll(selector)].some((element) =>
            element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
          ),
        selector,
      ),
    )
  }

  async field(label: string): Promise<WebElement> {
    const found = await this.until(label, () =>
      this.run(
        (text) =>
          [...document.querySelectorAll('label')].find(
            ({ control, innerText }) => control && innerText.trim().startsWith(text),
          )?.control ?? null,
        label,
      ),
    )
    return found as unknown as WebElement
  }

  async fill(label: string, text: string) {
    await this.#act(label, async () => {
      const field = await this.#inSight(await this.field(label))
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

  /** Acts once the element can be acted on: while a page comes alive, it may move or be exchanged. */
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

  /**
   * Scrolls at once and waits until the element lies still, because the driver presses at the place
   * that it measured first.
   */
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

  /** Runs a function in the page. */
  run<Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    return this.driver.executeScript(`return (${work})(...arguments)`, ...given)
  }

  /** Waits until a question has an answer that is neither empty nor false. */
  async until<Result>(what: string, ask: () => Promise<Result>): Promise<Result> {
    const answer = await this.driver.wait(ask, 20_000, `WebKit waited for: ${what}`)
    return answer as Result
  }
}
