import type { Page } from '@playwright/test'
import { mainMenu } from '#content/company/navigation.ts'
import { loadContent } from '#content/documents/load.ts'
import { drawnApart, isFramed, testedAddresses } from './support/addresses.ts'
import { expectAccessible, settle, violations } from './support/axe.ts'
import { expect, openStarted, test } from './support/fixtures.ts'
import { missingRules } from './support/missing-rules.ts'
import { strangeColours, tabThrough, teachReading } from './support/reading.ts'

const { consent, layout, quotePage } = loadContent()

const siteVitrine = loadContent().pricePages['site-vitrine']

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Chromium’s own protocol presses every Tab at once and reads the accessibility tree',
)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await teachReading(page)
})

for (const path of drawnApart(testedAddresses())) {
  test(`${path} can be read, reached and pressed, and stands still`, { tag: '@fast' }, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)

    for (const viewport of [phone, desk]) {
      const at = `at ${viewport.width} px`
      await test.step(at, async () => {
        await page.setViewportSize(viewport)
        await expectAccessible(page)
        expect(await page.evaluate(() => window.reading.smallTargets()), at).toEqual([])
        await page.emulateMedia({ forcedColors: 'active' })
        expect(await page.evaluate(() => window.reading.forcedAway()), at).toEqual([])
        await page.emulateMedia({ forcedColors: 'none' })
      })
    }
    // Elements without layout, which wait for typefaces, have no final place yet.
    await page.waitForFunction(
      () =>
        [...document.fonts].some(({ family }) => family === 'Bricolage') &&
        !document.querySelector('[style*=content-visibility]'),
    )
    // Backwards, the focus arrives from above, below the sticky header.
    expect(await tabThrough(page, 'Shift+Tab')).toEqual([])

    // A screen of 1280 px at zoom 200 % has 640 px, at 400 % 320 px (WCAG 2.2, 1.4.4 and 1.4.10).
    for (const width of [320, 640]) {
      expect(await lostAt(page, width), `at ${width} px`).toEqual([])
    }
    await spaceText(page)
    for (const width of [390, 768, 1440]) {
      expect(await lostAt(page, width), `spaced out, at ${width} px`).toEqual([])
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })

    await page.setViewportSize(phone)
    const forms = await page.getByRole('form').all()
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) {
      await form.getByRole('button').first().click()
      await expect(form.getByRole('alert')).toBeVisible()
    }
    await settle(page)
    expect(await violations(page, { part: 'form' }), 'in error').toEqual([])
    if (isFramed(path)) {
      await openMenu(page)
      await settle(page)
      expect(await violations(page, { part: 'header' }), 'in its menu').toEqual([])
    }
    expect(await missingRules(page)).toEqual([])

    await page.setViewportSize(desk)
    await openEverything(page)
    expect(await moving(page)).toEqual([])
    // Contrast has its own tests; covered elements are no targets.
    const without = ['color-contrast', 'target-size']
    expect(await violations(page, { without }), 'everything open').toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await strangeColours(page, 'html'), colorScheme).toEqual([])
    }
    // Last, because Chromium has crashed on layout after its accessibility tree was read.
    expect(await spokenFaults(page)).toEqual([])
  })
}

test('a quote is asked for without a mouse, from the panel of a phone to the answer', async ({
  page,
  visitor,
  leads,
}) => {
  await page.setViewportSize(phone)
  await openStarted(page, '/')
  const press = (key: string) => page.keyboard.press(key)
  const hasFocus = (role: 'link' | 'button', name: string | RegExp) =>
    expect(page.getByRole(role, { name }).and(page.locator(':focus'))).toHaveCount(1)
  const focused = page.locator(':focus')

  const menu = page.getByRole('navigation', { name: layout.mainMenu })
  const opener = page.getByRole('button', { name: layout.openMenu })
  await opener.focus()
  await press('Enter')
  await press('Tab')
  await hasFocus('button', layout.closeMenu)
  await press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await press('Enter')
  await press('Tab')
  await press('Tab')
  await hasFocus('link', 'Accueil')
  await press('Tab')
  await press('Tab')
  await expect(focused).toHaveText('Tarifs')
  await press('Enter')
  await press('Tab')
  await hasFocus('link', /^Site vitrine/)
  await press('Enter')
  await expect(page).toHaveURL('/tarifs/site-vitrine')
  await press('Tab')
  await hasFocus('link', layout.skipLink)

  const open = page.locator('details[open] > summary').filter({ visible: true })
  await expect(open).toHaveText(siteVitrine.questions[0]?.question ?? '')
  const question = page.locator('summary').filter({ hasText: siteVitrine.questions[1]?.question })
  await question.focus()
  await press('Enter')
  await expect(open).toHaveText(siteVitrine.questions[1]?.question ?? '')
  await press('Enter')
  await expect(open).toHaveCount(0)
  await expect(question).toBeFocused()

  await page.getByRole('banner').getByRole('link', { name: 'Devis' }).last().press('Enter')
  await expect(page).toHaveURL('/devis')
  const form = page.getByRole('form', { name: quotePage.form.name })
  await form.getByRole('textbox', { name: 'Nom', exact: true }).focus()
  await page.keyboard.type(visitor.name)
  // Sent too early: the focus moves to the first missing field.
  await press('Enter')
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.locator(':focus')).toHaveCount(1)
  const tabTo = async (role: 'button' | 'textbox' | 'combobox', name: string) => {
    const control = form.getByRole(role, { name, exact: true })
    for (let stops = 0; stops < 3; stops++) {
      await press('Tab')
      if (await control.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`${name} is not reached`)
  }
  await form.getByRole('textbox', { name: 'Nom', exact: true }).focus()
  await tabTo('textbox', 'E-mail')
  await page.keyboard.type(visitor.email)
  await tabTo('textbox', 'Numéro de téléphone')
  await page.keyboard.type(visitor.phone)
  await tabTo('combobox', 'Service')
  // Without accents, which the list ignores and the former field would receive.
  await page.keyboard.type('Web')
  await tabTo('textbox', 'Votre projet')
  await page.keyboard.type('Un phare.')
  await tabTo('button', 'Soumettre la Demande')
  await press('Enter')
  await expect(form.getByRole('status')).toBeFocused()
  const typed = { ...visitor, service: 'Webmastering', description: 'Un phare.' }
  expect(await leads()).toMatchObject([{ form: 'quote', values: typed }])
})

test('the dialog of choices keeps the focus until it is closed, and gives it back', async ({
  page,
}) => {
  await page.goto('/devis')
  const opener = page.getByRole('link', { name: consent.choices.open })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: consent.choices.title })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  const places = new Set<string>()
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(
      () => document.activeElement?.closest('dialog, main, header, footer')?.localName,
    )
    places.add(place ?? 'the browser around the page')
  }
  expect(places).toContain('dialog')
  for (const behind of ['main', 'header', 'footer']) expect(places).not.toContain(behind)
  await dialog.getByRole('button', { name: consent.choices.refuse }).first().press('Space')
  await expect(dialog.getByRole('status').first()).not.toHaveText(consent.choices.undecided)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

/** Returns elements that are cut or covered at this width. */
async function lostAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const aside = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px aside`] : []
    return [...aside, ...window.reading.lostText()]
  })
}

/** Text spacing of WCAG 2.2, 1.4.12. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: layout.openMenu }).click()
  const menu = page.getByRole('navigation', { name: layout.mainMenu })
  const { submenu } = mainMenu.filter((item) => 'submenu' in item)[0] ?? { submenu: [] }
  await menu.locator('summary').first().click()
  await expect(menu.getByRole('link', { name: submenu[0]?.title })).toBeVisible()
}

async function openEverything(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.name = ''
      details.open = true
    }
    for (const popup of document.querySelectorAll<HTMLElement>('[popover]')) {
      popup.popover = 'manual'
      popup.showPopover()
    }
  })
}

/** Returns what moves under reduced motion, without scrolling. */
async function moving(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  )
}

interface SpokenNode {
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
}

const pressed = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'DisclosureTriangle',
]

/** Returns faults of the browser's accessibility tree. */
async function spokenFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: SpokenNode[] }
  await session.detach()
  const spoken = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: role?.value ?? '', name: name?.value.trim() ?? '' }))
  const count = (role: string) => spoken.filter((node) => node.role === role).length
  const framed = page.url().endsWith('/coming-soon') ? 0 : 1
  const faults = Object.entries({ main: 1, banner: framed, contentinfo: framed }).flatMap(
    ([role, expected]) => (count(role) === expected ? [] : [`${count(role)} × ${role}`]),
  )
  const nameless = spoken.filter(({ role, name }) => pressed.includes(role) && !name)
  faults.push(...nameless.map(({ role }) => `a ${role} without a name`))
  const regions = spoken.filter(({ role }) => role === 'navigation' || role === 'form')
  const names = regions.map(({ role, name }) => `${role} ${name}`)
  const repeated = names.filter((name, order) => names.indexOf(name) !== order)
  faults.push(...repeated.map((name) => `twice: ${name}`))
  if (spoken.filter(({ role }) => pressed.includes(role)).length < 4 * framed) {
    faults.push('hardly anything to press')
  }
  return faults
}
