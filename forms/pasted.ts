/*
 * Cleans pasted text, in browser, server and desk: phones add direction marks to numbers, presentation software
 * breaks lines with U+000B, and spreadsheets copy tabs.
 */

const format = '\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff'
/** U+200C and U+200D: Persian, Indic scripts and emoji need them after one of their own characters. */
const joiners = '\u200c\u200d'

const formatOnly = new RegExp(`[${format}]`, 'g')
const everyFormat = new RegExp(`[${format}${joiners}]`, 'g')
const uselessJoiner = new RegExp(`(^|[\\p{Script=Latin}\\p{N}\\p{P}\\p{Z}])[${joiners}]+`, 'gu')
const otherControl = /(?![\0\t\n])\p{Cc}/gu
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

export function withoutFormat(text: string): string {
  return text.replace(everyFormat, '')
}

/**
 * Removes soft hyphens, zero-width spaces, and joiners where no script needs them; keeps U+200E and U+200F, which
 * order Arabic and Hebrew texts.
 */
export function withoutSoftSigns(text: string): string {
  return text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replace(uselessJoiner, '$1')
}

/** Writes Arabic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

export function cleanText(text: string): string {
  return text.replace(lineBreak, '\n').replace(otherControl, '').trim()
}

/** Cleans a one-line text; joiners are kept where a script needs them. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(formatOnly, ''))
    .replace(/ *[\t\n]+\s*/g, ' ')
    .replace(uselessJoiner, '$1')
    .trim()
}

export function cleanAddress(text: string): string {
  return withoutFormat(cleanLine(text))
}

/**
 * Finds NUL and lone surrogates, which databases cannot store.
 *
 * @returns a French message that says where the character is; undefined if the text is valid
 */
export function unreadableIn(text: string, what = 'Ce champ'): string | undefined {
  const at = text.search(/[\0\p{Cs}]/u)
  if (at < 0) return undefined
  const before = text.slice(0, at).trimEnd().split('\n').at(-1)?.slice(-20)
  const place = before ? `après «\u00a0${before}\u00a0»` : 'au début'
  return `${what} contient un caractère illisible ${place}. Effacez-le, puis recommencez.`
}

/** @returns a French message with both lengths; undefined if the text is short enough */
export function tooLongIn(text: string, limit: number, what: string): string | undefined {
  if (text.length <= limit) return undefined
  return `${what} a ${text.length} caractères\u00a0: ${limit} au maximum.`
}
