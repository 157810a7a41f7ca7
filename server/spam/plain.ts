/** Cyrillic and Greek letters, and the Latin ones that they imitate. */
const lookalikes = { from: 'авсԁеһніјкмоѕртυνхуαειкορτ', to: 'abcdehhijkmosptuvxyaeikopt' }
const latinOf = new Map([...lookalikes.from].map((letter, at) => [letter, lookalikes.to[at] ?? '']))

const digitsForLetters: Record<string, string> = { 0: 'o', 1: 'i', '@': 'a', $: 's' }

/**
 * Undoes tricks against filters: `V1agra`, `v.i.a.g.r.a`, Cyrillic letters in Latin words, invisible
 * characters, mathematical letters.
 *
 * @param typed without links and e-mail addresses, in which such characters are normal
 */
export function plain(typed: string) {
  // Not U+00AD: text pasted from web pages and word processors has soft hyphens.
  let tricks = count(typed, /\p{L}[\u200b\u2060\ufeff]+(?=\p{L})/gu)
  tricks += count(typed, /[\u{1d400}-\u{1d7ff}]/gu) / 3
  let text = withoutAccents(
    typed
      .replace(/\p{Cf}/gu, '')
      .normalize('NFKC')
      .toLowerCase(),
  )

  text = text.replace(/(?<!\p{L})\p{L}(?:[ .*_-]\p{L}(?!\p{L})){2,}/gu, (letters) => {
    const word = letters.replace(/[ .*_-]/g, '')
    tricks += word.length / 5
    return word
  })
  text = text.replace(/[\p{L}\d@$]+/gu, (word) => {
    if (!/[a-z]/.test(word)) return word
    const read = word.replace(/(?<=\p{L})[01@$](?=\p{L})|[^\0-\u024f]/gu, (sign) => {
      return digitsForLetters[sign] ?? latinOf.get(sign) ?? sign
    })
    if (read !== word) tricks += 1
    return read
  })
  return {
    /** Lower case, no accents, single spaces, straight apostrophes. */
    text: text
      .replace(/[’‘`´]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
    /** Whether foreign letters, invisible characters, digits or spaces replaced or separated letters. */
    disguised: tricks >= 2,
  }
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
