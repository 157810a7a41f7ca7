import type { BrowserContext } from '@playwright/test'

/** @returns a function that chooses a currency in another tab */
export async function openOtherTab(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/tarifs/seo')
  return (name: 'Euros' | 'Dinars') => other.getByRole('button', { name }).click()
}
