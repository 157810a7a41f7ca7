import { loadContent } from '#content/documents/load.ts'
import { legalWords } from '#content/pages/legal/legal.ts'
import { legalPages } from '#content/pages/legal/legal-pages.ts'
import { expect, test } from './support/fixtures.ts'

const texts = legalPages(loadContent())

// e2e/built/sections.test.ts covers the other legal pages.
test('the table of contents leads to each section, and stays in sight on a desk, but not on paper', {
  tag: '@no-js',
}, async ({ page, browserName }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/politique-de-confidentialite')
  const contents = page.getByRole('navigation', { name: legalWords.contents })
  for (const { id, title } of texts['/politique-de-confidentialite'].sections) {
    const link = contents.getByRole('link', { name: title, exact: true })
    await link.click()
    await expect(page).toHaveURL(`/politique-de-confidentialite#${id}`)
    await expect(page.locator(':target')).toBeInViewport()
    await expect(link).toBeInViewport()
  }
  // The heading is below the sticky header.
  const header = await page.getByRole('banner').boundingBox()
  const section = await page.locator(':target').boundingBox()
  expect(section?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))

  // Firefox’s driver cannot emulate print; tarifs.e2e.ts prints with scripts.
  if (browserName !== 'chromium') return
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(contents.getByRole('link').first()).toBeHidden()
})

test('the first sentence is as wide as the text below it, on a desk', { tag: '@no-js' }, async ({
  page,
}) => {
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, { gist, sections }] of Object.entries(texts)) {
      await page.goto(path)
      const first = await page.getByText(gist, { exact: true }).boundingBox()
      const text = await page.locator(`#${sections[0]?.id}`).boundingBox()
      expect([first?.x, first?.width], `${path} at ${width} px`).toEqual([text?.x, text?.width])
    }
  }
})
