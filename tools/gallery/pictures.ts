/**
 * `npm run gallery`: takes screenshots of each page of the production build, of the desk, of a client and of each mail,
 * at several widths, by day and by night. A test fails if a screenshot differs from that of the previous run;
 * builds/gallery/report shows both. `npm run gallery -- -g '/devis.*390'` takes only the matching ones.
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { example, paletteIds, tradeIds } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { contentOf } from '#server/channels/content-of.ts'
import { layOut } from '#server/channels/mail-layout.ts'
import { clientPathsOf, furnishAgency, pathsOf } from '#workshop/agency.ts'
import { startEmptySite } from '#workshop/site.ts'
import { enterDesk, openStoreOf } from '#workshop/staff.ts'
import { waitForTypeface } from '../bench/instruments/shifts.ts'
import { kinds, outgoing, siteUrl } from '../test/sample-mails.ts'
import { folder } from './playwright.config.ts'

const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 }
const content = loadContent()

interface Furnished {
  url: string
  secret: string
  paths: Record<string, string>
}

const test = base.extend<object, { site: Furnished }>({
  site: [
    async ({}, use) => {
      await using site = await startEmptySite()
      const { person, secret } = await enterDesk(site.settings)
      await using store = openStoreOf(site.settings)
      const { paths, clientPaths } = await furnishAgency(store, { nina: person })
      await use({ url: site.url, secret, paths: { ...paths, ...clientPaths } })
    },
    { scope: 'worker' },
  ],
})

type Open = (page: Page, site: Furnished) => Promise<unknown>

const openPath =
  (path: string): Open =>
  (page) =>
    page.goto(path)

const trades = tradeIds.map((trade, index): [string, Open] => {
  const palette = paletteIds[index % paletteIds.length] ?? example.palette
  async function open(page: Page) {
    await page.goto(`/apercus#${encode({ ...example, trade, palette })}`)
    await page.locator('main .preview').nth(2).waitFor({ state: 'attached' })
  }
  return [`/apercus#${trade}`, open]
})

const nobody = { requests: new Map(), quotes: new Map() }
const subjects = Object.keys({ ...pathsOf(nobody, '', ''), ...clientPathsOf(nobody) })

const pages: [name: string, open: Open][] = [
  ...[...sitePaths(content), '/aucune/porte/ici'].map((path): [string, Open] => [
    path,
    openPath(path),
  ]),
  ...trades,
  ...subjects.map((subject): [string, Open] => [
    subject,
    (page, { paths }) => page.goto(paths[subject] ?? ''),
  ]),
  ...kinds.map((kind): [string, Open] => {
    const { html } = layOut(contentOf(outgoing(kind), { content, siteUrl }), { content, siteUrl })
    return [`the mail ${kind}`, (page) => page.setContent(html)]
  }),
]

for (const [name, open] of pages) {
  for (const width of [390, 768, 1440, 1920]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (width === 1920 && colorScheme === 'dark') continue
      test(`${name}, ${colorScheme}, ${width} px`, async ({ browser, site }, info) => {
        const viewport = { width, height: heights[width] ?? 900 }
        const how = { ...info.project.use, baseURL: site.url, viewport, colorScheme }
        await using context = await browser.newContext({ ...how, reducedMotion: 'reduce' })
        const flags = { path: '/bureau', secure: true, httpOnly: true, domain: '127.0.0.1' }
        await context.addCookies([{ name: 'bureau', value: site.secret, ...flags }])
        const page = await context.newPage()
        await open(page, site)
        await loadPictures(page)
        await unfix(page)
        const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })

        // Playwright replaces each dot of a name by a hyphen.
        const file = `${`${name}--${colorScheme}--${width}`.replaceAll(/[^\w-]+/g, '-')}.png`
        await writeFile(join(folder, 'now', file), picture)
        await info.attach(file, { body: picture, contentType: 'image/png' })
        if (existsSync(info.snapshotPath(file))) expect(picture).toMatchSnapshot(file)
      })
    }
  }
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
