import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { type StaticFiles, sendStatic } from './static.ts'

/** What one connection may cost, in milliseconds and bytes. */
const limits = {
  /** Until the headers have all come, then until the body has. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 1_000,
  /** Without a byte in either direction while an answer is awaited or read. */
  timeout: 30_000,
  /** Longer than the proxy in front keeps its own (nginx: 60 s), which then never writes into a
   * connection that is being closed. */
  keepAliveTimeout: 65_000,
  /** Of all headers together, the address included: 431 beyond. */
  maxHeaderSize: 16_384,
  maxHeadersCount: 100,
  /** Of the address alone: 414 beyond. */
  maxUrlLength: 4_096,
  /** Connections open at once; further ones are dropped as they come. */
  maxConnections: 4_000,
}

interface Parts {
  files: StaticFiles
  app: Pick<Hono, 'fetch'>
  /** Given each request that is answered, before its answer or after it. */
  onRequest?: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * The HTTP server, not listening yet: files first, everything else by Hono; and what protects it
 * from those who hold connections open or send without an end.
 *
 * @param change other limits, for tests
 */
export function createHttpServer(
  { files, app, onRequest = () => {} }: Parts,
  change: Partial<typeof limits> = {},
): Server {
  const { maxUrlLength, maxConnections, maxHeadersCount, timeout, ...options } = {
    ...limits,
    ...change,
  }
  const answer = getRequestListener(app.fetch)
  const server = createServer(options, (request, response) => {
    if (request.url && request.url.length > maxUrlLength) {
      response.writeHead(414, { Connection: 'close' }).end()
    } else if (sendStatic(files, request, response)) {
      onRequest(request, response)
    } else if (request.headersDistinct.host?.length !== 1) {
      // Node takes the first, a proxy may have taken the last.
      response.writeHead(400, { Connection: 'close' }).end()
    } else {
      onRequest(request, response)
      answer(request, response)
    }
  })
  return Object.assign(server, { maxConnections, maxHeadersCount, timeout })
}
