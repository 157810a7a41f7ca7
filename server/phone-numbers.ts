import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js'
import { withoutFormat } from '#forms/pasted.ts'

const ownCountries = ['FR', 'TN'] as const

const longestField = 200

/** Matches a French number followed by another one with only spaces in between. */
const twoInARow = /(?<!\d)(0\d(?:[ .-]?\d\d){4})(?=[ .-]+(?:0|\+))/g

/**
 * @param typed one number or several, national or international, in Latin, Arabic or Persian digits, with or
 *   without extension
 * @returns numbers of France, Tunisia or the country of their prefix
 */
export function phoneNumbersIn(typed: string): PhoneNumber[] {
  const text = withoutFormat(typed.slice(0, longestField))
    .replace(/\bposte\b/gi, 'ext.')
    .replace(twoInARow, '$1 / ')
  const found = ownCountries.flatMap((defaultCountry) =>
    findPhoneNumbersInText(text, { defaultCountry }),
  )
  const byPlace = new Map(
    found.toReversed().map(({ startsAt, number }) => [startsAt, number] as const),
  )
  return [...byPlace].sort(([one], [other]) => one - other).map(([, number]) => number)
}

export function callLink(typed: string): string | undefined {
  return phoneNumbersIn(typed)[0]?.getURI()
}
