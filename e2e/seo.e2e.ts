import { ownPosts, postPath } from '#content/collections/posts.ts'
import { loadContent } from '#content/documents/load.ts'
import { absolute, addresses, isPage } from './support/addresses.ts'
import { expect, islandStarted, openStarted, test } from './support/fixtures.ts'

const { feeds } = loadContent()

/** Feeds and manifests; e2e/built/seo.test.ts covers the pages. */

const paths = addresses.filter(isPage)

test('structured data is left to machines: no script has its tables', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await openStarted(page, '/')
  await page.getByRole('contentinfo').getByRole('textbox').first().focus()
  await islandStarted(page, 'footer-form')
  const code = (await Promise.all(scripts)).join('')
  expect(code.length).toBeGreaterThan(100_000)
  expect(code).not.toContain('BreadcrumbList')
})

// Feeds, parsed by Chromium.

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
  expect(lines).toContain(`Sitemap: ${absolute('/sitemap.xml')}`)
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
  expect(feed).toMatchObject({ title: feeds.blog.title, link: absolute('/blog') })
  expect(feed.items).toEqual(
    ownPosts(loadContent().posts).map((post) => ({
      title: post.title,
      category: post.category,
      description: post.excerpt,
      link: absolute(postPath(post)),
      guid: absolute(postPath(post)),
      pubDate: new Date(`${post.date}T00:00:00Z`).toUTCString(),
    })),
  )
})

test('the site can be kept on a home screen', async ({ page }) => {
  await openStarted(page, '/')
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
