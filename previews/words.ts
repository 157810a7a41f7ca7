import { inTown } from './place.ts'

const nbsp = '\u00a0'

/** Articles and prepositions that look lost at the end of a line. */
const clinging =
  /(?<![\p{L}’'])(à|a|au|aux|ce|ces|d’une?|de|des|du|elle|en|est|et|il|la|le|les|nos|notre|on|où|ou|par|pour|qui|sa|se|ses|si|son|sur|un|une|vos|y) (?=\p{L})/giu

/**
 * French as it is set: no-break spaces before high punctuation and inside of guillemets, and short
 * words held to the next one.
 */
export function typeset(text: string): string {
  return text
    .replace(/« ?(?=\S)/g, `«${nbsp}`)
    .replace(/(?<=\S) ([»:;!?€%])/g, `${nbsp}$1`)
    .replace(clinging, `$1${nbsp}`)
}

/** A sketch text around its town, which may be written from right to left. */
export interface Placed {
  before: string
  /** Empty when the text names no town. */
  town: string
  after: string
}

/** Puts the town where a sketch text says `{town}`: « à Sète », « au Cap d’Agde ». */
export function place(text: string, town: string): Placed {
  const [before = '', after] = text.split('{town}')
  if (after === undefined) return { before: typeset(before), town: '', after: '' }
  const [preposition, name] = inTown(town)
  return {
    before: typeset(before + preposition) + nbsp,
    town: typeset(name),
    after: typeset(after),
  }
}

/** Scripts written from right to left. */
export const isRightToLeft = (text: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)
