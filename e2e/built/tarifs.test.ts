import { expect, test } from 'vitest'
import { currencies } from '#content/catalogue/currency.ts'
import { levels, priceLists } from '#content/catalogue/packs.ts'
import { withTax } from '#content/catalogue/pricing.ts'
import { loadContent } from '#content/documents/load.ts'
import { currencyNames } from '../../app/ui/in-each.tsx'
import { sitePrice, specPrices } from '../../tools/test/spec.ts'
import { addresses, isFramed } from '../support/addresses.ts'
import { builtPageIn, linksOf, textsOf, words } from './read.ts'

const { pricing } = loadContent()

// Spec: S-21, T-21.
test('each service card of the home page shows its lowest price', () => {
  const $ = builtPageIn('/', 'euro')
  const cards = $('main article:has(a[href^="/expertises/"])').toArray()
  expect(
    cards.map((card) => [$(card).find('a').attr('href'), words($(card).find('strong').text())]),
  ).toEqual(
    (
      [
        ['creation-de-site-web', 'site-vitrine'],
        ['referencement-naturel', 'seo'],
        ['design-graphique', 'design-graphique'],
        ['logo-et-branding', 'logo-et-branding'],
        ['uiux-design', 'uiux-design'],
        ['webmastering', 'webmastering'],
      ] as const
    ).map(([service, list]) => {
      const [net, gross] = (['HT', 'TTC'] as const).map((tax) =>
        sitePrice(list, 'essentiel', 'euro', tax),
      )
      return [`/expertises/${service}`, `Dès ${net} (${gross})`]
    }),
  )
})

// Specified prices (Spec: T-9) with 20 % French VAT.
test.each(specPrices.map(({ slug }) => slug))('%s shows its prices', (slug) => {
  const prices = levels.map((level) => sitePrice(slug, level, 'euro', 'HT'))
  const withTax = `soit ${sitePrice(slug, 'professionnel', 'euro', 'TTC')}`
  const $ = builtPageIn(`/tarifs/${slug}`, 'euro')
  const cards = textsOf($, 'main article')
  expect(cards).toHaveLength(3)
  for (const [index, price] of prices.entries()) {
    expect(cards[index]).toContain(price)
    const link = $('main article')
      .eq(index)
      .find('a')
      .filter((_, element) => words($(element).text()).includes('Choisir cette offre'))
    expect(link).toHaveLength(1)
    expect(link.attr('href')).toMatch(/^\/devis\?service=[a-z-]+&pack=[a-z-]+$/)
  }
  expect(cards[1]).toContain(withTax)
  expect(cards.map((card) => card.includes(pricing.highlighted))).toEqual([false, true, false])
  const main = words($('main').text())
  expect(main).toContain('Prix indicatifs')
  expect(main).not.toContain('N/A')
  expect(main).not.toContain('TND')
  const inDinars = textsOf(builtPageIn(`/tarifs/${slug}`, 'tnd'), 'main article, main table').join(
    ' ',
  )
  expect(inDinars).not.toContain('€')
  for (const level of levels) {
    for (const tax of ['HT', 'TTC'] as const) {
      const price = sitePrice(slug, level, 'tnd', tax)
      expect(inDinars.split(price).length, price).toBeGreaterThan(2)
    }
  }
  const contact = 'main a:contains("Contactez-nous")'
  expect(linksOf($, contact)).toEqual(['/contactez-nous'])
})

// Spec: L-18. /apercus shows prices of invented shops.
test.each(addresses.filter((path) => path !== '/apercus'))(
  'each price without tax on %s has the price with tax beside it',
  (path) => {
    for (const currency of currencyNames) {
      const $ = builtPageIn(path, currency)
      const name = currency === 'euro' ? 'data-note' : 'data-note-tnd'
      const notes = $(`[${name}]`).toArray()
      const texts = [$('main').text(), ...notes.map(({ attribs }) => attribs[name] ?? '')]
      expect(texts.flatMap(withoutTax)).toEqual([])
      expect(notes).toHaveLength(isFramed(path) ? priceLists.length : 0)
      const { symbol } = currencies[currency]
      if (path.startsWith('/expertises/')) {
        expect(texts[0]).toMatch(new RegExp(`Dès [\\d\\s]+${symbol} HT`))
      }
    }
  },
)

/** Returns unpaired prices: « 600 € HT » needs « 720 € TTC » after it. */
function withoutTax(text: string): string[] {
  const prices = [
    ...text.matchAll(/([\d\u202f]+(?:,\d+)?)[ \u00a0](€|TND)(?:[ \u00a0](HT|TTC)(\/mois)?)?/g),
  ].map(([price, figure = '', symbol, tax, times]) => {
    const amount = Number(figure.replaceAll('\u202f', '').replace(',', '.'))
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
