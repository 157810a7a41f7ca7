import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { loadContent } from '#content/documents/load.ts'
import {
  addExtensionNodes,
  allDisturbances,
  autofill,
  isOfDisturbance,
  translate,
} from './support/disturbances.ts'
import { chromiumOnly, expect, openStarted, test } from './support/fixtures.ts'
import { formCases, formOf, valuesOf } from './support/lead-forms.ts'

const { layout, previewsPage: words } = loadContent()

/**
 * Pages keep typed text, focus and request through changes of a translator, an extension or the visitor's
 * settings.
 */

const fieldOf = (page: Page, form: string, name: string) =>
  formOf(page, form).locator(`[name=${name}]`)

// React renders a page again that changed while it was parsed, so translations have a page of their own.
for (const { name, person, prepare, apply } of [
  { name: 'translated', person: 'محمد بن علي', prepare: undefined, apply: translate },
  {
    name: 'changed in every other way',
    person: 'Nguyễn Thị Minh Khai',
    prepare: allDisturbances.prepare,
    apply: addExtensionNodes,
  },
]) {
  test(`typed text reaches the agency from pages ${name}`, async ({
    page,
    visitor: { email, phone },
    leads,
  }) => {
    const visitor = { name: person, email, phone }
    const errors: Error[] = []
    page.on('pageerror', (error) => {
      if (!isOfDisturbance(error)) errors.push(error)
    })
    await prepare?.(page)
    for (const one of formCases) {
      await test.step(one.form, async () => {
        await page.goto(one.path)
        await apply(page)
        const typed = Object.entries(valuesOf(one, visitor))
        await fieldOf(page, one.form, typed[0]?.[0] ?? '').focus()
        for (const [field, value] of typed) {
          await expect(fieldOf(page, one.form, field)).toBeFocused()
          if (field === 'service') await fieldOf(page, one.form, field).selectOption(value)
          else await page.keyboard.type(value)
          await page.keyboard.press('Tab')
        }
        await page.keyboard.press('Enter')
        await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
      })
    }
    expect((await leads()).map(({ form, values }) => ({ form, values }))).toEqual(
      expect.arrayContaining(
        formCases.map((one) => ({
          form: one.form,
          values: expect.objectContaining(valuesOf(one, visitor)),
        })),
      ),
    )
    expect(errors).toEqual([])
  })
}

test('autofilled values reach the agency', async ({ page, visitor, leads }) => {
  for (const [order, one] of formCases.entries()) {
    await test.step(one.form, async () => {
      await openStarted(page, one.path)
      const form = `form:has([name=form][value=${one.form}])`
      for (const [field, value] of Object.entries(valuesOf(one, visitor))) {
        await autofill(page, `${form} [name=${field}]`, value, order % 2 ? 'change' : undefined)
      }
      await page.locator(`${form} button[type=submit]`).click()
      await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
    })
  }
  const kept = await leads()
  expect(kept.map(({ form }) => form).sort()).toEqual(formCases.map(({ form }) => form).toSorted())
  for (const { values } of kept) expect(values.email).toBe(visitor.email)
})

test('translated previews show typed text, before and after hydration', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => {
    if (!isOfDisturbance(error)) errors.push(error)
  })
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
    // On plain http there is no clipboard.
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

test(
  'a page printed before any interaction contains every collapsed answer',
  chromiumOnly('Firefox’s driver cannot emulate print'),
  async ({ page }) => {
    // Printing may precede any interaction, which loads further sheets: only inline sheets remain.
    await page.route('**/*.css', (route) => route.abort())
    // Pages that collapse text.
    for (const path of [
      '/',
      '/questions-frequentes',
      '/expertises/creation-de-site-web',
      '/tarifs/site-ecommerce',
    ]) {
      await page.goto(path)
      const folded = await page.getByRole('main').locator('details').allTextContents()
      expect(folded.length).toBeGreaterThan(3)
      const paper = withoutSpaces(await textOfPdf(await page.pdf({ format: 'A4' })))
      // Compares the end of each text, because a page break adds the next page's head.
      for (const text of folded) expect(paper, path).toContain(withoutSpaces(text).slice(-20))
      // Fixed boxes would cover text on each sheet.
      expect(paper, path).not.toContain(withoutSpaces(layout.skipLink))
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.preloader')).toHaveCSS('display', 'none')
      await page.emulateMedia({ media: null })
    }
  },
)

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
