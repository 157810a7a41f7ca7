import { describe, expect, test } from 'vitest'
import { specPrices } from '../../tools/test/spec.ts'
import { freeOffers, seoAuditValue } from '../catalogue/offers.ts'
import { packs, priceListSlugs, priceLists } from '../catalogue/packs.ts'
import { loadContent } from '../documents/load.ts'
import { terms } from './legal/conditions-generales-dutilisation.ts'
import {
  type PricedPack,
  type PriceList,
  packsOf,
  priceList,
  priceOf,
  showFrequencyToggle,
} from './tarifs/price-list.ts'

// Prices come from the spec's table (Spec: T-9); the other numbers and names are copied from it by hand
// (Spec: T-10).

type Slug = (typeof priceLists)[number]['slug']

const content = loadContent()
const pages = Object.fromEntries(
  priceListSlugs.map((slug) => [slug, priceList(content, slug)]),
) as Record<Slug, PriceList>

const everyPage = Object.entries(pages)

// To change a price, edit prices.yaml and the spec's table.
describe.each(specPrices.map(({ slug, euro, tnd }) => ({ slug, euros: euro, dinars: tnd })))(
  'the prices of $slug',
  ({ slug, euros, dinars }) => {
    const frequency = slug === 'webmastering' ? 2 : 1
    const page = pages[slug]
    const prices = (currency: 'euro' | 'tnd', chosen: 1 | 2) =>
      packsOf(page).map((pack) => priceOf(pack, currency, chosen)?.amount)

    test('are those of the spec, in both currencies', () => {
      const where = 'T-9 of docs/spec/services-and-prices.md, and content/catalogue/prices.yaml'
      expect(prices('euro', frequency), where).toEqual(euros)
      expect(prices('tnd', frequency), where).toEqual(dinars)
    })

    test('are shown without a choice of frequency', () => {
      expect(page.frequency).toBe(frequency)
      expect(showFrequencyToggle).toBe(false)
    })

    test('do not exist for the other frequency', () => {
      const none = [undefined, undefined, undefined]
      expect(prices('euro', frequency === 1 ? 2 : 1)).toEqual(none)
      expect(prices('tnd', frequency === 1 ? 2 : 1)).toEqual(none)
    })
  },
)

const website = [
  ['Nom de domaine : 1 an', 'Nom de domaine : 1 an', 'Nom de domaine : 1 an'],
  ['Hébergement : 3 mois', 'Hébergement : 6 mois', 'Hébergement : 12 mois'],
  ['Support technique : 5 jours', 'Support technique : 1 mois', 'Support technique : 3 mois'],
  ['no Maintenance', 'Maintenance : 1 mois', 'Maintenance : 3 mois'],
]

// Spec: T-10.
describe.each<[Slug, string[][]]>([
  ['site-vitrine', [['Pages : 3 à 5', 'Pages : 6 à 10', 'Pages : 10 à 30'], ...website]],
  ['site-ecommerce', [['Pages : 5 à 7', 'Pages : 10 à 15', 'Pages : 15 à 30'], ...website]],
  ['site-platforme', [['Pages : 5 à 7', 'Pages : 10 à 15', 'Pages : 15 à 30'], ...website]],
  [
    'logo-et-branding',
    [
      ['Concepts : 3', 'Concepts : 4', 'Concepts : 5'],
      ['Révisions : 1', 'Révisions : 3', 'Révisions : illimitées'],
      ['Livraison : 5 jours', 'Livraison : 7 à 10 jours', 'Livraison : 10 à 15 jours'],
    ],
  ],
  [
    'uiux-design',
    [
      ['Écrans : 5', 'Écrans : 10', 'Écrans : 20 et plus'],
      ['Révisions : 2', 'Révisions : 3', 'Révisions : illimitées'],
      ['Livraison : 7 jours', 'Livraison : 14 jours', 'Livraison : 21 jours'],
    ],
  ],
  [
    'design-graphique',
    [
      ['Bannières et affiches : 2', 'Bannières et affiches : 5', 'Bannières et affiches : 10'],
      ['Flyers et brochures : 1', 'Flyers et brochures : 3', 'Flyers et brochures : 5'],
      [
        'Visuels pour les réseaux : 5',
        'Visuels pour les réseaux : 15',
        'Visuels pour les réseaux : 30',
      ],
      [
        'Infographies et documents : 1',
        'Infographies et documents : 3',
        'Infographies et documents : 5',
      ],
      ['Révisions : 2', 'Révisions : 3', 'Révisions : illimitées'],
      ['Livraison : 5 à 7 jours', 'Livraison : 7 à 10 jours', 'Livraison : 10 à 15 jours'],
    ],
  ],
  [
    'seo',
    [
      [
        'Mots-clés travaillés : 5',
        'Mots-clés travaillés : 10 à 20',
        'Mots-clés travaillés : 30 et plus',
      ],
      [
        'no Liens entrants (backlinks)',
        'Liens entrants (backlinks) : 10 à 15',
        'Liens entrants (backlinks) : 50',
      ],
      [
        'Rapports : chaque mois',
        'Rapports : toutes les deux semaines',
        'Rapports : chaque semaine',
      ],
    ],
  ],
  [
    'webmastering',
    [
      ['Réponse du support : 48 h', 'Réponse du support : 24 h', 'Réponse du support : 2 h'],
      ['Sauvegardes : chaque semaine', 'Sauvegardes : chaque jour', 'Sauvegardes : en temps réel'],
      [
        'no Nouvelles pages ou modifications',
        'no Nouvelles pages ou modifications',
        'Nouvelles pages ou modifications : jusqu’à 5 par mois',
      ],
    ],
  ],
])('%s', (slug, lines) => {
  test.each(lines)('%s, %s, %s', (...expected) => {
    const found = packsOf(pages[slug]).map(featureLines)
    expect(found.map((names, i) => names.find((name) => name === expected[i]))).toEqual(expected)
  })
})

function featureLines({ features }: PricedPack): string[] {
  return features.map(({ name, style }) =>
    (style === 'highlight' ? name : `no ${name}`).replaceAll('\u00a0', ' '),
  )
}

test('each list of prices is in the spec', () => {
  expect(specPrices.map(({ slug }) => slug).sort()).toEqual(
    priceLists.map(({ slug }) => slug).sort(),
  )
})

test.each(everyPage)('%s has three named packs, the middle one highlighted', (slug, list) => {
  expect(packsOf(list).map(({ title, highlighted }) => [title, highlighted])).toEqual([
    [slug === 'seo' ? 'SEO Essentiel' : 'Pack Essentiel', false],
    ['Pack Professionnel', true],
    ['Pack Premium', false],
  ])
})

test('the cards and the quote form know the same packs', () => {
  const sold = Object.values(pages).flatMap((page) => packsOf(page).map(({ id }) => id))
  expect(sold.sort()).toEqual(packs.map(({ id }) => id).sort())
})

test('where the spec contradicts itself, packs have the larger value and free offers the smaller', () => {
  expect(seoAuditValue).toBe(250)
  const first = (slug: Slug, label: string) =>
    pages[slug].rows.find((row) => row.label === label)?.values[0]
  expect(first('logo-et-branding', 'Concepts')).toBe('3')
  expect(first('design-graphique', 'Infographies et documents')).toBe('1')
})

// Spec: T-4.
test('each service page has its free offer', () => {
  expect(freeOffers).toEqual({
    'creation-de-site-web': '3 aperçus de votre futur site',
    'referencement-naturel': 'un audit d’une valeur de 250\u00a0€\u00a0HT (300\u00a0€\u00a0TTC)',
    'design-graphique': '3\u00a0visuels',
    'logo-et-branding': '3\u00a0concepts de logo',
    'uiux-design': 'une consultation',
    webmastering: 'un mois de webmastering',
  })
})

test.each(everyPage)(
  '%s has 7 to 11 rows, six questions, and a text for each feature',
  (_, page) => {
    expect(page.rows.length).toBeGreaterThanOrEqual(7)
    expect(page.rows.length).toBeLessThanOrEqual(11)
    expect(page.questions).toHaveLength(6)
    for (const { description } of packsOf(page)) expect(description).toMatch(/^Pour .+\.$/)
    const popups = packsOf(page).flatMap(({ features }) => features.map((each) => each.description))
    for (const popup of popups) expect(popup, popup).toMatch(/^\S.{38,}\.$/)
  },
)

test('pages share no sentence, except about what every kind of site includes', () => {
  const shared = new Set(content.packsOfSites.rows)
  const texts = Object.values(pages).flatMap((page) => [
    page.banner,
    ...packsOf(page).map(({ description }) => description),
    ...page.rows.filter((row) => !shared.has(row)).flatMap(({ explanation }) => explanation),
    ...page.questions.flatMap(({ question, answer }) => [question, answer]),
  ])
  expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([])
})

test('every sentence about dinars mentions Tunisia', () => {
  const texts = [
    JSON.stringify(content.pricing),
    JSON.stringify(terms(content)),
    JSON.stringify(content.about),
  ]
  for (const text of texts) {
    const sentences = text.split(/[."\n]/).filter((one) => /dinars/i.test(one) && one !== 'dinars')
    expect(sentences.length).toBeGreaterThan(0)
    for (const sentence of sentences) expect(sentence).toContain('Tunisie')
  }
})
