import type { Page } from '@playwright/test'
import { pages } from '#content/pages.ts'
import { chromiumOnly, expect, openHydrated, test } from './support/fixtures.ts'

/** Marks the document, to tell a page drawn in its place from one that was loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** The header's call to action, on every page. */
const quoteLink = (page: Page) => page.locator('.quote-cell')

/** Has the first `times` requests for these files fail, and says how many there were. */
async function failing(page: Page, files: string, times = Number.POSITIVE_INFINITY) {
  const asked: string[] = []
  await page.route(files, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return asked.length > times ? route.continue() : route.abort()
  })
  return asked
}

test('a page that is pointed at comes without the network', { tag: '@fast' }, async ({
  page,
  context,
}) => {
  await openHydrated(page, '/')
  await mark(page)
  const module = page.waitForResponse(/\/assets\/devis-[^/]+\.js/)
  await quoteLink(page).hover()
  // With all that it imports, and with every sheet.
  await page.evaluate((address) => import(address), (await module).url())
  await expect(page.locator('link[data-href*="/devis-"]')).toHaveCount(1)
  // That of the mouse, which pointed, is no page's.
  const nameless = 'link[rel=stylesheet]:not([data-href], [href*="/late-"])'
  await expect(page.locator(nameless)).toHaveCount(0)
  await context.setOffline(true)
  await quoteLink(page).click()
  await expect(page).toHaveTitle(pages['/devis'].title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['/devis'].heading)
  expect(await isSameDocument(page)).toBe(true)
  // Its sheet applies, under the address of the page that it came for.
  await expect(page.locator('link[rel=stylesheet][media=all][href*="/devis-"]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/devis$/)
})

/** The heading of a page that is drawn, and not shown. */
const unseen = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1, includeHidden: true })
    .filter({ hasText: text })

test('a page that is pointed at is drawn unseen, and shown as it was drawn', async ({ page }) => {
  await openHydrated(page, '/')
  await quoteLink(page).hover()
  const heading = unseen(page, pages['/devis'].heading)
  await expect(heading).toBeAttached()
  await expect(heading).toBeHidden()
  await expect(page).toHaveTitle(pages['/'].title)
  const drawn = await heading.elementHandle()
  await quoteLink(page).click()
  await expect(heading).toBeVisible()
  expect(await heading.evaluate((shown, drawn) => shown === drawn, drawn)).toBe(true)
  await expect(page.locator('main h1')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveTitle(pages['/'].title)
  await expect(page.locator('main h1')).toHaveCount(1)
})

test('a page is shown before what is out of sight of it is laid out, which follows', async ({
  page,
}) => {
  await openHydrated(page, '/tarifs/seo')
  const first = page.evaluate(async (title) => {
    while (document.title !== title) await new Promise(requestAnimationFrame)
    const parts = [...document.querySelectorAll<HTMLElement>('main > *')]
    const waiting = parts.filter(({ style }) => style.contentVisibility === 'hidden')
    const isInSight = (part: HTMLElement) => part.getBoundingClientRect().top < innerHeight
    return { waiting: waiting.length, inSight: waiting.filter(isInSight).length }
  }, pages['/contactez-nous'].title)
  await page.locator('a[href="/contactez-nous"]').last().click()
  const { waiting, inSight } = await first
  expect(waiting).toBeGreaterThan(1)
  expect(inSight).toBe(0)
  await expect(page.locator('main > [style*=content-visibility]')).toHaveCount(0)
})

test('a page that is not followed makes room for the next that is pointed at', async ({ page }) => {
  await writePassagesDown(page)
  await openHydrated(page, '/tarifs/seo')
  await quoteLink(page).hover()
  await expect(unseen(page, pages['/devis'].heading)).toBeAttached()
  await page.locator('a[href="/contactez-nous"]').last().focus()
  await expect(unseen(page, pages['/devis'].heading)).toHaveCount(0)
  await expect(page.locator('main h1')).toHaveCount(2)
  // The browser would hold still for one, and React hear nothing meanwhile: a click would be lost to it.
  expect(await page.evaluate('passages')).toEqual([])
})

test('what was drawn for one address is not shown at another', async ({ page }) => {
  await openHydrated(page, '/tarifs/seo')
  await quoteLink(page).hover()
  await expect(unseen(page, pages['/devis'].heading)).toBeAttached()
  const choice = page.locator('.pack a[href^="/devis?"]').first()
  // Without pointing at it.
  await choice.dispatchEvent('click')
  await expect(page).toHaveURL(/\?/)
  await expect(page.locator('.chosen-pack')).toBeVisible()
})

test('a page that breaks while it is drawn unseen is left to the browser', async ({ page }) => {
  await page.route('**/assets/devis-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Page() { throw new Error('broken') }",
    }),
  )
  await openHydrated(page, '/')
  await mark(page)
  await quoteLink(page).hover()
  // As it is prepared, its sheets apply.
  await expect(page.locator('link[media=all][href*="/devis-"]')).toHaveCount(1)
  await expect(page).toHaveTitle(pages['/'].title)
  await quoteLink(page).click()
  await expect(page).toHaveTitle(pages['/devis'].title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['/devis'].heading)
  expect(await isSameDocument(page)).toBe(false)
})

test('a page that is only read asks for no other', async ({ page }) => {
  // Not the sheet of the mouse, which comes with the first sign of one.
  const asked = await failing(page, '**/assets/{manifest-*.js,site-*.css,devis-*.css}', 0)
  await openHydrated(page, '/')
  expect(asked).toEqual([])
  // These are the files that another page would ask for.
  await quoteLink(page).click()
  await expect(page).toHaveTitle(pages['/devis'].title)
  expect(asked.length).toBeGreaterThan(1)
})

for (const [kind, files] of [
  ['module', '**/assets/devis-*.js*'],
  ['style sheet', '**/assets/devis-*.css*'],
  ['table of pages', '**/assets/manifest-*.js*'],
] as const) {
  test(`a ${kind} that fails is asked for once more`, async ({ page }) => {
    const asked = await failing(page, files, 1)
    await openHydrated(page, '/')
    await mark(page)
    await quoteLink(page).click()
    await expect(page).toHaveTitle(pages['/devis'].title)
    expect(await isSameDocument(page)).toBe(true)
    expect(asked.length).toBe(2)
  })

  test(`a ${kind} that fails twice is left to the browser`, async ({ page }) => {
    await failing(page, files)
    await openHydrated(page, '/')
    await mark(page)
    await quoteLink(page).click()
    await expect(page).toHaveTitle(pages['/devis'].title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['/devis'].heading)
    expect(await isSameDocument(page)).toBe(false)
  })
}

test('of two links followed in a hurry, the last one counts', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/devis-*.js', async (route) => {
    await released
    await route.continue()
  })
  await openHydrated(page, '/expertises')
  await quoteLink(page).click()
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  const late = page.waitForResponse(/\/assets\/devis-[^/]+\.js/)
  release()
  await (await late).finished()
  await expect(page).toHaveTitle(pages['/'].title)
  await expect(page).toHaveURL('/')
})

test('React takes the page over though a script failed at first', async ({ page }) => {
  const asked = await failing(page, '**/assets/accueil-*.js*', 1)
  await openHydrated(page, '/')
  expect(asked.length).toBeGreaterThan(1)
})

/** Into `passages` of the page: where each passage began. */
function writePassagesDown(page: Page) {
  return page.addInitScript(() => {
    const passages: string[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      passages.push(location.pathname)
      return start(...given)
    }
    Object.assign(window, { passages })
  })
}

test('pages pass into each other where a picture grows, and nowhere else', async ({ page }) => {
  await writePassagesDown(page)
  await openHydrated(page, '/blog-grid')
  await page.getByRole('search').getByRole('searchbox').fill('a')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=a$/)
  expect(await page.evaluate('passages')).toEqual([])
  await quoteLink(page).click()
  await expect(page).toHaveTitle(pages['/devis'].title)
  await page.goBack()
  await expect(page).toHaveTitle(pages['/blog-grid'].title)
  expect(await page.evaluate('passages')).toEqual([])
  await page
    .getByRole('link', { name: /^Lire la suite/ })
    .first()
    .click()
  await expect(page.locator('.article')).toBeVisible()
  await expect.poll(() => page.evaluate('passages.length')).toBe(1)
})

/** Follows a link and says what moves in the passage, once it has begun. */
async function passOn(page: Page, link: string | RegExp) {
  const moved = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (...given) => {
          const transition = start(...given)
          transition.ready.then(() => {
            const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
            const pieces = effects.map(({ pseudoElement }) => pseudoElement ?? '')
            // React itself holds the rest of the page meanwhile, without a movement.
            resolve(pieces.filter((piece) => /^::view-transition-(old|new)/.test(piece)))
          })
          return transition
        }
      }),
  )
  await page.getByRole('main').getByRole('link', { name: link }).first().click()
  return moved
}

/** Address, what leads from there, and what is larger where it leads. */
const passages = [
  ['/', 'Découvrir : Webmastering', 'webmastering'],
  ['/expertises', 'Référencement naturel', 'referencement-naturel'],
  ['/portfolio-two', 'Huilerie Troizolives', 'huilerie-troizolives'],
  ['/blog', /^Lire la suite/, 'site-lent'],
] as const

for (const [path, link, picture] of passages) {
  test(`a picture of ${path} grows into that of the page it leads to`, async ({ page }) => {
    await openHydrated(page, path)
    const pieces = await passOn(page, link)
    for (const side of ['old', 'new']) {
      expect(pieces).toContain(`::view-transition-${side}(${picture})`)
    }
  })
}

test(
  'nothing passes from page to page for those who ask for stillness',
  chromiumOnly('Firefox’s driver cannot ask for less motion'),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, '/expertises')
    expect(await passOn(page, 'Webmastering')).toEqual([])
  },
)
