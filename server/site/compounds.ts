import { exchange, find } from './markup.ts'

/** Tags, or compounds of short words: « savoir-faire », « qui êtes-vous ». */
const tagOrCompound = /<[^>]*>|(?<![\p{L}-])\p{L}{2,8}(?:-\p{L}{2,8})+(?![\p{L}-])/gu

/**
 * Marks compounds of short words in the large letters of titles, where a line must not break them. Islands keep their
 * markup, because React compares it.
 */
export function keepCompounds(html: string): string {
  const texts = find(html, ':is(h1, h2):not(is-land *)')
  return exchange(
    html,
    texts.map((found) => ({
      ...found,
      text: found.text.replaceAll(tagOrCompound, (part) =>
        part.startsWith('<') ? part : `<span class="whole">${part}</span>`,
      ),
    })),
  )
}
