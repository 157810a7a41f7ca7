import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { createMiddleware } from 'hono/factory'
import { getMimeType } from 'hono/utils/mime'

/** A file of the build, held in memory with its compressed twins. */
interface StaticFile {
  type: string
  etag: string
  cacheControl: string
  /** Bodies by content encoding; `identity` is always there. */
  bodies: Map<string, Uint8Array<ArrayBuffer>>
}

/** Compressed twins written by tools/precompress.ts, best first. */
const encodings = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
] as const

const year = 31_536_000
const day = 86_400

/** Every file of a folder by its address; pages lose their `/index.html`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads the public half of the build into memory.
 *
 * @param root folder, `build/client`
 * @returns files by address: `/devis`, `/assets/root-1a2b.css`, …
 */
export async function loadStaticFiles(root: string): Promise<StaticFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  )
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    const twin = encodings.find(([, suffix]) => path.endsWith(suffix))
    if (twin && paths.has(path.slice(0, -twin[1].length))) continue
    const body = await readFile(path)
    const bodies = new Map([['identity', new Uint8Array(body)]])
    for (const [encoding, suffix] of encodings) {
      if (paths.has(path + suffix))
        bodies.set(encoding, new Uint8Array(await readFile(path + suffix)))
    }
    const file = `/${relative(root, path).split(sep).join('/')}`
    files.set(addressOf(file), {
      type: getMimeType(file) ?? 'application/octet-stream',
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      cacheControl: cacheControlOf(file),
      bodies,
    })
  }
  return files
}

function addressOf(file: string): string {
  return file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) || '/' : file
}

function cacheControlOf(file: string): string {
  // A hash in the name: the content never changes under it.
  if (file.startsWith('/assets/')) return `public, max-age=${year}, immutable`
  // Pages are asked about at each visit and answered 304 when unchanged.
  if (file.endsWith('.html')) return 'no-cache'
  return `public, max-age=${day}`
}

/** Answers GET and HEAD from memory, in the best encoding that the browser takes. */
export function serveStatic(files: StaticFiles) {
  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { path } = c.req
    const file = files.get(path)
    if (file && path !== '/404') return serveFile(c, file)
    // `/devis/` is `/devis`: one address per page.
    if (path.length > 1 && path.endsWith('/') && files.has(path.slice(0, -1))) {
      return c.redirect(path.slice(0, -1) + new URL(c.req.url).search, 301)
    }
    return next()
  })
}

/** The not-found page, with the status that says so. */
export function serveNotFound(c: Context, files: StaticFiles) {
  const file = files.get('/404')
  return file ? serveFile(c, file, 404) : c.text('404', 404)
}

function serveFile(c: Context, file: StaticFile, status: 200 | 404 = 200) {
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...file.bodies.keys()],
    default: 'identity',
    match: (accepted, { supports, default: fallback }) => {
      const taken = new Set(accepted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase()))
      return (
        encodings
          .map(([name]) => name)
          .find((name) => supports.includes(name) && taken.has(name)) ?? fallback
      )
    },
  })
  // One tag per encoding: each is a different sequence of bytes.
  const etag = `"${file.etag}-${encoding}"`
  c.header('ETag', etag)
  c.header('Cache-Control', file.cacheControl)
  if (file.bodies.size > 1) c.header('Vary', 'Accept-Encoding')
  if (
    status === 200 &&
    c.req
      .header('If-None-Match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  ) {
    return c.body(null, 304)
  }
  c.header('Content-Type', file.type)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(file.bodies.get(encoding) ?? '', status)
}
