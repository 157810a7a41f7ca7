import type { Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import {
  type Answers,
  directionIds,
  directions,
  example,
  palettes,
} from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { violations } from './support/axe.ts'
import { chromiumOnly, expect, openStarted, test } from './support/fixtures.ts'

const { layout, previewsPage: words } = loadContent()

const riad: Answers = {
  name: 'Dar Ennour',
  trade: 'hote',
  town: 'Sousse',
  sentence: 'Une maison de famille, et des oranges.',
  palette: 'faience',
}

const picture = (page: Page, direction: keyof typeof directions) =>
  page.getByRole('img', { name: `Aperçu « ${directions[direction]} »` })

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

async function expectShown(page: Page, { name, town, sentence, palette }: Answers) {
  await expect(field(page, words.sentence.name)).toHaveValue(name)
  await expect(field(page, words.sentence.town)).toHaveValue(town)
  await expect(field(page, words.sentence.sentence)).toHaveValue(sentence)
  await expect(page.getByRole('radio', { name: palettes[palette as 'nuit'] })).toBeChecked()
  for (const direction of directionIds) {
    await expect(picture(page, direction)).toHaveAccessibleName(new RegExp(`de ${name} \\(`))
    await expect(picture(page, direction)).toContainText(town)
  }
  await expect(picture(page, 'review')).toContainText(name)
}

test('previews show the typed answers, and their link, copied or shown, restores them', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStarted(page, '/apercus')
  await expectShown(page, example)
  await expect(page.getByText(words.notice, { exact: true })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await field(page, words.sentence.name).fill(riad.name)
  await page.getByRole('combobox', { name: words.sentence.trade }).selectOption(riad.trade)
  await field(page, words.sentence.town).fill(riad.town)
  await field(page, words.sentence.sentence).fill(riad.sentence)
  await page.getByRole('radio', { name: palettes.faience }).check()
  await expectShown(page, riad)
  // Dinars, because the town is in Tunisia.
  await expect(picture(page, 'review')).toContainText('DT')
  const choose = page.getByRole('button', { name: words.favourite }).nth(1)
  await choose.click()
  await expect(choose).toHaveAttribute('aria-pressed', 'true')

  const link = `${site.url}/apercus#${encode(riad, 'poster')}`
  await expect(page).toHaveURL(link)
  await page.getByRole('button', { name: words.next.copy }).click()
  await expect(page.getByRole('status').filter({ hasText: words.next.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(
    asked.filter((url) => !/\.(?:js|json|css|woff2|svg|png)$/.test(new URL(url).pathname)),
  ).toEqual([])

  await page.getByRole('textbox', { name: words.sentence.name }).fill('')
  await expect(picture(page, 'review')).toHaveAccessibleName(/de Votre maison \(/)

  // Another visitor opens the link, without any interaction.
  const friend = await context.newPage()
  await friend.addInitScript(() => {
    // On plain http there is no clipboard.
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await friend.goto(link)
  await expectShown(friend, riad)
  await expect(friend.getByRole('button', { name: words.favourite }).nth(1)).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await friend.getByRole('button', { name: words.next.copy }).click()
  await expect(friend.getByRole('status').filter({ hasText: words.next.notCopied })).toBeVisible()
  const shown = friend.getByRole('textbox', { name: words.next.link })
  await expect(shown).toHaveValue(link)
  await expect(shown).toBeFocused()
  expect(await friend.evaluate(() => getSelection()?.toString())).toBe(link)
  await friend.getByRole('link', { name: words.next.action }).click()
  await expect(friend).toHaveURL(`${site.url}/devis#apercus=${encode(riad, 'poster')}`)
  await friend.goBack()
  await expectShown(friend, riad)
})

test('the three typefaces are applied together, once each has loaded or failed', async ({
  page,
}) => {
  const families = () =>
    page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  const reached = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route('**/archivo-*.woff2', async (route) => {
    reached.resolve()
    await held.promise
    await route.abort()
  })
  // Counts a typeface before the page's own handler of the same promise runs.
  await page.addInitScript(() => {
    const { load } = FontFace.prototype
    const ready: string[] = Object.assign(window, { ready: [] }).ready
    FontFace.prototype.load = function () {
      const loading = load.call(this)
      loading.then(
        () => ready.push(this.family),
        () => {},
      )
      return loading
    }
  })
  const ready = () => page.evaluate(() => (window as unknown as { ready: string[] }).ready.length)
  await page.goto('/apercus')
  await reached.promise
  await expect.poll(ready).toBe(2)
  expect(await families()).not.toContain('Bricolage')
  held.resolve()
  await expect.poll(families).toEqual(expect.arrayContaining(['Bricolage', 'Newsreader']))
  expect(await families()).not.toContain('Archivo')
})

test('an invalid link shows a message and the example', async ({ page }) => {
  const code = encode(riad)
  for (const [fragment, message] of [
    [code.slice(0, -4), words.faults.broken],
    ['n=Dar&m=hote', words.faults.foreign],
    [`2${code.slice(1)}`, words.faults.newer],
  ]) {
    await page.goto('about:blank')
    await page.goto(`/apercus#${fragment}`)
    await expect(page.getByText(`${message}`)).toBeVisible()
    await expectShown(page, example)
  }
  // A valid code entered in the address bar is shown; another fragment is ignored.
  await page.evaluate((hash) => location.assign(hash), `#${code}`)
  await expectShown(page, riad)
  await expect(page.getByText(words.faults.newer)).toHaveCount(0)
  await page.getByRole('link', { name: layout.skipLink }).press('Enter')
  await expect(page).toHaveURL(/#contenu$/)
  await expectShown(page, riad)
})

test('on a narrow screen the arrow keys reach the last and the first compared preview', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openStarted(page, '/apercus')
  await page.getByRole('button', { name: words.enlarge }).first().click()
  await page.getByRole('button', { name: words.dialog.compare }).click()
  const row = page.getByRole('region', { name: words.dialog.page })
  await row.focus()
  for (const index of [2, 0]) {
    await expect(async () => {
      await page.keyboard.press(index > 0 ? 'ArrowRight' : 'ArrowLeft')
      await expect(row.locator('> *').nth(index)).toBeInViewport({ ratio: 0.2, timeout: 500 })
    }).toPass()
  }
})

test(
  'a preview opens in full size, for desktop and phone, alone or with the others',
  chromiumOnly('Firefox’s driver cannot reduce motion'),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStarted(page, `/apercus#${encode(riad)}`)
    await expectShown(page, riad)
    const opener = page.getByRole('button', { name: words.enlarge }).nth(1)
    await opener.click()
    const dialog = page.getByRole('dialog', { name: directions.poster })
    await expect(dialog.getByText(words.notice)).toBeVisible()
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(1)
    const sheet = page.getByRole('region', { name: words.dialog.page })
    const widths = () =>
      sheet.locator('> *').evaluateAll((sheets) => sheets.map(({ clientWidth }) => clientWidth))
    expect(await widths()).toEqual([1280])
    await dialog.getByRole('button', { name: words.dialog.phone }).click()
    expect(await widths()).toEqual([390])
    await page.getByRole('button', { name: words.dialog.compare }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(3)
    expect(await widths()).toEqual([390, 390, 390])
    expect(await violations(page, { part: 'dialog', rules: 'all' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()

    // Each direction has a page in print.
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  },
)

test('a logo sets the palette, and an invalid picture shows a message', async ({ page }) => {
  await openStarted(page, '/apercus')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path fill="#fff" d="M0 0h90v90H0z"/><path fill="#b3123f" d="M20 20h50v50H20z"/></svg>`
  const logo = page.getByLabel(words.colours.logo)
  await logo.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg),
  })
  await expect(page.getByText(words.colours.fromLogo)).toBeVisible()
  await expect(page.getByRole('radio', { name: words.colours.own })).toBeChecked()
  await expect(page.getByLabel(words.colours.chooseOwn)).toHaveValue('#b3123f')
  await expect(page).toHaveURL(new RegExp(`#${encode({ ...example, palette: '#b3123f' })}$`))
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') })
  await expect(page.getByText(words.colours.noLogo)).toBeVisible()
})
