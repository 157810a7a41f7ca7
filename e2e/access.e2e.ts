import type { Page } from '@playwright/test'
import { pages } from '#content/pages.ts'
import { expect, test } from './fixtures.ts'
import { strangeColours, tabThrough, teachReading } from './reading.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await teachReading(page)
})

for (const path of [...Object.keys(pages), '/aucune/porte/ici']) {
  // One page load, many looks at it.
  test(`${path} can be read, reached and pressed`, async ({ page }) => {
    test.slow()
    await page.goto(path)

    for (const viewport of [phone, desk]) {
      const at = `at ${viewport.width} px`
      await page.setViewportSize(viewport)
      expect(await page.evaluate(() => window.reading.smallTargets()), at).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(() => window.reading.forcedAway()), at).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
    }
    // Backwards, what has the focus comes in from above, where the header sticks.
    expect(await tabThrough(page, 'Shift+Tab')).toEqual([])

    expect(await spokenFaults(page)).toEqual([])

    // A desk of 1280 px enlarged twice has 640, four times 320 (WCAG 2.2, 1.4.4 and 1.4.10).
    for (const width of [320, 640]) {
      expect(await lostAt(page, width), `at ${width} px`).toEqual([])
    }
    await spaceText(page)
    for (const width of [390, 768, 1440]) {
      expect(await lostAt(page, width), `spaced out, at ${width} px`).toEqual([])
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })

    await openEverything(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await strangeColours(page, 'html'), colorScheme).toEqual([])
    }
  })
}

/** What is cut or covered at this width, the page itself included. */
async function lostAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const aside = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px aside`] : []
    return [...aside, ...window.reading.lostText()]
  })
}

/** As readers may set it (WCAG 2.2, 1.4.12). */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
}

/** Every answer, every explanation, the menu, and what forms say when they are sent too early. */
async function openEverything(page: Page) {
  for (const form of await page.getByRole('form').all()) {
    await form.getByRole('button').first().click()
    await expect(form.getByRole('alert')).toBeVisible()
  }
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

/** What a screen reader would be at a loss with, by the browser's own accessibility tree. */
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
