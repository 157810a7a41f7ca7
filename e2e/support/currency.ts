import type { BrowserContext } from '@playwright/test'

/** Has the visitor choose dinars in another tab: pages that are open follow. */
export async function chooseDinarsElsewhere(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/tarifs/seo')
  await other.getByRole('button', { name: 'Dinars' }).click()
}
