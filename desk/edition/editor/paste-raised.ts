import { attribute, find, type PasteNode, tidy } from './paste-tree.ts'

/*
 * Converts powers and indices to signs, because « 10³ » without its formatting reads 103. A raised number behind a word
 * or a year refers to a note.
 */

const superDigits = signs(
  '0123456789+-−=()abcdefghijklmnoprstuvwxyz',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ',
)
const subDigits = signs('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')

function signs(from: string, to: string): Map<string, string> {
  const all = [...to]
  return new Map([...from].map((sign, index) => [sign, all[index] ?? sign]))
}

/** Raised letters of French abbreviations: « 1er », « XIXe », « Mme ». */
const raisedLetters =
  /^(?:ers?|[eè]?res?|e|es|[eè]mes?|nde?s?|ds?|rs?|lles?|mes?|gr|te?s?|ie|st|rd|th)$/i

/** @param before text of the line so far */
export function raised(pasted: string, isSuper: boolean, before: string): string {
  const text = tidy(pasted)
  if (!text || !tidy(before) || /^[®©™]$/.test(text)) return pasted
  if (isSuper && /^os?$/.test(text) && /[nN\d]$/.test(before)) return text.replace('o', '°')
  if (isSuper && /^tm$/i.test(text)) return '™'
  if (isSuper && raisedLetters.test(text) && /[\p{Lu}\d]$/u.test(before)) return text
  const all = isSuper ? superDigits : subDigits
  if ([...text].every((sign) => all.has(sign))) {
    return [...text].map((sign) => all.get(sign)).join('')
  }
  const short = /^[\p{L}\p{N}]$/u.test(text) ? text : `(${text})`
  return (isSuper ? '^' : '_') + short
}

export function raisedOf(node: PasteNode, name: string): 'super' | 'sub' | undefined {
  const isInline = name === 'SPAN' || name === 'FONT' || name === 'SUP' || name === 'SUB'
  if (!isInline || find(node, 'A') || find(node, 'IMG')) return undefined
  if (name === 'SUP') return 'super'
  if (name === 'SUB') return 'sub'
  const [, found] = /vertical-align:\s*(super|sub)\b/i.exec(attribute(node, 'style')) ?? []
  return found?.toLowerCase() as 'super' | 'sub' | undefined
}

const numbers = /^\d{1,2}(?:[,;–-]\s?\d{1,2})*$/
const bracketed = /^\[\d{1,3}\]$|^\(\d{1,3}\)$|^[*†‡§]{1,3}$/

/** Units, variables, functions and other numbers have powers. */
const wordOrYear =
  /(?:\p{L}{3,}|(?<!\d)(?:19|20)\d\d|[.,;:!?»”…%€]|\([^()]*(?:\p{L}{3,}|(?:19|20)\d\d)[^()]*\))\s?$/u
const powered =
  /(?:m[èe]tres?|pixels?|pouces?|pieds?|secondes?|(?<!\p{L})(?:sin|cos|tan|log|exp|mol|rad|dam|[kMGT]?(?:Pa|Wh|Hz|eV)))\s?$/u

/** Word for the web, Pages and Notes write the mark of a note as a raised number, without a link. */
export function isNoteSign(pasted: string, before: string): boolean {
  const text = tidy(pasted)
  if (!tidy(before)) return false
  if (bracketed.test(text)) return true
  return numbers.test(text) && wordOrYear.test(before) && !powered.test(before)
}
