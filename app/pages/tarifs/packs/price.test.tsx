import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Currency } from '#content/catalogue/currency.ts'
import { type Frequency, frequencies } from '#content/catalogue/pricing.ts'
import { type PricedPack, packsOf, priceOf } from '#content/pages/tarifs/price-list.ts'
import { seo } from '#content/pages/tarifs/seo.ts'
import { webmastering } from '#content/pages/tarifs/webmastering.ts'
import { FrequencyToggle } from './frequency-toggle.tsx'
import { Price } from './price.tsx'

const { annual, monthly } = frequencies

/** What is read of the middle pack's price, every space an ordinary one. */
function read(packs: readonly PricedPack[], currency: Currency, frequency: Frequency) {
  const pack = packs[1]
  if (!pack) throw new Error('the page has no middle pack')
  const html = renderToStaticMarkup(<Price price={priceOf(pack, currency, frequency)} />)
  return html
    .replace(/<\/p>/g, '|')
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ')
}

test.each([
  ['once, in euros', packsOf(seo), 'euro', annual, '1 300 € HT|soit 1 560 € TTC|'],
  ['once, in dinars', packsOf(seo), 'tnd', annual, '4 800 TND HT|soit 5 712 TND TTC|'],
  ['by the month', packsOf(webmastering), 'euro', monthly, '350 € HT/mois|soit 420 € TTC/mois|'],
] as const)('a price paid %s', (_, packs, currency, frequency, text) => {
  expect(read(packs, currency, frequency)).toBe(text)
})

// Spec: T-12.
test('a card shows N/A when there is no price for the chosen frequency', () => {
  expect(read(packsOf(seo), 'euro', monthly)).toBe('N/A|')
  expect(read(packsOf(webmastering), 'tnd', annual)).toBe('N/A|')
})

test('the frequency is a box, ticked for the month', () => {
  const draw = (frequency: Frequency) =>
    renderToStaticMarkup(<FrequencyToggle frequency={frequency} onChange={() => {}} />)
  expect(draw(annual)).toContain('Annuellement')
  expect(draw(annual)).toContain('Mensuellement')
  expect(draw(annual)).toMatch(/<input type="checkbox"(?!.*checked)/)
  expect(draw(monthly)).toMatch(/<input type="checkbox".*checked=""/)
})
