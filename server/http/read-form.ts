/** As it comes in. */
export type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** What a post holds, or why it cannot be read. */
type ReadForm =
  | { ok: true; fields: Record<string, string> }
  | { ok: false; fault: 'too large' | 'damaged' }

const percent = '%'.charCodeAt(0)

/**
 * Reads an `application/x-www-form-urlencoded` body.
 *
 * A body beyond the limit is read on to its end and forgotten, since a browser hears no answer
 * before it has sent everything; 64 times beyond it, the connection is dropped.
 *
 * @param limit largest body accepted, in bytes as they were typed: the three of `%C3` count for one,
 *   or Chinese would be allowed a third of what English is
 */
export async function readForm(body: Body, limit: number): Promise<ReadForm> {
  const chunks: Uint8Array[] = []
  let size = 0
  let typed = 0
  const isTooLarge = () => typed > limit || size > 3 * limit
  try {
    for await (const chunk of body) {
      size += chunk.length
      if (!isTooLarge()) {
        typed += chunk.length
        for (const byte of chunk) if (byte === percent) typed -= 2
        chunks.push(chunk)
      }
      if (size > 64 * limit) break
    }
  } catch {
    // The connection broke: the answer will reach nobody.
    return { ok: false, fault: 'damaged' }
  }
  if (isTooLarge()) return { ok: false, fault: 'too large' }
  const fields = decodeFields(Buffer.concat(chunks))
  return fields ? { ok: true, fields } : { ok: false, fault: 'damaged' }
}

/**
 * Strict: URLSearchParams would turn broken bytes into other words without saying so, and let one
 * of two fields of the same name hide the other.
 */
function decodeFields(body: Uint8Array): Record<string, string> | undefined {
  const fields = new Map<string, string>()
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    for (const pair of text.split('&')) {
      if (pair === '') continue
      const equals = pair.indexOf('=')
      const [name, value] =
        equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
      const key = decode(name)
      if (fields.has(key)) return undefined
      fields.set(key, decode(value))
    }
  } catch {
    return undefined
  }
  // `__proto__` included: Object.fromEntries defines own properties.
  return Object.fromEntries(fields)
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
