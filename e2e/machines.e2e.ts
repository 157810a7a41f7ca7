import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { trail } from '#content/breadcrumbs.ts'
import { priceTable } from '#content/catalogue/prices.ts'
import { posts } from '#content/collections/posts.ts'
import { company } from '#content/company/company.ts'
import { cardPath, cardTitle, type PagePath, pages } from '#content/pages.ts'
import { expect, openAwake, test } from './fixtures.ts'

/* What search engines, social networks, feed readers and browsers read; e2e builds have no SITE_URL. */

const origin = 'http://localhost:3000'
const absolute = (path: string) => new URL(path, origin).href
const paths = Object.keys(pages) as PagePath[]

// ── Structured data: what Google documents as required, and nothing that we did not mean ──

const address = v.pipe(v.string(), v.url(), v.startsWith(origin))
const text = v.pipe(v.string(), v.nonEmpty())
const agency = {
  '@type': v.literal('Organization'),
  '@id': v.literal(`${origin}/#agence`),
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

/** The page's JSON-LD, as text and as its nodes; fails when it is not what the schema above wants. */
async function structuredData(page: Page) {
  const json = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
  const { issues, output } = v.safeParse(document, JSON.parse(json))
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBe(undefined)
  return { json, graph: v.is(document, output) ? output['@graph'] : [] }
}

test.describe('structured data', () => {
  for (const path of paths) {
    test(`of ${path} is valid, and says what the page shows`, { tag: '@no-js' }, async ({
      page,
    }) => {
      await page.goto(path)
      const { json, graph } = await structuredData(page)
      // The testimonials are samples (requirement P6).
      expect(json).not.toMatch(/rating|review/i)

      const main = page.getByRole('main')
      for (const entry of graph) {
        if (entry['@type'] === 'FAQPage') {
          const shown = (await main.textContent())?.replace(/\s/g, '') ?? ''
          for (const { name, acceptedAnswer } of entry.mainEntity) {
            expect(shown).toContain(name.replace(/\s/g, ''))
            expect(shown).toContain(acceptedAnswer.text.replace(/\s/g, ''))
          }
        }
        if (entry['@type'] === 'BreadcrumbList') {
          expect(entry.itemListElement.at(-1)?.item).toBe(absolute(path))
          const labels = trail(path).map(({ label }) => label)
          expect(labels).toEqual(
            expect.arrayContaining(entry.itemListElement.map(({ name }) => name)),
          )
        }
      }
      expect(graph.some((entry) => entry['@type'] === 'BreadcrumbList')).toBe(path !== '/')
    })
  }

  test('names both offices on the home page', async ({ page }) => {
    await page.goto('/')
    const { graph } = await structuredData(page)
    const found = graph.flatMap((entry) => ('department' in entry ? entry.department : []))
    expect(found.map((one) => one.address.addressLocality)).toEqual(
      company.offices.map(({ city }) => city),
    )
  })

  for (const [slug, { prices }] of Object.entries(priceTable)) {
    test(`gives the prices of /tarifs/${slug}, in both currencies`, async ({ page }) => {
      await page.goto(`/tarifs/${slug}`)
      const { graph } = await structuredData(page)
      const offers = graph.flatMap((entry) => ('offers' in entry ? (entry.offers ?? []) : []))
      const priced = (currency: string) =>
        offers.filter(({ priceCurrency }) => priceCurrency === currency).map(({ price }) => price)
      expect(priced('EUR')).toEqual(prices.euro)
      expect(priced('TND')).toEqual(prices.tnd)
    })
  }

  test('is left to machines: no page downloads its tables', async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await openAwake(page, '/')
    const code = (await Promise.all(scripts)).join('')
    expect(code.length).toBeGreaterThan(100_000)
    expect(code).not.toContain('BreadcrumbList')
  })
})

test.describe('cards for social networks', () => {
  for (const path of paths) {
    test(`${path} has its own`, async ({ request }) => {
      const html = await (await request.get(path)).text()
      const meta = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
      expect(meta('og:url')).toBe(absolute(path))
      expect(meta('og:image')).toBe(absolute(cardPath(path)))
      expect(meta('og:image:alt')).toContain(cardTitle(path).replaceAll('&', '&amp;'))
      expect(meta('twitter:card')).toBe('summary_large_image')

      const card = await request.get(cardPath(path))
      expect(card.headers()['content-type']).toBe('image/png')
      const png = await card.body()
      const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
      expect(size).toEqual({ width: 1200, height: 630 })
      // Larger ones are ignored by some messengers.
      expect(png.length).toBeLessThan(300_000)
    })
  }

  test('no two are alike', async ({ request }) => {
    const cards = await Promise.all(
      paths.map(async (path) =>
        (await (await request.get(cardPath(path))).body()).toString('base64'),
      ),
    )
    expect(new Set(cards).size).toBe(paths.length)
  })
})

// ── Feeds, parsed by Chromium's own parser ──

test('the sitemap lists every page once', async ({ page }) => {
  const response = await page.request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  await page.goto('/devis')
  const found = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const { localName, namespaceURI } = document.documentElement
      const locations = [...document.querySelectorAll('url > loc')].map((loc) => loc.textContent)
      return { localName, namespaceURI, locations }
    },
    await response.text(),
  )
  expect(found).toEqual({
    localName: 'urlset',
    namespaceURI: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    locations: paths.map(absolute),
  })
})

test('robots may read everything, and learn where the list is', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
})

test('the journal can be followed', async ({ page }) => {
  const response = await page.request.get('/blog/rss.xml')
  expect(response.headers()['content-type']).toMatch(/xml/)
  await page.goto('/blog')
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/blog/rss.xml',
  )
  const feed = await page.evaluate(
    (xml) => {
      const channel = new DOMParser()
        .parseFromString(xml, 'application/xml')
        .querySelector('rss[version="2.0"] > channel')
      const items = [...(channel?.querySelectorAll('item') ?? [])].map((item) =>
        Object.fromEntries([...item.children].map((child) => [child.localName, child.textContent])),
      )
      const named = (name: string) => channel?.querySelector(`:scope > ${name}`)?.textContent
      return { title: named('title'), link: named('link'), language: named('language'), items }
    },
    await response.text(),
  )
  expect(feed).toMatchObject({ title: 'Le journal de Graaand', link: absolute('/blog') })
  expect(feed.items).toEqual(
    posts.map(({ id, title, category, date, excerpt }) => ({
      title,
      category,
      description: excerpt,
      link: absolute('/single-blog'),
      guid: `graaand:${id}`,
      pubDate: new Date(`${date}T00:00:00Z`).toUTCString(),
    })),
  )
})

test('the site can be kept on a home screen', async ({ page }) => {
  await page.goto('/')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(manifest).toBe('/site.webmanifest')
  const response = await page.request.get(manifest ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { name, short_name, start_url, icons } = await response.json()
  expect({ name, short_name, start_url }).toMatchObject({ short_name: 'Graaand', start_url: '/' })
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }
  for (const { src, sizes, type } of [...icons, touch]) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type'], src).toContain(type)
    if (type !== 'image/png') continue
    const png = await icon.body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const [address, type] of [
    ['/favicon.ico', /icon/],
    ['/favicon.svg', /svg/],
  ] as const) {
    expect((await page.request.get(address)).headers()['content-type']).toMatch(type)
  }
})

test('nobody posts to what machines read', async ({ request, site }) => {
  for (const address of ['/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/plan']) {
    const response = await request.post(address, {
      headers: { origin: site.url },
      form: { name: 'Nina', email: 'nina@example.org' },
    })
    expect(response.status(), address).toBe(404)
  }
})
