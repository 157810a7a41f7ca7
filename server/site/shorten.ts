import { parse, serialize } from 'parse5'

const impliedEnds: readonly RegExp[] = [
  /<\/li>(?=<li|<\/[uo]l>)/g,
  /<\/t[dh]>(?=<t[dh]|<\/tr>)/g,
  /<\/tr>(?=<tr|<\/t(?:body|head)>)/g,
  /<\/thead>(?=<tbody)/g,
  /<\/tbody>(?=<\/table>)/g,
  /<\/p>(?=<(?:p|ul|ol|div|form|h[1-6]|nav|section|table)[ >]|<\/(?:li|div|section|article|form|header|footer|nav|main|figure)>)/g,
  /<\/body><\/html>$/g,
]

/**
 * Serializes a document without the end tags that the parser adds.
 *
 * @throws Error when a browser would parse the short text into another document
 */
export function shorten(html: string): string {
  const whole = serialize(parse(html))
  // The character takes two bytes, the entity six.
  let short = whole.replaceAll('&nbsp;', '\u00a0')
  // SVG elements may close themselves, as in XML.
  short = short.replaceAll('></path>', '/>')
  for (const end of impliedEnds) short = short.replace(end, '')
  if (serialize(parse(short)) !== whole) {
    throw new Error('the shortened document says something else')
  }
  return short
}
