import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { loadContent } from '#content/documents/load.ts'
import { autofill, disturbances, isOfDisturbance, translate } from './support/disturbances.ts'
import { chromiumOnly, expect, openStarted, test } from './support/fixtures.ts'

const { previewsPage: words } = loadContent()

/** Pages changed by a translator, an extension or the visitor's settings keep typed text, focus and request. */

/** Public forms with their pages and field values. */
const forms = [
  {
    form: 'quote',
    path: '/devis',
    fields: { name: '', email: '', phone: '', service: 'Webmastering', description: 'Un atelier.' },
  },
  {
    form: 'contact',
    path: '/contactez-nous',
    fields: { name: '', email: '', phone: '', message: 'Une question.' },
  },
  {
    form: 'footer',
    path: '/questions-frequentes',
    fields: { name: '', email: '', phone: '', description: 'Une boutique.' },
  },
  {
    form: 'comment',
    path: '/single-blog',
    fields: { name: '', email: '', comment: 'Merci pour cet article.' },
  },
  { form: 'coming-soon', path: '/coming-soon', fields: { email: '' } },
] as const

/** A translation changes labels and buttons. */
const fieldOf = (page: Page, form: string, name: string) =>
  page.locator(`form:has([name=form][value=${form}]) [name=${name}]`)

for (const { name, prepare, apply } of disturbances) {
  test(`what is typed by keyboard reaches the agency from pages ${name}`, async ({
    page,
    visitor,
    leads,
  }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => {
      if (!isOfDisturbance(error)) errors.push(error)
    })
    await prepare?.(page)
    for (const { form, path, fields } of forms) {
      await test.step(form, async () => {
        await page.goto(path)
        await apply?.(page)
        const typed = { ...fields, ...pick(visitor, fields) }
        const [first = ''] = Object.keys(typed)
        await fieldOf(page, form, first).focus()
        for (const [field, value] of Object.entries(typed)) {
          await expect(fieldOf(page, form, field)).toBeFocused()
          if (field === 'service') await fieldOf(page, form, field).selectOption(value)
          else await page.keyboard.type(value)
          await page.keyboard.press('Tab')
        }
        await page.keyboard.press('Enter')
        await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
      })
    }
    const kept = await leads()
    expect(kept.map(({ form, values }) => ({ form, values }))).toEqual(
      expect.arrayContaining(
        forms.map(({ form, fields }) => ({
          form,
          values: expect.objectContaining({ ...fields, ...pick(visitor, fields) }),
        })),
      ),
    )
    expect(errors).toEqual([])
  })
}

for (const event of ['change', undefined] as const) {
  test(`what the browser fills in ${event ? 'with' : 'without'} an event reaches the agency`, async ({
    page,
    visitor,
    leads,
  }) => {
    for (const { form, path, fields } of forms) {
      await test.step(form, async () => {
        await openStarted(page, path)
        const typed = { ...fields, ...pick(visitor, fields) }
        for (const [field, value] of Object.entries(typed)) {
          await autofill(page, `form:has([name=form][value=${form}]) [name=${field}]`, value, event)
        }
        await page.locator(`form:has([name=form][value=${form}]) button[type=submit]`).click()
        await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
      })
    }
    const kept = await leads()
    expect(kept.map(({ form }) => form).sort()).toEqual(forms.map(({ form }) => form).toSorted())
    for (const { values } of kept) expect(values.email).toBe(visitor.email)
  })
}

const pick = (visitor: object, fields: object) =>
  Object.fromEntries(Object.entries(visitor).filter(([name]) => name in fields))

test('previews follow what is typed, before React and after, on a translated page', async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/apercus')
  await translate(page)
  const name = page.locator('[name=nom]')
  const preview = page.locator('.of-review .preview').first()
  await name.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Riad')
  await expect(preview).toContainText('Riad')
  await page.keyboard.type(' Dar El Bahr')
  await expect(name).toHaveValue('Riad Dar El Bahr')
  await expect(name).toBeFocused()
  await expect(preview).toContainText('Riad Dar El Bahr')
  await page.locator('[name=metier]').selectOption({ index: 3 })
  await expect(preview).toContainText('Riad Dar El Bahr')
  expect(errors).toEqual([])
})

test('a link that the browser cannot copy is shown and selected', async ({ page, site }) => {
  await page.addInitScript(() => {
    // As on plain http.
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openStarted(page, '/apercus')
  await page.getByRole('button', { name: words.next.copy }).click()
  await expect(page.getByRole('status').filter({ hasText: words.next.notCopied })).toBeVisible()
  const link = page.getByRole('textbox', { name: words.next.link })
  await expect(link).toHaveValue(`${site.url}/apercus`)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${site.url}/apercus`)
})

/** Pages that collapse text, which print has to show. */
for (const path of [
  '/',
  '/questions-frequentes',
  '/expertises',
  '/expertises/creation-de-site-web',
  '/tarifs/site-ecommerce',
]) {
  test(
    `every answer of ${path} is on paper, printed without a gesture`,
    chromiumOnly('Firefox’s driver emulates no paper'),
    async ({ page }) => {
      // As with a print command: no pointer, only the page's own sheets.
      await page.route('**/*.css', (route) => route.abort())
      await page.goto(path)
      const folded = await page
        .locator('main details')
        .evaluateAll((all) => all.map((one) => one.textContent))
      expect(folded.length).toBeGreaterThan(3)
      const paper = withoutSpaces(await textOfPdf(await page.pdf({ format: 'A4' })))
      // Compares the end of each text, because a page break adds the next page's head.
      for (const text of folded) expect(paper).toContain(withoutSpaces(text).slice(-20))
    },
  )
}

async function textOfPdf(file: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str
  }
  await pdf.loadingTask.destroy()
  return text
}

/** Removes spaces, which line breaks change, and unifies hyphens. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '').replaceAll('\u2011', '-')
