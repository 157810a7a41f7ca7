/** A longer word is cut, in what is kept as in what is looked for. */
const longestWord = 40

/** Words of a query beyond these are not looked at. */
const mostWordsAsked = 12

/** Letters that no decomposition takes apart, as they are typed without them. */
const typedAs: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Without case and accents: what is searched and what is looked for are compared in this form. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæøßłđı]/g, (letter) => typedAs[letter] ?? letter)
}

/** The words of a text, folded, each cut to its length. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord))
}

/** A number as a Frenchman dials it, for one that was typed in any way; undefined for anything else. */
function dialled(text: string): string | undefined {
  if (!/^[\d\s.()/+-]+$/.test(text)) return undefined
  const digits = text
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)330?|^33(?=\d{9}$)/, '0')
    .replace(/\D/g, '')
  return digits.length >= 6 ? digits.slice(0, longestWord) : undefined
}

/** The words of a phone number or a reference, and the whole of it without what stands between them. */
export function wordsOfNumber(text: string): string[] {
  const whole = dialled(text) ?? wordsOf(text).join('').slice(0, longestWord)
  return [...wordsOf(text), whole].filter(Boolean)
}

/** A reference, or its beginning. */
const beginsReference = /^g-[a-z\d]{1,4}(?:-[a-z\d]{0,3})?$/i

/**
 * What a query asks for: words that all have to begin one of a request's.
 *
 * @returns folded; none when nothing in it can be found
 */
export function wordsAsked(query: string): string[] {
  const trimmed = query.trim().slice(0, 1_000)
  const number = dialled(trimmed)
  // Its first word, a `G`, begins too many others.
  const whole = beginsReference.test(trimmed) ? [wordsOf(trimmed).join('')] : undefined
  const words = number === undefined ? (whole ?? wordsOf(trimmed)) : [number]
  return [...new Set(words)].slice(0, mostWordsAsked)
}

/** A piece of text; `isFound` when it is a word that was asked for. */
export interface Piece {
  text: string
  isFound: boolean
}

/** A text in pieces, those that were asked for apart; joined, they are the text. */
export function markFound(text: string, asked: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!isAsked(word, asked)) continue
    if (index > start) pieces.push({ text: text.slice(start, index), isFound: false })
    pieces.push({ text: word, isFound: true })
    start = index + word.length
  }
  if (start < text.length) pieces.push({ text: text.slice(start), isFound: false })
  return pieces
}

function isAsked(word: string, asked: readonly string[]): boolean {
  const folded = fold(word)
  return asked.some((each) => folded.startsWith(each))
}

/**
 * The part of a text around the first word that was asked for, on one line.
 *
 * @param length of the part, in characters, about
 * @returns undefined when no word of it was asked for
 */
export function excerptAround(
  text: string,
  asked: readonly string[],
  length = 120,
): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim()
  for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!isAsked(word, asked)) continue
    if (index + word.length < length) return line.slice(0, 2 * length)
    const start = line.indexOf(' ', Math.max(0, index - length / 3)) + 1
    return `… ${line.slice(Math.min(start, index), index + 2 * length)}`
  }
  return undefined
}
