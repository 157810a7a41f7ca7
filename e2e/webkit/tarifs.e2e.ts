import { Key } from 'selenium-webdriver'
import { sitePrice } from '../../tools/test/spec.ts'
import { expect, test, type WebKit, windows } from '../support/webkit.ts'

const price = (currency: 'euro' | 'tnd') => sitePrice('seo', 'professionnel', currency, 'HT')

test('prices follow the chosen currency from page to page', async ({ webkit }) => {
  await webkit.open('/tarifs/seo')
  await webkit.find('article', price('euro'))
  await webkit.settled()
  await webkit.press('button', 'Dinars')
  await webkit.find('article', price('tnd'))
  await webkit.open('/tarifs/uiux-design')
  await webkit.find('article', sitePrice('uiux-design', 'professionnel', 'tnd', 'HT'))
})

test('each pack above the cards has three lines: its name, and its price without and with tax', async ({
  webkit,
}) => {
  await webkit.open('/tarifs/site-ecommerce')
  await webkit.settled()
  const lines = await webkit.run(() =>
    [...document.querySelectorAll('.pack-tabs .in-euro')].map((tab) => {
      const range = document.createRange()
      range.selectNodeContents(tab)
      return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size
    }),
  )
  expect(lines).toEqual([3, 3, 3])
})

const placeOf = (webkit: WebKit, selector: string) =>
  webkit.run((selector) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`${selector} is not on the page`)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom, width: innerWidth, height: innerHeight }
  }, selector)

test('an explanation opens beside its row, and closes', async ({ webkit }) => {
  await webkit.open('/tarifs/site-ecommerce')
  // WebKit leaves an open explanation in place when the typeface moves its row.
  await webkit.settled()
  await webkit.press('article:nth-of-type(2) li > button')
  await webkit.find(':popover-open')
  // Its sheet may load after the press.
  await webkit.until('the explanation beside its row', async () => {
    const row = await placeOf(webkit, 'article:nth-of-type(2) li > button')
    const popup = await placeOf(webkit, ':popover-open')
    const isAcross = popup.left < row.right && popup.right > row.left
    const gap = Math.max(popup.top - row.bottom, row.top - popup.bottom)
    return isAcross && Math.abs(gap) < 20
  })
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform()
  await webkit.gone(':popover-open')
})

test('the carousel starts at the middle pack, and its dots move it', async ({ webkit }) => {
  const isInMiddle = async (pack: number) => {
    const { left, right, width } = await placeOf(webkit, `article:nth-of-type(${pack})`)
    return Math.abs((left + right) / 2 - width / 2) < 2
  }
  await webkit.open('/tarifs/site-ecommerce', windows.phone)
  expect(await isInMiddle(2)).toBe(true)
  await webkit.until('the end of what opens the carousel', () =>
    webkit.run(() => {
      const row = document.querySelector('.pack-doors')
      return document.readyState === 'complete' && !row?.getAnimations({ subtree: true }).length
    }),
  )
  await webkit.until('the second pack in the middle', () => isInMiddle(2))
  await webkit.press('.pack-dots a:nth-of-type(3)')
  await webkit.until('the third pack in the middle', () => isInMiddle(3))
})

// WebKit takes the role from lists whose type is `none`.
test('the contents of a pack are a list for screen readers', async ({ webkit }) => {
  await webkit.open('/tarifs/site-ecommerce')
  const list = await webkit.find('article:nth-of-type(2) ul')
  expect(await list.getAriaRole()).toBe('list')
})
