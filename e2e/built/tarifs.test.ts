import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { currencies } from '#content/catalogue/currency.ts'
import { priceLists } from '#content/catalogue/packs.ts'
import { withTax } from '#content/catalogue/pricing.ts'
import { addresses, isFramed } from '#workshop/addresses.ts'
import { currencyNames } from '../../app/ui/in-each.tsx'
import { builtPage, sentencesOf } from './read.ts'

// Spec: L-18. /apercus shows prices of invented shops.
test.each(addresses.filter((path) => path !== '/apercus'))(
  'each price without tax on %s has the price with tax beside it',
  (path) => {
    for (const currency of currencyNames) {
      const $ = load(builtPage(path).html)
      // Removes the prices in other currencies, because a document has all of them.
      for (const other of currencyNames) if (other !== currency) $(`.in-${other}`).remove()
      // Not `textsOf`, which makes the spaces of numbers ordinary ones.
      const notes = $('#menu small')
        .toArray()
        .map((note) => $(note).text())
      const texts = [$('main').text(), ...notes]
      expect(texts.flatMap(withoutTax)).toEqual([])
      expect(notes).toHaveLength(isFramed(path) ? priceLists.length : 0)
      const { symbol } = currencies[currency]
      if (path.startsWith('/tarifs/')) {
        const priced = currency === 'euro' ? 'main' : 'main article, main table'
        expect($(priced).text()).not.toContain(currency === 'euro' ? 'TND' : '€')
      }
      if (path.startsWith('/expertises/')) {
        expect(texts[0]).toMatch(new RegExp(`Dès [\\d\\s]+${symbol} HT`))
      }
    }
  },
)

// Spec: T-18. Text browsers, reader views and search engines read both currencies.
test.each(addresses)('prices on %s are apart from the text after them', (path) => {
  const sentences = sentencesOf(builtPage(path))
  expect(
    sentences.filter((text) => /(?:€|TND)\s(?:HT|TTC)(?:\/mois)?\)?[\p{L}\d]/u.test(text)),
  ).toEqual([])
  for (const text of sentences.filter((text) => /TVA à/.test(text))) {
    expect(text).toMatch(/en France.*en Tunisie/)
  }
})

// Spec: T-22. Elsewhere an addition is called so: the notice of the page says what it costs.
test.each(addresses)('%s calls the same thing extra at most once', (path) => {
  const text = sentencesOf(builtPage(path)).join('\n')
  for (const tic of [/en supplément/gi, /à un prix connu avant/gi]) {
    expect(text.match(tic)?.length ?? 0, `${tic}`).toBeLessThanOrEqual(1)
  }
})

/** Returns unpaired prices: « 600 € HT » needs « 720 € TTC » after it. */
function withoutTax(text: string): string[] {
  const prices = [
    ...text.matchAll(
      /(\d+(?:[\u00a0\u202f]\d{3})*(?:,\d+)?)[ \u00a0](€|TND)(?:[ \u00a0](HT|TTC)(\/mois)?)?/g,
    ),
  ].map(([price, figure = '', symbol, tax, times]) => {
    const amount = Number(figure.replace(/[\u00a0\u202f]/g, '').replace(',', '.'))
    return { price, amount, symbol, tax, times }
  })
  return prices
    .filter(({ tax }, index) => {
      const [net, gross] = prices.slice(tax === 'TTC' ? index - 1 : index)
      if (net?.tax !== 'HT' || gross?.tax !== 'TTC') return true
      const total = withTax(net.amount, net.symbol === '€' ? 'FR' : 'TN')
      return total !== gross.amount || net.symbol !== gross.symbol || net.times !== gross.times
    })
    .map(({ price }) => price)
}
