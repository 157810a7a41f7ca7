/** As it comes in. */
export type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** A post, or why it cannot be read. */
type ReadForm =
  /** `isRepeated`: a name came twice with different values, of which `fields` has one. */
  | { ok: true; fields: Record<string, string>; isRepeated: boolean }
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
  return decodeFields(Buffer.concat(chunks)) ?? { ok: false, fault: 'damaged' }
}

/**
 * Strict, because URLSearchParams would replace broken bytes in silence. Of a name that comes twice the
 * first value that is not empty counts: browser extensions add fields to forms, and a visitor whose
 * request was refused for it could never send one.
 */
function decodeFields(body: Uint8Array): (ReadForm & { ok: true }) | undefined {
  const fields = new Map<string, string>()
  let isRepeated = false
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    for (const pair of text.split('&')) {
      if (pair === '') continue
      const equals = pair.indexOf('=')
      const [name, value] =
        equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
      const key = decode(name)
      const decoded = decode(value)
      const known = fields.get(key)
      if (known && decoded !== known) isRepeated = true
      if (!known) fields.set(key, decoded)
    }
  } catch {
    return undefined
  }
  // `__proto__` included: Object.fromEntries defines own properties.
  return { ok: true, fields: Object.fromEntries(fields), isRepeated }
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
