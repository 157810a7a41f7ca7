import { countryName } from './countries.ts'
import type { Client } from './quote.ts'
import type { Seller } from './terms.ts'

export type Address = Pick<Client, 'street' | 'postcode' | 'town' | 'country'>

/** Postcodes of both companies' countries, at the start of the last part of an address on one line. */
const lastPart = /^(.+),\s*(\d{5}|\d{4})\s+(\D[^,]*)$/

/** Splits an address on one line into its parts; an address with unclear parts stays whole, as the street. */
export function splitAddress(line: string): Pick<Address, 'street' | 'postcode' | 'town'> {
  const [, street, postcode, town] = lastPart.exec(line.trim()) ?? []
  return street && postcode && town
    ? { street: street.trim(), postcode, town: town.trim() }
    : { street: line, postcode: '', town: '' }
}

/** Returns the lines of an address; a country without a town is that of an address on one line. */
export function addressLines({ street, postcode, town, country }: Address, from: Seller): string[] {
  if (town === '') return [street].filter(Boolean)
  const name = country === from || country === '' ? '' : countryName(country)
  return [street, [postcode, town].filter(Boolean).join('\u00a0'), name].filter(Boolean)
}

export const addressLine = (address: Address, from: Seller): string =>
  addressLines(address, from).join(', ')
