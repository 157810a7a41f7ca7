import { load } from 'cheerio'

interface Found {
  /** Tag name, `style`. */
  name: string
  attributes: Readonly<Record<string, string>>
  afterName: number
  text: string
  start: number
  end: number
}

/**
 * Finds elements, also in `<noscript>`. The offsets let a caller change a few characters without rewriting
 * the rest of React's HTML.
 */
export function find(html: string, selector: string): Found[] {
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  return $(selector)
    .toArray()
    .flatMap((element) => {
      // Implied elements have no offset.
      if (!('attribs' in element) || !element.sourceCodeLocation) return []
      const { attribs: attributes, name, sourceCodeLocation: place } = element
      const start = ('startTag' in place && place.startTag?.endOffset) || place.endOffset
      const end = ('endTag' in place && place.endTag?.startOffset) || start
      const afterName = place.startOffset + 1 + name.length
      return [{ name, attributes, afterName, text: html.slice(start, end), start, end }]
    })
}

export function exchange(
  text: string,
  pieces: readonly { start: number; end: number; text: string }[],
): string {
  return [...pieces]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), text)
}
