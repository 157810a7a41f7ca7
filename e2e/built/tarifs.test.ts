import { expect, test } from 'vitest'
import { pricingWords } from '#content/pages/tarifs.ts'
import { builtPage, linksOf, textsOf, words } from './read.ts'

// The prices of the spec to the letter, and what an individual pays at 20 % in France.
test.each([
  ['site-vitrine', '600 € HT', '990 € HT', '2 900 € HT', 'soit 1 188 € TTC'],
  ['site-ecommerce', '790 € HT', '1 190 € HT', '3 500 € HT', 'soit 1 428 € TTC'],
  ['site-platforme', '2 000 € HT', '3 500 € HT', '8 500 € HT', 'soit 4 200 € TTC'],
  ['seo', '650 € HT', '1 300 € HT', '3 500 € HT', 'soit 1 560 € TTC'],
  ['webmastering', '150 € HT/mois', '350 € HT/mois', '990 € HT/mois', 'soit 420 € TTC/mois'],
  ['design-graphique', '400 € HT', '790 € HT', '1 500 € HT', 'soit 948 € TTC'],
  ['logo-et-branding', '300 € HT', '700 € HT', '1 500 € HT', 'soit 840 € TTC'],
  ['uiux-design', '500 € HT', '1 200 € HT', '2 500 € HT', 'soit 1 440 € TTC'],
])('%s says its prices', (slug, first, middle, last, withTax) => {
  const { $ } = builtPage(`/tarifs/${slug}`)
  const cards = textsOf($, 'main article')
  expect(cards).toHaveLength(3)
  for (const [index, price] of [first, middle, last].entries()) {
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
  // Dinars are in the table, for whoever has no script.
  const rows = textsOf($, 'main table tr').filter((row) => row.startsWith('Prix en Tunisie'))
  expect(rows).toEqual([expect.stringContaining('TND HT')])
  const contact = 'main a:contains("Contactez-nous")'
  expect(linksOf($, contact)).toEqual(['/contactez-nous'])
})
