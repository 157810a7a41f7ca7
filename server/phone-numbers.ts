// The small metadata accept any nine digits in France, so that a newly opened range is callable too.
import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { latinDigits, withoutFormat } from '#forms/pasted.ts'

const ownCountries = ['FR', 'TN'] as const

const longestField = 200

/** Country codes of the overseas departments by their prefixes. 06 39 98 is reserved for fiction. */
const overseas = [
  ['262', /^(?:26[239]|69[23]|639(?!98))/],
  ['590', /^(?:590|69[01])/],
  ['594', /^[56]94/],
  ['596', /^(?:596|69[67])/],
] as const
const overseasCodes: readonly string[] = ['508', ...overseas.map(([code]) => code)]

/** « poste 12 », « (Poste : 12) », « p. 12 », « int. 12 », « ext 12 », « #12 », with the signs before it. */
const extension =
  /[\s,;/(-]*(?:\b(?:postes?|p[.]?|int(?:[.]|erne)?|ext(?:[.]|ension)?|x)|#)\s*(?:n[°o][.]?\s*)?[:.]?\s*(\d{1,7})(?!\d|[ .-](?!0[1-9]|00)\d)\)?/gi

/** Pairs of a French number with a sign between them that would separate two numbers. */
const pairs = /(?<!\d)0[1-9](?:([,;/*_])\d\d)(?:\1\d\d){3}(?!\d)/g

/** A whole number of France or Tunisia, with another number or word of digits after it. */
const wholeNumber =
  /(?<![\d+(]|[\d(][ .-])((?:(?:(?:\+|00) ?33 ?(?:\(0\) ?)?|0)[1-9](?:[ .-]?\d\d){4}|(?:(?:\+|00) ?216[ .-]?)?[2-579]\d[ .-]?\d{3}[ .-]?\d{3}))(?=[ .-]+[+(]?\d)/g

/** Signs and words between numbers of a field. */
const betweenNumbers =
  /[,;/|&\n]|(?<=\d)-(?=[0+]\d{8})|\s(?:ou|et|puis|or|and)\s|(?<=\d)\s*\((?=[0+]\d)/i

/**
 * Finds the phone numbers of a field.
 *
 * @param typed one number or several, national or international, in Latin, Arabic, Persian or full-width digits,
 *   with or without extensions and words
 * @returns numbers of France with its overseas departments, of Tunisia, or of the country of their prefix
 */
export function phoneNumbersIn(typed: string): PhoneNumber[] {
  return separate(plain(typed)).flatMap(numbersOf)
}

function plain(typed: string): string {
  return latinDigits(withoutFormat(typed.slice(0, longestField)).normalize('NFKC'))
    .slice(0, longestField)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(\+ ?\d{1,3}) ?\(0\)/g, '$1 ')
}

function separate(text: string): string[] {
  let spaced = text
    .replace(pairs, (number) => number.replace(/\D/g, ' '))
    .replace(extension, ' ext. $1;')
  for (let before = ''; before !== spaced; ) {
    before = spaced
    spaced = before.replace(wholeNumber, '$1;')
  }
  return spaced.split(betweenNumbers)
}

function numbersOf(piece: string): PhoneNumber[] {
  const byPlace = new Map<number, PhoneNumber>()
  for (const defaultCountry of ownCountries) {
    for (const { startsAt, number } of findPhoneNumbersInText(piece, { defaultCountry })) {
      if (!byPlace.has(startsAt)) byPlace.set(startsAt, inItsDepartment(number))
    }
  }
  return [...byPlace].sort(([one], [other]) => one - other).map(([, number]) => number)
}

/**
 * Gives a number of overseas France, which people write like one of the mainland, its own country code. The full
 * metadata decide about prefixes that both share.
 */
function inItsDepartment(number: PhoneNumber): PhoneNumber {
  if (number.countryCallingCode !== '33') return number
  const { nationalNumber, ext } = number
  const byPrefix = overseas.find(([, prefix]) => prefix.test(nationalNumber))?.[0]
  const own = byPrefix
    ? parsePhoneNumberFromString(`+${byPrefix}${nationalNumber}`)
    : ownNumberOf(nationalNumber)
  if (own && ext) own.setExt(ext)
  return own ?? number
}

function ownNumberOf(national: string): PhoneNumber | undefined {
  // Saint-Pierre-et-Miquelon has six digits after its prefix.
  const saintPierre = national.startsWith('508') ? [`+508${national.slice(3)}`] : []
  const isMainland = parsePhoneNumberFromString(`+33${national}`)?.isValid()
  const others = isMainland ? [] : overseasCodes.map((code) => `+${code}${national}`)
  return [...saintPierre, ...others]
    .map((each) => parsePhoneNumberFromString(each))
    .find((each) => each?.isValid())
}

/** Returns the digits of each way to write a number. */
export function spellingsOf(number: PhoneNumber): string[] {
  const { countryCallingCode, nationalNumber } = number
  const national = number.formatNational().replace(/\D/g, '')
  const spellings = [number.number.slice(1), national]
  if (overseasCodes.includes(countryCallingCode)) {
    const dialled = nationalNumber.length === 6 ? `508${nationalNumber}` : nationalNumber
    spellings.push(`33${dialled}`, `0${dialled}`)
  }
  return [...new Set(spellings)]
}

/** The link that calls the first number of a field. */
export function callLink(typed: string): string | undefined {
  return phoneNumbersIn(typed)[0]?.getURI()
}
