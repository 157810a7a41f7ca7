import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createFakeClock } from '../fake-clock.ts'
import { createApp } from './app.ts'
import { loadStaticFiles } from './static.ts'

type Parts = Parameters<typeof createApp>[0]

/** The app with two pages made beforehand, and whatever it is to draw by itself. */
async function start(render: Parts['pages']['render']) {
  const root = await mkdtemp(join(tmpdir(), 'app-'))
  await mkdir(join(root, 'devis'))
  await writeFile(join(root, 'index.html'), 'accueil')
  await writeFile(join(root, 'devis/index.html'), 'devis')
  const log = { info: vi.fn(), error: vi.fn() }
  const app = createApp({
    files: await loadStaticFiles(root, () => ({ 'Content-Security-Policy': 'of the file' })),
    pages: { has: (path) => path === '/devis', render },
    log,
    clock: createFakeClock(),
    siteUrl: 'https://graaand.example',
    trustedProxies: 0,
  } as Partial<Parts> as Parts)
  const get = (path: string) => app.request(`https://graaand.example${path}`)
  return { get, log }
}

test('a page drawn on request has the policy of its file', async () => {
  const { get } = await start(async ({ search }) => `devis ${search}`)
  const answer = await get('/devis?service=seo')
  expect(await answer.text()).toBe('devis ?service=seo')
  expect(answer.headers.get('content-security-policy')).toBe('of the file')
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
})

test('when too many pages are being drawn, visits get the page as it was made', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const { get } = await start(async () => {
    await gate
    return 'drawn'
  })
  const first = Array.from({ length: 8 }, () => get('/devis?service=seo'))
  expect(await (await get('/devis?service=seo')).text()).toBe('devis')
  open()
  for (const answer of await Promise.all(first)) expect(await answer.text()).toBe('drawn')
  expect(await (await get('/devis?service=seo')).text()).toBe('drawn')
})

test('a mistake of ours is told without its words, and logged by its place', async () => {
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
