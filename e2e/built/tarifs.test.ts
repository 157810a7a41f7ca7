import { expect, test } from 'vitest'
import { levels, priceLists } from '#content/catalogue/packs.ts'
import { withTax } from '#content/catalogue/pricing.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { specPrice, specPrices } from '../../tools/test/spec.ts'
import { addresses, isFramed } from '../support/addresses.ts'
import { builtPage, linksOf, textsOf, words } from './read.ts'

// Spec: S-21, T-21.
test('each service card of the home page says where its prices start', () => {
  const { $ } = builtPage('/')
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
        specPrice(list, 'essentiel', 'euro', tax),
      )
      return [`/expertises/${service}`, `Dès ${net} (${gross})`]
    }),
  )
})

// The prices of the spec (Spec: T-9), and what an individual pays at 20 % in France.
test.each(specPrices.map(({ slug }) => slug))('%s says its prices', (slug) => {
  const prices = levels.map((level) => specPrice(slug, level, 'euro', 'HT'))
  const withTax = `soit ${specPrice(slug, 'professionnel', 'euro', 'TTC')}`
  const { $ } = builtPage(`/tarifs/${slug}`)
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
  expect(cards.map((card) => card.includes(pricingWords.highlighted))).toEqual([false, true, false])
  const main = words($('main').text())
  expect(main).toContain('Prix indicatifs')
  expect(main).not.toContain('N/A')
  // Dinars are in the table, for whoever has no script, and nowhere else.
  const inDinars = textsOf($, 'main tr').filter((row) => row.includes('TND'))
  expect(inDinars).toEqual([expect.stringMatching(/^Prix en Tunisie.*TND HT.*TND TTC/)])
  expect(main.match(/TND/g)).toHaveLength(6)
  expect($('main tr').last().attr('class')).toBe('dinars')
  const contact = 'main a:contains("Contactez-nous")'
  expect(linksOf($, contact)).toEqual(['/contactez-nous'])
})

// Spec: L-18. Previews show what the shops of our visitors might sell.
test.each(addresses.filter((path) => path !== '/apercus'))(
  'each price on %s has its tax beside it',
  (path) => {
    const { $ } = builtPage(path)
    const notes = $('[data-note]').toArray()
    const texts = [$('main').text(), ...notes.map(({ attribs }) => attribs['data-note'] ?? '')]
    expect(texts.flatMap(withoutTax)).toEqual([])
    expect(notes).toHaveLength(isFramed(path) ? priceLists.length : 0)
    if (path.startsWith('/expertises/')) expect(texts[0]).toMatch(/Dès [\d\s]+€ HT/)
  },
)

/** The prices of a text that have no pair: « 600 € HT » goes with « 720 € TTC », which follows it. */
function withoutTax(text: string): string[] {
  const prices = [
    ...text.matchAll(/([\d\u202f]+(?:,\d+)?)\u00a0(€|TND)(?:[ \u00a0](HT|TTC)(\/mois)?)?/g),
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
