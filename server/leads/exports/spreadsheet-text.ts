import { phoneNumbersIn, spellingsOf } from '../../phone-numbers.ts'

/** Signs of the texts that a spreadsheet in French or English reads as a number or a date. */
const numberSigns = /^[\s\d.,:/()%€$+'’-]*$/

/**
 * Returns a typed phone number as every spreadsheet keeps it. LibreOffice and Excel read `0612345678` and
 * `73 111 009` as numbers, even in quotes, and drop the zero.
 *
 * @returns `(+33) 6 12 34 56 78` for each number, or the typed text with an apostrophe before it where its digits are
 *   not those of whole numbers; a text with words stays as it is
 */
export function phoneCell(typed: string): string {
  if (!numberSigns.test(typed) || !/\d/.test(typed)) return typed
  const numbers = phoneNumbersIn(typed)
  const digits = typed.replace(/\(0\)|\D/g, '').replace(/^00/, '')
  const spellings = numbers
    .map(spellingsOf)
    .reduce<string[]>(
      (before, all) => before.flatMap((start) => all.map((one) => start + one)),
      [''],
    )
  if (numbers.length === 0 || !spellings.includes(digits)) return `'${typed}`
  return numbers
    .map((number) => {
      const { countryCallingCode: code } = number
      return `(+${code}) ${number.formatInternational().slice(code.length + 2)}`
    })
    .join(' ; ')
}
