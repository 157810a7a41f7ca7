/**
 * The PDF leaves out characters without a font, because a question mark would change a name. The desk shows
 * these characters before sending, the client's page before signing. server/quotes/fonts.test.ts compares
 * these lists with the fonts.
 */

export const cuts = {
  latin:
    '\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a' +
    '\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212',
  latinMore:
    '\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0130\u0132\u0133\u0136' +
    '\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e-\u0161\u0164\u0165' +
    '\u0168-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9',
  vietnamese: '\u1ea0-\u1ef1',
  latinRare:
    '\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7\u1e00-\u1e9f\u1efa-\u1eff\u20a0-\u20ab' +
    '\u20ad-\u20c0\u2113\u2c60-\u2c7f',
  greek: '\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff',
  greekMore:
    '\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d' +
    '\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe',
  cyrillic: '\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116',
  cyrillicMore: '\u0460-\u0482\u048a-\u048f\u0492-\u04af\u04b2-\u052f',
  arabic: '\u0606-\u061b\u061e-\u06a1\u06a3-\u06dc\u06de-\u06ff\u0750-\u077f',
} as const

export type Cut = keyof typeof cuts

/** Combining accents without a composed letter, as in Yoruba. */
export const accents: Partial<Record<Cut, string>> = {
  latin: '\u0300\u0301\u0303\u0304\u0308\u0309\u0323',
  latinMore: '\u0300\u0301\u0303\u0304\u0308\u0309\u0323',
  vietnamese: '\u0300\u0301\u0303\u0304\u0308\u0309\u0323',
  latinRare: '\u0300\u0301\u0303\u0304\u0308\u0309\u0323',
  cyrillic: '\u0301',
}

function letterOf(cut: Cut): string {
  const carried = accents[cut]
  return carried ? `[${cuts[cut]}][${carried}]*` : `[${cuts[cut]}]`
}

const names = Object.keys(cuts) as Cut[]

const letter = new RegExp(`(${names.map(letterOf).join('|')})`, 'gu')

/**
 * Matches stretches of one font. A space between two Arabic words has their font, so that both words are
 * ordered together.
 */
const stretch = new RegExp(
  names
    .map((cut) => {
      const one = letterOf(cut)
      const more = cut === 'arabic' ? `(?:[ \u00a0]*${one})*` : `(?:${one})*`
      return `(?<${cut}>${one}${more})`
    })
    .join('|'),
  'gu',
)

/** Replacements for characters without a glyph that look the same. */
const alike: readonly [RegExp, string | ((one: string) => string)][] = [
  // Arabic presentation forms, as old programs write them.
  [/[\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]/g, (one) => one.normalize('NFKC')],
  [/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0'],
  [/[\u2010\u2011]/g, '-'],
  [/[\u02bb]/g, '\u2018'],
  [/[\u02bc]/g, '\u2019'],
  // Zero-width marks from web pages. Between two Arabic letters U+200C prevents a ligature.
  [/(?<!\p{Script=Arabic})\u200c|\u200c(?!\p{Script=Arabic})/gu, ''],
  [/\u200d|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2065\u206a-\u206f]/g, ''],
  [/[\ufe00-\ufe0f\ufeff]/g, ''],
]

/** Isolation marks (isolated.ts). */
const isolates = /[\u2066-\u2069]/g

/** Invisible characters that stay: isolation marks, U+200C between Arabic letters, line breaks. */
const unseen = /[\u200c\u2066-\u2069\n]/u

/** Composes letters, unifies spaces and hyphens, removes what `leftOutOf` returns, and keeps line breaks. */
export function toPrintable(text: string): string {
  return paperText(text.replace(isolates, ''))
}

export function paperText(text: string): string {
  const [written, isShorter] = writable(composed(text))
  return isShorter ? written.replace(/ {2,}/g, ' ').replace(/^ | $/gm, '') : written
}

function composed(text: string): string {
  return alike.reduce((kept, [from, to]) => kept.replace(from, to as string), text.normalize('NFC'))
}

function writable(text: string): [written: string, isShorter: boolean] {
  let isShorter = false
  const written = text
    .split(letter)
    .map((part, place) => {
      if (place % 2 === 1) return part
      const kept = [...part].filter((one) => unseen.test(one)).join('')
      if (kept.length < part.length) isShorter = true
      return kept
    })
    .join('')
  return [written, isShorter]
}

export function leftOutOf(text: string): string[] {
  const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })
  const lost = [...graphemes.segment(text.normalize('NFC'))]
    .map(({ segment }) => segment)
    .filter((one) => one.trim() !== '' && writable(composed(one))[1])
  return [...new Set(lost)]
}

export function listOf(letters: readonly string[]): string {
  return letters.map((one) => `«\u00a0${one}\u00a0»`).join(', ')
}

export function stretchesOf(text: string): { cut: Cut; text: string; index: number }[] {
  return [...text.matchAll(stretch)].map(({ 0: found, groups = {}, index }) => {
    const cut = names.find((name) => groups[name] !== undefined) ?? 'latin'
    return { cut, text: found, index }
  })
}
