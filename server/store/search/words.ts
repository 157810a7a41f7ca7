import { domainToUnicode } from 'node:url'
import { latinDigits, withoutFormat } from '#forms/pasted.ts'

export const longestWord = 40

const mostWordsAsked = 12

/** Letters that Unicode does not decompose, with their spelling in plain letters. */
const typedAs: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/**
 * Ignores case, accents, format characters and joiners; writes domains without `xn--`, and Arabic and
 * Persian digits as Latin ones.
 */
export function foldForSearch(text: string): string {
  return latinDigits(text)
    .replace(/xn--[a-z\d-]+/gi, domainToUnicode)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/[œæøßłđı]/g, (letter) => typedAs[letter] ?? letter)
}

export function wordsOf(text: string): string[] {
  return (foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.slice(0, longestWord),
  )
}

function digitsOf(text: string): string | undefined {
  const folded = foldForSearch(text).trim()
  if (!/^[\d\s.()/+\p{Pd}\u2212]+$/u.test(folded)) return undefined
  const isWhole = /^(?:\+|00)/.test(folded)
  const digits = folded
    .replace(/^(\+|00)(.*?)\(0\)/, '$1$2')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)/, '')
    .replace(/^330/, '33')
    .replace(/\D/g, '')
  return digits.length >= (isWhole ? 3 : 6) ? digits.slice(0, longestWord) : undefined
}

export function wordsOfReference(text: string): string[] {
  const parts = wordsOf(text)
  return parts.flatMap((part, index) => [part, parts.slice(index).join('')])
}

const beginsReference = /^(?:g-[a-z\d]{1,4}(?:-[a-z\d]{0,3})?|dt?-\d{1,4}(?:-\d*)?)$/i

export function wordsAsked(query: string): string[] {
  const trimmed = withoutFormat(query).trim().slice(0, 1_000)
  const number = digitsOf(trimmed)
  // A reference is one word, because its first part `g` alone would match too much.
  const whole = beginsReference.test(trimmed) ? [wordsOf(trimmed).join('')] : undefined
  const words = number === undefined ? (whole ?? wordsOf(trimmed)) : [number]
  return [...new Set(words)].slice(0, mostWordsAsked)
}

export interface Piece {
  text: string
  isFound: boolean
}

export function markFound(text: string, asked: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)) {
    if (!isAsked(word, asked)) continue
    if (index > start) pieces.push({ text: text.slice(start, index), isFound: false })
    pieces.push({ text: word, isFound: true })
    start = index + word.length
  }
  if (start < text.length) pieces.push({ text: text.slice(start), isFound: false })
  return pieces
}

function isAsked(word: string, asked: readonly string[]): boolean {
  const folded = foldForSearch(word)
  return asked.some((each) => folded.startsWith(each))
}

/** Half of the characters of an excerpt. */
const excerptLength = 120

export function excerptAround(text: string, asked: readonly string[]): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim()
  for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)) {
    if (!isAsked(word, asked)) continue
    if (index + word.length < excerptLength) return line.slice(0, 2 * excerptLength)
    const start = line.indexOf(' ', Math.max(0, index - excerptLength / 3)) + 1
    return `… ${line.slice(Math.min(start, index), index + 2 * excerptLength)}`
  }
  return undefined
}
