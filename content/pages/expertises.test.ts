import { expect, test } from 'vitest'
import { offerTitle } from '../catalogue/offers.ts'
import { priceListSlugs } from '../catalogue/packs.ts'
import { startingPrices } from '../catalogue/prices.ts'
import { formatPrice } from '../catalogue/pricing.ts'
import { pricesNote } from '../company/navigation.ts'
import { counterMs } from '../constants.ts'
import { loadContent } from '../documents/load.ts'
import { findQuoteService } from '../forms/quote-services.ts'
import { priceListsOf, quoteAddress, type ServiceSlug } from './expertises/service-page.ts'

const { contactPage, expertises, faq, home, packs, pricePages, prices, services } = loadContent()

// Spec: T-3.
const web = ['+3 ans', '+50 sites', '95%']
const table: [ServiceSlug, offerings: number, counters: string[], priceLists: string[]][] = [
  ['creation-de-site-web', 3, web, ['site-vitrine', 'site-ecommerce', 'site-platforme']],
  ['referencement-naturel', 6, ['+75%', '+40%', '+60%'], ['seo']],
  ['design-graphique', 4, [], ['design-graphique']],
  ['logo-et-branding', 3, [], ['logo-et-branding']],
  ['uiux-design', 5, [], ['uiux-design']],
  ['webmastering', 5, ['+3', '36 sites', '89%'], ['webmastering']],
]

test.each(table)(
  '%s has the offerings, counters and price lists of the spec’s table',
  (slug, offerings, counters, priceLists) => {
    const page = services[slug]
    expect(page.offerings.items).toHaveLength(offerings)
    const figures = page.counters.map(
      ({ prefix = '', value, suffix = '' }) => prefix + value + suffix,
    )
    expect(figures.map(plain)).toEqual(counters)
    expect(priceListsOf(slug).map((list) => list.slug)).toEqual(priceLists)
  },
)

test('the animation of the counters lasts as long as in the spec', () => {
  expect(counterMs).toBe(3000)
})

// The order matters, because an item shows the price list with its index in `priceListsOf`.
test('the three sites are named as in the spec, in the order of their price pages', () => {
  const { items } = services['creation-de-site-web'].offerings
  expect(items.map(({ title }) => title)).toEqual([
    'Site Vitrine',
    'Site E-commerce',
    'Site Plateforme',
  ])
})

// Spec: L-18, T-21.
test.each(priceListSlugs)('%s starts at the price of its first pack', (slug) => {
  for (const currency of ['euro', 'tnd'] as const) {
    const { frequency, prices: amounts } = prices[slug]
    const price = { amount: amounts[currency][0], currency, frequency }
    const [net, gross] = (['HT', 'TTC'] as const).map((tax) => plain(formatPrice(price, tax)))
    expect(plain(startingPrices(prices, slug, currency))).toBe(`Dès ${net} (${gross})`)
    expect(plain(pricesNote(prices, slug, currency))).toBe(`dès ${net}, ${gross}`)
  }
})

test('the SEO figure of 75 % names its period', () => {
  const [traffic] = services['referencement-naturel'].counters
  expect(traffic?.label).toMatch(/après 6\smois/)
})

// Spec: T-4.
test.each([
  ['creation-de-site-web', '3 aperçus de votre futur site'],
  ['design-graphique', '3 visuels'],
  ['logo-et-branding', '3 concepts de logo'],
  ['uiux-design', 'une consultation'],
  ['webmastering', 'un mois de webmastering'],
] as const)('%s has the free offer of the spec, with a link to the quote form', (slug, gift) => {
  expect(plain(offerTitle(slug))).toBe(`Offert : ${gift}.`)
  const asked = new URL(quoteAddress(slug), 'https://graaand.example').searchParams.get('service')
  expect(findQuoteService(asked ?? '')?.slug).toBe(slug)
})

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
}

// Spec: S-21
test('the cards of the home page lead to the six service pages', () => {
  expect(home.services.cards.map(({ title }) => slugOf(title))).toEqual([
    'creation-de-site-web',
    'referencement-naturel',
    'design-graphique',
    'logo-et-branding',
    'uiux-design',
    'webmastering',
  ])
})

test('the overview shows the six services of the home page, in its order', () => {
  const slugs = expertises.services.map(({ slug }) => slug)
  expect(slugs).toEqual(home.services.cards.map(({ title }) => slugOf(title)))
  expect(new Set(expertises.start.points.map(({ service }) => service)).size).toBe(6)
})

// Spec: T-6.
test.each([
  ['a showcase site', 'creation-de-site-web', /2 à 4 semaines/],
  ['a shop', 'creation-de-site-web', /4 à 8 semaines/],
  ['support after delivery', 'creation-de-site-web', /au moins 2 semaines/],
  ['SEO results', 'referencement-naturel', /3 à 6 mois/],
  ['first graphic concepts', 'design-graphique', /48 à 72 h/],
  ['first logos', 'logo-et-branding', /5 à 7 jours ouvrés/],
  ['mock-ups', 'uiux-design', /5 à 10 jours ouvrés/],
  ['updates', 'webmastering', /24 à 48 h/],
] as const)('the duration of %s is on its page, and on no other', (_what, slug, timeline) => {
  const saying = [...Object.values(services), expertises].filter((each) =>
    textsIn(each).some((text) => timeline.test(plain(text))),
  )
  expect(saying).toEqual([services[slug]])
})

test.each(Object.entries(services))(
  'the introduction of %s contains a duration and a free offer',
  (_, { hero }) => {
    expect(plain(hero.lead)).toMatch(/\d+ (à \d+ )?(jours|heures|semaines|mois)/)
    expect(hero.lead).toMatch(/(offert|gratuit)/)
  },
)

test('questions and paragraphs are not repeated on service pages and related pages', () => {
  const ours = [...Object.values(services), expertises].flatMap(wordsOf).map(plain)
  expect(ours.filter((text, index) => ours.indexOf(text) < index)).toEqual([])
  const theirs = new Set(textsIn([home, packs, pricePages, contactPage, faq]).map(plain))
  expect(theirs.size).toBeGreaterThan(100)
  expect(ours.filter((text) => theirs.has(text))).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

function wordsOf(page: object): string[] {
  return textsIn(page).filter((text) => /[.?]$/.test(text))
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
