import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { budgetViolations as violations } from '../tools/bench/budgets.ts'
import { firstScreenBytes } from '../tools/bench/instruments/first-screen.ts'
import { weighPage } from '../tools/bench/instruments/page-weight.ts'
import { measureTypefaceShift } from '../tools/bench/instruments/typeface-shift.ts'
import { fileOf } from './built/read.ts'
import { drawnApart, isFramed, lostPath, pageOf, testedAddresses } from './support/addresses.ts'
import { chromiumOnly, expect, scriptStarted, test } from './support/fixtures.ts'

const { footerForm, layout } = loadContent()

// Checks that need a browser; e2e/built covers the files.

const budgetsAreChromiums = 'Firefox asks for other icons, and counts no layout shift'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

for (const path of testedAddresses()) {
  test.describe(path, () => {
    test('keeps quiet, fits every screen and leads past its header', async ({ page, site }) => {
      const heard = listen(page, site.url)
      await page.setViewportSize(phone)
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === lostPath ? 404 : 200)
      // Policy violations would show in the console.
      const policy = response?.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')

      if (isFramed(path)) {
        await page.keyboard.press('Tab')
        const skip = page.getByRole('link', { name: layout.skipLink })
        await expect(skip).toBeFocused()
        await expect(skip).toBeInViewport()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/#contenu$/)
        await page.keyboard.press('Tab')
        await expect(page.locator('main :focus')).toHaveCount(1)
      }
      await scriptStarted(page)
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport)
        expect(await missingPictures(page)).toEqual([])
      }
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(tooWide, `pixels too wide at ${width} px`).toBeLessThanOrEqual(0)
      }
      await heard.nothing(path)
    })

    test('is complete without JavaScript', { tag: '@no-js' }, async ({ page }) => {
      const pictures = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'image') pictures.add(new URL(request.url()).pathname)
      })
      const html = await (await page.goto(path))?.text()
      // The text is the one that e2e/built reads.
      if (path !== '/apercus') expect(html).toBe(await readFile(fileOf(path), 'utf8'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (isFramed(path)) {
        await expect(page.getByRole('navigation').first()).toBeAttached()
        await expect(page.getByRole('button', { name: footerForm.form.submit })).toBeVisible()
      }
      const main = page.getByRole('main')
      if (pageOf(path)?.sample) {
        await expect(main.getByText('Exemple', { exact: true })).toBeVisible()
      }
      const sources = await page
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname))
      for (const src of sources) await expect.poll(() => [...pictures]).toContain(src)
    })
  })
}

for (const path of drawnApart(testedAddresses())) {
  test.describe(path, () => {
    // Budgets of tools/bench/budgets.ts that need no clock.
    test(
      'asks for little, and keeps quiet on a desk',
      chromiumOnly(budgetsAreChromiums),
      async ({ page, browser, site }) => {
        const heard = listen(page, site.url)
        const [{ figures, files }, firstScreen] = await Promise.all([
          weighPage(page, site.url + path),
          firstScreenBytes(browser, site.url + path),
        ])
        const broken = violations(path, { ...figures, firstScreen })
        expect(broken, JSON.stringify(files, null, 2)).toEqual([])
        await heard.nothing(path)
      },
    )

    test(
      'stays in place when its typeface comes late',
      chromiumOnly(budgetsAreChromiums),
      async ({ browser, site }) => {
        const typefaceShift = await measureTypefaceShift(browser, site.url + path)
        expect(violations(path, { typefaceShift })).toEqual([])
      },
    )
  })
}

/** Records console messages, requests and cookies of a page. */
function listen(page: Page, own: string) {
  const noise: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => noise.push(String(error)))
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  return {
    async nothing(path: string) {
      // Chromium logs the status of a missing page.
      const expected = path === lostPath ? [/^error: Failed to load resource.*404/] : []
      expect(noise.filter((line) => !expected.some((known) => known.test(line)))).toEqual([])
      expect([...hosts].filter((host) => host !== own && host !== 'null')).toEqual([])
      expect(hosts).toContain(own)
      expect(await page.context().cookies()).toEqual([])
    },
  }
}

/** Scrolls to each picture and returns those that do not load. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const missing: string[] = []
    for (const image of document.images) {
      if (!image.checkVisibility()) continue
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      // Pictures at the end of a row load with the row.
      if (image.getBoundingClientRect().left >= innerWidth) continue
      for (let frame = 0; frame < 600 && !image.complete; frame++) {
        await new Promise(requestAnimationFrame)
      }
      if (!image.complete || image.naturalWidth === 0) missing.push(image.src)
    }
    return missing
  })
}
