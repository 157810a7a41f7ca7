import { load } from 'cheerio'

/** An element as its document writes it; numbers are places in the document's text. */
interface Found {
  /** Tag name, `style`. */
  name: string
  attributes: Readonly<Record<string, string>>
  /** Of its own tag, right after its name: where an attribute may be put. */
  afterName: number
  /** What is between its tags; of an element without an end tag, nothing. */
  text: string
  start: number
  end: number
}

/**
 * Elements of an HTML document that a selector finds, in their order, also inside `<noscript>`. Their
 * places let a step change a few characters of a page and leave all others as React wrote them.
 */
export function find(html: string, selector: string): Found[] {
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  return $(selector)
    .toArray()
    .flatMap((element) => {
      // Without a place: implied by the document, and written nowhere.
      if (!('attribs' in element) || !element.sourceCodeLocation) return []
      const { attribs: attributes, name, sourceCodeLocation: place } = element
      const start = ('startTag' in place && place.startTag?.endOffset) || place.endOffset
      const end = ('endTag' in place && place.endTag?.startOffset) || start
      const afterName = place.startOffset + 1 + name.length
      return [{ name, attributes, afterName, text: html.slice(start, end), start, end }]
    })
}

/** A text with pieces of it exchanged, which must not overlap. */
export function exchange(
  text: string,
  pieces: readonly { start: number; end: number; text: string }[],
): string {
  return [...pieces]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), text)
}
