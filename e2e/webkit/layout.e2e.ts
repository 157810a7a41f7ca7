import { Key } from 'selenium-webdriver'
import sharp from 'sharp'
import { loadContent } from '#content/documents/load.ts'
import { expect, test, windows } from '../support/webkit.ts'

const { layout } = loadContent()
const link = `nav[aria-label="${layout.mainMenu}"] a[href="/tarifs/seo"]`

test('the menu opens and closes by keyboard; links of its panel work', async ({ webkit }) => {
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
  await webkit.press('header button', layout.openMenu)
  await webkit.press('#menu summary', 'Tarifs')
  await webkit.press(link)
  await webkit.until('the page of prices', async () =>
    (await webkit.driver.getCurrentUrl()).endsWith('/tarifs/seo'),
  )
  await webkit.gone(link)
})

test('a picture taken from a sheet is cropped once', async ({ webkit }) => {
  await webkit.open('/single-team')
  const portrait = await webkit.find('.member > img')
  await webkit.until('the red signs of its upper corners', async () => {
    const { x, y, width } = await portrait.getRect()
    const screen = sharp(Buffer.from(await webkit.driver.takeScreenshot(), 'base64'))
    const colours = [8, width - 8].map((right) => {
      const at = { left: Math.round(x + right), top: Math.round(y + 40), width: 1, height: 1 }
      return screen.clone().extract(at).removeAlpha().raw().toBuffer()
    })
    return (await Promise.all(colours)).every((colour) => colour.toString('hex') === 'ff6242')
  })
})
