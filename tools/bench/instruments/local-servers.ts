import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { slowNetwork } from '../setup.ts'

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Serves another site's built files in brotli, with a year of cache for files with a hash. */
export async function servePeer(folder: string) {
  const root = resolve(folder)
  const compressed = new Map<string, Buffer>()
  const server = createHttpServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = decodeURIComponent(pathname)
    const file = join(root, name.endsWith('/') ? `${name}index.html` : name)
    const type = getMimeType(file) ?? 'application/octet-stream'
    const isText = /^text|json|javascript|xml/.test(type)
    try {
      if (!file.startsWith(root + sep) || !extname(file)) throw new Error('not a file of the site')
      const body = compressed.get(file) ?? (await read(file, isText))
      compressed.set(file, body)
      answer.writeHead(200, {
        'content-type': type,
        'content-length': body.length,
        ...(isText && { 'content-encoding': 'br' }),
        'cache-control': name.startsWith('/_') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      answer.end(body)
    } catch {
      answer.writeHead(404).end()
    }
  })
  return {
    url: `${await listen(server)}/`,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function read(file: string, isText: boolean): Promise<Buffer> {
  const body = await readFile(file)
  return isText ? promisify(brotliCompress)(body) : body
}

/** Forwards connections as slow 4G does, because Chromium's own slow network skips prerendered pages. */
export async function openSlowLine(target: string) {
  const { latency, downloadThroughput, uploadThroughput } = slowNetwork
  const download = createLine(downloadThroughput)
  const upload = createLine(uploadThroughput)
  const server = createServer((browser) => {
    const site = connect(Number(new URL(target).port), '127.0.0.1')
    // A handshake takes a round trip.
    const opened = setTimeout(latency)
    forward(browser, site, upload, opened)
    forward(site, browser, download, opened)
  })
  return { url: await listen(server), [Symbol.dispose]: () => void server.close() }

  function forward(
    from: Socket,
    to: Socket,
    line: ReturnType<typeof createLine>,
    opened: Promise<void>,
  ) {
    let last = opened
    from.on('data', (bytes) => {
      const arrival = line(bytes.length) + latency / 2
      last = last
        .then(() => setTimeout(Math.max(0, arrival - performance.now())))
        .then(() => void to.write(bytes))
    })
    from.on('error', () => to.destroy())
    from.on('close', () => last.then(() => to.destroy()))
  }
}

/** Returns a function that queues bytes and returns when the last of them has been sent, in ms. */
function createLine(bytesPerSecond: number) {
  let free = 0
  return (bytes: number) => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1000
    return free
  }
}
