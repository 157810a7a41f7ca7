import type { Page } from '@playwright/test'
import { chromiumOnly, expect, test } from './support/fixtures.ts'

/** Whether React has taken the page over (app/runtime/boot/boot.tsx leaves this mark). */
const isHydrated = (page: Page) =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset)

/** Also when one is asked for once more, as `….js?again`. */
const scripts = /\/assets\/.*\.js/

/** Keeps every script back until told otherwise. */
async function holdScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Fills the contact form without a gesture that would have React hydrate the page. */
async function fillContact(page: Page, visitor: { name: string; email: string; phone: string }) {
  await page.getByRole('form', { name: 'Votre message' }).evaluate(
    (form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name) as HTMLInputElement
        field.value = value
      }
    },
    { ...visitor, message: 'Un message très matinal.' },
  )
}

test('scripts arrive while nobody touches the page, and run at the first gesture', async ({
  page,
}) => {
  await page.goto('/contactez-nous')
  const fetchedScripts = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource')
      return files.filter(({ name }) => name.endsWith('.js')).length
    })
  await expect.poll(fetchedScripts).toBeGreaterThan(3)
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
  expect(await isHydrated(page)).toBe(false)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 300)
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test('a mouse that lies still where the page comes to stand is no gesture', {
  tag: '@windowed',
}, async ({ page }) => {
  await page.mouse.move(200, 300)
  await page.goto('/contactez-nous')
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
  await page.mouse.move(200, 300)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  })
  expect(await isHydrated(page)).toBe(false)
  await page.mouse.move(210, 300)
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test.describe('on a touch screen', () => {
  // Tall enough to have the row in sight: to scroll there would be a gesture too.
  test.use({ hasTouch: true, viewport: { width: 390, height: 2000 } })

  test(
    'a row drawn aside is a gesture',
    chromiumOnly('Firefox’s driver emulates no touch screen'),
    async ({ page }) => {
      await page.goto('/tarifs/seo')
      const row = page.locator('.pack-doors')
      const { x = 0, y = 0, width = 0 } = (await row.boundingBox()) ?? {}
      const session = await page.context().newCDPSession(page)
      const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent' as never, { type, touchPoints } as never)
      // By more than the slop below which a finger is still.
      const finger = (moved: number) => ({ x: x + width / 2 - moved, y: y + 100 })
      await touch('touchStart', finger(0))
      for (let moved = 20; moved <= 160; moved += 20) await touch('touchMove', finger(moved))
      await touch('touchEnd')
      await expect.poll(() => isHydrated(page)).toBe(true)
    },
  )
})

test('a form sent before React listens is sent once, without a reload', { tag: '@fast' }, async ({
  page,
  visitor,
  leads,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contactez-nous')
  await fillContact(page, visitor)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'Envoyer' }).click()
  expect(await isHydrated(page)).toBe(false)
  release()
  await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await leads()).toHaveLength(1)
})

test('a form posts itself when the scripts do not arrive', async ({ page, visitor, leads }) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/contactez-nous')
  await fillContact(page, visitor)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
  expect(await leads()).toHaveLength(1)
})

test('a form posts itself when the scripts take too long', async ({ page, visitor, leads }) => {
  await holdScripts(page)
  await page.clock.install()
  await page.goto('/contactez-nous')
  await fillContact(page, visitor)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page.clock.fastForward(5_000)
  await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
  expect(await leads()).toHaveLength(1)
})

test('a click made before React listens is made again', async ({ page }) => {
  const release = await holdScripts(page)
  await page.route(/youtube/, (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.goto('/')
  await page.getByRole('link', { name: /vidéo|film/i }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('links lead on without waiting for React', async ({ page }) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'Demandez un devis et 3 aperçus gratuits!' }).click()
  await expect(page).toHaveURL('/devis')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'going back brings a living page back, with what was typed',
  chromiumOnly('`goBack` of Firefox’s driver to a page kept alive does not return'),
  async ({ page }) => {
    await page.goto('/contactez-nous')
    await page
      .getByRole('form', { name: 'Votre message' })
      .getByRole('textbox', { name: 'Nom' })
      .fill('Inès')
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.goto('/devis')
    await page.goBack()
    const form = page.getByRole('form', { name: 'Votre message' })
    await expect(form.getByRole('textbox', { name: 'Nom' })).toHaveValue('Inès')
    await form.getByRole('button', { name: 'Envoyer' }).click()
    await expect(form.getByText('Email is required.')).toBeVisible()
  },
)
