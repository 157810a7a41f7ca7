import { loadContent } from '#content/documents/load.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { layOut, type MailContent } from '#server/channels/mail-layout.ts'
import { looped } from '#workshop/addresses.ts'
import { formCases, valuesOf } from '#workshop/form-cases.ts'
import { waitForTypeface } from '../tools/bench/instruments/shifts.ts'
import { doubleTextSize, stopAnimations } from './support/disturbances.ts'
import { chromiumOnly, expect, openStarted, test } from './support/fixtures.ts'
import { formOf } from './support/lead-forms.ts'
import { findOverflow } from './support/overflow.ts'

/** Wide letters without a break, as long as names may be. */
const longWord = 'W'.repeat(200)
const typed = {
  name: longWord,
  email: `${'w'.repeat(60)}@${'w'.repeat(60)}.${'w'.repeat(60)}.fr`,
  phone: `+33 ${'6'.repeat(46)}`,
  text: `https://exemple.fr/${'catalogue-2026'.repeat(20)}`,
}

test('no text typed in a form, a search or an answer makes its page or mail wider than 320 px', async ({
  page,
}) => {
  await stopAnimations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { form, path } of formCases) {
    await test.step(form, async () => {
      await openStarted(page, path)
      const fields = formOf(page, form)
      const written = fields.locator('input:visible:not([inert] *), textarea:visible')
      const fillAll = async () => {
        for (const field of await written.all()) {
          const name = await field.getAttribute('name')
          await field.fill(typed[name as keyof typeof typed] ?? typed.text)
        }
        const service = fields.getByRole('combobox')
        if (await service.count()) await service.selectOption({ index: 1 })
      }
      await fillAll()
      expect(await findOverflow(page)).toEqual([])
      // An error message repeats the text before a character that a database cannot store.
      await written.evaluateAll((all) => {
        for (const field of all as HTMLInputElement[]) field.value = `${'W'.repeat(50)}\u0000W`
      })
      await fields.locator('[type=submit]').click()
      await expect(fields.getByText('illisible').first()).toBeVisible()
      expect(await findOverflow(page)).toEqual([])

      await fillAll()
      await fields.locator('[type=submit]').click()
      await expect(fields.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
      expect(await findOverflow(page)).toEqual([])
    })
  }
  const widest = { name: 'W'.repeat(60), town: 'W'.repeat(40), sentence: 'W'.repeat(140) }
  const previews = encode({ ...example, ...widest }, 'storefront')
  for (const path of [
    `/blog?q=${longWord}`,
    `/blog-grid?q=${longWord}`,
    `/apercus#${previews}`,
    `/devis?pack=seo-premium#apercus=${previews}`,
  ]) {
    await openStarted(page, path)
    if (path.endsWith(previews)) {
      await expect(page.locator('.preview').first()).toContainText(widest.name)
    }
    expect(await findOverflow(page), path).toEqual([])
  }
  const words = `https://exemple.fr/${'catalogue-2026'.repeat(7)}`
  const link = { label: words, href: words }
  const mail = {
    ...{ subject: words, greeting: words, title: words, paragraphs: [words], after: [words] },
    facts: [
      [words, words],
      [words, words, words],
    ],
    ...{ button: link, link, note: words, privacy: [link] },
    signature: { name: words, phone: link },
    quote: { line: words, words },
  } satisfies MailContent
  // The policy of a page would forbid the styles of a mail.
  await page.goto('about:blank')
  await page.setContent(layOut(mail, { content: loadContent(), siteUrl: words }).html)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

// WCAG 1.4.4: the visitor's text size, which breakpoints in `em` follow; pages.e2e.ts looks at every text on a phone.
test('with text of twice the size every control is within the screen', {
  ...chromiumOnly('Firefox’s driver cannot set the text size'),
}, async ({ page, site, visitor }) => {
  await doubleTextSize(page)
  const lost: string[] = []
  const controls = ':is(header, main) :is(a, button, input, select, textarea, label)'
  for (const path of [
    '/',
    '/devis',
    '/contactez-nous',
    '/tarifs/seo',
    '/expertises/uiux-design',
    '/apercus',
  ]) {
    await page.goto(path)
    await waitForTypeface(page)
    for (const width of [390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const line of await findOverflow(page, controls))
        lost.push(`${path}, ${width} px, ${line}`)
    }
  }
  await page.setViewportSize({ width: 390, height: 900 })
  for (const one of formCases) {
    const headers = { Origin: site.url, Accept: 'text/html' }
    const form = { form: one.form, ...valuesOf(one, visitor) }
    const sent = await page.request.post(one.path, { headers, form })
    await page.goto(sent.url())
    await expect(page.getByText(/^G-[\dA-Z]{4}-[\dA-Z]{3}$/)).toBeVisible()
    for (const line of await findOverflow(page, '.form-accepted, .form-accepted *'))
      lost.push(`${one.form}, sent, ${line}`)
  }
  expect(lost).toEqual([])
})

test('no page is wider than the screen beside a classic scrollbar', {
  ...chromiumOnly('Firefox’s driver cannot show scrollbars'),
}, async ({ site, browser: hiding }) => {
  test.slow()
  await using browser = await hiding
    .browserType()
    .launch({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await browser.newPage()
  const wide: string[] = []
  for (const path of looped) {
    await page.goto(site.url + path)
    for (const width of [320, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const [bar, sideways] = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        return [innerWidth - clientWidth, scrollWidth - clientWidth] as const
      })
      expect(bar).toBeGreaterThan(0)
      if (sideways > 0) wide.push(`${path} at ${width}: ${sideways} px`)
    }
  }
  expect(wide).toEqual([])
})
