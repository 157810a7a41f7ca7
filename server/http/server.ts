import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { type StaticFiles, sendStatic } from './static.ts'

/** Limits of a connection, in milliseconds and bytes. */
const limits = {
  /** Time for all headers, then for the body. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Interval of the check of the two limits above. */
  connectionsCheckingInterval: 1_000,
  /** Without a byte in either direction during an exchange. */
  timeout: 30_000,
  /** Longer than nginx's own (60 s), so that nginx never writes into a closing connection. */
  keepAliveTimeout: 65_000,
  /** All headers with the address; 431 beyond. */
  maxHeaderSize: 16_384,
  maxHeadersCount: 100,
  /** The address alone; 414 beyond. */
  maxUrlLength: 4_096,
  /** Open connections; further ones are dropped. */
  maxConnections: 4_000,
}

interface Parts {
  files: StaticFiles
  app: Pick<Hono, 'fetch'>
  /** Called with each answered request, before or after its answer. */
  onRequest?: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * Creates the HTTP server: files first, then Hono, with limits against slow and endless senders.
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
      // Node uses the first header, a proxy may have used the last.
      response.writeHead(400, { Connection: 'close' }).end()
    } else {
      onRequest(request, response)
      answer(request, response)
    }
  })
  return Object.assign(server, { maxConnections, maxHeadersCount, timeout })
}
