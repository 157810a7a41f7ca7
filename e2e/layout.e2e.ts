import type { Page } from '@playwright/test'
import { backToTopPx, preloaderMs } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { waitForTypeface } from '../tools/bench/instruments/shifts.ts'
import { stopAnimations } from './support/disturbances.ts'
import { chromiumOnly, expect, openStarted, scriptStarted, test } from './support/fixtures.ts'

const { company, heads, home, layout } = loadContent()

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const menuOf = (page: Page) => page.getByRole('navigation', { name: layout.mainMenu })
// A price may follow the page's name.
const linkIn = (page: Page, name: string) =>
  menuOf(page).getByRole('link', { name: new RegExp(`^${name}`) })
const pricing = (page: Page) => menuOf(page).getByText('Tarifs', { exact: true })

test('an open list closes on Escape, on a click outside, on blur and for its link', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStarted(page, '/')
  const entry = linkIn(page, 'Contactez-nous')
  const about = menuOf(page).getByText('À propos')
  await about.hover()
  await entry.click()
  await expect(page).toHaveURL('/contactez-nous')
  await expect(entry).toBeHidden()
  await scriptStarted(page)
  await about.hover()
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()

  await about.click()
  await page.mouse.click(5, 700)
  await expect(entry).toBeHidden()

  await about.focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.getByRole('contentinfo').getByRole('textbox').first().focus()
  await expect(entry).toBeHidden()

  await about.focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await entry.focus()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(about).toBeFocused()

  // The page does not scroll while Tab moves through the header.
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }))
  await linkIn(page, 'Accueil').focus()
  for (const next of [linkIn(page, 'Expertises'), pricing(page)]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(800)
})

// The browser itself opens and closes the panel; accessibility.e2e.ts uses it with scripts.
test('the panel opens, unfolds and closes; on a desk its lists open on hover, one at a time', {
  tag: ['@no-js', '@fast'],
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/contactez-nous')
  const open = page.getByRole('button', { name: layout.openMenu })
  const entry = linkIn(page, 'Accueil')
  await expect(entry).toBeHidden()

  await open.click()
  await expect(entry).toBeInViewport()
  await pricing(page).click()
  await expect(linkIn(page, 'SEO')).toBeVisible()
  await menuOf(page).getByText('À propos').click()
  await expect(linkIn(page, 'SEO')).toBeHidden()

  await page.getByRole('button', { name: layout.closeMenu }).click()
  await expect(entry).toBeHidden()
  await open.click()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await open.click()
  await expect(entry).toBeInViewport()
  await page.mouse.click(10, 400)
  await expect(entry).toBeHidden()

  await open.click()
  await linkIn(page, 'Devis').click()
  await expect(page).toHaveURL('/devis')
  await expect(entry).toBeHidden()

  await page.setViewportSize(desk)
  await page.mouse.move(5, 700)
  await expect(linkIn(page, 'SEO')).toBeHidden()
  await pricing(page).hover()
  await expect(linkIn(page, 'SEO')).toBeVisible()
  await pricing(page).click()
  await menuOf(page).getByText('À propos').hover()
  await expect(linkIn(page, 'Questions fréquentes')).toBeVisible()
  await expect(linkIn(page, 'SEO')).toBeHidden()
})

// Spec: S-20, S-64.
test('a phone shows town and number of the agency first, and is never far from a link to /devis', {
  tag: '@no-js',
}, async ({ page }) => {
  const [{ phone: number }] = company.offices
  for (const size of [phone, { width: 360, height: 640 }]) {
    await page.setViewportSize(size)
    await page.goto('/')
    const main = page.getByRole('main')
    for (const seen of [
      main.getByText(home.hero.place),
      main.getByRole('link', { name: number.label }),
      main.getByRole('link', { name: home.hero.see }).first(),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 1 })
    }
    const stretches = await main.evaluate((main) => {
      const doors = [...main.querySelectorAll('a[href^="/devis"]')]
      const heights = doors.map((door) => door.getBoundingClientRect().top)
      const { top, bottom } = main.getBoundingClientRect()
      return [...heights, bottom].map((height, i) => height - (heights[i - 1] ?? top))
    })
    expect(Math.max(...stretches)).toBeLessThanOrEqual(2500)

    await page.getByRole('button', { name: layout.openMenu }).click()
    for (const name of [...company.offices.map(({ city }) => `Appeler ${city}`), layout.trial]) {
      await expect(menuOf(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
  }
  await menuOf(page).getByRole('link', { name: layout.trial }).click()
  await expect(page).toHaveURL('/apercus')
})

// Spec: S-7.
test('only one of the two links to /devis is marked on its page', async ({ page }) => {
  await page.setViewportSize(desk)
  const button = page.getByRole('banner').getByRole('link', { name: 'Devis' }).last()
  const ground = () => button.evaluate((link) => getComputedStyle(link).backgroundColor)
  await page.goto('/')
  const lit = await ground()
  await page.goto('/devis')
  expect(await ground()).not.toBe(lit)
  await expect(linkIn(page, 'Devis')).toHaveAttribute('aria-current', 'page')
})

test('a panel opened before any script has started stays open', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: layout.openMenu }).click()
  await scriptStarted(page)
  await expect(linkIn(page, 'Accueil')).toBeInViewport()
})

test('turning a tablet does not flash the lists of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openStarted(page, '/')
  const shown = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const lists = [...document.querySelectorAll('.site-nav details')]
        const opacities = new Set<string>()
        let framesLeft = 5
        const look = () => {
          if (innerWidth >= 1100) {
            for (const list of lists)
              opacities.add(getComputedStyle(list, '::details-content').opacity)
            if (!framesLeft--) return resolve([...opacities])
          }
          requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.setViewportSize({ width: 1180, height: 820 })
  expect(await shown).toEqual(['0'])
})

/** Records calls of `scrollTo`, because a slow machine may paint no frame of a smooth scroll. */
async function recordScrolls(page: Page) {
  await page.addInitScript(() => {
    // On a slow machine a half-parsed page is too short to scroll from half a window.
    const tall = new CSSStyleSheet()
    tall.replaceSync('html { min-height: 300vh }')
    document.adoptedStyleSheets.push(tall)
    const scrolls: object[] = []
    Object.assign(window, { scrolls })
    const scrollTo = window.scrollTo as (how: ScrollToOptions) => void
    window.scrollTo = (how) => {
      scrollTo(how as ScrollToOptions)
      const { top, behavior } = how as ScrollToOptions
      scrolls.push({ top: Number(top), behavior, reached: Math.round(window.scrollY) })
    }
  })
  return () => page.evaluate(() => (window as unknown as { scrolls: object[] }).scrolls)
}

async function passOnFromMiddle(page: Page) {
  await openStarted(page, '/')
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => heightOf(page)).toBe(1500)
  await page.getByRole('banner').getByRole('link', { name: 'Devis' }).last().press('Enter')
  await expect(page).toHaveTitle(`${heads['/devis'].title} | Graaand`)
  await scriptStarted(page)
}

const heightOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a new page scrolls smoothly to its top; Back restores the position', async ({ page }) => {
  const scrolls = await recordScrolls(page)
  await passOnFromMiddle(page)
  const half = (page.viewportSize()?.height ?? 0) / 2
  expect(await scrolls()).toEqual([
    { top: half, behavior: 'instant', reached: half },
    // A jump would have reached 0 already.
    { top: 0, behavior: 'smooth', reached: half },
  ])
  await expect.poll(() => heightOf(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveTitle(`${heads['/'].title} | Graaand`)
  await expect.poll(() => heightOf(page)).toBe(1500)
})

test(
  'under reduced motion a new page opens at its top',
  chromiumOnly('Firefox’s driver cannot reduce motion'),
  async ({ page }) => {
    const scrolls = await recordScrolls(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await passOnFromMiddle(page)
    expect(await scrolls()).toEqual([])
    expect(await heightOf(page)).toBe(0)
  },
)

test('the back-to-top button has a threshold, and hides beside a focused field', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStarted(page, '/')
  const button = page.getByRole('button', { name: layout.backToTop })
  await page.evaluate((y) => window.scrollTo(0, y), backToTopPx)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(backToTopPx)
  await expect(button).toBeHidden()
  await page.evaluate((y) => window.scrollTo(0, y), backToTopPx + 1)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()

  const field = page.getByRole('contentinfo').getByRole('textbox').first()
  await field.scrollIntoViewIfNeeded()
  await expect(button).toBeVisible()
  await field.focus()
  await expect(button).toBeHidden()
  await field.blur()
  await page.mouse.wheel(0, -50)
  await expect(button).toBeVisible()
})

// WCAG 2.2, 2.4.11 and 2.4.12: small links at the right edge are those that the button could cover by half.
test('the back-to-top button covers no part of a focused element', { tag: '@engines' }, async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStarted(page, '/qui-sommes-nous')
  await page.getByRole('main').focus()
  const covered: string[] = []
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(async () => {
      // The button appears after the frame in which the page scrolls.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const stop = document.activeElement
      const button = document.querySelector('.back-to-top')
      if (!stop?.closest('main') || !button) return null
      const box = stop.getBoundingClientRect()
      const { left, top } = button.getBoundingClientRect()
      const isCovered = button.checkVisibility() && box.right > left && box.bottom > top
      return isCovered ? stop.outerHTML : ''
    })
    if (found) covered.push(found)
    if (found !== null) continue
    expect(stops).toBeGreaterThan(5)
    break
  }
  await expect(page.getByRole('button', { name: layout.backToTop })).toBeVisible()
  expect(covered).toEqual([])
})

// A screen of 1280 by 1024 px has 320 by 256 at zoom 400 %.
test('on a low screen the header scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openStarted(page, '/')
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

/** The longest titles of their families, and a title with a mark. */
const longTitles = [
  ...['/tarifs/logo-et-branding', '/expertises/referencement-naturel', '/devis', '/team'],
  ...['/conditions-generales-dutilisation', '/blog/logo-grand-mere'],
]

// Spec: S-10.
test('on a phone the banner of a page is at most 200 px high', { tag: '@no-js' }, async ({
  page,
}) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of longTitles) {
      await page.goto(path)
      const box = await page.locator('.page-banner').boundingBox()
      expect(box?.height, `${path} at ${width} px`).toBeLessThanOrEqual(200)
    }
  }
})

test('on a desk the three boxes of the contact page are one row', { tag: '@no-js' }, async ({
  page,
}) => {
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contactez-nous')
    const boxes = await page.locator('.coordinate-plates > div').all()
    const [first, ...others] = await Promise.all(boxes.map((box) => box.boundingBox()))
    expect(others).toHaveLength(2)
    for (const box of others) expect([box?.y, box?.height]).toEqual([first?.y, first?.height])
  }
})

test('the preloader ends after its delay, or at once under reduced motion', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const end = await page.evaluate(() => {
    const preloader = document.querySelector('.preloader')
    return preloader?.getAnimations()[0]?.effect?.getComputedTiming().endTime
  })
  expect(end).toBe(preloaderMs)
  await expect(page.locator('.preloader')).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('.preloader')).toBeHidden()

  // A user style that stops all animations has the same effect.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopAnimations(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('.preloader')).toBeHidden()
})

test('parts out of sight get the typeface one by one, or all at a scroll; they keep their place and size', {
  tag: '@engines',
}, async ({ page }) => {
  interface Seen {
    hidden: number
    inSight: number
    resized: number
    hiddenAfterScroll?: number
  }
  await page.setViewportSize(phone)
  await page.addInitScript(() => {
    const seen: Seen = { hidden: 0, inSight: 0, resized: 0 }
    Object.assign(window, { seen })
    const heights = new Map<Element, number>()
    const watcher = new MutationObserver((changes) => {
      for (const part of new Set(changes.map(({ target }) => target as HTMLElement))) {
        const { top, bottom, height } = part.getBoundingClientRect()
        if (part.style.contentVisibility !== 'auto') {
          heights.set(part, height)
          continue
        }
        seen.hidden++
        if (bottom >= 0 && top <= innerHeight) seen.inSight++
        if (height !== heights.get(part)) seen.resized++
      }
      if (location.hash === '#scroll' && seen.hidden) scrollTo(0, 40)
    })
    watcher.observe(document, { subtree: true, attributeFilter: ['style'] })
    document.addEventListener('scroll', () => {
      seen.hiddenAfterScroll ??= document.querySelectorAll('[style*=content-visibility]').length
    })
  })
  const seenIn = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  for (const path of ['/', '/tarifs/seo', '/devis']) {
    await page.goto(path)
    await expect.poll(async () => (await seenIn()).hidden).toBeGreaterThan(1)
    await waitForTypeface(page)
    expect(await seenIn(), path).toMatchObject({ inSight: 0, resized: 0 })
  }
  await page.goto('/#scroll')
  await expect.poll(async () => (await seenIn()).hiddenAfterScroll).toBe(0)
  await waitForTypeface(page)
  expect((await seenIn()).hidden).toBeGreaterThan(1)
})
