import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  type Currency,
  type Frequency,
  frequencies,
  type PricedPack,
} from '#content/catalogue/pricing.ts'
import { seo } from '#content/pages/tarifs/seo.ts'
import { webmastering } from '#content/pages/tarifs/webmastering.ts'
import { FrequencyToggle } from './frequency-toggle.tsx'
import { Price } from './price.tsx'

const { annual, monthly } = frequencies

/** What is read of the middle pack's price, every space an ordinary one. */
function read(packs: readonly PricedPack[], currency: Currency, frequency: Frequency) {
  const pack = packs[1]
  if (!pack) throw new Error('the page has no middle pack')
  const html = renderToStaticMarkup(<Price pack={pack} currency={currency} frequency={frequency} />)
  return html
    .replace(/<\/p>/g, '|')
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ')
}

test.each([
  ['once, in euros', seo.packs, 'euro', annual, '1 300 € HT|soit 1 560 € TTC|'],
  ['once, in dinars', seo.packs, 'tnd', annual, '4 800 TND HT|soit 5 712 TND TTC|'],
  ['by the month', webmastering.packs, 'euro', monthly, '350 € HT/mois|soit 420 € TTC/mois|'],
] as const)('a price paid %s', (_, packs, currency, frequency, text) => {
  expect(read(packs, currency, frequency)).toBe(text)
})

// 02, section 4.
test('a card shows N/A when there is no price for the chosen frequency', () => {
  expect(read(seo.packs, 'euro', monthly)).toBe('N/A|')
  expect(read(webmastering.packs, 'tnd', annual)).toBe('N/A|')
})

test('the frequency is a box, ticked for the month', () => {
  const draw = (frequency: Frequency) =>
    renderToStaticMarkup(<FrequencyToggle frequency={frequency} onChange={() => {}} />)
  expect(draw(annual)).toContain('Annuellement')
  expect(draw(annual)).toContain('Mensuellement')
  expect(draw(annual)).toMatch(/<input type="checkbox"(?!.*checked)/)
  expect(draw(monthly)).toMatch(/<input type="checkbox".*checked=""/)
})
