/*
 * What the paper can write. Its two cuts of Bricolage Grotesque have the Latin letters of Europe and
 * the usual signs: a name in Arabic letters or an emoji would leave a hole in a contract, so the desk
 * refuses them before. server/quotes/pdf.test.ts holds this list against the fonts
 * themselves.
 */
const letters =
  '\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123' +
  '\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b' +
  '\u015e-\u0161\u0164\u0165\u0168-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9'
const signs = '\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212'

const unprintable = new RegExp(`[^${letters}${signs}]`, 'gu')

/** Characters that look the same to a reader and have no glyph: what is written in their place. */
const alike: readonly [RegExp, string][] = [
  [/[\u2000-\u200a\u202f\u205f]/g, '\u00a0'],
  [/[\u2010\u2011]/g, '-'],
  // Marks of no width, which letters carry along from a page.
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ''],
]

/** A text as the paper writes it, as far as it can: composed letters, plain spaces and hyphens. */
export function toPrintable(text: string): string {
  return alike.reduce((kept, [from, to]) => kept.replace(from, to), text.normalize('NFC'))
}

/** The characters of a text that the paper cannot write, once each; line breaks are no characters. */
export function unprintableIn(text: string): string[] {
  return [...new Set(text.replace(/\n/g, ' ').match(unprintable) ?? [])]
}

/** A text of which every character can be written: « ? » stands for what cannot. */
export function madePrintable(text: string): string {
  return toPrintable(text)
    .split('\n')
    .map((line) => line.replace(unprintable, '?'))
    .join('\n')
}
