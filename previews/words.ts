import { inTown } from './place.ts'

const nbsp = '\u00a0'

/** Articles and prepositions that must not end a line. */
const clinging = /^(?:[«(]\u00a0?)?(?:à|au|aux|ce|ces|de|des|du|en|et|la|le|les|ou|où|un|une|y|&)$/i

const longestPiece = 15

export function typeset(text: string): string {
  const words = text
    .replace(/« ?(?=\S)/g, `«${nbsp}`)
    .replace(/(?<=\S) ([»:;!?€%])/g, `${nbsp}$1`)
    .split(' ')
  return words.reduceRight((after, word) => {
    const [next = ''] = after.split(' ', 1)
    const isHeld = clinging.test(word) && (word + next).length < longestPiece
    return `${word}${isHeld ? nbsp : ' '}${after}`
  })
}

/** Replaces `{town}`: « à Sète », « au Cap d’Agde ». */
export function place(text: string, town: string) {
  const [before = '', after] = text.split('{town}')
  if (after === undefined) return { before: typeset(before), town: '', after: '' }
  const [preposition, name] = inTown(town)
  return {
    before: typeset(before + preposition) + nbsp,
    town: name.length < longestPiece + 5 ? name.replaceAll(' ', nbsp) : typeset(name),
    after: typeset(after),
  }
}

export const isRightToLeft = (text: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)
