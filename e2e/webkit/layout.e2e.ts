import { Key } from 'selenium-webdriver'
import { loadContent } from '#content/documents/load.ts'
import { expect, test, windows } from '../support/webkit.ts'

const { layout } = loadContent()
const link = `nav[aria-label="${layout.mainMenu}"] a[href="/tarifs/seo"]`

test('the menu opens and closes by keyboard, its panel leads on', async ({ webkit }) => {
  await webkit.open('/')
  const summary = await webkit.find('nav summary', 'Tarifs')
  await summary.sendKeys(Key.ENTER)
  await webkit.until('scripts', () => webkit.run(() => 'ready' in document.documentElement.dataset))
  const entry = await webkit.find(link)
  await webkit.run((link) => (link as unknown as HTMLElement).focus(), entry)
  await entry.sendKeys(Key.ESCAPE)
  await webkit.gone(link)
  expect(await webkit.run(() => document.activeElement?.textContent)).toBe('Tarifs')

  await webkit.open('/contactez-nous', windows.phone)
  await webkit.press(`button[aria-label="${layout.openMenu}"], header button`)
  await webkit.press('#menu summary', 'Tarifs')
  await webkit.press(link)
  await webkit.until('the page of prices', async () =>
    (await webkit.driver.getCurrentUrl()).endsWith('/tarifs/seo'),
  )
  await webkit.gone(link)
})
