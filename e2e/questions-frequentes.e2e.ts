import { faqPage } from '#content/pages/questions-frequentes.ts'
import { expect, test } from './support/fixtures.ts'

test('ten questions, the first open, one at a time', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/questions-frequentes')
  expect(faqPage.items).toHaveLength(10)
  const answer = (index: number) => page.getByText(faqPage.items[index]?.answer ?? '')
  await expect(answer(0)).toBeVisible()
  for (const [index, { question }] of faqPage.items.entries()) {
    if (index > 0) await page.getByText(question, { exact: true }).click()
    for (const other of faqPage.items.keys()) {
      await expect(answer(other)).toBeVisible({ visible: other === index })
    }
  }
})
