/**
 * `npm run gallery`: takes screenshots of each page of the production build, mail and PDF, in its states and at
 * several widths. A test fails if a screenshot differs from that of the previous run;
 * builds/gallery/report shows both. `npm run gallery -- -g '/devis.*390'` takes only the matching ones.
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Page, type Route } from '@playwright/test'
import { waitForTypeface } from '../../e2e/support/shifts.ts'
import { folder } from './playwright.config.ts'
import { type State, scenes } from './scenes.ts'
import { type SeededSite, startSeededSite } from './seed.ts'

const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 }

const test = base.extend<object, { shared: SeededSite }>({
  shared: [
    async ({}, use) => {
      await using site = await startSeededSite()
      await use(site)
    },
    { scope: 'worker' },
  ],
})

for (const { path, open, states } of scenes) {
  for (const [name, state] of Object.entries(states)) {
    for (const width of state.widths) {
      test(`${path}, ${name}, ${width} px`, async ({ browser, shared }, info) => {
        await using own = state.isChanging ? await startSeededSite() : null
        const site = own ?? shared
        const context = await browser.newContext({
          ...info.project.use,
          baseURL: site.url,
          viewport: { width, height: heights[width] ?? 900 },
          colorScheme: state.isDark ? 'dark' : 'light',
          reducedMotion: state.isMoving ? 'no-preference' : 'reduce',
          javaScriptEnabled: !state.withoutScript,
        })
        const page = await context.newPage()
        await page.route('**', (route) => answer(route, site.url, state.posts))
        await context.addCookies(site.cookie)
        await open(page, site)
        await loadPictures(page)
        await state.act?.(page)
        if (!state.withoutScript) await waitForFrames(page)
        const isCovered = await page
          .locator('dialog[open], dialog:target, .composer:target, [popover]:popover-open')
          .count()
        const fullPage = !state.isScreen && isCovered === 0
        if (fullPage && !state.withoutScript) await unfix(page)
        const picture = await page.screenshot({ fullPage, animations: 'disabled' })
        await context.close()

        // Playwright replaces each dot of a name by a hyphen.
        const file = `${`${path.slice(1)}--${name}--${width}`.replaceAll(/[^\w-]+/g, '-')}.png`
        await writeFile(join(folder, 'now', file), picture)
        await info.attach(file, { body: picture, contentType: 'image/png' })
        if (existsSync(info.snapshotPath(file))) expect(picture).toMatchSnapshot(file)
      })
    }
  }
}

/** Answers requests: posts fail if the state requires it, and references are replaced by a fixed one. */
async function answer(route: Route, origin: string, posts: State['posts']) {
  const request = route.request()
  const { origin: asked, pathname } = new URL(request.url())
  if (asked !== origin) {
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ailleurs' })
  }
  if (request.method() !== 'POST' || pathname.startsWith('/bureau/')) return route.continue()
  if (posts === 'unanswered') return
  if (posts === 'failing') return route.abort()
  const response = await route.fetch()
  const body = (await response.text()).replaceAll(/G-[\dA-Z]{4}-[\dA-Z]{3}/g, 'G-7KM4-2XR')
  return route.fulfill({ response, body })
}

async function loadPictures(page: Page) {
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  if (family.startsWith('Bricolage,')) await waitForTypeface(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible'
    }
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) {
      image.loading = 'eager'
      image.removeAttribute('srcset')
    }
    await Promise.all(shown.map((image) => image.decode()))
  })
}

/** Waits until animations have begun, because the screenshot ends those. */
async function waitForFrames(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Moves fixed bars to the end of the page, because they would cover the middle of its screenshot. */
async function unfix(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static'
      if (position !== 'fixed' || box.height === 0 || box.height > innerHeight / 2) continue
      if (Math.round(box.bottom) !== innerHeight) continue
      document.body.style.position = 'relative'
      element.style.position = 'absolute'
    }
  })
}
