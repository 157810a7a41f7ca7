import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { mainMenu } from '#content/company/navigation.ts'
import { descriptions, notFoundDescription } from '#content/descriptions.ts'
import { layout } from '#content/layout.ts'
import { home } from '#content/pages/accueil.ts'
import { notFoundPage, type PageInfo, type PagePath, pages } from '#content/pages.ts'
import { budgets, budgetViolations, htmlBudget, limitOf } from '../tools/bench/budgets.ts'
import { paintsWithin } from '../tools/bench/first-screen.ts'
import { weighPage } from '../tools/bench/page-weight.ts'
import { measureTypefaceShift } from '../tools/bench/typeface-shift.ts'
import { expect, openAwake, test } from './fixtures.ts'
import { missingRules } from './missing-rules.ts'

interface Case {
  path: string
  status: number
  info: PageInfo
  /** Address without a page: no canonical link. */
  canonical: boolean
  /** Header and footer stand around it. */
  framed: boolean
}

const cases: Case[] = [
  ...Object.entries(pages).map(([path, info]) => {
    return { path, status: 200, info, canonical: true, framed: path !== '/coming-soon' }
  }),
  { path: '/aucune/porte/ici', status: 404, info: notFoundPage, canonical: false, framed: true },
]

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
/** The rules of axe that colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block']
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const { path, status, info, canonical, framed } of cases) {
  test.describe(path, () => {
    // One page load, many looks at it.
    test('says what it is, is light, and leads past its header', async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      await expect(page).toHaveTitle(info.title)
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        path in pages ? descriptions[path as PagePath] : notFoundDescription,
      )
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const links = page.locator('link[rel=canonical]')
      if (canonical) {
        await expect(links).toHaveAttribute('href', new URL(path, 'http://localhost:3000').href)
      } else {
        await expect(links).toHaveCount(0)
      }

      // Less the links that fetch the scripts, which go once they have served.
      const counted = '*:not(svg *):not([rel=modulepreload])'
      expect(
        await page.evaluate((counted) => document.querySelectorAll(counted).length, counted),
      ).toBeLessThanOrEqual(limitOf('elements', path))
      const html = (await response?.text()) ?? ''
      expect(html).not.toMatch(/<[^>]+\sstyle=/)
      // The site's sheet and the page's own, and no other (app/runtime/router/style-sheets.tsx).
      // Two pages have rules that follow their first screen; one has those of the previews, and of
      // the visitor's colours.
      const more = { '/': 1, '/apercus': 3 }[path] ?? 0
      expect(html.match(/<style/g)).toHaveLength(2 + more)

      if (framed) {
        await page.keyboard.press('Tab')
        const skip = page.getByRole('link', { name: layout.skipLink })
        await expect(skip).toBeFocused()
        await expect(skip).toBeInViewport()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/#contenu$/)
        await page.keyboard.press('Tab')
        await expect(page.locator('main :focus')).toHaveCount(1)
      }

      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(tooWide, `pixels too wide at ${width} px`).toBeLessThanOrEqual(0)
      }
    })

    test('is complete without JavaScript', { tag: '@no-js' }, async ({ page }) => {
      const pictures = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'image') pictures.add(new URL(request.url()).pathname)
      })
      const html = await (await page.goto(path))?.text()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (framed) {
        await expect(page.getByRole('navigation').first()).toBeAttached()
        await expect(
          page.getByRole('button', { name: 'Faites le premier pas vers votre succès' }),
        ).toBeVisible()
      }
      // No paragraph may wait for a script, out of line in a hidden block.
      expect(await page.locator('[hidden]:not([popover])').filter({ hasText: /\S/ }).count()).toBe(
        0,
      )
      for (const [, src = ''] of html?.matchAll(/<img[^>]*? src="([^"#]+)/g) ?? []) {
        await expect.poll(() => [...pictures]).toContain(src)
      }
    })

    for (const viewport of [phone, desk]) {
      test(`keeps quiet at ${viewport.width} px`, async ({ page, site }) => {
        const noise: string[] = []
        page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
        page.on('pageerror', (error) => noise.push(String(error)))
        const hosts = new Set<string>()
        page.on('request', (request) => hosts.add(new URL(request.url()).origin))
        await page.setViewportSize(viewport)
        const response = await openAwake(page, path)
        // Lazy pictures come as the visitor reads on.
        for (const picture of await page.locator('img:visible').all()) {
          // Not Playwright's own scroll, which waits for what passes by to stand still.
          const reached = await picture.evaluate((image) => {
            image.scrollIntoView({ block: 'center', behavior: 'instant' })
            return image.getBoundingClientRect().left < innerWidth
          })
          if (reached) await expect(picture).toHaveJSProperty('complete', true)
        }
        // Chromium itself reports the status of a page that is not there.
        const expected = status === 404 ? [/^error: Failed to load resource.*404/] : []
        expect(noise.filter((line) => !expected.some((known) => known.test(line)))).toEqual([])
        expect([...hosts].filter((host) => host !== site.url && host !== 'null')).toEqual([])
        expect(await page.context().cookies()).toEqual([])
        // Violations of the policy would have shown among the noise.
        const policy = response?.headers()['content-security-policy'] ?? ''
        expect(policy).toContain("default-src 'none'")
        expect(policy).not.toContain('unsafe')
      })

      test(`is accessible at ${viewport.width} px, by day and by night`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await expectAccessible(page)
        if (viewport === desk) return
        // Again in access.e2e.ts, on a desk with everything open, in the colours of the night too.
        for (const form of await page.getByRole('form').all()) {
          await form.getByRole('button').first().click()
          await expect(form.getByRole('alert')).toBeVisible()
        }
        await page.emulateMedia({ colorScheme: 'light' })
        await settle(page)
        expect(await violations(page, 'form'), 'in error').toEqual([])
        if (framed) {
          await openMenu(page)
          await settle(page)
          expect(await violations(page, 'header'), 'in its menu').toEqual([])
        }
        expect(await missingRules(page)).toEqual([])
      })
    }

    // Of the budgets in tools/bench/budgets.ts, what every page meets and no clock can blur.
    test('asks for little', async ({ page, browser, site }) => {
      const { figures, files } = await weighPage(page, site.url + path)
      expect(budgetViolations(path, figures), JSON.stringify(files, null, 2)).toEqual([])
      const { bytes = 0 } = files.find(({ kind }) => kind === 'document') ?? {}
      expect(bytes, 'bytes of HTML').toBeLessThanOrEqual(htmlBudget(path))
      const { limit } = budgets.firstScreen
      expect(await paintsWithin(limit, browser, site.url + path), 'first screen').toBe(true)
    })

    test('stays in place when its typeface comes late', async ({ browser, site }) => {
      const typefaceShift = await measureTypefaceShift(browser, site.url + path)
      expect(budgetViolations(path, { typefaceShift })).toEqual([])
    })
  })
}

for (const viewport of [phone, desk]) {
  test(`the film's dialog is accessible at ${viewport.width} px`, async ({ page, site }) => {
    await page.route(
      (url) => url.origin !== site.url,
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="fr"><title>Le film</title><h1>Le film</h1>',
        }),
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.getByRole('link', { name: home.film.play }).click()
    const player = page.getByRole('dialog').locator('iframe')
    await expect(player.contentFrame().getByRole('heading')).toBeVisible()
    await expectAccessible(page)
  })
}

test('a page that is only similar is not there', async ({ request }) => {
  for (const path of [
    '/Devis',
    '/devis/x',
    '/404',
    '/index.html',
    '/assets/',
    '/.vite/manifest.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

/** The panel of phones with a list unfolded in it, or a list of the bar. */
async function openMenu(page: Page) {
  const opener = page.getByRole('button', { name: layout.openMenu })
  if (await opener.isVisible()) await opener.click()
  const menu = page.getByRole('navigation', { name: layout.mainMenu })
  const { submenu } = mainMenu.filter((item) => 'submenu' in item)[0] ?? { submenu: [] }
  await menu.locator('summary').first().click()
  await expect(menu.getByRole('link', { name: submenu[0]?.title })).toBeVisible()
}

/** Waits for every movement that ends by itself: colours are judged once things are in place. */
async function settle(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect, timeline }) => {
          return (
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
          )
        })
        .map((animation) => animation.finished.catch(() => null)),
    ),
  )
}

/** By day and by night, once everything is in place. */
async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  expect(await violations(page, 'html'), 'by day').toEqual([])
  // Night changes colours, and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await violations(page, 'html', colourRules), 'by night').toEqual([])
}

/** What axe finds in `part` against WCAG 2.2 AA, or these rules, one readable line each. */
async function violations(page: Page, part: string, rules?: string[]): Promise<string[]> {
  // No page has a frame of another site to look into: no page beside it is needed to sum up in.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part)
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(wcag)).analyze()
  return violations.flatMap(({ id, help, nodes }) => {
    return nodes.map(({ target }) => `${id}: ${help}, at ${target.join(' ')}`)
  })
}
