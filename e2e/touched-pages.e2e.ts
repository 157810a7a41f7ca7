import type { Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { formCases, valuesOf } from '#workshop/form-cases.ts'
import { hold } from '#workshop/hold.ts'
import { readPdf } from '../tools/test/read-pdf.ts'
import {
  addExtensionNodes,
  allDisturbances,
  autofill,
  isOfDisturbance,
  translate,
} from './support/disturbances.ts'
import { chromiumOnly, expect, islandStarted, openStarted, test } from './support/fixtures.ts'
import { formOf } from './support/lead-forms.ts'

const { layout } = loadContent()

/**
 * Pages keep typed text, focus and request through changes of a translator, an extension or the visitor's
 * settings.
 */

const errorsOf = async (page: Page) =>
  (await page.pageErrors({ filter: 'all' })).filter((error) => !isOfDisturbance(error))

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
    expect(await errorsOf(page)).toEqual([])
  })
}

for (const { moment, isPressedEarly } of [
  { moment: 'before', isPressedEarly: true },
  { moment: 'after', isPressedEarly: false },
]) {
  test(`Enter ${moment} React replaces a translated form sends it once`, async ({
    page,
    visitor,
    leads,
  }) => {
    const release = await hold(page, /contact-form.*\.json/)
    await page.goto('/contactez-nous')
    await translate(page)
    for (const [field, value] of Object.entries({ ...visitor, message: 'Une question.' })) {
      await fieldOf(page, 'contact', field).fill(value)
    }
    const button = formOf(page, 'contact').locator('button[type=submit]')
    await button.focus()
    if (isPressedEarly) await page.keyboard.press('Enter')
    release()
    await islandStarted(page, 'contact-form')
    if (!isPressedEarly) {
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
    expect(await leads()).toHaveLength(1)
  })
}

test('autofilled values reach the agency', async ({ page, visitor, leads }) => {
  for (const [order, one] of formCases.entries()) {
    await test.step(one.form, async () => {
      await openStarted(page, one.path)
      for (const [field, value] of Object.entries(valuesOf(one, visitor))) {
        await autofill(fieldOf(page, one.form, field), value, order % 2 === 1)
      }
      await formOf(page, one.form).locator('button[type=submit]').click()
      await expect(page.getByText(/G-\w{4}-\w{3}/)).toBeVisible()
    })
  }
  const kept = await leads()
  expect(kept.map(({ form }) => form).sort()).toEqual(formCases.map(({ form }) => form).toSorted())
  for (const { values } of kept) expect(values.email).toBe(visitor.email)
})

test('translated previews show typed text, before and after hydration', async ({ page }) => {
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
  expect(await errorsOf(page)).toEqual([])
})

test(
  'a page printed before any interaction contains every collapsed answer and every picture',
  chromiumOnly('Firefox’s driver cannot emulate print'),
  async ({ page }) => {
    // Printing may precede any interaction, which loads further sheets: only inline sheets remain.
    await page.route('**/*.css', (route) => route.abort())
    for (const path of [
      '/',
      '/questions-frequentes',
      '/expertises/creation-de-site-web',
      '/tarifs/site-ecommerce',
    ]) {
      await page.goto(path)
      await expect(page.locator('html[data-ready]')).toBeAttached()
      const waiting = page.locator('img[sizes*="scripting"]')
      if (path === '/') await expect(waiting).not.toHaveCount(0)
      const folded = await page.getByRole('main').locator('details').allTextContents()
      expect(folded.length).toBeGreaterThan(3)
      const { items } = await readPdf(await page.pdf({ format: 'A4' }))
      const paper = withoutSpaces(items.map(({ text }) => text).join(''))
      await expect(waiting).toHaveCount(0)
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

test('the text of a printed page can be searched', { tag: '@engines' }, async ({ page }) => {
  await openStarted(page, '/blog/site-lent')
  // The first move loads the rules for paper.
  await page.mouse.move(50, 50)
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href))
  const { items } = await readPdf(await page.pdf())
  const paper = withoutSpaces(items.map(({ text }) => text).join(''))
  for (const text of await page.getByRole('main').getByRole('heading').allInnerTexts()) {
    expect(paper).toContain(withoutSpaces(text))
  }
})

/** Removes spaces, which line breaks change, and unifies hyphens. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '').replaceAll('\u2011', '-')
