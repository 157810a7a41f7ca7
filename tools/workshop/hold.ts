import type { Page } from '@playwright/test'

/** Holds the answers to requests of a page; returns a function that lets them through. */
export async function hold(page: Page, files: RegExp | string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}
