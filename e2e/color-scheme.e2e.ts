import type { Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { chromiumOnly, expect, openStarted, test } from './support/fixtures.ts'

const { layout } = loadContent()

const { name, device, day, night } = layout.footer.light
const lightSwitch = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /^Affichage/ })
/** --wall in app/styles/tokens.css. */
const [wallByDay, wallByNight] = ['rgb(251, 250, 245)', 'rgb(10, 16, 48)']
const wall = (page: Page) => page.locator('body')

test(
  'the switch cycles through its schemes; its choice holds on other pages, in other tabs and after a reload',
  chromiumOnly('Firefox’s driver emulates neither the device’s scheme nor print'),
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const other = await page.context().newPage()
    await other.goto('/team')
    await page.bringToFront()
    await page.goto('/devis')
    await expect(lightSwitch(page)).toHaveAccessibleName(`${name} ${device}`)
    // If the script has not loaded yet, the page holds the click and repeats it.
    await lightSwitch(page).click()
    await expect(lightSwitch(page)).toHaveAccessibleName(`${name} ${night}`)
    await expect(wall(page)).toHaveCSS('background-color', wallByNight)
    await expect(wall(other)).toHaveCSS('background-color', wallByNight)

    await page.getByRole('banner').getByRole('link', { name: layout.home }).click()
    await expect(page).toHaveURL('/')
    await expect(wall(page)).toHaveCSS('background-color', wallByNight)
    // At night the sun over the houses is a moon.
    await expect(page.locator('.houses path').first()).toHaveCSS('fill', 'rgb(251, 250, 245)')

    // The switch names the choice once the script has started, at the first interaction.
    await openStarted(page, '/contactez-nous')
    await expect(lightSwitch(page)).toHaveAccessibleName(`${name} ${night}`)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
    await page.emulateMedia({ media: 'screen' })

    await lightSwitch(page).click()
    await expect(lightSwitch(page)).toHaveAccessibleName(`${name} ${day}`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(wall(page)).toHaveCSS('background-color', wallByDay)
    await lightSwitch(page).click()
    await expect(lightSwitch(page)).toHaveAccessibleName(`${name} ${night}`)
    await lightSwitch(page).click()
    await expect(lightSwitch(page)).toHaveAccessibleName(`${name} ${device}`)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await expect(wall(page)).toHaveCSS('background-color', wallByNight)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(wall(page)).toHaveCSS('background-color', wallByDay)
    expect(await page.context().cookies()).toEqual([])
  },
)

test('the first rendered part of a page already has the chosen scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('graaand:lumiere', 'dark'))
  for (const path of ['/devis', '/coming-soon']) {
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, html.lastIndexOf('</h1>')) })
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('form')).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  }
})

test('a scheme can be chosen although localStorage throws', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/devis')
  await lightSwitch(page).click()
  await expect(wall(page)).toHaveCSS('background-color', wallByNight)
})

test(
  'a visitor who chose the day keeps it in a browser that darkens pages',
  chromiumOnly('Chromium alone darkens pages itself'),
  async ({ page }) => {
    await openStarted(page, '/devis')
    await lightSwitch(page).click()
    await lightSwitch(page).click()
    await expect(lightSwitch(page)).toHaveAccessibleName(`${name} ${day}`)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(wall(page)).toHaveCSS('background-color', wallByDay)
  },
)
