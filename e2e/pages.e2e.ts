import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { mainMenu } from '#content/company/navigation.ts'
import { loadContent } from '#content/documents/load.ts'
import {
  isFramed,
  isWhole,
  lostPath,
  onePerTemplate,
  pageOf,
  testedAddresses,
} from '#workshop/addresses.ts'
import { budgets, violations as overBudget } from '../tools/bench/budgets.ts'
import { firstScreenBytes } from '../tools/bench/instruments/first-screen.ts'
import { weighPage } from '../tools/bench/instruments/page-weight.ts'
import { waitForTypeface } from '../tools/bench/instruments/shifts.ts'
import { measureTypefaceShift } from '../tools/bench/instruments/typeface-shift.ts'
import { clientFolder, fileOf } from './built/read.ts'
import { expectAccessible, settle, violations } from './support/axe.ts'
import { doubleTextSize, smallFields } from './support/disturbances.ts'
import { expect, logOf, openStarted, scriptStarted, test } from './support/fixtures.ts'
import { missingRules } from './support/missing-rules.ts'
import { findOverflow } from './support/overflow.ts'
import { lateLargestPaint, missingPictures } from './support/pictures.ts'
import {
  focusBackwards,
  hiddenByForcedColours,
  strangeColours,
  tabBackwards,
  teachReading,
} from './support/reading.ts'

const { footerForm, layout } = loadContent()

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

// security.e2e.ts reads their headers.
test('every page and file of the root is served as it was built', async ({ request }) => {
  for (const path of testedAddresses()) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(path === lostPath ? 404 : 200)
    expect(await answer.text(), path).toBe(await readFile(fileOf(path), 'utf8'))
  }
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/blog/rss.xml', 'xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/favicon.ico', 'icon'],
    ['/favicon.svg', 'svg'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type'], path).toContain(type)
    expect(await answer.body(), path).toEqual(await readFile(join(clientFolder, path)))
  }
  const capitals = await request.get('/Devis?pack=x', { maxRedirects: 0 })
  expect([capitals.status(), capitals.headers().location]).toEqual([301, '/devis?pack=x'])
  const similar = '/devis/x /404 /index.html /assets/ /.vite/manifest.json /_atelier'
  for (const path of similar.split(' ')) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

// One page per template, because e2e/built checks the files of all.
const templates = isWhole ? testedAddresses() : onePerTemplate(testedAddresses())

for (const path of templates) {
  test(`${path} stays within its budgets, logs nothing, is readable, operable and still`, {
    tag: '@fast',
  }, async ({ page, browser, site, browserName }) => {
    const heard = listen(page, site.url)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await teachReading(page)
    const address = site.url + path
    // Firefox requests other icons, and does not measure layout shifts.
    if (browserName === 'chromium') {
      const [firstScreen, { figures, files }] = await Promise.all([
        firstScreenBytes(browser, address),
        weighPage(browser, address),
      ])
      // Budgets of tools/bench/budgets.ts that do not depend on timing.
      const broken = overBudget(budgets, { ...figures, firstScreen }, path)
      expect.soft(broken, JSON.stringify(files, null, 2)).toEqual([])
    }
    await page.goto(path)
    await scriptStarted(page)
    await page.setViewportSize(phone)
    expect(await lateLargestPaint(page)).toEqual([])
    // A phone loads the pictures of a row of quotes as they are swiped into sight, so the screen comes first.
    for (const viewport of [desk, phone, desk]) {
      await page.setViewportSize(viewport)
      expect(await missingPictures(page)).toEqual([])
    }
    // The rest needs Chromium's own protocol.
    if (browserName !== 'chromium') return heard.nothing(path)

    await page.setViewportSize(phone)
    expect(await smallFields(page)).toEqual([])
    await expectAccessible(page)
    for (const viewport of [phone, desk]) {
      const at = `at ${viewport.width} px`
      await page.setViewportSize(viewport)
      expect(await page.evaluate(() => window.reading.smallTargets()), at).toEqual([])
      expect(await hiddenByForcedColours(page), `${at}, hidden by forced colours`).toEqual([])
    }
    await waitForTypeface(page)
    // Backwards, because only then could the sticky header cover the focused element. Header and footer are
    // the same on every page with both.
    if (isFramed(path) && path !== templates[0]) {
      // The own fields of /apercus show more of themselves to a key.
      const isWalked = isWhole || path === '/apercus'
      expect(await (isWalked ? tabBackwards(page, 'main') : focusBackwards(page))).toEqual([])
    } else {
      // A fresh page, whose focus starts at its end.
      await openStarted(page, path)
      await waitForTypeface(page)
      expect(await tabBackwards(page, 'body')).toEqual([])
    }

    // A screen of 1280 px at zoom 200 % has 640 px, at 400 % 320 px (WCAG 2.2, 1.4.4 and 1.4.10).
    for (const width of [320, 640]) {
      expect(await lostAt(page, width), `at ${width} px`).toEqual([])
    }
    await spaceText(page)
    for (const width of [390, 768, 1440]) {
      expect(await lostAt(page, width), `spaced out, at ${width} px`).toEqual([])
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })

    // WCAG 1.4.4: the visitor's text size; fit.e2e.ts looks at other widths.
    await page.setViewportSize(phone)
    const setFormerSize = await doubleTextSize(page)
    const texts = ':is(header, main, footer) :is(h1, h2, h3, p, nav, dl, dd, td, a, button, input)'
    expect(await findOverflow(page, texts), 'with text of twice the size').toEqual([])
    expect(await cutWords(page)).toEqual([])
    expect(await brokenWords(page)).toEqual([])
    expect(await page.evaluate(() => window.reading.lostText())).toEqual([])
    await setFormerSize()

    await losePictures(page)
    for (const width of [390, 768, 1280]) {
      expect(await lostAt(page, width), `without pictures, at ${width} px`).toEqual([])
    }

    await page.setViewportSize(phone)
    const forms = await page.getByRole('form').all()
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) {
      await form.getByRole('button').first().click()
      await expect(form.getByRole('alert')).toBeVisible()
    }
    await settle(page)
    expect(await violations(page, { part: 'form' }), 'in error').toEqual([])
    if (isFramed(path)) {
      await openMenu(page)
      await settle(page)
      expect(await violations(page, { part: 'header' }), 'in its menu').toEqual([])
    }
    expect(await missingRules(page)).toEqual([])

    await page.setViewportSize(desk)
    await openEverything(page)
    expect(await moving(page)).toEqual([])
    // Colours are checked below; open dialogs cover other targets.
    const without = ['color-contrast', 'target-size']
    expect(await violations(page, { without }), 'everything open').toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await strangeColours(page), colorScheme).toEqual([])
    }
    const typefaceShift = await measureTypefaceShift(page, address)
    expect(overBudget(budgets, { typefaceShift }, path)).toEqual([])
    await heard.nothing(path)
  })
}

test('one page per template is complete without JavaScript', { tag: '@no-js' }, async ({
  page,
}) => {
  const pictures = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.add(new URL(request.url()).pathname)
  })
  for (const path of templates) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (isFramed(path)) {
      await test.step('past its header', () => skipHeader(page))
      await expect(page.getByRole('navigation').first()).toBeAttached()
      await expect(page.getByRole('button', { name: footerForm.form.submit })).toBeVisible()
    }
    if (pageOf(path)?.sample) {
      const main = page.getByRole('main')
      await expect(main.getByText('Exemple', { exact: true })).toBeVisible()
    }
    await expect(page.locator('button[data-js][type=button]:visible'), path).toHaveCount(0)
    await expect(page.locator('.without-script').filter({ visible: false }), path).toHaveCount(0)
    const sources = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname))
    for (const src of sources) await expect.poll(() => [...pictures], path).toContain(src)
  }
})

function listen(page: Page, own: string) {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  return {
    async nothing(path: string) {
      // Chromium logs the status of a missing page.
      const expected = path === lostPath ? [/^Failed to load resource.*404/] : []
      const noise = await logOf(page)
      expect(noise.filter((line) => !expected.some((known) => known.test(line)))).toEqual([])
      expect([...hosts].filter((host) => host !== own && host !== 'null')).toEqual([])
      expect(hosts).toContain(own)
      expect(await page.context().cookies()).toEqual([])
    },
  }
}

async function skipHeader(page: Page) {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: layout.skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contenu$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
}

const cutWords = (page: Page) =>
  page
    .locator('.crumbs li, .menu-button')
    .evaluateAll((all) =>
      all
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        )
        .map(({ textContent }) => `${textContent} is cut`),
    )

/**
 * Returns the words of headings and questions that take two lines without a hyphen; a phone has no room for twelve such
 * letters, and beside a picture or a sign for eleven.
 */
const brokenWords = (page: Page) =>
  page.locator(':is(h1, h2, h3, summary):visible').evaluateAll((all) => {
    const range = document.createRange()
    const broken: string[] = []
    for (const heading of all) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { data } = walker.currentNode as Text
        for (const { 0: word, index } of data.matchAll(/[^\s\p{Pd}\u00ad]+/gu)) {
          range.setStart(walker.currentNode, index)
          range.setEnd(walker.currentNode, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          const most = heading.localName === 'h2' ? 11 : 10
          if (word.length <= most && lines.size > 1) broken.push(`« ${word} » is broken`)
        }
      }
    }
    return broken
  })

async function lostAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const aside = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px aside`] : []
    return [...aside, ...window.reading.lostText()]
  })
}

/** Text spacing of WCAG 2.2, 1.4.12. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Gives each picture an address that leads to none, as after a failed request. */
async function losePictures(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        const lost = new Promise((resolve) => image.addEventListener('error', resolve))
        image.removeAttribute('srcset')
        image.loading = 'eager'
        image.src = 'data:,'
        return lost
      }),
    ),
  )
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: layout.openMenu }).click()
  const menu = page.getByRole('navigation', { name: layout.mainMenu })
  const { submenu } = mainMenu.filter((item) => 'submenu' in item)[0] ?? { submenu: [] }
  await menu.locator('summary').first().click()
  await expect(menu.getByRole('link', { name: submenu[0]?.title })).toBeVisible()
}

async function openEverything(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.name = ''
      details.open = true
    }
    for (const popup of document.querySelectorAll<HTMLElement>('[popover]')) {
      popup.popover = 'manual'
      popup.showPopover()
    }
  })
}

const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  )
