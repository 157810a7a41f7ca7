import { loadContent } from '#content/documents/load.ts'
import { layOut, type MailContent } from '#server/channels/mail-layout.ts'
import { expect, test } from './support/fixtures.ts'

const words = `https://exemple.fr/${'catalogue-2026'.repeat(7)}`
const link = { label: words, href: words }

test('a mail with the longest words is no wider than 320 px', async ({ page }) => {
  const mail: MailContent = {
    ...{ subject: words, preview: words, title: words, paragraphs: [words], after: [words] },
    facts: [
      [words, words],
      [words, words, words],
    ],
    ...{ button: link, link, closing: words, note: words, policy: link },
    quote: { line: words, words },
  }
  const { html } = layOut(mail, loadContent().company)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.setContent(html)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
