export type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

type ReadForm =
  /** `isRepeated`: a name came twice with different values; `fields` has one. */
  | { ok: true; fields: Record<string, string>; isRepeated: boolean }
  | { ok: false; fault: 'too large' | 'damaged' }

const percent = '%'.charCodeAt(0)

/**
 * Beyond the limit it reads to the end without storing, because a browser reads no answer before it has sent
 * everything. It drops the connection 64 times beyond.
 *
 * @param limit bytes before percent-encoding at most: `%C3` counts as one, so that Chinese text may be as
 *   long as English
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
    // The connection broke, so nobody reads the answer.
    return { ok: false, fault: 'damaged' }
  }
  if (isTooLarge()) return { ok: false, fault: 'too large' }
  return decodeFields(Buffer.concat(chunks)) ?? { ok: false, fault: 'damaged' }
}

/**
 * Decodes strictly, because URLSearchParams replaces broken bytes silently. A repeated name counts with its
 * first value that is not empty: browser extensions add fields, and refusing them would block the visitor
 * for good.
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
  // Object.fromEntries defines own properties, so `__proto__` is harmless.
  return { ok: true, fields: Object.fromEntries(fields), isRepeated }
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
