/**
 * Reads `application/x-www-form-urlencoded`, strictly: URLSearchParams would turn broken bytes
 * into other words without saying so, and keep only one of two fields that share a name.
 *
 * @param body bytes received, or undefined when they could not be read to the end
 * @returns text by field name; undefined when the encoding is broken or a name comes twice
 */
export function decodeForm(body: ArrayBuffer | undefined): Record<string, string> | undefined {
  if (!body) return undefined
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
