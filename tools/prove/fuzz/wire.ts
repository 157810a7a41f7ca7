/** A request as it goes over the wire, which no client library would let through. */
export interface RawRequest {
  bytes: Buffer
  /** Whether its body is as long as it says, so that an answer is owed. */
  isWhole: boolean
}

/** What it is made of. */
export interface Parts {
  method: string
  target: string
  contentType: string
  body: Buffer
  /** Whole lines. */
  headers: readonly string[]
  /** By how many bytes `Content-Length` is wrong. */
  length: number
}

/** The host that requests say they are for. */
export const host = 'graaand.example'

export function toWire({ method, target, contentType, body, headers, length }: Parts): RawRequest {
  const sent = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : body
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...(headers.some((line) => line.startsWith('Host:')) ? [] : [`Host: ${host}`]),
    ...headers,
    ...(sent.length > 0
      ? [`Content-Type: ${contentType}`, `Content-Length: ${Math.max(0, sent.length + length)}`]
      : []),
    'Connection: close',
    '\r\n',
  ].join('\r\n')
  return { bytes: Buffer.concat([Buffer.from(head), sent]), isWhole: length === 0 }
}
