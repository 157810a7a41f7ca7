import { Key } from 'selenium-webdriver'
import { expect, test, windows } from '../support/webkit.ts'

const list = '.site-nav a[href="/tarifs/seo"]'

test('a list of the menu opens by keyboard, closes on Escape and gives the focus back', async ({
  webkit,
}) => {
  await webkit.open('/')
  const summary = await webkit.find('.site-nav summary', 'Tarifs')
  await summary.sendKeys(Key.ENTER)
  await webkit.until('scripts', () => webkit.run(() => 'ready' in document.documentElement.dataset))
  const link = await webkit.find(list)
  await webkit.run((link) => (link as unknown as HTMLElement).focus(), link)
  await link.sendKeys(Key.ESCAPE)
  await webkit.gone(list)
  expect(await webkit.run(() => document.activeElement?.textContent)).toBe('Tarifs')
})

test('the panel opens, leads on and closes, on a phone', async ({ webkit }) => {
  await webkit.open('/contactez-nous', windows.phone)
  await webkit.press('button[popovertarget=menu], button[aria-controls=menu], header button')
  await webkit.press('#menu summary', 'Tarifs')
  await webkit.press(list)
  await webkit.until('the page of prices', async () =>
    (await webkit.driver.getCurrentUrl()).endsWith('/tarifs/seo'),
  )
  await webkit.gone(list)
})
