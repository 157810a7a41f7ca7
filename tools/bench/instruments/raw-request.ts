import { once } from 'node:events'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Sends a request. `fetch` would decompress the answer, and take more of the processor. */
export async function requestRaw(url: string, options: RequestOptions, posted?: string) {
  const sent = request(url, options).end(posted)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { rawHeaders, headers, statusCode: status, statusMessage } = answer
  // Names and values, each followed by two bytes: `: ` or the end of the line.
  const headerBytes =
    `HTTP/1.1 ${status} ${statusMessage}\r\n\r\n`.length +
    rawHeaders.reduce((bytes, part) => bytes + Buffer.byteLength(part) + 2, 0)
  return { status, headers, headerBytes, body: await buffer(answer) }
}
