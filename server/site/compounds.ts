import type { Found } from './markup.ts'

/** Tags, or compounds of short words: « savoir-faire », « qui êtes-vous ». */
const tagOrCompound = /<[^>]*>|(?<![\p{L}-])\p{L}{2,8}(?:-\p{L}{2,8})+(?![\p{L}-])/gu

/**
 * Marks compounds of short words in the large letters of titles, where a line must not break them. Islands keep their
 * markup, because React compares it.
 *
 * @returns the titles with their new text
 */
export function keepCompounds(found: readonly Found[]): Found[] {
  return found
    .filter(({ name, around }) => /^h[12]$/.test(name) && !around.includes('is-land'))
    .map((title) => ({
      ...title,
      text: title.text.replaceAll(tagOrCompound, (part) =>
        part.startsWith('<') ? part : `<span class="whole">${part}</span>`,
      ),
    }))
}
