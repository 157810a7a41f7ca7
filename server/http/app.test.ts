import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { createFakeClock } from '../../tools/test/fake-clock.ts'
import { fileAddress, loadStaticFiles, staticFile } from '../site/static.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import { createApp } from './app.ts'
import type { Inside } from './desk/guard.ts'
import type { Following } from './follow/visit.ts'

const published = loadContent()

type Parts = Parameters<typeof createApp>[0]

async function start(render: Parts['pages']['render'], elsewhere: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'graaand-app-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'devis'))
  await writeFile(join(root, 'index.html'), 'accueil')
  await writeFile(join(root, 'devis/index.html'), '<style>devis</style>')
  await mkdir(join(root, 'apercus'))
  await writeFile(join(root, 'apercus/index.html'), 'apercus')
  const log = { info: vi.fn(), error: vi.fn() }
  const files = loadStaticFiles(root, () => ({ 'X-Of': 'the file' }))
  const catchUp = vi.fn(async () => {
    for (const [name, text] of Object.entries(elsewhere))
      files.set(fileAddress(name), staticFile(name, Buffer.from(text), {}, {}))
  })
  const app = createApp({
    content: { current: published },
    files,
    catchUp,
    pages: { has: (path) => ['/devis', '/blog/nouvelle'].includes(path), render },
    log,
    clock: createFakeClock(),
    siteUrl: 'https://graaand.example',
    desk: new Hono<Inside>(),
    follow: new Hono<Following>(),
    trustedProxies: 0,
    policies: {
      siteUrl: 'https://graaand.example',
      facts: { videoOrigin: 'https://video.example', connectTo: [], formTargets: ["'self'"] },
      documents: {
        '/devis': { scripts: [], styles: ["'sha256-devis'"] },
        '/apercus': { scripts: [], styles: [] },
      },
      nonce: 'built',
    },
  } as Partial<Parts> as Parts)
  const get = (path: string) => app.request(`https://graaand.example${path}`)
  return { get, log, catchUp }
}

test('a page rendered on request has the policy of its file, and a nonce for its own sheets', async () => {
  const { get } = await start(
    async ({ search }, _, nonce) => `<style nonce="${nonce}">devis ${search}</style>`,
  )
  const answer = await get('/devis?service=seo')
  const [, nonce] =
    /^<style nonce="([^"]+)">devis \?service=seo<\/style>$/.exec(await answer.text()) ?? []
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/style-src 'self' 'sha256-devis' 'nonce-[^']+';/)
  expect(policy).toContain(`'nonce-${nonce}'`)
  expect(answer.headers.get('x-of')).toBe('the file')
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
})

test.each([
  ['before', '<p data-runs="true">bientôt', 'rendered now'],
  ['after', '<p>la date est passée', '<p>la date est passée'],
])(
  'after the opening, /coming-soon of a build from %s it has the words of the time after',
  async (_, built, shown) => {
    const { get } = await start(async () => 'rendered now', { '/coming-soon/index.html': built })
    await get('/blog/nouvelle')
    expect(await (await get('/coming-soon')).text()).toBe(shown)
  },
)

test('an unexpected error is answered with 500, and logged with its location but not its message', async () => {
  const { get, log } = await start(async () => {
    throw new Error('Inès a écrit ceci')
  })
  const answer = await get('/devis?service=seo')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toMatch(/Inès|\.ts:\d/)
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
  expect(log.error).toHaveBeenCalledOnce()
  expect(log.error.mock.calls[0]?.[0]).toMatch(/unexpected Error at GET .*app\.test\.ts:\d+/)
  expect(log.error.mock.calls[0]?.[0]).not.toContain('Inès')
})

test('an outage of the database is answered with 503, and logged with its hint', async () => {
  const { get, log } = await start(async () => {
    throw new StoreUnavailable('relation "leads" does not exist', 'set search_path')
  })
  const answer = await get('/devis?service=seo')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(log.error.mock.calls).toEqual([
    ['The database is unavailable: relation "leads" does not exist; set search_path'],
  ])
})

test('previews are rendered for each request, uncached, with a nonce for their colours', async () => {
  const { get } = await start(
    async ({ search }, _, nonce) => `<style nonce="${nonce}">${search}</style>`,
  )
  const answers = [await get('/apercus?nom=Dar'), await get('/apercus?nom=Dar')]
  const nonces = await Promise.all(
    answers.map(async (answer) => {
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      const [, nonce] =
        /^<style nonce="([^"]+)">\?nom=Dar<\/style>$/.exec(await answer.text()) ?? []
      const policy = answer.headers.get('content-security-policy')
      expect(policy).toMatch(/style-src 'self'[^;]* 'nonce-/)
      expect(policy).toContain(`'nonce-${nonce}'`)
      expect(policy).not.toContain('unsafe')
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test.each([
  ['/blog/cinq-competences', '/single-blog'],
  ['/portfolio/medina-lofts', '/single-portfolio'],
  ['/portfolio/cafe-de-la-jetee', '/single-portfolio'],
  ['/team/leila-mansour', '/single-team'],
  ['/team/sofiane-gharbi', '/single-team'],
  ['/privacy-policy', '/politique-de-confidentialite'],
  ['/mentions-legales', '/mentions-legal'],
  ['/Mentions-Legales', '/mentions-legal'],
  ['/Team/Leila-Mansour', '/single-team'],
])('%s redirects to %s permanently', async (from, to) => {
  const { get } = await start(() => Promise.reject(new Error('nothing to render')))
  const answer = await get(from)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
})

test('the social card of an entry published after the build redirects to the card of its list', async () => {
  const { get } = await start(() => Promise.reject(new Error('nothing to render')))
  const answer = await get('/cards/blog/nouvelle.png')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cards/blog.png'])
  expect((await get('/cards/blog/nulle-part.png')).status).toBe(404)
})

test.each([
  ['/assets/contact-form-Qpxq4Ob1.json', '/assets/contact-form-Qpxq4Ob1.json'],
  ['/blog/nouvelle-vitrine', '/blog/nouvelle-vitrine/index.html'],
  ['/portfolio/vitrine', '/portfolio/vitrine/index.html'],
  ['/team/ines', '/team/ines/index.html'],
])(
  '%s, which another instance has published, is rendered before the answer',
  async (path, name) => {
    const { get, catchUp } = await start(async () => '', { [name]: 'publié ailleurs' })
    const answers = [await get(path), await get(path)]
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      'publié ailleurs',
      'publié ailleurs',
    ])
    expect(catchUp).toHaveBeenCalledOnce()
  },
)

test.each(['/', '/wp-login.php', '/assets/site-BxG0.js', '/blog/rss/nulle/part', '/bureau'])(
  'a request for %s, which no publication adds, does not ask the database',
  async (path) => {
    const { get, catchUp } = await start(async () => '')
    await get(path)
    expect(catchUp).not.toHaveBeenCalled()
  },
)
