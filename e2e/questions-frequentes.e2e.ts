import { loadContent } from '#content/documents/load.ts'
import { expect, test } from './support/fixtures.ts'

const { faq } = loadContent()

test('ten questions, the first open, one at a time', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/questions-frequentes')
  expect(faq.items).toHaveLength(10)
  const answer = (index: number) => page.getByText(faq.items[index]?.answer ?? '')
  await expect(answer(0)).toBeVisible()
  for (const [index, { question }] of faq.items.entries()) {
    if (index > 0) await page.getByText(question, { exact: true }).click()
    for (const other of faq.items.keys()) {
      await expect(answer(other)).toBeVisible({ visible: other === index })
    }
  }
})
