import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const kinds: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest', '.xml'])

/**
 * Serves another site's built files on loopback, as a good host of plain files does: text packed with
 * brotli as hard as it goes, once for all, and files with a hash in their name kept for a year.
 *
 * @param folder of the files, with an index.html
 */
export async function servePeer(folder: string) {
  const root = resolve(folder)
  const packed = new Map<string, Buffer>()
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = decodeURIComponent(pathname)
    const file = join(root, name.endsWith('/') ? `${name}index.html` : name)
    const kind = extname(file)
    try {
      if (!file.startsWith(root + sep)) throw new Error('outside of the folder')
      const body = packed.get(file) ?? (await pack(file, texts.has(kind)))
      packed.set(file, body)
      answer.writeHead(200, {
        'content-type': kinds[kind] ?? 'application/octet-stream',
        'content-length': body.length,
        ...(texts.has(kind) && { 'content-encoding': 'br' }),
        'cache-control': name.startsWith('/_') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      answer.end(body)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function pack(file: string, isText: boolean): Promise<Buffer> {
  const body = await readFile(file)
  return isText ? promisify(brotliCompress)(body) : body
}
