import { expect, test } from 'vitest'
import { specPrice, specPrices } from '../../tools/test/spec.ts'
import { startingPrices } from '../catalogue/prices.ts'
import { pricesNote } from '../company/navigation.ts'
import { loadContent } from '../documents/load.ts'
import { findQuoteService } from '../forms/quote-services.ts'
import { webCreation } from './expertises/creation-de-site-web.ts'
import { graphicDesign } from './expertises/design-graphique.ts'
import { logoAndBranding } from './expertises/logo-et-branding.ts'
import { seo } from './expertises/referencement-naturel.ts'
import { priceListsOf, quoteAddress, type ServicePage } from './expertises/service-page.ts'
import { slugOf } from './expertises/slug.ts'
import { uiuxDesign } from './expertises/uiux-design.ts'
import { webmastering } from './expertises/webmastering.ts'
import { expertises } from './expertises.ts'

const { home, prices } = loadContent()

const services: ServicePage[] = [
  webCreation,
  seo,
  graphicDesign,
  logoAndBranding,
  uiuxDesign,
  webmastering,
]

// Pages that a visitor reads on the same visit: nothing of ours may be found there again.
const neighbours = import.meta.glob(
  ['./accueil.ts', './contactez-nous.ts', './questions-frequentes.ts', './tarifs/*.ts'],
  { eager: true },
)

// Spec: T-3.
const web = ['+3 ans', '+50 sites', '95%']
const table: [ServicePage, offerings: number, counters: string[], priceLists: string[]][] = [
  [webCreation, 3, web, ['site-vitrine', 'site-ecommerce', 'site-platforme']],
  [seo, 6, ['+75%', '+40%', '+60%'], ['seo']],
  [graphicDesign, 4, [], ['design-graphique']],
  [logoAndBranding, 3, [], ['logo-et-branding']],
  [uiuxDesign, 5, [], ['uiux-design']],
  [webmastering, 5, ['+3', '36 sites', '89%'], ['webmastering']],
]

test.each(table)(
  '$slug holds what the table of the spec gives it',
  (page, offerings, counters, priceLists) => {
    expect(page.offerings.items).toHaveLength(offerings)
    expect(page.reasons).toHaveLength(4)
    expect(page.questions.items).toHaveLength(10)
    const figures = page.counters.map(
      ({ startText, value, endText }) => startText + value + endText,
    )
    expect(figures.map((figure) => figure.replaceAll('\u00a0', ' '))).toEqual(counters)
    expect(page.counters.every(({ duration }) => duration === 3000)).toBe(true)
    expect(priceListsOf(page.slug).map(({ slug }) => slug)).toEqual(priceLists)
  },
)

test('the three sites are named as in the spec, each with its own price page', () => {
  expect(webCreation.offerings.items.map(({ title, prices }) => [title, prices])).toEqual([
    ['Site Vitrine', 'site-vitrine'],
    ['Site E-commerce', 'site-ecommerce'],
    ['Site Plateforme', 'site-platforme'],
  ])
})

// The smallest price of the table (Spec: T-9, L-18).
test.each(specPrices)('$slug starts at the smallest price of the spec', ({ slug }) => {
  for (const currency of ['euro', 'tnd'] as const) {
    const [net, gross] = (['HT', 'TTC'] as const).map((tax) =>
      specPrice(slug, 'essentiel', currency, tax),
    )
    expect(plain(startingPrices(prices, slug, currency))).toBe(`Dès ${net} (${gross})`)
    expect(plain(pricesNote(prices, slug, currency))).toBe(`dès ${net}, ${gross}`)
  }
})

test('the SEO figure of 75 % says after how long', () => {
  expect(seo.counters[0]?.description).toBe('de trafic naturel après 6\u00a0mois')
})

// Spec: T-4.
test.each([
  [webCreation, '3 aperçus de votre futur site'],
  [graphicDesign, '3 visuels'],
  [logoAndBranding, '3 concepts de logo'],
  [uiuxDesign, 'une consultation'],
  [webmastering, 'un mois de webmastering'],
])('$slug gives what the spec says, through the quote form', ({ slug, offer }, gift) => {
  expect(plain(offer.title)).toBe(`Offert : ${gift}.`)
  const asked = new URL(quoteAddress(slug), 'https://graaand.example').searchParams.get('service')
  expect(findQuoteService(asked ?? '')?.slug).toBe(slug)
})

test('the overview shows the six services under the names of the home page, with other words', () => {
  expect(expertises.services.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug))
  expect(expertises.services.map(({ title }) => title)).toEqual(
    home.services.cards.map(({ title }) => title),
  )
  for (const { slug, title } of expertises.services) expect(slugOf(title)).toBe(slug)
  expect(new Set(expertises.start.points.map(({ service }) => service)).size).toBe(6)
  expect(expertises.questions.items).toHaveLength(6)
})

// Spec: T-6.
test.each([
  ['a showcase site', webCreation, /2 à 4 semaines/],
  ['a shop', webCreation, /4 à 8 semaines/],
  ['support after delivery', webCreation, /au moins 2 semaines/],
  ['SEO results', seo, /3 à 6 mois/],
  ['first graphic concepts', graphicDesign, /48 à 72 h/],
  ['first logos', logoAndBranding, /5 à 7 jours ouvrés/],
  ['mock-ups', uiuxDesign, /5 à 10 jours ouvrés/],
  ['updates', webmastering, /24 à 48 h/],
])('the time of %s is said on its page, and on no other', (_what, page, timeline) => {
  const saying = [...services, expertises].filter((each) =>
    textsIn(each).some((text) => timeline.test(plain(text))),
  )
  expect(saying.map((each) => each === page)).toEqual([true])
})

test.each(services)('$slug opens on its time and on what is free, in one breath', ({ hero }) => {
  expect(plain(hero.lead)).toMatch(/\d+ (à \d+ )?(jours|heures|semaines|mois)/)
  expect(hero.lead).toMatch(/(offert|gratuit)/)
})

test('no question and no paragraph is read twice, here or on the pages around', () => {
  const ours = [...services.map(wordsOf), wordsOf(expertises)].flat().map(plain)
  expect(ours.filter((text, index) => ours.indexOf(text) < index)).toEqual([])
  const theirs = new Set(Object.values(neighbours).flatMap(textsIn).map(plain))
  expect(theirs.size).toBeGreaterThan(100)
  expect(ours.filter((text) => theirs.has(text))).toEqual([])
})

test('French spaces do not break', () => {
  const texts = [...services, expertises].flatMap(textsIn)
  expect(texts.filter((text) => / [:;!?»€%]|« |\p{L}'|\.\.\./u.test(text))).toEqual([])
})

/** Every string inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The sentences and the questions of a page: not the labels it shares. */
function wordsOf(page: ServicePage | typeof expertises): string[] {
  return textsIn(page).filter((text) => /[.?]$/.test(text))
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
