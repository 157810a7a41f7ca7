import type { Page, Route } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import type { Visitor } from '#workshop/form-cases.ts'
import { hold } from '#workshop/hold.ts'
import { autofill } from './support/disturbances.ts'
import { chromiumOnly, expect, islandStarted, openStarted, test } from './support/fixtures.ts'
import { contactForm } from './support/lead-forms.ts'

const { consent, contactPage, layout, sampleArticle } = loadContent()

const scripts = /\/assets\/.*\.js/

const isAwake = (page: Page) =>
  contactForm(page).evaluate((form) => form.closest('is-land')?.hasAttribute('data-ready'))

/** Fills the contact form by script, because an interaction would hydrate its island. */
async function fillContact(page: Page, visitor: Visitor, message = 'Un message très matinal.') {
  for (const [name, value] of Object.entries({ ...visitor, message })) {
    await autofill(contactForm(page).locator(`[name=${name}]`), value, false)
  }
}

const requestedPaths = async (page: Page) =>
  (await page.requests()).map((request) => new URL(request.url()).pathname)

const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame))

const send = (page: Page) => contactForm(page).getByRole('button', { name: 'Envoyer' }).click()

test('before any interaction, a page requests one script', async ({ page }) => {
  await openStarted(page, '/mentions-legal')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const asked = await requestedPaths(page)
  // It is fetched, then imported from the cache.
  expect(new Set(asked.filter((path) => path.endsWith('.js'))).size).toBe(1)
  expect(asked.filter((path) => path.startsWith('/assets/') && path.endsWith('.json'))).toEqual([])
  const manifest = page.locator('link[rel=manifest]')
  await expect(manifest).toHaveAttribute('href', '/site.webmanifest')
})

test('the code of a form loads when it is near the screen, and runs on focus', async ({ page }) => {
  const code = page.waitForResponse(/contact-form.*\.js/)
  await openStarted(page, '/contactez-nous')
  await contactForm(page).scrollIntoViewIfNeeded()
  await code
  await contactForm(page).click({ position: { x: 1, y: 1 } })
  for (let frame = 0; frame < 20; frame++) await nextFrame(page)
  expect(await isAwake(page)).toBe(false)
  await contactForm(page).getByRole('textbox', { name: 'Nom' }).focus()
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('a post before the code has loaded shows a message, then is sent', { tag: '@fast' }, async ({
  page,
  visitor,
  leads,
}) => {
  // A slow machine may take longer than the four seconds after which a form posts itself.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const keepWaiting = (work: () => void, ms = 0) => (ms >= 4000 ? 0 : setTimeout(work, ms))
    Object.assign(window, { setTimeout: keepWaiting })
  })
  const release = await hold(page, scripts)
  await page.goto('/contactez-nous')
  await fillContact(page, visitor)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await send(page)
  const island = page.locator('[data-island*="/contact-form-"]')
  await expect(island).toHaveAttribute('aria-busy', 'true')
  await expect(island).toHaveAttribute('data-loading', layout.loading)
  release()
  await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
  await expect(page.getByText(contactPage.form.toasts.accepted.slice(3))).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await leads()).toHaveLength(1)
})

test('when its scripts fail to load, a page works as without JavaScript', async ({
  page,
  visitor,
  leads,
}) => {
  const someScripts = /\/assets\/(?:react|contact-form)-.*\.js/
  const answers: [RegExp, (route: Route) => Promise<void> | undefined][] = [
    [scripts, (route) => route.abort()],
    [someScripts, (route) => route.abort()],
    [scripts, () => undefined],
  ]
  await page.clock.install()
  for (const [order, [files, answer]] of answers.entries()) {
    await page.route(files, answer)
    await page.goto('/contactez-nous')
    await fillContact(page, visitor, `Message ${order}`)
    await send(page)
    await page.clock.fastForward(5_000)
    await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
    expect(await leads()).toHaveLength(order + 1)
    await page.unroute(files)
  }
  await page.route(scripts, (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('img[srcset]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Demandez un devis et 3 aperçus gratuits!' }).click()
  await expect(page).toHaveURL('/devis?service=creation-de-site-web')
})

const badGateway = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Introuvable' })
const aborted = (route: Route) => route.abort()

/** The page's script, and an island's data, own code and shared code; each with one of the failures. */
const failuresOfMap: [files: RegExp, fail: (route: Route) => Promise<void>][] = [
  [/\/assets\/site-.*\.js/, badGateway],
  [/\/assets\/coast-map-.*\.json/, notFound],
  [/\/assets\/coast-map-.*\.js$/, aborted],
  [/\/assets\/react-.*\.js/, badGateway],
]

const mapOf = (page: Page) => page.getByRole('region', { name: consent.map.title })
const askForMap = (page: Page) =>
  mapOf(page).getByRole('button', { name: consent.map.accept }).click()

test('a file that fails once is requested again, and the click is not lost', async ({ page }) => {
  // The frame stays, because Google never answers.
  await page.route('https://maps.googleapis.com/**', () => {})
  for (const [files, fail] of failuresOfMap) {
    await page.route(files, fail, { times: 1 })
    await page.goto('/contactez-nous')
    await askForMap(page)
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.evaluate(() => localStorage.clear())
  }
})

test('a part that cannot load shows a message; the next click tries again', {
  tag: '@engines',
}, async ({ page, visitor, leads }) => {
  const message = page.getByText(layout.failed)
  // The frame stays, because Google never answers.
  await page.route('https://maps.googleapis.com/**', () => {})
  for (const [files, fail] of failuresOfMap) {
    await page.route(files, fail)
    await page.goto('/contactez-nous')
    await expect(message).toBeHidden()
    await askForMap(page)
    await expect(message).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.unroute(files)
    await askForMap(page)
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(message).toBeHidden()
    await page.evaluate(() => localStorage.clear())
  }
  // A form whose code fails posts itself.
  await page.route(/\/assets\/contact-form-.*\.json/, badGateway)
  await page.goto('/contactez-nous')
  await fillContact(page, visitor)
  await send(page)
  await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
  expect(await leads()).toHaveLength(1)
})

test('a link whose dialog cannot load leads to its page, and a later click opens the dialog', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: consent.choices.title })
  const files = /\/assets\/choices-dialog-.*\.json/
  const open = page.getByRole('link', { name: consent.choices.open })
  await page.route(files, aborted, { times: 1 })
  await openStarted(page, '/devis')
  await open.click()
  await expect(dialog).toBeVisible()
  await page.route(files, aborted)
  await openStarted(page, '/devis')
  await open.click()
  await expect(page).toHaveURL('/politique-de-cookies')
  await page.unroute(files)
  await open.click()
  await expect(dialog).toBeVisible()
})

test('the script of a page runs once, after a failed request too', async ({ page }) => {
  await page.route(/\/assets\/site-.*\.js/, (route) => route.abort(), { times: 1 })
  await openStarted(page, '/single-blog')
  await page.locator('[data-island*="/comment-form-"] textarea').focus()
  await islandStarted(page, 'comment-form')
  await page.getByRole('button', { name: sampleArticle.like }).click()
  await expect(page.getByText('176 lecteurs aiment')).toBeVisible()
})

test('a click before its code has loaded is repeated', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.route(/youtube/, (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.goto('/')
  await page.getByRole('link', { name: /vidéo|film/i }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the page of a hovered link is prefetched', { tag: '@engines' }, async ({ page }) => {
  await openStarted(page, '/')
  await page.getByRole('link', { name: 'Demandez un devis et 3 aperçus gratuits!' }).hover()
  await expect.poll(() => requestedPaths(page)).toContain('/devis')
})

async function passOn(page: Page, name: string | RegExp): Promise<unknown> {
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.waitForFunction(() => 'passed' in window)
  return page.evaluate(() => Object(window).passed)
}

test(
  'a picture grows into the same picture of the next page',
  chromiumOnly('Firefox has no view transitions between documents'),
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        // The first page of a visit has no transition.
        if (document.referrer === '') return
        await viewTransition?.ready
        const moving = viewTransition ? document.getAnimations() : []
        const passed = moving.map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        Object.assign(window, { passed })
      })
    })
    for (const [path, link, picture] of [
      ['/', 'Découvrir : Webmastering', 'webmastering'],
      ['/expertises', 'Référencement naturel', 'referencement-naturel'],
      ['/portfolio-two', 'Huilerie Troizolives', 'huilerie-troizolives'],
      ['/blog', /^Lire la suite/, 'site-lent'],
    ] as const) {
      // A busy Chromium skips the transition, so try again.
      await expect(async () => {
        await openStarted(page, path)
        const pieces = await passOn(page, link)
        expect(pieces).toContain(`::view-transition-old(${picture})`)
        expect(pieces).toContain(`::view-transition-new(${picture})`)
      }).toPass()
    }
    // Only a hovered picture has a transition name, because each one costs time.
    await openStarted(page, '/expertises')
    await page.mouse.move(0, 0)
    const named = () =>
      page.evaluate(() => {
        const names = [...document.querySelectorAll('[data-picture]')].map(
          (picture) => getComputedStyle(picture).viewTransitionName,
        )
        return names.filter((name) => name !== 'none')
      })
    expect(await named()).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Webmastering' }).first().hover()
    expect(await named()).toEqual(['webmastering'])
    // Pages without a common picture, and reduced motion, have no transition.
    await openStarted(page, '/')
    expect(await passOn(page, 'Demandez un devis et 3 aperçus gratuits!')).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStarted(page, '/expertises')
    expect(await passOn(page, 'Webmastering')).toEqual([])
  },
)

test(
  'thirty fast clicks leave a page whole, without an error of its scripts',
  chromiumOnly('Firefox has no view transitions between documents'),
  async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => {
      // Chromium rejects its own transition, even on pages without scripts.
      if (!/^Transition was (skipped|aborted)/.test(message)) errors.push(message)
    })
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    // The pages click by themselves, because a mouse waits for the page that its click replaces.
    await page.addInitScript(() => {
      const clickTwice = () => {
        const clicks = Number(sessionStorage.getItem('clicks'))
        if (clicks === 30) return
        sessionStorage.setItem('clicks', String(clicks + 2))
        const paths = ['/expertises', '/', '/devis']
        const link = (path = '') => document.querySelector<HTMLElement>(`header [href="${path}"]`)
        link(paths[(clicks / 2 + 1) % 3])?.click()
        setTimeout(() => link(paths[(clicks / 2) % 3])?.click(), ((28 - clicks) % 10) * 4)
      }
      addEventListener('pagereveal', () => requestAnimationFrame(clickTwice))
    })
    await page.goto('/')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('clicks')).catch(() => ''))
      .toBe('30')
    await expect(page).toHaveURL('/devis')
    await page.getByRole('button', { name: 'Soumettre la Demande' }).click()
    const name = page.getByRole('textbox', { name: 'Nom' }).first()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    expect(errors).toEqual([])
  },
)
