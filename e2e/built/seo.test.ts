import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { breadcrumbsOf } from '#content/breadcrumbs.ts'
import { ownPosts, postPath } from '#content/collections/posts.ts'
import { loadContent } from '#content/documents/load.ts'
import { cardPath } from '#content/pages.ts'
import { absolute, addresses, isPage, pageOf, testedAddresses } from '#workshop/addresses.ts'
import { builtPage, clientFolder } from './read.ts'

const { company, feeds, posts, prices: listed } = loadContent()

const paths = testedAddresses().filter(isPage)

const textOf = (name: string) => readFileSync(join(clientFolder, name), 'utf8')

const text = v.pipe(v.string(), v.regex(/\S/))
const matching = (format: RegExp) => v.pipe(v.string(), v.regex(format))
const address = matching(new RegExp(`^${absolute('/')}`))
const some = <One extends v.GenericSchema>(one: One) => v.pipe(v.array(one), v.minLength(1))
const node = <Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ '@type': v.literal(type), ...entries })

const unitPrice = node('UnitPriceSpecification', {
  price: v.pipe(v.number(), v.integer(), v.minValue(1)),
  priceCurrency: v.picklist(['EUR', 'TND']),
  valueAddedTaxIncluded: v.literal(false),
  ...{ billingDuration: v.optional(v.literal(1)), unitCode: v.optional(v.literal('MON')) },
})
const offer = node('Offer', {
  ...{ name: text, priceSpecification: unitPrice },
  eligibleRegion: v.optional(v.literal('TN')),
})
const office = node('ProfessionalService', {
  ...{ name: text, url: address, image: address, telephone: matching(/^\+\d{8,15}$/) },
  address: node('PostalAddress', { addressLocality: text, addressCountry: matching(/^[A-Z]{2}$/) }),
})
const agency = node('Organization', {
  ...{ '@id': v.literal(absolute('/#agence')), name: text, url: address },
  ...{ logo: v.optional(address), email: v.optional(matching(/^[^@\s]+@[^@\s]+\.[a-z]+$/)) },
  foundingDate: v.optional(matching(/^\d{4}$/)),
  sameAs: v.optional(some(matching(/^https:\/\//))),
  department: v.optional(some(office)),
})
const question = node('Question', { name: text, acceptedAnswer: node('Answer', { text }) })
const crumb = node('ListItem', { position: v.number(), name: text, item: address })

/** Structured data, as Google documents it. */
const dataSchema = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': some(
    v.variant('@type', [
      node('WebSite', { name: text, url: address, inLanguage: v.literal('fr'), publisher: agency }),
      agency,
      node('Service', {
        ...{ name: text, description: text, url: address, provider: agency },
        ...{ areaServed: some(text), offers: v.optional(some(offer)) },
      }),
      node('FAQPage', { mainEntity: some(question) }),
      node('BlogPosting', {
        ...{ headline: matching(/^.{1,110}$/), description: text, image: address },
        ...{ datePublished: matching(/^\d{4}-\d\d-\d\d$/), inLanguage: v.literal('fr') },
        ...{ mainEntityOfPage: address, author: agency, publisher: agency },
      }),
      node('BreadcrumbList', { itemListElement: some(crumb) }),
    ]),
  ),
})

function structuredData(path: string) {
  const scripts = builtPage(path).$('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  return v.parse(dataSchema, JSON.parse(scripts.text()))['@graph']
}

test.each(paths)(
  'structured data of %s is valid, agrees with the page and has no sample',
  (path) => {
    const graph = structuredData(path)
    // The testimonials are samples.
    expect(JSON.stringify(graph)).not.toMatch(/rating|review/i)
    const types = graph.map((entry) => entry['@type'])
    expect(types.includes('BlogPosting')).toBe(path.startsWith('/blog/'))
    expect(types.includes('BreadcrumbList')).toBe(path !== '/')

    const { $ } = builtPage(path)
    for (const entry of graph) {
      if (entry['@type'] === 'BlogPosting') {
        expect($('main h1').text()).toBe(entry.headline)
        expect($('main time').attr('datetime')).toBe(entry.datePublished)
        expect($('main').text()).not.toMatch(/Exemple$/)
      }
      if (entry['@type'] === 'FAQPage') {
        const shown = $('main').text().replace(/\s/g, '')
        for (const { name, acceptedAnswer } of entry.mainEntity) {
          expect(shown).toContain(name.replace(/\s/g, ''))
          expect(shown).toContain(acceptedAnswer.text.replace(/\s/g, ''))
        }
      }
      if (entry['@type'] === 'Service' && entry.offers) expect(entry.offers).toHaveLength(6)
      if (entry['@type'] === 'BreadcrumbList') {
        const crumbs = entry.itemListElement
        expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1))
        expect(crumbs.length).toBeGreaterThan(1)
        expect(crumbs.at(-1)?.item).toBe(absolute(path))
        const labels = breadcrumbsOf(path, pageOf(path)?.crumb).map(({ label }) => label)
        expect(labels).toEqual(expect.arrayContaining(crumbs.map(({ name }) => name)))
      }
    }
  },
)

test('no script has structured data', () => {
  const scripts = globSync('assets/*.js', { cwd: clientFolder })
  const code = scripts.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('')
  expect(code.length).toBeGreaterThan(100_000)
  expect(code).not.toContain('BreadcrumbList')
})

test('structured data names both offices on the home page', () => {
  const found = structuredData('/').flatMap((entry) => {
    return entry['@type'] === 'Organization' ? (entry.department ?? []) : []
  })
  expect(found.map((one) => one.address.addressLocality)).toEqual(
    company.offices.map(({ city }) => city),
  )
})

test.each(Object.entries(listed))(
  'structured data gives the prices of /tarifs/%s, in both currencies',
  (slug, { prices }) => {
    const offered = structuredData(`/tarifs/${slug}`).flatMap((entry) => {
      return entry['@type'] === 'Service' ? (entry.offers ?? []) : []
    })
    const unitPrices = offered.map(({ priceSpecification }) => priceSpecification)
    const priced = (currency: string) =>
      unitPrices.filter(({ priceCurrency }) => priceCurrency === currency).map(({ price }) => price)
    expect(priced('EUR')).toEqual(prices.euro)
    expect(priced('TND')).toEqual(prices.tnd)
  },
)

const card = (path: (typeof paths)[number]) => readFileSync(join(clientFolder, cardPath(path)))

test.each(paths)('%s has its own social card', (path) => {
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

test('every social card is different', () => {
  const all = addresses.filter(isPage)
  expect(new Set(all.map((path) => card(path).toString('base64'))).size).toBe(all.length)
})

// pages.e2e.ts requests these files; a script adds the link to the manifest (islands.e2e.ts).

test('the sitemap lists every page once', () => {
  const $ = load(textOf('sitemap.xml'), { xml: true })
  expect($('urlset').attr('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const locations = $('urlset > url > loc').toArray()
  expect(locations.map((loc) => $(loc).text())).toEqual(addresses.filter(isPage).map(absolute))
})

test('robots.txt allows every page and names the sitemap', () => {
  const lines = textOf('robots.txt').split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${absolute('/sitemap.xml')}`)
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
})

test('security.txt names a contact and expires within a year', () => {
  const text = textOf('.well-known/security.txt')
  expect(text).toContain(`Contact: mailto:${company.email}\n`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000)
})

test('the RSS feed lists the posts of the blog', () => {
  const link = builtPage('/blog').$('link[type="application/rss+xml"]')
  expect(link.attr('href')).toBe('/blog/rss.xml')
  const $ = load(textOf('blog/rss.xml'), { xml: true })
  const channel = $('rss[version="2.0"] > channel')
  expect(channel.children('title').text()).toBe(feeds.blog.title)
  expect(channel.children('link').text()).toBe(absolute('/blog'))
  const items = channel.children('item').toArray()
  const named = ['title', 'category', 'description', 'dc\\:creator', 'link', 'guid', 'pubDate']
  expect(items.map((item) => named.map((name) => $(item).children(name).text()))).toEqual(
    ownPosts(posts).map((post) => [
      ...[post.title, post.category, post.excerpt, company.name],
      ...[absolute(postPath(post)), absolute(postPath(post))],
      // Noon, so that readers show the same day from Martinique to La Réunion.
      new Date(`${post.date}T12:00:00Z`).toUTCString(),
    ]),
  )
})

test('the manifest lists existing icons in their sizes', () => {
  const { short_name, start_url, icons } = JSON.parse(textOf('site.webmanifest'))
  expect({ short_name, start_url }).toEqual({ short_name: 'Graaand', start_url: '/' })
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }
  for (const { src, sizes, type } of [...icons, touch]) {
    const icon = readFileSync(join(clientFolder, src))
    if (type === 'image/png') {
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes)
    }
  }
})
