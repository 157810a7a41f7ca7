import type { Locator, Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { expect, openStarted, test } from './support/fixtures.ts'
import { project, quoteForm, submitQuote } from './support/lead-forms.ts'

const { home, layout, pricing, previewsPage, quotePage } = loadContent()

/**
 * The road from `/`, or from a search result, to a sent request, on a phone. Counting rule: a link, a button, a
 * summary and the first field of a form are a tap each. A choice in a list is two taps: open, choose. Typing is none,
 * and the keyboard's « next » leads to the following fields. `touches` is the count of somebody who touches each field
 * to fill in instead. Screens are the visitor's own scrolling, in heights of the window; the place where a link opens
 * a page is no scrolling.
 */
class Road {
  taps = 0
  touches = 0
  screens = 0
  readonly page: Page
  readonly height: number
  private arrival = 0

  constructor(page: Page, height: number) {
    this.page = page
    this.height = height
  }

  private scrolled() {
    return this.page.evaluate(() => Math.round(scrollY))
  }

  async arrive(expectPage: () => Promise<void>) {
    await expectPage()
    this.arrival = await this.scrolled()
  }

  private async countScroll() {
    const now = await this.scrolled()
    this.screens += Math.abs(now - this.arrival) / this.height
    this.arrival = now
  }

  /** Scrolls no further than needed. */
  private async show(target: Locator) {
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }),
    )
    await this.countScroll()
  }

  async tap(target: Locator) {
    await this.show(target)
    this.taps += 1
    this.touches += 1
    await target.click()
  }

  /** Fills in fields in the order of « next », and passes those that are filled in already. */
  async type(form: Locator, values: readonly (readonly [name: string, value: string | null])[]) {
    const [first, ...others] = values
    if (!first) return
    const field = (name: string) => form.locator(`[name=${name}]`)
    await this.tap(field(first[0]))
    await this.page.keyboard.type(first[1] ?? '')
    for (const [name, value] of others) {
      await this.page.keyboard.press('Tab')
      await expect(field(name)).toBeFocused()
      await this.show(field(name))
      if (value === null) continue
      this.touches += 1
      await this.page.keyboard.insertText(value)
    }
  }
}

interface Start {
  name: string
  most: { taps: number; touches: number; screens: [large: number, small: number] }
  go: (road: Road, isHydrated: boolean) => Promise<void>
  values: Record<string, unknown>
}

const choose = async ({ page }: Road) => {
  const offers = page.getByRole('link', { name: pricing.choose })
  await expect(offers).toHaveCount(3)
  const width = page.viewportSize()?.width ?? 0
  for (const offer of await offers.all()) {
    const { x = -1, width: own = 0 } = (await offer.boundingBox()) ?? {}
    if (x >= 0 && x + own <= width) return offer
  }
  throw new Error('no offer is in view')
}

const web = 'Création de site web'

const starts: readonly Start[] = [
  {
    name: 'the hero',
    most: { taps: 3, touches: 6, screens: [0.8, 1] },
    async go(road) {
      await road.arrive(() => expect(road.page).toHaveURL('/'))
      await road.tap(road.page.getByRole('link', { name: home.hero.action }))
    },
    values: { service: web, pack: '', apercus: '' },
  },
  {
    name: 'a price card',
    most: { taps: 6, touches: 9, screens: [1.6, 2] },
    async go(road) {
      const { page } = road
      const menu = page.getByRole('navigation', { name: layout.mainMenu })
      await road.arrive(() => expect(page).toHaveURL('/'))
      await road.tap(page.getByRole('button', { name: layout.openMenu }))
      await road.tap(menu.getByText('Tarifs', { exact: true }))
      await road.tap(menu.getByRole('link', { name: 'Site vitrine' }))
      await road.arrive(() => expect(page).toHaveURL('/tarifs/site-vitrine'))
      await road.tap(await choose(road))
    },
    values: { service: web, pack: expect.stringContaining('site-vitrine-'), apercus: '' },
  },
  {
    name: 'the previews',
    most: { taps: 6, touches: 9, screens: [0.6, 1.1] },
    async go(road, isHydrated) {
      const { page } = road
      await road.arrive(() => expect(page).toHaveURL('/'))
      await road.tap(page.getByRole('main').getByRole('link', { name: home.hero.see }).first())
      await road.arrive(() => expect(page).toHaveURL('/apercus'))
      const name = page.getByLabel(previewsPage.sentence.name)
      await road.tap(name)
      // Another name than that of the example, which would change nothing if typed before the island starts.
      await name.fill('Atelier Lavande')
      const next = page.getByRole('link', { name: previewsPage.next.action }).first()
      if (isHydrated) await expect(next).toHaveAttribute('href', /#apercus=/)
      else {
        await road.tap(page.getByRole('button', { name: previewsPage.sentence.submit }))
        await road.arrive(() => expect(page).toHaveURL(/\/apercus\?/))
      }
      await road.tap(next)
    },
    values: { service: web, pack: '', apercus: expect.stringMatching(/./) },
  },
  {
    name: 'a search result',
    most: { taps: 4, touches: 7, screens: [0.6, 1.3] },
    async go(road) {
      await road.page.goto('/tarifs/site-vitrine', { referer: 'https://www.google.com/' })
      await road.arrive(() => expect(road.page).toHaveURL('/tarifs/site-vitrine'))
      const prices = road.page.getByRole('navigation', { name: pricing.prices })
      await road.tap(prices.getByRole('link', { name: 'Essentiel' }).first())
      await road.arrive(() =>
        expect(road.page.getByRole('heading', { name: 'Pack Essentiel' })).toBeInViewport(),
      )
      await road.tap(await choose(road))
    },
    values: { service: web, pack: 'site-vitrine-essentiel', apercus: '' },
  },
]

const phones = [
  { width: 390, height: 844, firstField: 500 },
  { width: 360, height: 640, firstField: 480 },
] as const

for (const tag of ['@js', '@no-js']) {
  for (const [order, { width, height, firstField }] of phones.entries()) {
    for (const { name, most, go, values } of starts) {
      const isHydrated = tag === '@js'
      // Without scripts a small phone stands for both.
      const tags = isHydrated || order === 1 ? [tag] : [tag, '@whole']
      test(`from ${name} to a sent request at ${width} × ${height} ${tag}`, { tag: tags }, async ({
        page,
        visitor,
        leads,
      }) => {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        if (isHydrated) await openStarted(page, '/')
        else await page.goto('/')
        const road = new Road(page, height)
        await go(road, isHydrated)

        const form = quoteForm(page)
        const field = form.locator('[name=name]')
        await expect(form.getByLabel('Service')).toHaveValue(web)
        if (values.apercus) await expect(form.getByText(quotePage.previews.chosen)).toBeInViewport()
        if (values.pack) await expect(form.getByText(quotePage.fields.pack)).toBeInViewport()
        await expect(field).toBeInViewport()
        await road.arrive(() => expect(page).toHaveURL(/\/devis\b/))
        if (!values.apercus && !values.pack) {
          const { y = Number.NaN } = (await field.boundingBox()) ?? {}
          expect(y).toBeLessThanOrEqual(firstField)
        }
        await road.type(form, [
          ['name', visitor.name],
          ['email', visitor.email],
          ['phone', visitor.phone],
          ['service', null],
          ['description', project],
        ])
        await road.tap(submitQuote(page))
        const sent = form.getByRole('heading', { name: quotePage.form.confirmation.title })
        await expect(sent).toBeInViewport()
        expect(await leads()).toMatchObject([{ values: { ...visitor, ...values } }])
        expect(road.taps).toBeLessThanOrEqual(most.taps)
        expect(road.touches).toBeLessThanOrEqual(most.touches)
        expect(road.screens).toBeLessThanOrEqual(most.screens[order] ?? 0)
      })
    }
  }
}
