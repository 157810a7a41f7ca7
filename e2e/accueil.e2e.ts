import type { Page } from '@playwright/test'
import { counterMs } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { shownOf } from '#content/entries.ts'
import { expectAccessible } from './support/axe.ts'
import { chromiumOnly, expect, test } from './support/fixtures.ts'

const { home, steps, testimonials } = loadContent()

test('the page says everything in its order, without a script', { tag: '@no-js' }, async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Agence Web Créative')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    '3 aperçus gratuits de votre futur site',
    'Votre succès, notre signature.',
    'Témoignages',
    steps.title,
    'Rêvez graaand',
    'Voilà notre histoire',
    'Nous mettons votre entreprise en avant.',
  ])
  await expect(main.getByText('Depuis 2021')).toBeVisible()
  for (const title of ['Notre vision principale', 'Notre mission principale']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(main.getByRole('figure').locator('figcaption')).toHaveCount(4 + 4)
})

test('the hero and the band lead to the quote page', async ({ page }) => {
  for (const name of ['Demandez un devis et 3 aperçus gratuits!', home.offer.action]) {
    await page.goto('/')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/devis')
  }
})

// /expertises/{slug} (Spec: S-21).
test('each service card leads to its page', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('link', { name: /^Découvrir : / })
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/expertises/creation-de-site-web',
    '/expertises/referencement-naturel',
    '/expertises/design-graphique',
    '/expertises/logo-et-branding',
    '/expertises/uiux-design',
    '/expertises/webmastering',
  ])
  // The link covers its card.
  await page.getByRole('heading', { name: 'UI/UX Design' }).click({ force: true })
  await expect(page).toHaveURL('/expertises/uiux-design')
})

test('the testimonials carry their rating and say that they are samples', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(home.testimonials.text)).toBeVisible()
  for (const { title, author, rating, sample } of shownOf(testimonials)) {
    const card = page.getByRole('figure').filter({ hasText: author })
    await expect(card.getByText('(exemple)')).toHaveCount(sample ? 1 : 0)
    await expect(card.getByRole('heading', { name: title })).toBeVisible()
    await expect(card.getByRole('img', { name: `${rating} étoiles sur 5` })).toBeVisible()
  }
})

test('one step of the process is open at a time', async ({ page }) => {
  await page.goto('/')
  const text = (index: number) => page.getByText(steps.items[index]?.text ?? '')
  await expect(text(0)).toBeVisible()
  for (const [index, step] of steps.items.entries()) {
    if (index > 0) await page.getByText(step.title, { exact: true }).click()
    for (const other of steps.items.keys()) {
      await expect(text(other)).toBeVisible({ visible: other === index })
    }
  }
})

test.describe('the film', () => {
  /** Answers for other hosts and records requests to them. */
  async function watchForeignRequests(page: Page, baseURL: string | undefined) {
    const asked: string[] = []
    await page.route(
      (url) => url.origin !== baseURL,
      (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<p>Le film</p>' })
      },
    )
    return asked
  }

  test('nothing is asked of its host before the click', async ({ page, baseURL }) => {
    const asked = await watchForeignRequests(page, baseURL)
    await page.goto('/')
    const link = page.getByRole('link', { name: home.film.play })
    const src = (await link.getAttribute('href')) ?? ''
    await expect(page.getByText(new URL(src).host)).toBeVisible()
    await link.hover()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])

    await link.click()
    const player = page.getByRole('dialog').locator('iframe')
    await expect(player.contentFrame().getByText('Le film')).toBeVisible()
    expect(asked).toEqual([src])
    expect(src).not.toContain('autoplay')
    expect(await player.getAttribute('allow')).not.toContain('autoplay')
    const { width, height } = (await player.boundingBox()) ?? { width: 0, height: 1 }
    expect(width / height).toBeCloseTo(16 / 9, 2)
  })

  const ways: Record<string, (page: Page) => Promise<void>> = {
    Escape: (page) => page.keyboard.press('Escape'),
    'a click around it': (page) => page.mouse.click(5, 5),
    'its button': (page) => page.getByRole('button', { name: home.film.close }).click(),
  }
  for (const [name, close] of Object.entries(ways)) {
    test(`${name} closes it, and the focus comes back`, async ({ page, baseURL }) => {
      await watchForeignRequests(page, baseURL)
      await page.goto('/')
      const link = page.getByRole('link', { name: home.film.play })
      const dialog = page.getByRole('dialog')
      // Twice, because it must open again.
      for (const _ of [1, 2]) {
        await link.press('Enter')
        await expect(dialog.locator('iframe')).toBeVisible()
        await expect(page.getByRole('button', { name: home.film.close })).toBeFocused()
        // The page behind does not scroll.
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
        await close(page)
        await expect(dialog).toBeHidden()
        await expect(page.locator('iframe')).toHaveCount(0)
        await expect(link).toBeFocused()
      }
    })
  }

  test('without a script, a plain link leads to it', { tag: '@no-js' }, async ({
    page,
    baseURL,
  }) => {
    const asked = await watchForeignRequests(page, baseURL)
    await page.goto('/')
    await page.getByRole('link', { name: home.film.play }).click()
    await expect(page.getByText('Le film')).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})

for (const width of [390, 1440]) {
  test(`the film's dialog is accessible at ${width} px`, async ({ page, site }) => {
    await page.route(
      (url) => url.origin !== site.url,
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="fr"><title>Le film</title><h1>Le film</h1>',
        }),
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.getByRole('link', { name: home.film.play }).click()
    const player = page.getByRole('dialog').locator('iframe')
    await expect(player.contentFrame().getByRole('heading')).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe('the counters', () => {
  const figures = ['3+', '50+', '98%']
  const labels = ["Années d'expérience", 'Projets réussis', 'Taux de satisfaction client']

  test('hold their final value in the page as served', { tag: '@no-js' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('term')).toHaveText(labels)
    await expect(page.locator('dd [aria-hidden]')).toHaveText(figures)
  })

  test('count up when scrolled into view, unheard', async ({ page }) => {
    // A fake clock, so that counting does not depend on the machine.
    await page.clock.install()
    await page.goto('/')
    await page.clock.pauseAt(Date.now() + 60_000)
    const projects = page.locator('dd [aria-hidden]').nth(1)
    await expect(projects).toHaveText('50+')
    await projects.scrollIntoViewIfNeeded()
    const tick = async () => {
      await page.clock.runFor(50)
      return projects.innerText()
    }
    await expect.poll(tick).toBe('1+')
    expect(await page.getByRole('main').ariaSnapshot()).toContain('50+')

    const seen = [1]
    for (let time = 0; time < counterMs; time += 50) seen.push(Number.parseInt(await tick(), 10))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(new Set(seen).size).toBeGreaterThan(25)
    await expect(page.locator('dd [aria-hidden]')).toHaveText(figures)
  })

  test(
    'stay still under reduced motion',
    chromiumOnly('Firefox’s driver cannot ask for less motion'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.install()
      await page.goto('/')
      await page.clock.pauseAt(Date.now() + 60_000)
      const projects = page.locator('dd [aria-hidden]').nth(1)
      await projects.scrollIntoViewIfNeeded()
      const isReady = async () => {
        await page.clock.runFor(50)
        return await page.locator('html[data-ready]').count()
      }
      await expect.poll(isReady).toBe(1)
      await projects.evaluate(
        (element) => new Promise((seen) => new IntersectionObserver(seen).observe(element)),
      )
      await page.clock.runFor(counterMs / 2)
      await expect(projects).toHaveText('50+')
    },
  )
})
