import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js'
import { withoutFormat } from '#forms/pasted.ts'

/** Countries whose numbers are read without their prefix: France, then Tunisia, whose numbers have 8 digits. */
const ownCountries = ['FR', 'TN'] as const

/** Characters of a phone field that are read: more than forms accept. */
const longestField = 200

/** A French number followed by another one with nothing but spaces between them. */
const twoInARow = /(?<!\d)(0\d(?:[ .-]?\d\d){4})(?=[ .-]+(?:0|\+))/g

/**
 * Finds the phone numbers in what somebody typed, in their order.
 *
 * @param typed a phone field: one number or several, with a French or an international prefix, in
 *   Latin, Arabic or Persian digits, with or without an extension
 * @returns none where the digits make no number of France, Tunisia or the country of their prefix
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

/** Returns a `tel:` link to the first number in a phone field, or undefined when none is certain. */
export function callLink(typed: string): string | undefined {
  return phoneNumbersIn(typed)[0]?.getURI()
}
