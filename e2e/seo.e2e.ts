import { load } from 'cheerio'
import { ownPosts, postPath } from '#content/collections/posts.ts'
import { loadContent } from '#content/documents/load.ts'
import { builtPage } from './built/read.ts'
import { absolute, addresses, isPage } from './support/addresses.ts'
import { expect, openStarted, test } from './support/fixtures.ts'

const { feeds, posts } = loadContent()

/** Feeds and manifests; e2e/built/seo.test.ts covers the pages. */

test('the sitemap lists every page once', async ({ request }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  const $ = load(await response.text(), { xml: true })
  expect($('urlset').attr('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const locations = $('urlset > url > loc').toArray()
  expect(locations.map((loc) => $(loc).text())).toEqual(addresses.filter(isPage).map(absolute))
})

test('robots.txt allows every page and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${absolute('/sitemap.xml')}`)
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
})

test('the RSS feed lists the posts of the blog', async ({ request }) => {
  const response = await request.get('/blog/rss.xml')
  expect(response.headers()['content-type']).toMatch(/xml/)
  const link = builtPage('/blog').$('link[type="application/rss+xml"]')
  expect(link.attr('href')).toBe('/blog/rss.xml')
  const $ = load(await response.text(), { xml: true })
  const channel = $('rss[version="2.0"] > channel')
  expect(channel.children('title').text()).toBe(feeds.blog.title)
  expect(channel.children('link').text()).toBe(absolute('/blog'))
  const items = channel.children('item').toArray()
  const named = ['title', 'category', 'description', 'link', 'guid', 'pubDate']
  expect(items.map((item) => named.map((name) => $(item).children(name).text()))).toEqual(
    ownPosts(posts).map((post) => [
      post.title,
      post.category,
      post.excerpt,
      absolute(postPath(post)),
      absolute(postPath(post)),
      new Date(`${post.date}T00:00:00Z`).toUTCString(),
    ]),
  )
})

test('the manifest lists existing icons in their sizes', async ({ page, request }) => {
  await openStarted(page, '/')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(manifest).toBe('/site.webmanifest')
  const response = await request.get(manifest ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { short_name, start_url, icons } = await response.json()
  expect({ short_name, start_url }).toEqual({ short_name: 'Graaand', start_url: '/' })
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }
  for (const { src, sizes, type } of [...icons, touch]) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type'], src).toContain(type)
    if (type !== 'image/png') continue
    const png = await icon.body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const [address, type] of [
    ['/favicon.ico', /icon/],
    ['/favicon.svg', /svg/],
  ] as const) {
    expect((await request.get(address)).headers()['content-type']).toMatch(type)
  }
})
