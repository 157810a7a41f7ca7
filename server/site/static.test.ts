import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { loadStaticFiles, sendStatic, serveNotFound, serveStatic } from './static.ts'

async function folderWith(files: Record<string, string | Uint8Array>) {
  const root = await mkdtemp(join(tmpdir(), 'graaand-static-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, body] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true })
    await writeFile(join(root, name), body)
  }
  return root
}

async function siteWith(files: Record<string, string | Uint8Array>) {
  const root = await folderWith(files)
  const loaded = loadStaticFiles(root, () => ({}))
  return new Hono().use(serveStatic(loaded)).notFound((c) => serveNotFound(c, loaded))
}

const page = '<p>Bonjour à tous</p>'

test('a page is served at its address, and a trailing slash redirects to it', async () => {
  const site = await siteWith({ 'index.html': 'accueil', 'devis/index.html': page })
  expect(await (await site.request('/')).text()).toBe('accueil')
  const answer = await site.request('/devis')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toBe(page)
  const slash = await site.request('/devis/?service=seo')
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/devis?service=seo'])
})

test.each([
  ['/Devis?service=SEO', '/devis?service=SEO'],
  ['/DEVIS/', '/devis'],
  ['/Tarifs/SEO', '/tarifs/seo'],
])('an address in capitals leads to its page: %s', async (typed, page) => {
  const site = await siteWith({ 'devis/index.html': '', 'tarifs/seo/index.html': '' })
  const answer = await site.request(typed)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, page])
  expect((await site.request('/Rien')).status).toBe(404)
})

test('clients that accept an encoding get its precompressed variant, with its own tag', async () => {
  const site = await siteWith({
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
  })
  const plain = await site.request('/')
  const small = await site.request('/', {
    headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(small.headers.get('vary')).toBe('Accept-Encoding')
  expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  const refused = await site.request('/', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } })
  expect(refused.headers.get('content-encoding')).toBeNull()
  expect((await site.request('/index.html.br')).status).toBe(404)
})

test('an unchanged page is not sent twice', async () => {
  const site = await siteWith({ 'index.html': page })
  const etag = (await site.request('/')).headers.get('etag') ?? ''
  const again = await site.request('/', { headers: { 'If-None-Match': `"other", ${etag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a tag matches among many, and a million tabs in the header are parsed fast', async () => {
  const site = await siteWith({ 'index.html': page })
  const tag = (await site.request('/')).headers.get('etag') ?? ''
  const ask = async (known: string) =>
    (await site.request('/', { headers: { 'If-None-Match': known } })).status
  expect(await ask(`"a" ,\t${tag}, "b"`)).toBe(304)
  expect(await ask(`"a",W/${tag}`)).toBe(304)
  // Quadratic matching would take hours here.
  expect(await ask(`"a"${'\t'.repeat(1_000_000)}"b"`)).toBe(200)
})

test('sendStatic sends files by their exact address in the best encoding, and skips other requests', async () => {
  const root = await folderWith({
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    '404/index.html': 'perdu',
    'plan/index.html': 'carte',
  })
  const files = loadStaticFiles(root, (address) => ({ 'X-Seen': address }))
  const server = createServer((request, response) => {
    if (!sendStatic(files, request, response)) response.writeHead(404).end('left alone')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const small = await fetch(url, { headers: { 'Accept-Encoding': 'gzip;q=0.5, br' } })
  expect(await small.text()).toBe(page)
  expect(Object.fromEntries(small.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    'x-seen': '/',
  })
  const head = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(page)))
  expect(await head.text()).toBe('')
  // nginx marks a tag as weak when it compresses.
  const known = { 'If-None-Match': `W/${small.headers.get('etag')}`, 'Accept-Encoding': 'br' }
  expect((await fetch(url, { headers: known })).status).toBe(304)
  // A prefetched page is cached until the navigation.
  const early = await fetch(url, { headers: { Purpose: 'prefetch' } })
  expect(early.headers.get('cache-control')).toBe('private, max-age=30')
  expect(small.headers.get('cache-control')).toBe('no-cache')
  for (const [path, method] of [
    ['/404', 'GET'],
    ['/plan', 'GET'],
    ['/?q=1', 'GET'],
    ['/', 'POST'],
  ]) {
    expect(await (await fetch(url + path, { method })).text()).toBe('left alone')
  }
})

test('files with a hash in their name are cached for a year, and pages are revalidated', async () => {
  const site = await siteWith({
    'index.html': page,
    'assets/root-1a2b.css': 'a{}',
    'favicon.svg': '<svg/>',
  })
  const cacheControl = async (path: string) =>
    (await site.request(path)).headers.get('cache-control')
  expect(await cacheControl('/')).toBe('no-cache')
  expect(await cacheControl('/assets/root-1a2b.css')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/favicon.svg')).toBe('public, max-age=86400')
})

test('any other address gets the not-found page with status 404, and so does its own file', async () => {
  const site = await siteWith({ 'index.html': page, '404/index.html': 'perdu' })
  for (const path of ['/nulle-part', '/404', '/404/index.html', '/../package.json', '/%2e%2e/x']) {
    const answer = await site.request(path)
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'perdu'])
  }
})
