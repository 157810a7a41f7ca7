import fc from 'fast-check'

/** A request as raw bytes, which client libraries would refuse. */
export interface RawRequest {
  bytes: Buffer
  /** Whether its body has the declared length, so that an answer is owed. */
  isWhole: boolean
}

export interface Parts {
  method: string
  target: string
  contentType: string
  body: Buffer
  /** Whole lines. */
  headers: readonly string[]
  /** Error of `Content-Length` in bytes. */
  length: number
}

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

/** Picks among values and arbitraries by weight. */
export const weighted = <Value>(
  ...choices: [weight: number, from: fc.Arbitrary<Value> | readonly Value[]][]
): fc.Arbitrary<Value> =>
  fc.oneof(
    ...choices.map(([weight, from]) => {
      const arbitrary = from instanceof fc.Arbitrary ? from : fc.constantFrom(...from)
      return { weight, arbitrary }
    }),
  )

/** Splits a text at white space. */
export const words = (text: string) => text.trim().split(/\s+/)

export const formType = 'application/x-www-form-urlencoded'
