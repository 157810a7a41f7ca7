export type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

type ReadForm =
  /** `isRepeated`: a name occurred twice with different values, of which `fields` has one. */
  | { ok: true; fields: Record<string, string>; isRepeated: boolean }
  | { ok: false; fault: 'too large' | 'damaged' }

const percent = '%'.charCodeAt(0)

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a form. Beyond the limit the rest is read but not stored, because a browser reads no answer before it
 * has sent the body; beyond 64 times the limit, reading stops.
 *
 * @param limit maximum number of bytes, without percent-encoding: `%C3` counts as one byte
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
    // The connection broke, so the answer is never read.
    return { ok: false, fault: 'damaged' }
  }
  if (isTooLarge()) return { ok: false, fault: 'too large' }
  return decodeFields(Buffer.concat(chunks)) ?? { ok: false, fault: 'damaged' }
}

/**
 * Decodes strictly, because URLSearchParams replaces broken bytes silently. A repeated name has its first
 * value that is not empty, because browser extensions add fields and a refusal would block the visitor.
 */
function decodeFields(body: Uint8Array): (ReadForm & { ok: true }) | undefined {
  const fields = new Map<string, string>()
  let isRepeated = false
  try {
    for (const pair of utf8.decode(body).split('&')) {
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
  // Object.fromEntries defines own properties, so `__proto__` is harmless.
  return { ok: true, fields: Object.fromEntries(fields), isRepeated }
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
