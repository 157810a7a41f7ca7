import type { BrowserContext } from '@playwright/test'

export async function chooseDinarsElsewhere(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/tarifs/seo')
  await other.getByRole('button', { name: 'Dinars' }).click()
}
