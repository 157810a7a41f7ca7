import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { mapFrame } from './security.ts'

type Headers = Readonly<Record<string, string>>

interface Variant {
  etag: string
  headers: Headers
  body(): Buffer<ArrayBuffer>
}

export interface StaticFile {
  security: Headers
  text(): string
  /** Variants by content encoding, best first; the last is always `identity`. */
  variants: ReadonlyMap<string, Variant>
}

/** Encodings written by tools/build/precompress.ts, best first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const year = 31_536_000
const day = 86_400

export type StaticFiles = ReadonlyMap<string, StaticFile>

/** Files that are not sent as they are, because they need another status or a nonce. */
const notAsTheyAre = new Set(['/404', mapFrame])

export function loadStaticFiles(
  root: string,
  securityOf: (address: string) => Headers,
): Map<string, StaticFile> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  // Not by node:path, whose functions V8 would compile for so many files.
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`),
  )
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    const suffix = encodings.find(([, suffix]) => name.endsWith(suffix))
    if (suffix && names.has(name.slice(0, -suffix[1].length))) continue
    const packed: Packed = {}
    for (const [encoding, suffix] of encodings) {
      if (names.has(name + suffix)) packed[encoding] = readFileSync(root + name + suffix)
    }
    files.set(
      fileAddress(name),
      staticFile(name, readFileSync(root + name), packed, securityOf(fileAddress(name))),
    )
  }
  return files
}

export type Packed = Partial<Record<(typeof encodings)[number][0], Buffer<ArrayBuffer>>>

/** Keeps the body only if it has no packed form: few clients ask for one that has. */
export function staticFile(
  name: string,
  body: Buffer<ArrayBuffer>,
  packed: Packed,
  security: Headers,
): StaticFile {
  const isPacked = Object.keys(packed).length > 0
  const whole = isPacked ? unpacked(packed) : always(body)
  const variants = new Map<string, Variant>()
  for (const encoding of [...encodings.map(([encoding]) => encoding), 'identity'] as const) {
    const bytes = encoding === 'identity' ? body : packed[encoding]
    if (!bytes) continue
    const tag = hash('sha256', bytes, 'base64url').slice(0, 22)
    // One ETag per encoding, because the bytes differ.
    const etag = `"${tag}"`
    const headers = {
      ...security,
      ETag: etag,
      'Cache-Control': cacheControlOf(name),
      'Content-Type': contentTypeOf(name),
      'Content-Length': String(bytes.length),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(isPacked && { Vary: 'Accept-Encoding' }),
    }
    variants.set(encoding, { etag, headers, body: encoding === 'identity' ? whole : always(bytes) })
  }
  return { security, text: () => whole().toString(), variants }
}

// Functions of their own, because closures of `staticFile` would all keep its `body`.
const always = (bytes: Buffer<ArrayBuffer>) => () => bytes

const unpacked =
  ({ br, gzip = Buffer.alloc(0) }: Packed) =>
  (): Buffer<ArrayBuffer> =>
    br ? brotliDecompressSync(br) : gunzipSync(gzip)

export function fileAddress(name: string): string {
  return name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) || '/' : name
}

function contentTypeOf(name: string): string {
  return getMimeType(name) ?? 'application/octet-stream'
}

function cacheControlOf(name: string): string {
  // A hashed name never changes its content.
  if (/^(\/bureau|\/suivi)?\/assets\//.test(name)) return `public, max-age=${year}, immutable`
  // Browsers revalidate pages at each visit and get 304 when unchanged.
  if (name.endsWith('.html')) return 'no-cache'
  return `public, max-age=${day}`
}

/**
 * Fast path: sends the file of an exact path before Hono builds its objects.
 *
 * @returns false, with nothing sent, for any other request
 */
export function sendStatic(
  files: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const file = notAsTheyAre.has(url) ? undefined : files.get(url)
  if (!file) return false
  const answer = answerOf(file, headers['accept-encoding'], headers['if-none-match'])
  // A prefetched page is cached briefly, so that the navigation finds it.
  const early = headers.purpose === 'prefetch' && { 'Cache-Control': 'private, max-age=30' }
  response.writeHead(answer.status, { ...answer.headers, ...early }).end(answer.body)
  return true
}

export function serveStatic(files: StaticFiles): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { path } = c.req
    const file = notAsTheyAre.has(path) ? undefined : files.get(path)
    if (file) {
      const taken = c.req.header('Accept-Encoding')
      const { status, headers, body } = answerOf(file, taken, c.req.header('If-None-Match'))
      return body ? c.body(body, status, headers) : c.body(null, 304, headers)
    }
    // One URL per page: `/devis/` and `/Devis` redirect to `/devis`.
    const page = path.replace(/(?<=.)\/$/, '').toLowerCase()
    if (page !== path && files.has(page) && !notAsTheyAre.has(page)) {
      return c.redirect(page + new URL(c.req.url).search, 301)
    }
    return next()
  }
}

export function serveNotFound(c: Context, files: StaticFiles) {
  const file = files.get('/404')
  if (!file) return c.text('404', 404)
  const { headers, body } = bestVariant(file, c.req.header('Accept-Encoding'))
  return c.body(body(), 404, headers)
}

function answerOf(file: StaticFile, acceptEncoding?: string, ifNoneMatch = '') {
  const variant = bestVariant(file, acceptEncoding)
  // A proxy that compresses marks our tag as weak, `W/`.
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!known.includes(variant.etag)) {
    return { status: 200, headers: variant.headers, body: variant.body() } as const
  }
  const { 'Content-Length': _, ...headers } = variant.headers
  return { status: 304, headers, body: null } as const
}

function bestVariant({ variants }: StaticFile, acceptEncoding = ''): Variant {
  const taken = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      // `q=0` refuses.
      .filter((choice) => !/;\s*q=0(?:\.0*)?\s*$/.test(choice))
      .map((choice) => choice.replace(/;.*/, '').trim()),
  )
  for (const [encoding, variant] of variants) {
    if (taken.has(encoding) || encoding === 'identity') return variant
  }
  throw new Error('a file without its identity variant')
}
