import { createServer } from 'node:http'
import type { Page, Route } from '@playwright/test'
import type { Currency } from '#content/catalogue/currency.ts'
import type { levels, PriceListSlug } from '#content/catalogue/packs.ts'
import type { Tax } from '#content/catalogue/pricing.ts'
import { loadContent } from '#content/documents/load.ts'
import { packsOf, priceList } from '#content/pages/tarifs/price-list.ts'
import { hold } from '#workshop/hold.ts'
import {
  placesOf,
  shiftsOf,
  startWatching,
  watchShifts,
} from '../tools/bench/instruments/shifts.ts'
import { listen } from '../tools/test/free-port.ts'
import { sitePrice } from '../tools/test/spec.ts'
import { expectAccessible, settle } from './support/axe.ts'
import {
  chromiumOnly,
  expect,
  logOf,
  openStarted,
  scriptStarted,
  test,
} from './support/fixtures.ts'

const content = loadContent()
const siteEcommerce = priceList(content, 'site-ecommerce')

const shop = '/tarifs/site-ecommerce'
const chosen = 'Choisir cette offre'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const pro = (page: Page) => card(page, 'Pack Professionnel')
const proPrice = (list: PriceListSlug, currency: Currency, tax: Tax = 'HT') =>
  sitePrice(list, 'professionnel', currency, tax)
const pairOf = (list: PriceListSlug, level: (typeof levels)[number], currency: Currency) =>
  [sitePrice(list, level, currency, 'HT'), sitePrice(list, level, currency, 'TTC')] as const
const currency = (page: Page, name: 'Euros' | 'Dinars') => page.getByRole('button', { name })
const table = (page: Page) => page.getByRole('table')
const tabs = (page: Page) =>
  page.getByRole('navigation', { name: content.pricing.prices }).getByRole('link')
const dots = (page: Page) =>
  page.getByRole('navigation', { name: content.pricing.goToPack }).getByRole('link')
const openMenu = (page: Page) => page.getByText('Tarifs', { exact: true }).first().hover()
const linkIn = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: content.layout.mainMenu }).getByRole('link', { name })

async function placesOfNotes(page: Page) {
  const notes = page.locator('#menu a:has(small)')
  await openMenu(page)
  await expect(notes.filter({ visible: true })).toHaveCount(8)
  // Firefox's driver cannot reduce motion.
  await settle(page)
  const places = await notes.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().toJSON()),
  )
  await page.mouse.move(5, 4000)
  await expect(notes.filter({ visible: true })).toHaveCount(0)
  return places
}

/** The document has each price in both currencies; only the visible text counts. */
const expectPrice = (page: Page, list: PriceListSlug, currency: Currency) =>
  expect(pro(page)).toContainText(proPrice(list, currency), { useInnerText: true })

const answerGeo = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/api/geo', answer)

const inTunisia = (route: Route) => route.fulfill({ json: { country_code: 'TN' } })

// e2e/built/tarifs.test.ts covers the other price pages.
for (const [path, price, holder, widths] of [
  // Webmastering has the longest text of a price.
  ['/tarifs/webmastering', '.price', '.pack', [320, 769, 1440]],
  ['/expertises/webmastering', 'strong', 'main p:has(.in-tnd)', [390, 1100, 1440]],
  ['/expertises/creation-de-site-web', 'strong', 'main p:has(.in-tnd)', [390, 1440]],
] as const) {
  test(`prices on ${path} change to dinars in place`, async ({ page, context }) => {
    await watchShifts(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStarted(page, path)
    const other = await context.newPage()
    await other.goto('/tarifs/seo')
    const shown = page.locator(holder).first()
    for (const width of widths) {
      await currency(other, 'Euros').click()
      await page.bringToFront()
      await page.setViewportSize({ width, height: 5000 })
      await expect(shown).toContainText('€', { useInnerText: true })
      const notes = width < 1100 ? [] : await placesOfNotes(page)
      for (const { left, right } of notes) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
      }
      await startWatching(page)
      const before = await placesOf(page, price)
      await currency(other, 'Dinars').click()
      await expect(shown).toContainText('TND', { useInnerText: true })
      expect(await placesOf(page, price), `at ${width} px`).toEqual(before)
      expect(await shiftsOf(page), `at ${width} px`).toEqual([])
      if (width >= 1100) expect(await placesOfNotes(page), `at ${width} px`).toEqual(notes)
    }
  })
}

test('prices stay in euros outside Tunisia, or when the country service fails; only the site gets requests', async ({
  page,
  site,
}) => {
  const answered = page.waitForResponse('**/api/geo')
  await page.goto(shop)
  const answer = await answered
  // The tests' address has no country.
  expect(await answer.json()).toEqual({ country_code: null })
  expect(answer.headers()['cache-control']).toBe('no-store')
  const hosts = (await page.requests()).map((request) => new URL(request.url()).origin)
  expect(new Set(hosts)).toEqual(new Set([site.url]))
  await expectPrice(page, 'site-ecommerce', 'euro')
  // Otherwise the tab would not ask again.
  await page.evaluate(() => sessionStorage.clear())

  const located = 'Erreur lors de la détection de la localisation :'
  const answers: [failures: number, answer: (route: Route) => Promise<void>][] = [
    [1, (route) => route.abort()],
    [2, (route) => route.fulfill({ status: 500, body: '' })],
    [3, (route) => route.fulfill({ body: '<html>' })],
    [3, (route) => route.fulfill({ json: { country_code: 'FR' } })],
  ]
  for (const [failures, answer] of answers) {
    await answerGeo(page, answer)
    const asked = page.waitForRequest('**/api/geo')
    await openStarted(page, shop)
    await asked
    await expect
      .poll(async () => (await logOf(page)).filter((line) => line.startsWith(located)))
      .toHaveLength(failures)
    await expectPrice(page, 'site-ecommerce', 'euro')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  }
  await expect(currency(page, 'Euros')).toHaveAttribute('aria-pressed', 'true')
  expect(await page.getByRole('main').innerText()).not.toContain('TND')
  await openMenu(page)
  await expect(linkIn(page, /€ TTC/)).toHaveCount(8)
  await expect(linkIn(page, /TND/)).toHaveCount(0)
  await currency(page, 'Dinars').click()
  await expectPrice(page, 'site-ecommerce', 'tnd')
})

test('the chosen currency is stored for other pages and later visits', {
  tag: '@fast',
}, async ({ page, context }) => {
  await answerGeo(page, inTunisia)
  await page.goto(shop)
  await expectPrice(page, 'site-ecommerce', 'tnd')
  await currency(page, 'Euros').click()
  await expectPrice(page, 'site-ecommerce', 'euro')
  await expect(currency(page, 'Euros')).toHaveAttribute('aria-pressed', 'true')

  await openMenu(page)
  await page.getByRole('link', { name: /^SEO/ }).click()
  await expect(page).toHaveURL('/tarifs/seo')
  await expectPrice(page, 'seo', 'euro')

  await page.close()
  const later = await context.newPage()
  let questions = 0
  await answerGeo(later, async (route) => {
    questions++
    await inTunisia(route)
  })
  await openStarted(later, '/tarifs/uiux-design')
  await expectPrice(later, 'uiux-design', 'euro')
  expect(questions).toBe(0)
  expect(await context.cookies()).toEqual([])

  const other = await context.newPage()
  await openStarted(other, shop)
  await currency(other, 'Dinars').click()
  await expectPrice(later, 'uiux-design', 'tnd')

  await later.goto('/expertises/creation-de-site-web')
  const [net, gross] = pairOf('site-vitrine', 'essentiel', 'tnd')
  await expect(later.getByRole('main').getByRole('article').first()).toContainText(
    `Dès ${net} (${gross}) 2 à 4 semaines`,
    { useInnerText: true },
  )
  expect(await later.getByRole('main').innerText()).not.toContain('€')
  expect(questions).toBe(0)
})

test('a visitor in Tunisia sees dinars, and nothing moves; menu and services make no request for the country', async ({
  page,
}) => {
  await watchShifts(page)
  const gate = Promise.withResolvers<void>()
  let questions = 0
  await answerGeo(page, async (route) => {
    questions++
    await gate.promise
    await inTunisia(route)
  })
  const from = (money: Currency) => {
    const [net, gross] = pairOf('webmastering', 'essentiel', money)
    return { service: `Dès ${net} (${gross})`, menu: `dès ${net}, ${gross}` }
  }
  await page.setViewportSize({ width: 1440, height: 5000 })
  await openStarted(page, '/expertises/webmastering')
  await expect(page.getByText(from('euro').service).first()).toBeVisible()
  await openMenu(page)
  await expect(linkIn(page, `Webmastering ${from('euro').menu}`)).toBeVisible()
  await page.mouse.move(5, 700)
  expect(questions).toBe(0)
  await page.getByRole('link', { name: content.expertises.shared.prices }).click()
  await expect.poll(() => questions).toBe(1)
  await expectPrice(page, 'webmastering', 'euro')
  await startWatching(page)
  const before = await placesOf(page, '.price')

  gate.resolve()
  await expectPrice(page, 'webmastering', 'tnd')
  await expect(pro(page)).toContainText(`soit ${proPrice('webmastering', 'tnd', 'TTC')}`, {
    useInnerText: true,
  })
  await expect(currency(page, 'Dinars')).toHaveAttribute('aria-pressed', 'true')
  await expect(table(page).getByRole('columnheader', { name: 'Premium' })).toContainText(
    pairOf('webmastering', 'premium', 'tnd').join(' '),
    { useInnerText: true },
  )
  expect(await placesOf(page, '.price')).toEqual(before)
  expect(await shiftsOf(page)).toEqual([])
  expect(await page.getByRole('main').innerText()).not.toContain('€')
  await openMenu(page)
  await expect(linkIn(page, `Webmastering ${from('tnd').menu}`)).toBeVisible()

  await page.goBack()
  await expect(page.getByText(from('tnd').service).first()).toBeVisible()
  expect(questions).toBe(1)
})

test('without JavaScript packs show their prices; an explanation opens, and closes on request or for another one', {
  tag: ['@no-js', '@engines'],
}, async ({ page }) => {
  // A press that misses the button closes the explanation, so nothing may move under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(shop)
  const typeface = () => [...document.fonts].find(({ family }) => family === 'Bricolage')?.status
  await expect.poll(() => page.evaluate(typeface)).toBe('loaded')
  await expect(pro(page).getByText(proPrice('site-ecommerce', 'euro')).first()).toBeVisible()
  // Without scripts the table shows both currencies, so there is no switch.
  await expect(currency(page, 'Dinars')).toBeHidden()
  const header = table(page).getByRole('columnheader', { name: 'Essentiel' })
  for (const money of ['euro', 'tnd'] as const) {
    const pair = pairOf('site-ecommerce', 'essentiel', money).join(' ')
    await expect(header.getByText(pair)).toBeVisible()
  }

  const rowOf = (name: string) => pro(page).getByRole('button', { name })
  const [pages, payment] = packsOf(siteEcommerce)[1]?.features ?? []
  if (!pages || !payment) throw new Error('the pack has no features')
  const first = page.getByText(pages.description)
  const second = page.getByText(payment.description)
  await expect(first).toBeHidden()

  await rowOf(pages.name).click()
  await expect(first).toBeVisible()
  await expect(first).toHaveCSS('border-top-width', '2px')
  await expect(first).toHaveCSS('text-align', 'left')
  await rowOf(payment.name).click({ position: { x: 5, y: 5 } })
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
  await rowOf(payment.name).click({ position: { x: 5, y: 5 } })
  await expect(second).toBeHidden()

  await rowOf(pages.name).click()
  await first.getByRole('button', { name: 'Fermer' }).click()
  await expect(first).toBeHidden()

  await rowOf(pages.name).focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first.getByRole('button', { name: 'Fermer' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(rowOf(pages.name)).toBeFocused()

  const lacking = `${content.pricing.notIncluded} : Maintenance`
  await card(page, 'Pack Essentiel').getByRole('button', { name: lacking }).click()
  await expect(page.getByText('Non comprise ici')).toBeVisible()
})

test('the sign of an explanation turns when it opens, not under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStarted(page, shop)
  const row = page.locator('main li > button').first()
  const sign = () => row.evaluate((button) => getComputedStyle(button, '::after'))
  await row.hover()
  await expect.poll(async () => (await sign()).scale).toBe('1.15')
  expect((await sign()).rotate).toBe('none')
  await row.click()
  await expect.poll(async () => (await sign()).rotate).toBe('90deg')
})

test('every explanation fits the screen, and an open one is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const rows = page.locator('main li > button')
  for (const width of [320, 390, 768, 769, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await openStarted(page, shop)
    await expect(rows).toHaveCount(27)
    // Firefox holds the carousel at its middle pack for a second.
    await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)))
    const outside = await rows.evaluateAll(async (buttons) => {
      const found: string[] = []
      for (const button of buttons as HTMLButtonElement[]) {
        button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        button.click()
        const popup = document.querySelector(':popover-open')
        if (!popup) throw new Error(`nothing opened for ${button.textContent}`)
        const { left, right, top, bottom } = popup.getBoundingClientRect()
        const fits = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
        if (!fits) found.push(`${button.textContent}: ${[left, right, top, bottom]}`)
      }
      return found
    })
    expect(outside, `at ${width} px`).toEqual([])
    await expect(page.locator(':popover-open')).toHaveCSS('border-top-width', '2px')
    // pages.e2e.ts runs axe on a desk, with all of them open.
    if (width === 390) await expectAccessible(page)
  }
})

const doors = async (page: Page) => {
  const found = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((element) => element.getBoundingClientRect().toJSON()))
  expect(found).toHaveLength(3)
  return found as [DOMRect, DOMRect, DOMRect]
}

/** Index of the card in the middle of the screen; -1 for none. */
const shown = async (page: Page) => {
  const middle = (page.viewportSize()?.width ?? 0) / 2
  return (await doors(page)).findIndex(({ x, width }) => Math.abs(x + width / 2 - middle) < 1)
}

async function openCarousel(page: Page, width = 390) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(shop)
  await expect.poll(() => shown(page)).toBe(1)
}

test('up to 768 px the packs are a carousel, above a grid of two columns, then of three', {
  tag: '@no-js',
}, async ({ page }) => {
  for (const width of [390, 768]) {
    await openCarousel(page, width)
    const [first, second, third] = await doors(page)
    // 1.2 cards in view, gap 10 px: a card, two gaps, and a tenth of a card on each side, in whole pixels.
    expect(Math.abs(second.width - (width - 2) / 1.2)).toBeLessThan(1)
    expect(second.left - first.left - first.width).toBeCloseTo(10, 0)
    expect(third.left - second.left - second.width).toBeCloseTo(10, 0)

    await expect(dots(page)).toHaveCount(3)
    // Without scripts the animation holds the middle pack.
    await page
      .locator('.pack-doors')
      .evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)))
    await dots(page).nth(2).click()
    await expect.poll(() => shown(page)).toBe(2)
    await dots(page).nth(0).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => shown(page)).toBe(0)
    await pro(page).getByRole('link', { name: chosen }).focus()
    await expect.poll(() => shown(page)).toBe(1)
  }

  for (const width of [769, 1199]) {
    await page.setViewportSize({ width, height: 900 })
    const [first, second, third] = await doors(page)
    expect(second.left).toBeGreaterThan(first.left + first.width)
    expect(third.top).toBeGreaterThan(second.top)
    expect(third.left).toBe(first.left)
    await expect(dots(page).first()).toBeHidden()
  }

  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const columns = await doors(page)
    expect(new Set(columns.map((column) => Math.round(column.width))).size).toBe(1)
    expect(columns[1].left).toBeGreaterThan(columns[0].left + columns[0].width)
    expect(columns[2].left).toBeGreaterThan(columns[1].left + columns[1].width)
    await expect(dots(page).first()).toBeHidden()
  }
})

test('the dots follow the visible pack, with and without scripts', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js/)
  await openCarousel(page)
  const scrolled = () => page.evaluate(() => scrollY)
  await dots(page).nth(2).scrollIntoViewIfNeeded()
  const scroll = await scrolled()
  expect(scroll).toBeGreaterThan(0)
  await dots(page).nth(2).click()
  expect(await scrolled()).toBe(scroll)
  release()
  await scriptStarted(page)
  await expect.poll(() => shown(page)).toBe(2)
  expect(await scrolled()).toBe(scroll)
  for (const pack of [1, 2]) {
    await dots(page).nth(pack).click()
    await expect.poll(() => shown(page)).toBe(pack)
    await expect(dots(page).nth(pack)).toHaveAttribute('aria-current', 'true')
    await expect(dots(page).nth(3 - pack)).not.toHaveAttribute('aria-current', 'true')
    expect(await scrolled()).toBe(scroll)
  }

  // A swipe or wheel stops at the next card.
  await page.getByRole('article').nth(2).getByRole('heading').hover()
  await page.mouse.wheel(Math.round(-390 * 0.6), 0)
  await expect.poll(() => shown(page)).toBe(1)
  await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true')

  await page.getByRole('article').nth(1).getByRole('link').last().focus()
  let pack = 1
  for (const step of [-1, 1, 1, -1]) {
    await page.keyboard.press(step > 0 ? 'ArrowRight' : 'ArrowLeft')
    pack += step
    await expect.poll(() => shown(page)).toBe(pack)
  }
})

test('the three prices stand in the first screen, and lead to their packs', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [shop, '/tarifs/webmastering']) {
      await page.goto(path)
      await expect(tabs(page)).toHaveCount(3)
      for (const tab of await tabs(page).all()) {
        const { bottom, right } = await tab.evaluate((link) =>
          link.getBoundingClientRect().toJSON(),
        )
        expect(bottom, `${path} at ${width} px`).toBeLessThan(height * 0.8)
        expect(right).toBeLessThanOrEqual(width)
        expect(await tab.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true)
      }
    }
    await page.goto(shop)
    await tabs(page).nth(2).click()
    await expect(card(page, 'Premium').getByRole('heading')).toBeInViewport({ ratio: 1 })
    if (width <= 768) await expect.poll(() => shown(page)).toBe(2)
  }
})

test('on a phone the tabs stay above the packs and change them in place', async ({ page }) => {
  await openCarousel(page)
  await scriptStarted(page)
  const place = () =>
    tabs(page)
      .first()
      .evaluate((link) => link.getBoundingClientRect().top)
  const start = await place()
  await tabs(page).nth(0).click()
  await expect.poll(() => shown(page)).toBe(0)
  await expect(tabs(page).nth(0)).toHaveAttribute('aria-current', 'true')
  expect(await place()).toBeLessThan(start)
  await expect(card(page, 'Essentiel').getByRole('heading')).toBeInViewport({ ratio: 1 })

  await card(page, 'Essentiel').getByRole('button').last().scrollIntoViewIfNeeded()
  const scroll = await page.evaluate(() => scrollY)
  await tabs(page).nth(2).click()
  await expect.poll(() => shown(page)).toBe(2)
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
  await expect(tabs(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(tabs(page).nth(2)).toBeInViewport({ ratio: 1 })

  // A phone that is turned, and turned back; the middle pack is in view in both.
  await tabs(page).nth(1).click()
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(tabs(page).nth(1)).not.toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-current', 'true')
})

// Browsers without `scroll-initial-target` start in the middle by an animation.
test('the opening animation of the carousel does not undo a tap', { tag: '@engines' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const opening: Animation[] = []
    Object.assign(window, { opening })
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('.pack-doors')) return
      for (const animation of target.getAnimations()) {
        animation.pause()
        animation.currentTime = 500
        opening.push(animation)
      }
    })
  })
  await openCarousel(page)
  await dots(page).nth(2).click()
  await expect.poll(() => shown(page)).toBe(2)
  await page.evaluate(() => {
    for (const animation of (window as unknown as { opening: Animation[] }).opening) {
      animation.finish()
    }
    // Waits for the layout and the paint after it.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(await shown(page)).toBe(2)
})

test('the carousel starts at the middle pack, however slowly packs load', async ({
  page,
  site,
}) => {
  const html = await (await fetch(site.url + shop)).text()
  const ends = [...html.matchAll(/<article/g)].map(({ index }) => html.indexOf('</h', index))
  let firstShown = Promise.withResolvers<void>()
  await using server = createServer(async ({ url }, response) => {
    const part = ends[Number(url?.slice(1)) - 1] ?? 0
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, part))
    await firstShown.promise
    response.end(html.slice(part))
  })
  const port = await listen(server)
  await page.setViewportSize({ width: 390, height: 900 })
  for (const cards of [1, 2, 3]) {
    firstShown = Promise.withResolvers()
    await page.goto(`http://127.0.0.1:${port}/${cards}`, { waitUntil: 'commit' })
    await expect(page.getByRole('article')).toHaveCount(cards)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    firstShown.resolve()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect.poll(() => shown(page)).toBe(1)
    expect(await page.evaluate('scrollY'), 'the page stays at its top').toBe(0)
  }
})

test('a link leads to the comparison, whose head stays in sight', async ({ page }) => {
  const { comparison, compare } = content.pricing
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await openStarted(page, shop)
    await page.getByRole('link', { name: compare }).click()
    await expect(page).toHaveURL(`${shop}#comparaison`)
    await expect(page.getByRole('heading', { name: comparison.title })).toBeInViewport()
    await table(page).getByRole('rowheader').last().scrollIntoViewIfNeeded()
    const head = `Professionnel ${pairOf('site-ecommerce', 'professionnel', 'euro').join(' ')}`
    await expect(table(page).getByRole('columnheader', { name: head })).toBeInViewport()
  }
})

test(
  'printed packs and comparison have signs and words instead of icons',
  chromiumOnly('Firefox’s driver cannot emulate print'),
  async ({ page }) => {
    // Each of them may precede printing, and loads its sheet.
    for (const act of [() => page.keyboard.press('Control'), () => page.mouse.move(60, 60)]) {
      await page.goto(shop)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('html[data-ready]')).toBeAttached()
      await expect(page.getByRole('banner')).toBeVisible()
      await act()
      await expect(page.getByRole('banner')).toBeHidden()
    }
    for (const name of [content.pricing.included, content.pricing.notIncluded]) {
      const size = await table(page)
        .getByRole('cell', { name, exact: true })
        .first()
        .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize))
      expect(size).toBeGreaterThan(8)
    }
    const signs = await page.locator('.pack li').evaluateAll((rows) =>
      rows.map((row) => {
        const { content, clipPath } = getComputedStyle(row, '::before')
        return `${content}, clipped: ${clipPath}`
      }),
    )
    expect([...new Set(signs)].sort()).toEqual(['"✓", clipped: none', '"✗", clipped: none'])
    await expect(page.getByRole('link', { name: chosen }).first()).toBeHidden()
  },
)

test('on a phone the comparison shows whole names in a visitor’s own wide font', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStarted(page, shop)
  const heads = table(page).getByRole('columnheader')
  const cut = () =>
    heads.evaluateAll((all) =>
      all.filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent),
    )
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    // Named twice, because browsers shrink `monospace` alone.
    sheet.replaceSync('* { font-family: monospace, monospace !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expect(heads.last()).toBeVisible()
  expect(await cut()).toEqual([])
})
