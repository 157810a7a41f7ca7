import type { Page } from '@playwright/test'
import { testimonials } from '#content/collections/testimonials.ts'
import { bannerSlideMs, bannerSlides, openingDate } from '#content/constants.ts'
import { accessibility } from '#content/pages/accessibilite.ts'
import { comingSoonPage } from '#content/pages/coming-soon.ts'
import { terms } from '#content/pages/conditions-generales-dutilisation.ts'
import { type LegalPage, legalWords } from '#content/pages/legal.ts'
import { legalNotices } from '#content/pages/mentions-legal.ts'
import { privacyPolicy } from '#content/pages/politique-de-confidentialite.ts'
import { cookiePolicy } from '#content/pages/politique-de-cookies.ts'
import { faqPage } from '#content/pages/questions-frequentes.ts'
import { aboutPage } from '#content/pages/qui-sommes-nous.ts'
import { pages } from '#content/pages.ts'
import { expect, openAwake, test } from './fixtures.ts'

test.describe('/qui-sommes-nous', () => {
  const banner = (page: Page) => page.getByRole('region', { name: aboutPage.banner.text })
  const track = (page: Page) => banner(page).locator('ul')
  const state = (page: Page) =>
    track(page).evaluate((list) => getComputedStyle(list).animationPlayState)

  test('shows the team, as samples, and leads to all of it and to a quote', {
    tag: '@no-js',
  }, async ({ page }) => {
    await page.goto('/qui-sommes-nous')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Qui sommes-nous')
    await expect(main.getByText(aboutPage.team.note, { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(main.getByRole('link', { name: aboutPage.team.link })).toHaveAttribute(
      'href',
      '/team',
    )
    await main.getByRole('link', { name: aboutPage.offer.action }).click()
    await expect(page).toHaveURL(/^[^?]+\/devis\?service=creation-de-site-web$/)
  })

  // 01-site, sections 2 and 9.
  test('the banner holds its slides, is heard once, and passes at the pace of the spec', async ({
    page,
  }) => {
    await page.goto('/qui-sommes-nous')
    const slides = track(page).locator('li')
    await expect(slides).toHaveCount(bannerSlides)
    await expect(slides).toHaveText(Array(bannerSlides).fill('Passez au niveau supérieur !'))
    await expect(banner(page).getByRole('listitem')).toHaveCount(1)

    // Half of the track passes, then it starts over: the other half has to be its double.
    const { duration, iterations, half, pitch, width } = await track(page).evaluate((list) => {
      const timing = list.getAnimations()[0]?.effect?.getTiming()
      const [first, middle] = [list.children[0], list.children[list.children.length / 2]]
      const pictures = [...list.querySelectorAll('img')].map(({ src }) => src)
      return {
        duration: timing?.duration,
        iterations: timing?.iterations,
        half: pictures.splice(0, pictures.length / 2).join() === pictures.join(),
        // Both in one look: the typeface may come between two of them.
        pitch: (middle?.getBoundingClientRect().x ?? 0) - (first?.getBoundingClientRect().x ?? 0),
        width: list.getBoundingClientRect().width,
      }
    })
    expect(duration).toBe((bannerSlides / 2) * bannerSlideMs)
    expect(iterations).toBe(Number.POSITIVE_INFINITY)
    expect(half).toBe(true)
    expect(pitch).toBeCloseTo(width / 2, 0)
  })

  test('the banner stops by its box, under the mouse and the focus', {
    tag: '@no-js',
  }, async ({ page }) => {
    await page.goto('/qui-sommes-nous')
    const pause = banner(page).getByRole('checkbox', { name: aboutPage.banner.pause })
    await banner(page).scrollIntoViewIfNeeded()
    expect(await state(page)).toBe('running')
    await banner(page).hover()
    expect(await state(page)).toBe('paused')
    await page.mouse.move(5, 5)
    expect(await state(page)).toBe('running')

    // The first thing that the keyboard reaches in it.
    await page
      .getByRole('main')
      .getByRole('link', { name: /YouTube/ })
      .last()
      .focus()
    await page.keyboard.press('Tab')
    await expect(pause).toBeFocused()
    expect(await state(page)).toBe('paused')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(pause).toBeChecked()
    expect(await state(page)).toBe('paused')
  })

  test('the banner rests out of sight', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.goto('/qui-sommes-nous')
    const drawn = () =>
      track(page).evaluate((list) => list.checkVisibility({ contentVisibilityAuto: true }))
    expect(await drawn()).toBe(false)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await banner(page).scrollIntoViewIfNeeded()
    await expect.poll(drawn).toBe(true)
    // Its place was kept: nothing moved when it came.
    expect(await height()).toBe(before)
  })

  test('the banner cannot be dragged', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/qui-sommes-nous')
    await banner(page).scrollIntoViewIfNeeded()
    const left = () => track(page).evaluate((list) => list.getBoundingClientRect().x)
    const before = await left()
    const box = await banner(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 600, (box?.y ?? 0) + 40]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 400, y, { steps: 5 })
    await page.mouse.up()
    expect(await left()).toBe(before)
  })
})

test('ten questions, the first open, one at a time', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/questions-frequentes')
  expect(faqPage.items).toHaveLength(10)
  const answer = (index: number) => page.getByText(faqPage.items[index]?.answer ?? '')
  await expect(answer(0)).toBeVisible()
  for (const [index, { question }] of faqPage.items.entries()) {
    if (index > 0) await page.getByText(question, { exact: true }).click()
    for (const other of faqPage.items.keys()) {
      await expect(answer(other)).toBeVisible({ visible: other === index })
    }
  }
})

test('the testimonials are those of the home page, and say that they are samples', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/testimonial')
  const main = page.getByRole('main')
  await expect(main.getByText('Exemple', { exact: true })).toBeVisible()
  await expect(main.getByRole('figure')).toHaveCount(4)
  for (const { author, rating } of testimonials) {
    const card = main.getByRole('figure').filter({ hasText: author })
    await expect(card.getByRole('img', { name: `${rating} étoiles sur 5` })).toBeVisible()
  }
})

const texts: Record<string, LegalPage> = {
  '/conditions-generales-dutilisation': terms,
  '/politique-de-confidentialite': privacyPolicy.site,
  '/mentions-legal': legalNotices,
  '/politique-de-cookies': cookiePolicy,
  '/accessibilite': accessibility,
}

for (const [path, { sections }] of Object.entries(texts)) {
  test(`${path}: the table of contents leads to each section`, { tag: '@no-js' }, async ({
    page,
  }) => {
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: legalWords.contents })
    await expect(contents.getByRole('link')).toHaveText(sections.map(({ title }) => title))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      sections.map(({ title }) => title),
    )
    for (const { id, title } of sections) {
      await contents.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(`${path}#${id}`)
      await expect(page.locator(':target')).toBeInViewport()
    }
  })

  test(`${path}: every link to another page leads there`, async ({ page, request }) => {
    await page.goto(path)
    const links = page.getByRole('main').locator('section a[href^="/"]')
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
      expect((await request.get(href ?? '')).status(), href ?? '').toBe(200)
    }
  })
}

test('the table of contents stays in sight on a desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/politique-de-confidentialite')
  const contents = page.getByRole('navigation', { name: legalWords.contents })
  for (const link of await contents.getByRole('link').all()) {
    await link.click()
    await expect(link).toBeInViewport()
  }
  // The heading is not under the header, which stays too.
  const header = await page.getByRole('banner').boundingBox()
  const section = await page.locator(':target').boundingBox()
  expect(section?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

for (const tag of ['@js', '@no-js']) {
  test(`on paper, the texts stand alone ${tag}`, { tag }, async ({ page }) => {
    await page.goto('/mentions-legal')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(
      page.getByRole('navigation', { name: legalWords.contents }).getByRole('link').first(),
    ).toBeHidden()
  })
}

test('what the agency has to supply shows on a local address', async ({ page }) => {
  await page.goto('/mentions-legal')
  const missing = legalNotices.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []))
    .filter(({ value }) => value === null)
  const shown = page.getByRole('definition').filter({ hasText: legalWords.missing })
  await expect(shown).toHaveCount(missing.length)
})

// 01-site, section 2, "Route table": the legal pages are linked under other spellings too.
test('other spellings lead to the legal pages for good', async ({ request }) => {
  for (const [from, to] of [
    ['/privacy-policy', '/politique-de-confidentialite'],
    ['/mentions-legales', '/mentions-legal'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, to])
  }
})

// Requirement A8: the figures are those of e2e/pages.e2e.ts, which goes through the same table.
test('the accessibility statement counts every page that the tests go through', async ({
  page,
}) => {
  await page.goto('/accessibilite')
  const tested = Object.keys(pages).length + 1
  const main = page.getByRole('main')
  await expect(main.getByText(`${tested} pages examinées par axe-core`)).toBeVisible()
  await expect(main.getByText('Ce site est non conforme au RGAA 4.1.')).toBeVisible()
})

test.describe('/coming-soon', () => {
  const opening = Date.parse(openingDate)
  const timer = (page: Page) => page.getByRole('timer')

  test('stands alone, its wait over, without a script', { tag: '@no-js' }, async ({ page }) => {
    await page.goto('/coming-soon')
    expect(opening).toBeLessThan(Date.now())
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText(comingSoonPage.over)).toBeVisible()
    await expect(timer(page)).toHaveText('00 jours00 heures00 minutes00 secondes')
  })

  test('counts down to the opening, and stops there', async ({ page }) => {
    // The page's clock moves only when told to.
    await page.clock.install({ time: opening - 61_000 })
    await openAwake(page, '/coming-soon')
    await page.clock.pauseAt(opening - 52_000)
    await page.clock.runFor(1000)
    await expect(timer(page)).toHaveText('00 jours00 heures00 minutes51 secondes')
    await expect(page.getByText(/La porte s’ouvre le 31 décembre 2025/)).toBeVisible()
    await page.clock.runFor(1000)
    await expect(timer(page)).toHaveText('00 jours00 heures00 minutes50 secondes')
    await page.clock.runFor(51_000)
    await expect(timer(page)).toHaveText('00 jours00 heures00 minutes00 secondes')
    await expect(page.getByText(comingSoonPage.over)).toBeVisible()
  })

  for (const tag of ['@js', '@no-js']) {
    test(`keeps an address for the day of the opening ${tag}`, { tag }, async ({
      page,
      visitor,
      leads,
      mailbox,
    }) => {
      await page.goto('/coming-soon')
      await page.getByRole('button', { name: 'Prévenez-moi' }).click()
      const email = page.getByLabel(comingSoonPage.email)
      await expect(email).toHaveAccessibleDescription('Email is required.')
      await expect(page.getByText('Email is required.')).toHaveAttribute('lang', 'en')

      await email.fill(visitor.email)
      await page.getByRole('button', { name: 'Prévenez-moi' }).click()
      await expect(page.getByRole('heading', { name: 'C’est noté.' })).toBeVisible()
      const [lead] = await leads()
      expect(lead).toMatchObject({
        form: 'coming-soon',
        page: '/coming-soon',
        values: { email: visitor.email },
      })
      expect((await mailbox.toAgency()).text).toContain(visitor.email)
    })
  }

  test('its logo leads to the site', async ({ page }) => {
    await openAwake(page, '/coming-soon')
    await page.getByRole('link').first().click()
    await expect(page).toHaveTitle(pages['/'].title)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(comingSoonPage.title)
  })
})
