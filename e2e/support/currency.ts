import type { BrowserContext } from '@playwright/test'

/** Chooses dinars in another tab; open pages follow. */
export async function chooseDinarsElsewhere(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/tarifs/seo')
  await other.getByRole('button', { name: 'Dinars' }).click()
}
