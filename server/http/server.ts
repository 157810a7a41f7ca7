import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Hono } from 'hono'
import { type StaticFiles, sendStatic } from '../site/static.ts'
import { Arrivals } from './arrivals.ts'

const limits = {
  headersTimeout: 10_000,
  /** None for a whole request, because a large file may come slowly. */
  requestTimeout: 0,
  slowestBody: { bytes: 30_000, period: 30_000 },
  connectionsCheckingInterval: 1_000,
  timeout: 30_000,
  /** Longer than nginx's timeout of 60 s, so that nginx never writes into a closing connection. */
  keepAliveTimeout: 65_000,
  /** Bytes of headers and URL; a larger request gets 431. */
  maxHeaderSize: 16_384,
  maxHeadersCount: 100,
  /** Characters of the URL; a longer one gets 414. */
  maxUrlLength: 4_096,
  maxConnections: 4_000,
}

interface Parts {
  files: StaticFiles
  /** Answers all requests but those of files; called at the first of them, and again after a failure. */
  app(): Promise<Pick<Hono, 'fetch'>>
  onRequest?: (request: IncomingMessage, response: ServerResponse) => void
}

export function createHttpServer(
  { files, app, onRequest = () => {} }: Parts,
  change: Partial<typeof limits> = {},
): Server {
  const { maxUrlLength, maxConnections, maxHeadersCount, timeout, slowestBody, ...options } = {
    ...limits,
    ...change,
  }
  let listener: Promise<RequestListener> | undefined
  const loadListener = async () => {
    const [{ getRequestListener }, { fetch }] = await Promise.all([
      import('@hono/node-server'),
      app(),
    ])
    return getRequestListener(fetch, { hostname: 'localhost' })
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    listener ??= loadListener()
    listener.then(
      (listen) => listen(request, response),
      () => {
        listener = undefined
        response.writeHead(500, { Connection: 'close' }).end()
      },
    )
  }
  const arrivals = new Arrivals(slowestBody)
  const server = createServer(options, (request, response) => {
    arrivals.watch(request, response, performance.now())
    // A visitor who waits for this server, which may render a publication first, is not idle.
    response.on('timeout', (socket: Socket) => {
      if (!request.complete || response.headersSent) socket.destroy()
    })
    if (request.url && request.url.length > maxUrlLength) {
      response.writeHead(414, { Connection: 'close' }).end()
    } else if (sendStatic(files, request, response)) {
      onRequest(request, response)
    } else if (!hasOneHost(request)) {
      response.writeHead(400, { Connection: 'close' }).end()
    } else {
      onRequest(request, response)
      answer(request, response)
    }
  })
  const checks = setInterval(
    () => arrivals.check(performance.now()),
    options.connectionsCheckingInterval,
  )
  checks.unref()
  server.once('close', () => clearInterval(checks))
  return Object.assign(server, { maxConnections, maxHeadersCount, timeout })
}

/**
 * Of several `Host` headers, Node uses the first; a proxy may have used the last. HTTP/1.0 has none, and the
 * checks of some proxies read by it; a post has to say which site it is for.
 */
function hasOneHost({ headersDistinct, httpVersion, method }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0
  const isOldRead = httpVersion === '1.0' && (method === 'GET' || method === 'HEAD')
  return hosts === 1 || (hosts === 0 && isOldRead)
}
