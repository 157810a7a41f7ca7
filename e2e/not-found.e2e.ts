import { loadContent } from '#content/documents/load.ts'
import { expect, test } from './support/fixtures.ts'

const { notFound } = loadContent()

test('a lost visitor finds the way home', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/nulle-part')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title)
  await page.getByRole('link', { name: notFound.home }).click()
  await expect(page).toHaveURL('/')
})

test('a page that is only similar is not there', async ({ request }) => {
  for (const path of [
    '/Devis',
    '/devis/x',
    '/404',
    '/index.html',
    '/assets/',
    '/.vite/manifest.json',
    '/_atelier',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
