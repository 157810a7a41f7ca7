import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { breadcrumbsOf } from '#content/breadcrumbs.ts'
import { loadContent } from '#content/documents/load.ts'
import { cardPath } from '#content/pages.ts'
import {
  absolute,
  addresses,
  isPage,
  lostPath,
  pageOf,
  testedAddresses,
} from '../support/addresses.ts'
import { builtPage, clientFolder } from './read.ts'

const { company } = loadContent()

const paths = testedAddresses().filter(isPage)

// Structured data: required properties by Google's documentation, and no others.

const address = v.pipe(v.string(), v.url(), v.startsWith(absolute('/')))
const text = v.pipe(v.string(), v.nonEmpty())
const agency = {
  '@type': v.literal('Organization'),
  '@id': v.literal(absolute('/#agence')),
  name: text,
  url: address,
}
const reference = v.strictObject(agency)

const office = v.strictObject({
  '@type': v.literal('ProfessionalService'),
  name: text,
  url: address,
  image: address,
  telephone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
  address: v.strictObject({
    '@type': v.literal('PostalAddress'),
    addressLocality: text,
    addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
})

const offer = v.strictObject({
  '@type': v.literal('Offer'),
  name: text,
  url: address,
  eligibleRegion: v.optional(v.literal('TN')),
  price: v.pipe(v.number(), v.minValue(1)),
  priceCurrency: v.picklist(['EUR', 'TND']),
  priceSpecification: v.strictObject({
    '@type': v.literal('UnitPriceSpecification'),
    price: v.number(),
    priceCurrency: v.picklist(['EUR', 'TND']),
    valueAddedTaxIncluded: v.literal(false),
    billingDuration: v.optional(v.literal(1)),
    unitCode: v.optional(v.literal('MON')),
  }),
})

const node = v.variant('@type', [
  v.strictObject({
    '@type': v.literal('WebSite'),
    name: text,
    url: address,
    inLanguage: v.literal('fr'),
    publisher: reference,
  }),
  v.strictObject({
    ...agency,
    logo: address,
    email: v.pipe(v.string(), v.email()),
    foundingDate: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    sameAs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.url())), v.minLength(1))),
    department: v.array(office),
  }),
  v.strictObject({
    '@type': v.literal('Service'),
    name: text,
    description: text,
    url: address,
    provider: reference,
    areaServed: v.array(text),
    offers: v.optional(v.pipe(v.array(offer), v.length(6))),
  }),
  v.strictObject({
    '@type': v.literal('FAQPage'),
    mainEntity: v.pipe(
      v.array(
        v.strictObject({
          '@type': v.literal('Question'),
          name: text,
          acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.strictObject({
    '@type': v.literal('BlogPosting'),
    headline: v.pipe(text, v.maxLength(110)),
    description: text,
    datePublished: v.pipe(v.string(), v.isoDate()),
    image: address,
    inLanguage: v.literal('fr'),
    mainEntityOfPage: address,
    author: reference,
    publisher: reference,
  }),
  v.strictObject({
    '@type': v.literal('BreadcrumbList'),
    itemListElement: v.pipe(
      v.array(
        v.strictObject({
          '@type': v.literal('ListItem'),
          position: v.number(),
          name: text,
          item: address,
        }),
      ),
      v.minLength(2),
      v.check((items) => items.every(({ position }, i) => position === i + 1), 'positions 1, 2, …'),
    ),
  }),
])

const document = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.pipe(v.array(node), v.minLength(1)),
})

/** Returns a page's JSON-LD as text and nodes; fails unless it matches the schema. */
function structuredData(path: string) {
  const scripts = builtPage(path).$('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  const json = scripts.text()
  const { issues, output } = v.safeParse(document, JSON.parse(json))
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBe(undefined)
  if (!v.is(document, output)) throw new Error('not reached')
  return { json, graph: output['@graph'] }
}

test.each(paths)('structured data of %s is valid, and says what the page shows', (path) => {
  const { json, graph } = structuredData(path)
  // The testimonials are samples.
  expect(json).not.toMatch(/rating|review/i)

  for (const entry of graph) {
    if (entry['@type'] === 'FAQPage') {
      const shown = builtPage(path).$('main').text().replace(/\s/g, '')
      for (const { name, acceptedAnswer } of entry.mainEntity) {
        expect(shown).toContain(name.replace(/\s/g, ''))
        expect(shown).toContain(acceptedAnswer.text.replace(/\s/g, ''))
      }
    }
    if (entry['@type'] === 'BreadcrumbList') {
      expect(entry.itemListElement.at(-1)?.item).toBe(absolute(path))
      const labels = breadcrumbsOf(path, pageOf(path)?.crumb).map(({ label }) => label)
      expect(labels).toEqual(expect.arrayContaining(entry.itemListElement.map(({ name }) => name)))
    }
  }
  expect(graph.some((entry) => entry['@type'] === 'BreadcrumbList')).toBe(path !== '/')
})

test('an address without a page says nothing to machines', () => {
  const { $ } = builtPage(lostPath)
  expect($('script[type="application/ld+json"]')).toHaveLength(0)
})

test('structured data names both offices on the home page', () => {
  const { graph } = structuredData('/')
  const found = graph.flatMap((entry) => ('department' in entry ? entry.department : []))
  expect(found.map((one) => one.address.addressLocality)).toEqual(
    company.offices.map(({ city }) => city),
  )
})

test.each(Object.entries(loadContent().prices))(
  'structured data gives the prices of /tarifs/%s, in both currencies',
  (slug, { prices }) => {
    const { graph } = structuredData(`/tarifs/${slug}`)
    const offers = graph.flatMap((entry) => ('offers' in entry ? (entry.offers ?? []) : []))
    const priced = (currency: string) =>
      offers.filter(({ priceCurrency }) => priceCurrency === currency).map(({ price }) => price)
    expect(priced('EUR')).toEqual(prices.euro)
    expect(priced('TND')).toEqual(prices.tnd)
  },
)

test.each(paths)('%s is an article to machines when it is one, and no sample', (path) => {
  const { graph } = structuredData(path)
  const posting = graph.find((entry) => entry['@type'] === 'BlogPosting')
  expect(posting !== undefined).toBe(path.startsWith('/blog/'))
  if (!posting) return
  const { $ } = builtPage(path)
  expect($('main h1').text()).toBe(posting.headline)
  expect($('main time').attr('datetime')).toBe(posting.datePublished)
  expect($('main').text()).not.toMatch(/Exemple$/)
})

// Cards for social networks.

const card = (path: (typeof paths)[number]) => readFileSync(join(clientFolder, cardPath(path)))

test.each(paths)('%s has a card of its own', (path) => {
  const { $ } = builtPage(path)
  const page = pageOf(path)
  const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content')
  expect(meta('og:url')).toBe(absolute(path))
  expect(meta('og:image')).toBe(absolute(cardPath(path)))
  expect(meta('og:image:alt')).toContain(page?.title)
  expect(meta('twitter:card')).toBe('summary_large_image')

  const png = card(path)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  expect(size).toEqual({ width: 1200, height: 630 })
  // Some messengers ignore larger ones.
  expect(png.length).toBeLessThan(300_000)
})

test('no two cards are alike', () => {
  const all = addresses.filter(isPage)
  expect(new Set(all.map((path) => card(path).toString('base64'))).size).toBe(all.length)
})
