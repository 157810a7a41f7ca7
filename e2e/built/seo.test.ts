import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { breadcrumbsOf } from '#content/breadcrumbs.ts'
import { ownPosts, postPath } from '#content/collections/posts.ts'
import { loadContent } from '#content/documents/load.ts'
import { cardPath } from '#content/pages.ts'
import { absolute, addresses, isPage, pageOf, testedAddresses } from '../support/addresses.ts'
import { builtPage, clientFolder } from './read.ts'

const { company, feeds, posts, prices: listed } = loadContent()

const paths = testedAddresses().filter(isPage)

const textOf = (name: string) => readFileSync(join(clientFolder, name), 'utf8')

/** Properties of structured data by type, as Google documents them; `?` marks an optional one. */
const shapes: Record<string, string> = {
  WebSite: 'name url inLanguage publisher',
  Organization: '@id name url logo? email? foundingDate? sameAs? department?',
  ProfessionalService: 'name url image telephone address',
  PostalAddress: 'addressLocality addressCountry',
  Service: 'name description url provider areaServed offers?',
  Offer: 'name url eligibleRegion? price priceCurrency priceSpecification',
  UnitPriceSpecification: 'price priceCurrency valueAddedTaxIncluded billingDuration? unitCode?',
  FAQPage: 'mainEntity',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  BlogPosting:
    'headline description datePublished image inLanguage mainEntityOfPage author publisher',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
}

const address = new RegExp(`^${absolute('/')}`)
const formats: Record<string, RegExp> = {
  '@id': new RegExp(`^${absolute('/#agence')}$`),
  ...{ url: address, logo: address, image: address, item: address, mainEntityOfPage: address },
  telephone: /^\+\d{8,15}$/,
  addressCountry: /^[A-Z]{2}$/,
  email: /^[^@\s]+@[^@\s]+\.[a-z]+$/,
  foundingDate: /^\d{4}$/,
  sameAs: /^https:\/\//,
  inLanguage: /^fr$/,
  eligibleRegion: /^TN$/,
  price: /^[1-9]\d*$/,
  priceCurrency: /^(?:EUR|TND)$/,
  valueAddedTaxIncluded: /^false$/,
  billingDuration: /^1$/,
  unitCode: /^MON$/,
  datePublished: /^\d{4}-\d\d-\d\d$/,
  headline: /^.{1,110}$/,
}

interface DataNode {
  '@type': string
  name: string
  headline: string
  datePublished: string
  mainEntity: { name: string; acceptedAnswer: { text: string } }[]
  itemListElement: { position: number; name: string; item: string }[]
  department: { address: { addressLocality: string } }[]
  offers: { price: number; priceCurrency: string }[]
}

function faultsOf(value: unknown, name: string): string[] {
  if (Array.isArray(value)) {
    return value.length === 0 ? [`${name} is empty`] : value.flatMap((one) => faultsOf(one, name))
  }
  if (typeof value !== 'object' || value === null) {
    return (formats[name] ?? /\S/).test(String(value)) ? [] : [`${name}: ${value}`]
  }
  const { '@type': type = '', ...properties } = value as Record<string, unknown>
  const known = shapes[String(type)]?.split(' ') ?? []
  const needed = known.filter((one) => !one.endsWith('?'))
  const allowed = known.map((one) => one.replace('?', ''))
  return [
    ...needed.filter((one) => !(one in properties)).map((one) => `${type} lacks ${one}`),
    ...Object.entries(properties).flatMap(([key, one]) =>
      allowed.includes(key) ? faultsOf(one, key) : [`${type} has ${key}`],
    ),
  ]
}

function structuredData(path: string) {
  const scripts = builtPage(path).$('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  const json = scripts.text()
  const { '@context': context, '@graph': graph, ...others } = JSON.parse(json)
  expect({ context, others }).toEqual({ context: 'https://schema.org', others: {} })
  expect(faultsOf(graph, '@graph')).toEqual([])
  return { json, graph: graph as Partial<DataNode>[] }
}

test.each(paths)(
  'structured data of %s is valid, agrees with the page and has no sample',
  (path) => {
    const { json, graph } = structuredData(path)
    // The testimonials are samples.
    expect(json).not.toMatch(/rating|review/i)

    const posting = graph.find((entry) => entry['@type'] === 'BlogPosting')
    expect(posting !== undefined).toBe(path.startsWith('/blog/'))
    if (posting) {
      const { $ } = builtPage(path)
      expect($('main h1').text()).toBe(posting.headline)
      expect($('main time').attr('datetime')).toBe(posting.datePublished)
      expect($('main').text()).not.toMatch(/Exemple$/)
    }

    for (const entry of graph) {
      if (entry.mainEntity) {
        const shown = builtPage(path).$('main').text().replace(/\s/g, '')
        for (const { name, acceptedAnswer } of entry.mainEntity) {
          expect(shown).toContain(name.replace(/\s/g, ''))
          expect(shown).toContain(acceptedAnswer.text.replace(/\s/g, ''))
        }
      }
      if (entry.offers) expect(entry.offers).toHaveLength(6)
      if (entry.itemListElement) {
        const crumbs = entry.itemListElement
        expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1))
        expect(crumbs.length).toBeGreaterThan(1)
        expect(crumbs.at(-1)?.item).toBe(absolute(path))
        const labels = breadcrumbsOf(path, pageOf(path)?.crumb).map(({ label }) => label)
        expect(labels).toEqual(expect.arrayContaining(crumbs.map(({ name }) => name)))
      }
    }
    expect(graph.some((entry) => entry['@type'] === 'BreadcrumbList')).toBe(path !== '/')
  },
)

test('no script has structured data', () => {
  const scripts = globSync('assets/*.js', { cwd: clientFolder })
  const code = scripts.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('')
  expect(code.length).toBeGreaterThan(100_000)
  expect(code).not.toContain('BreadcrumbList')
})

test('structured data names both offices on the home page', () => {
  const { graph } = structuredData('/')
  const found = graph.flatMap(({ department }) => department ?? [])
  expect(found.map((one) => one.address.addressLocality)).toEqual(
    company.offices.map(({ city }) => city),
  )
})

test.each(Object.entries(listed))(
  'structured data gives the prices of /tarifs/%s, in both currencies',
  (slug, { prices }) => {
    const { graph } = structuredData(`/tarifs/${slug}`)
    const offers = graph.flatMap(({ offers }) => offers ?? [])
    const priced = (currency: string) =>
      offers.filter(({ priceCurrency }) => priceCurrency === currency).map(({ price }) => price)
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
  const named = ['title', 'category', 'description', 'link', 'guid', 'pubDate']
  expect(items.map((item) => named.map((name) => $(item).children(name).text()))).toEqual(
    ownPosts(posts).map((post) => [
      ...[post.title, post.category, post.excerpt],
      ...[absolute(postPath(post)), absolute(postPath(post))],
      new Date(`${post.date}T00:00:00Z`).toUTCString(),
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
