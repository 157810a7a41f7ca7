import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { countPages } from './page-count.ts'
import { createHttpServer } from './server.ts'
import { viewRoute } from './view-route.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

async function start() {
  const counted: unknown[] = []
  const page = (path: string) => path === '/devis' || path === '/apercus'
  const body = Buffer.from('<h1>Devis</h1>')
  const headers = { ETag: '"1"', 'Content-Type': 'text/html' }
  const variant = { etag: '"1"', headers, body: () => body }
  const file = { security: {}, text: () => '', variants: new Map([['identity', variant]]) }
  const app = new Hono()
    .get('/devis', (c) => c.html('<h1>Devis</h1>'))
    .post('/devis', (c) => c.html('<h1>Merci</h1>'))
    .get('/apercus', (c) => c.text('later', 503))
  const server = createHttpServer({
    files: new Map([
      ['/devis', file],
      ['/assets/a.js', file],
    ]),
    app: async () => app,
    onRequest: countPages(
      { has: page },
      { count: (path, asker) => void counted.push([path, asker]) },
    ),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  const ask = (path: string, { method = 'GET', headers = {} } = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(
        { port, host: '127.0.0.1', path, method, headers: { 'User-Agent': firefox, ...headers } },
        (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode))
        },
      )
      asked.on('error', reject)
      asked.end()
    })
  return { ask, counted }
}

const asker = { program: firefox, purpose: undefined }

test.each([
  ['a prerendered page', '/devis', {}, 200],
  ['a page in the browser’s cache', '/devis', { headers: { 'If-None-Match': '"1"' } }, 304],
  ['a page rendered for its query', '/devis?service=seo', {}, 200],
])('counts %s', async (_, path, options, status) => {
  const { ask, counted } = await start()
  await expect(ask(path, options)).resolves.toBe(status)
  await ask('/assets/a.js')
  expect(counted).toEqual([['/devis', asker]])
})

test.each([
  ['a file', '/assets/a.js', {}, 200],
  ['an unknown address', '/wp-login.php', {}, 404],
  ['an address with a trailing slash', '/devis/', {}, 404],
  ['a HEAD request', '/devis', { method: 'HEAD' }, 200],
  ['a posted form', '/devis', { method: 'POST' }, 200],
  ['the page with a form’s success message', '/devis?envoi=G-7KM4-2XR', {}, 200],
  ['a page that could not be rendered', '/apercus?nom=x', {}, 503],
])('does not count %s', async (_, path, options, status) => {
  const { ask, counted } = await start()
  await expect(ask(path, options)).resolves.toBe(status)
  await ask('/assets/a.js')
  expect(counted).toEqual([])
})

test('passes on the purpose that the browser sends', async () => {
  const { ask, counted } = await start()
  await ask('/devis', { headers: { 'Sec-Purpose': 'prefetch;prerender' } })
  await ask('/devis', { headers: { Purpose: 'prefetch' } })
  await ask('/assets/a.js')
  expect(counted).toEqual([
    ['/devis', { program: firefox, purpose: 'prefetch;prerender' }],
    ['/devis', { program: firefox, purpose: 'prefetch' }],
  ])
})

test.each([
  ['a page that the browser prerendered', '/devis', {}, ['/devis']],
  ['an unknown page', '/nulle-part', {}, []],
  ['a text longer than any path', '/'.repeat(300), {}, []],
  ['another site', '/devis', { 'Sec-Fetch-Site': 'cross-site' }, []],
])(
  'a view posted by the browser counts if its page is known: %s',
  async (_, path, headers, pages) => {
    const counted: string[] = []
    const app = viewRoute({
      pages: { has: (path) => path === '/devis' },
      counter: { count: (path) => void counted.push(path) },
      siteUrl: undefined,
    })
    const answer = await app.request('/api/vue', {
      method: 'POST',
      body: path,
      headers: { 'Content-Length': String(path.length), 'User-Agent': firefox, ...headers },
    })
    expect(answer.status).toBe(204)
    expect(counted).toEqual(pages)
  },
)
