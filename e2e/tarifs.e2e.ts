import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'
import { levels } from '#content/catalogue/packs.ts'
import { loadContent } from '#content/documents/load.ts'
import { packsOf, priceList } from '#content/pages/tarifs/price-list.ts'
import { sitePrice } from '../tools/test/spec.ts'
import { violations } from './support/axe.ts'
import { chromiumOnly, expect, openStarted, test } from './support/fixtures.ts'
import { fillQuote, quoteForm, shownReference, submitQuote } from './support/lead-forms.ts'
import { placesOf, shiftsOf, startWatching, watchShifts } from './support/shifts.ts'

const content = loadContent()
const siteEcommerce = priceList(content, 'site-ecommerce')

const shop = '/tarifs/site-ecommerce'
const locationError = 'Erreur lors de la détection de la localisation :'
const chosen = 'Choisir cette offre'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const pro = (page: Page) => card(page, 'Pack Professionnel')
const currency = (page: Page, name: 'Euros' | 'Dinars') => page.getByRole('button', { name })
const table = (page: Page) => page.getByRole('table')
const notesOf = (page: Page) =>
  page
    .locator('#menu [data-note]')
    .evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, '::after').content.replace(/^"|"$/g, '')),
    )

/** Answers for the country service. */
const answerGeo = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/api/geo', answer)

const inTunisia = (route: Route) => route.fulfill({ json: { country_code: 'TN' } })

// e2e/built/tarifs.test.ts covers the other price pages.
test('the packs show their prices without JavaScript', { tag: '@no-js' }, async ({ page }) => {
  await page.goto(shop)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [index, level] of levels.entries()) {
    const price = sitePrice('site-ecommerce', level, 'euro', 'HT')
    await expect(cards.nth(index)).toContainText(price)
    await expect(cards.nth(index).getByRole('link', { name: chosen })).toBeVisible()
  }
  await expect(page.getByText(content.pricing.highlighted)).toBeVisible()
  // Without scripts the table shows both currencies, so there is no switch.
  await expect(currency(page, 'Dinars')).toBeHidden()
  const header = table(page).getByRole('columnheader', { name: 'Essentiel' })
  for (const money of ['euro', 'tnd'] as const) {
    const [net, gross] = (['HT', 'TTC'] as const).map((tax) =>
      sitePrice('site-ecommerce', 'essentiel', money, tax),
    )
    await expect(header.getByText(`${net} ${gross}`)).toBeVisible()
  }
})

for (const width of [320, 390, 769, 1100, 1440]) {
  test(`a visitor in Tunisia sees dinars, and nothing moves, at ${width} px`, async ({ page }) => {
    await watchShifts(page)
    const gate = Promise.withResolvers<void>()
    await answerGeo(page, async (route) => {
      await gate.promise
      await inTunisia(route)
    })
    // Tall enough for all prices; webmastering has the longest.
    await page.setViewportSize({ width, height: 5000 })
    const asked = page.waitForRequest('**/api/geo')
    await page.goto('/tarifs/webmastering')
    await asked
    await expect(pro(page)).toContainText(
      sitePrice('webmastering', 'professionnel', 'euro', 'HT'),
      { useInnerText: true },
    )
    await startWatching(page)
    const before = await placesOf(page, '.price')

    gate.resolve()
    await expect(pro(page)).toContainText(sitePrice('webmastering', 'professionnel', 'tnd', 'HT'), {
      useInnerText: true,
    })
    await expect(pro(page)).toContainText(
      `soit ${sitePrice('webmastering', 'professionnel', 'tnd', 'TTC')}`,
      { useInnerText: true },
    )
    await expect(page.getByText('TVA à 19 %')).toBeVisible()
    await expect(currency(page, 'Dinars')).toHaveAttribute('aria-pressed', 'true')
    await expect(table(page).getByRole('columnheader', { name: 'Premium' })).toContainText(
      `${sitePrice('webmastering', 'premium', 'tnd', 'HT')} ${sitePrice('webmastering', 'premium', 'tnd', 'TTC')}`,
      { useInnerText: true },
    )
    expect(await placesOf(page, '.price')).toEqual(before)
    expect(await shiftsOf(page)).toEqual([])
    expect(await page.getByRole('main').innerText()).not.toContain('€')
  })
}

for (const [name, code] of [
  ['in France', 'FR'],
  ['nowhere we know', null],
] as const) {
  test(`a visitor ${name} sees euros, and no dinar`, async ({ page }) => {
    await answerGeo(page, (route) => route.fulfill({ json: { country_code: code } }))
    const answered = page.waitForResponse('**/api/geo')
    await page.goto(shop)
    await answered
    await openStarted(page, shop)
    await expect(pro(page)).toContainText(
      sitePrice('site-ecommerce', 'professionnel', 'euro', 'HT'),
      { useInnerText: true },
    )
    await expect(currency(page, 'Euros')).toHaveAttribute('aria-pressed', 'true')
    expect(await page.getByRole('main').innerText()).not.toContain('TND')
    expect(await notesOf(page)).toHaveLength(8)
    expect((await notesOf(page)).filter((note) => note.includes('TND'))).toEqual([])
  })
}

test('the site answers for itself, and asks nobody', async ({ page, site }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const answered = page.waitForResponse('**/api/geo')
  await page.goto(shop)
  const answer = await answered
  // The tests' address has no country.
  expect(await answer.json()).toEqual({ country_code: null })
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect([...hosts]).toEqual([new URL(site.url).host])
  await expect(pro(page)).toContainText(
    sitePrice('site-ecommerce', 'professionnel', 'euro', 'HT'),
    { useInnerText: true },
  )
})

for (const [name, fail] of [
  ['does not answer', (route: Route) => route.abort()],
  ['answers with an error', (route: Route) => route.fulfill({ status: 500, body: '' })],
  ['answers nonsense', (route: Route) => route.fulfill({ body: '<html>' })],
] as const) {
  test(`prices stay in euros when the country service ${name}`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await answerGeo(page, fail)
    await openStarted(page, shop)
    await expect.poll(() => errors.filter((line) => line.startsWith(locationError))).toHaveLength(1)
    await expect(pro(page)).toContainText(
      sitePrice('site-ecommerce', 'professionnel', 'euro', 'HT'),
      { useInnerText: true },
    )
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await currency(page, 'Dinars').click()
    await expect(pro(page)).toContainText(
      sitePrice('site-ecommerce', 'professionnel', 'tnd', 'HT'),
      { useInnerText: true },
    )
  })
}

test('the chosen currency holds from page to page and from visit to visit', {
  tag: ['@fast', '@engines'],
}, async ({ page, context }) => {
  await answerGeo(page, inTunisia)
  await page.goto(shop)
  await expect(pro(page)).toContainText(sitePrice('site-ecommerce', 'professionnel', 'tnd', 'HT'), {
    useInnerText: true,
  })
  await currency(page, 'Euros').click()
  await expect(pro(page)).toContainText(
    sitePrice('site-ecommerce', 'professionnel', 'euro', 'HT'),
    { useInnerText: true },
  )
  await expect(currency(page, 'Euros')).toHaveAttribute('aria-pressed', 'true')

  await page.getByText('Tarifs', { exact: true }).first().hover()
  await page.getByRole('link', { name: /^SEO/ }).click()
  await expect(page).toHaveURL('/tarifs/seo')
  await expect(pro(page)).toContainText(sitePrice('seo', 'professionnel', 'euro', 'HT'), {
    useInnerText: true,
  })

  // Another visit does not request the country.
  await page.close()
  const later = await context.newPage()
  let questions = 0
  await answerGeo(later, async (route) => {
    questions++
    await inTunisia(route)
  })
  await openStarted(later, '/tarifs/uiux-design')
  await expect(pro(later)).toContainText(sitePrice('uiux-design', 'professionnel', 'euro', 'HT'), {
    useInnerText: true,
  })
  expect(questions).toBe(0)
  expect(await context.cookies()).toEqual([])

  const other = await context.newPage()
  await openStarted(other, shop)
  await currency(other, 'Dinars').click()
  await expect(pro(later)).toContainText(sitePrice('uiux-design', 'professionnel', 'tnd', 'HT'), {
    useInnerText: true,
  })
})

test('a country once known is known to the menu and to services, which ask nobody', async ({
  page,
}) => {
  let questions = 0
  await answerGeo(page, async (route) => {
    questions++
    await inTunisia(route)
  })
  await openStarted(page, '/expertises/referencement-naturel')
  await expect(
    page
      .getByText(
        `Dès ${sitePrice('seo', 'essentiel', 'euro', 'HT')} (${sitePrice('seo', 'essentiel', 'euro', 'TTC')})`,
      )
      .first(),
  ).toBeVisible()
  expect(questions).toBe(0)
  await page.getByRole('link', { name: content.expertises.shared.prices }).click()
  await expect(pro(page)).toContainText(sitePrice('seo', 'professionnel', 'tnd', 'HT'), {
    useInnerText: true,
  })
  expect((await notesOf(page)).map((note) => note?.replace(/\s/g, ' '))).toContain(
    `dès ${sitePrice('seo', 'essentiel', 'tnd', 'HT')}, ${sitePrice('seo', 'essentiel', 'tnd', 'TTC')}`,
  )
  await page.goBack()
  await expect(
    page
      .getByText(
        `Dès ${sitePrice('seo', 'essentiel', 'tnd', 'HT')} (${sitePrice('seo', 'essentiel', 'tnd', 'TTC')})`,
      )
      .first(),
  ).toBeVisible()
  expect(questions).toBe(1)
})

test('the menu says where prices start', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Tarifs', { exact: true }).first().hover()
  const menu = page.getByRole('navigation', { name: content.layout.mainMenu })
  await expect(
    menu.getByRole('link', {
      name: `Site e-commerce dès ${sitePrice('site-ecommerce', 'essentiel', 'euro', 'HT')}`,
    }),
  ).toBeVisible()
  await expect(
    menu.getByRole('link', {
      name: `Webmastering dès ${sitePrice('webmastering', 'essentiel', 'euro', 'HT')}, ${sitePrice('webmastering', 'essentiel', 'euro', 'TTC')}`,
    }),
  ).toBeVisible()
})

for (const tag of ['@js', '@no-js']) {
  test(`an explanation opens, gives way and closes ${tag}`, { tag: [tag, '@engines'] }, async ({
    page,
  }) => {
    // A missed press closes the explanation, so nothing may move under it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (tag === '@js') await openStarted(page, shop)
    else await page.goto(shop)
    const door = pro(page)
    const rowOf = (name: string) => door.getByRole('button', { name })
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
  })
}

test('what a pack does not hold is said too', async ({ page }) => {
  await page.goto(shop)
  const lacking = card(page, 'Pack Essentiel').getByRole('button', {
    name: `${content.pricing.notIncluded} : Maintenance`,
  })
  await lacking.click()
  await expect(page.getByText('Non comprise ici')).toBeVisible()
})

for (const width of [320, 390, 768, 769, 1440]) {
  test(`no explanation leaves the screen at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 700 })
    await openStarted(page, shop)
    const rows = page.locator('main li > button')
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
    expect(outside).toEqual([])
    expect(await rows.count()).toBe(27)
  })
}

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`an open explanation is accessible at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await openStarted(page, shop)
      await currency(page, 'Dinars').click()
      await pro(page).getByRole('button', { name: 'Pages' }).click()
      await expect(page.locator(':popover-open')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  }
}

/** Left edge and width of each card. */
const doors = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.map((element) => {
      const { left, top, width } = element.getBoundingClientRect()
      return { left, top, width, middle: left + width / 2 }
    }),
  )

/** Index of the card in the middle of the screen; -1 for none. */
const shown = async (page: Page) => {
  const width = page.viewportSize()?.width ?? 0
  return (await doors(page)).findIndex(({ middle }) => Math.abs(middle - width / 2) < 1)
}

for (const width of [390, 768]) {
  for (const tag of ['@js', '@no-js']) {
    test(`at ${width} px, the packs are a carousel ${tag}`, { tag: [tag, '@engines'] }, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(shop)
      await expect.poll(() => shown(page)).toBe(1)
      const [first, second, third] = await doors(page)
      if (!first || !second || !third) throw new Error('three cards were expected')
      // 1.2 cards in view, gap 10 px: a card, two gaps, and a tenth of a card on each side.
      expect(second.width).toBeCloseTo((width - 2) / 1.2, 0)
      expect(second.left - first.left - first.width).toBeCloseTo(10, 0)
      expect(third.left - second.left - second.width).toBeCloseTo(10, 0)

      const dots = page
        .getByRole('navigation', { name: content.pricing.goToPack })
        .getByRole('link')
      await expect(dots).toHaveCount(3)
      // Without scripts the animation keeps holding the middle pack.
      await page
        .locator('.pack-doors')
        .evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)))
      await dots.nth(2).click()
      await expect.poll(() => shown(page)).toBe(2)
      await dots.nth(0).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => shown(page)).toBe(0)
      // Tabbing through the cards scrolls the carousel.
      await pro(page).getByRole('link', { name: chosen }).focus()
      await expect.poll(() => shown(page)).toBe(1)
    })
  }

  test(`at ${width} px, the dots follow what is shown, and the page stays`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await openStarted(page, shop)
    const dots = page.getByRole('navigation', { name: content.pricing.goToPack }).getByRole('link')
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    await dots.nth(2).scrollIntoViewIfNeeded()
    const scroll = await page.evaluate(() => scrollY)
    await dots.nth(2).click()
    await expect.poll(() => shown(page)).toBe(2)
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(dots.nth(1)).not.toHaveAttribute('aria-current', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(scroll)

    // A swipe or wheel stops at the next card.
    await page.getByRole('article').nth(2).getByRole('heading').hover()
    await page.mouse.wheel(Math.round(-width * 0.6), 0)
    await expect.poll(() => shown(page)).toBe(1)
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
  })
}

// Browsers without `scroll-initial-target` start in the middle by an animation.
test('the carousel keeps a tap of the first second', { tag: '@engines' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
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
  await page.goto(shop)
  await expect.poll(() => shown(page)).toBe(1)
  await page
    .getByRole('navigation', { name: content.pricing.goToPack })
    .getByRole('link')
    .nth(2)
    .click()
  await expect.poll(() => shown(page)).toBe(2)
  await page.evaluate(() => {
    for (const animation of (window as unknown as { opening: Animation[] }).opening) {
      animation.finish()
    }
    // After the new layout.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(await shown(page)).toBe(2)
})

test('a dot that is tapped before React is there leaves the page where it is', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(shop)
  const dots = page.getByRole('navigation', { name: content.pricing.goToPack }).getByRole('link')
  await dots.nth(2).scrollIntoViewIfNeeded()
  const scroll = await page.evaluate(() => scrollY)
  expect(scroll).toBeGreaterThan(0)
  await dots.nth(2).click()
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
  release()
  await expect.poll(() => shown(page)).toBe(2)
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
})

for (const cards of [1, 2, 3]) {
  test(`a row of which ${cards} came first starts in its middle`, async ({ page, site }) => {
    const html = await (await fetch(site.url + shop)).text()
    let part = 0
    for (let card = 0; card < cards; card++) part = html.indexOf('<article', part + 1)
    part = html.indexOf('</h', part)
    const firstShown = Promise.withResolvers<void>()
    const server = createServer(async (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.write(html.slice(0, part))
      await firstShown.promise
      response.end(html.slice(part))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    try {
      await page.setViewportSize({ width: 390, height: 900 })
      const { port } = server.address() as AddressInfo
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
      await expect(page.getByRole('article')).toHaveCount(cards)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      firstShown.resolve()
      await expect(page.getByRole('article')).toHaveCount(3)
      await expect.poll(() => shown(page)).toBe(1)
      expect(await page.evaluate('scrollY'), 'the page stays at its top').toBe(0)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
}

test('above 768 px the packs are a grid, of two and then of three', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(shop)
  const dots = page.getByRole('navigation', { name: content.pricing.goToPack })

  await page.setViewportSize({ width: 769, height: 900 })
  const [first, second, third] = await doors(page)
  if (!first || !second || !third) throw new Error('three cards were expected')
  expect(second.left).toBeGreaterThan(first.left + first.width)
  expect(third.top).toBeGreaterThan(second.top)
  expect(third.left).toBe(first.left)
  await expect(dots).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  const columns = await doors(page)
  expect(new Set(columns.map(({ width }) => Math.round(width))).size).toBe(1)
  expect(columns[1]?.left).toBeGreaterThan((columns[0]?.left ?? 0) + (columns[0]?.width ?? 0))
  expect(columns[2]?.left).toBeGreaterThan((columns[1]?.left ?? 0) + (columns[1]?.width ?? 0))
  await expect(dots).toBeHidden()
})

for (const tag of ['@js', '@no-js']) {
  test(`a pack goes from its card to the agency ${tag}`, { tag }, async ({
    page,
    visitor,
    leads,
    mailbox,
  }) => {
    await page.goto('/tarifs/logo-et-branding')
    await card(page, 'Pack Premium').getByRole('link', { name: chosen }).click()
    await expect(page).toHaveURL('/devis?service=logo-et-branding&pack=logo-et-branding-premium')
    const form = quoteForm(page)
    await expect(form.getByText('Pack Premium, Logo et branding')).toBeVisible()
    await expect(form.getByLabel('Service')).toHaveValue('Logo et Branding')

    await fillQuote(page, visitor, { description: 'Un logo pour une huilerie.' })
    await submitQuote(page).click()
    await shownReference(page)

    expect(await leads()).toMatchObject([
      { values: { service: 'Logo et Branding', pack: 'logo-et-branding-premium' } },
    ])
    expect((await mailbox.toAgency()).text).toContain('Pack Premium, Logo et branding')
  })
}

for (const width of [390, 1440]) {
  test(`the comparison is one link away, its head in sight, at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await openStarted(page, shop)
    await page.getByRole('link', { name: content.pricing.compare }).click()
    await expect(page).toHaveURL(`${shop}#comparaison`)
    await expect(
      page.getByRole('heading', { name: content.pricing.comparison.title }),
    ).toBeInViewport()
    await expect(table(page).getByRole('rowheader')).toHaveText([
      ...siteEcommerce.rows.map(({ label }) => label),
    ])
    await expect(table(page).getByRole('row', { name: 'Import du catalogue' })).toContainText(
      new RegExp(
        `${content.pricing.notIncluded}\\s*${content.pricing.included}\\s*${content.pricing.included}`,
      ),
    )
    await table(page).getByRole('rowheader').last().scrollIntoViewIfNeeded()
    await expect(
      table(page).getByRole('columnheader', {
        name: `Professionnel ${sitePrice('site-ecommerce', 'professionnel', 'euro', 'HT')} ${sitePrice('site-ecommerce', 'professionnel', 'euro', 'TTC')}`,
      }),
    ).toBeInViewport()
  })
}

for (const tag of ['@js', '@no-js']) {
  test(`packs and comparison read on paper, where icons are signs and words ${tag}`, {
    tag,
    ...chromiumOnly('Firefox’s driver emulates no paper'),
  }, async ({ page }) => {
    if (tag === '@js') await openStarted(page, shop)
    else await page.goto(shop)
    await page.emulateMedia({ media: 'print' })
    // Its sheet loads with the first mouse move.
    if (tag === '@js') await page.mouse.move(60, 60)
    await expect(page.getByRole('banner')).toBeHidden()
    const size = (name: string) =>
      table(page)
        .getByRole('cell', { name, exact: true })
        .first()
        .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize))
    expect(await size(content.pricing.included)).toBeGreaterThan(8)
    expect(await size(content.pricing.notIncluded)).toBeGreaterThan(8)
    const signs = await page.locator('.pack li').evaluateAll((rows) =>
      rows.map((row) => {
        const { content, clipPath } = getComputedStyle(row, '::before')
        return `${content}, clipped: ${clipPath}`
      }),
    )
    expect([...new Set(signs)].sort()).toEqual(['"✓", clipped: none', '"✗", clipped: none'])
    await expect(page.getByRole('link', { name: chosen }).first()).toBeHidden()
  })
}
