import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Frequency, frequencies } from '#content/catalogue/pricing.ts'
import { loadContent } from '#content/documents/load.ts'
import { packsOf, priceList, priceOf } from '#content/pages/tarifs/price-list.ts'
import { ContentContext } from '../../../render/content.ts'
import { FrequencyToggle } from './frequency-toggle.tsx'
import { Price } from './price.tsx'

const { annual, monthly } = frequencies
const content = loadContent()

const render = (part: ReactNode) =>
  renderToStaticMarkup(<ContentContext value={content}>{part}</ContentContext>)

function read(price: ComponentProps<typeof Price>['price']) {
  return render(<Price price={price} shownIn="in-euro" />)
    .replace(/<\/p>/g, '|')
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ')
}

test.each([
  ['once, in euros', 1300, 'euro', annual, '1 300 € HT soit 1 560 € TTC|'],
  ['once, in dinars', 4800, 'tnd', annual, '4 800 TND HT soit 5 712 TND TTC|'],
  ['by the month', 350, 'euro', monthly, '350 € HT/mois soit 420 € TTC/mois|'],
] as const)('a price paid %s', (_, amount, currency, frequency, text) => {
  expect(read({ amount, currency, frequency })).toBe(text)
})

// Spec: T-12.
test('a card shows N/A when there is no price for the chosen frequency', () => {
  const [byYear] = packsOf(priceList(content, 'seo'))
  const [byMonth] = packsOf(priceList(content, 'webmastering'))
  expect(byYear && read(priceOf(byYear, 'euro', monthly))).toBe('N/A|')
  expect(byMonth && read(priceOf(byMonth, 'tnd', annual))).toBe('N/A|')
})

test('the frequency is a checkbox, checked for monthly prices', () => {
  const draw = (frequency: Frequency) => render(<FrequencyToggle frequency={frequency} />)
  expect(draw(annual)).toContain('Annuellement')
  expect(draw(annual)).toContain('Mensuellement')
  expect(draw(annual)).toMatch(/<input type="checkbox"(?!.*checked)/)
  expect(draw(monthly)).toMatch(/<input type="checkbox".*checked=""/)
})
