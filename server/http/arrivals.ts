import type { IncomingMessage, ServerResponse } from 'node:http'
import { interruptedUpload } from '#content/forms/messages.ts'

/** A body may take as long as it brings this many bytes in each period of milliseconds. */
export interface Pace {
  bytes: number
  period: number
}

interface Arrival {
  response: ServerResponse
  since: number
  /** Bytes of the connection at `since`. */
  before: number
}

const refusal = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Cache-Control: no-store',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(interruptedUpload)}`,
  '',
  interruptedUpload,
].join('\r\n')

/** Refuses bodies that arrive too slowly; Node.js limits only their whole time, which a large file needs. */
export class Arrivals {
  readonly #pace: Pace
  readonly #arriving = new Map<IncomingMessage, Arrival>()

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** Watches a body to its end, because one that is refused unread may trickle in after the answer. */
  watch(request: IncomingMessage, response: ServerResponse, now: number) {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    if (length === '0' && coding === undefined) return
    this.#arriving.set(request, { response, since: now, before: request.socket.bytesRead })
  }

  check(now: number) {
    const { bytes, period } = this.#pace
    for (const [request, arrival] of this.#arriving) {
      const { complete, readableLength, socket } = request
      if (complete || socket.destroyed) {
        this.#arriving.delete(request)
        continue
      }
      const isOurTurn = readableLength > 0
      const isEnough = socket.bytesRead - arrival.before >= bytes
      // Bytes that wait for the handler hold back those that follow.
      if (isOurTurn || isEnough) Object.assign(arrival, { since: now, before: socket.bytesRead })
      else if (now - arrival.since >= period) {
        this.#arriving.delete(request)
        // An answer that has begun cannot become another one.
        if (!arrival.response.headersSent) socket.write(refusal)
        socket.destroySoon()
      }
    }
  }
}
