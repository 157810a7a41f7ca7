/** Country codes of ISO 3166-1 alpha-2. */
export const countryCodes = [
  ...['AD', 'AE', 'AF', 'AG', 'AI', 'AL', 'AM', 'AO', 'AQ', 'AR', 'AS', 'AT', 'AU', 'AW', 'AX'],
  ...['AZ', 'BA', 'BB', 'BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BL', 'BM', 'BN', 'BO', 'BQ'],
  ...['BR', 'BS', 'BT', 'BV', 'BW', 'BY', 'BZ', 'CA', 'CC', 'CD', 'CF', 'CG', 'CH', 'CI', 'CK'],
  ...['CL', 'CM', 'CN', 'CO', 'CR', 'CU', 'CV', 'CW', 'CX', 'CY', 'CZ', 'DE', 'DJ', 'DK', 'DM'],
  ...['DO', 'DZ', 'EC', 'EE', 'EG', 'EH', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FK', 'FM', 'FO', 'FR'],
  ...['GA', 'GB', 'GD', 'GE', 'GF', 'GG', 'GH', 'GI', 'GL', 'GM', 'GN', 'GP', 'GQ', 'GR', 'GS'],
  ...['GT', 'GU', 'GW', 'GY', 'HK', 'HM', 'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IM', 'IN'],
  ...['IO', 'IQ', 'IR', 'IS', 'IT', 'JE', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KI', 'KM', 'KN'],
  ...['KP', 'KR', 'KW', 'KY', 'KZ', 'LA', 'LB', 'LC', 'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV'],
  ...['LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MH', 'MK', 'ML', 'MM', 'MN', 'MO', 'MP', 'MQ'],
  ...['MR', 'MS', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NC', 'NE', 'NF', 'NG', 'NI'],
  ...['NL', 'NO', 'NP', 'NR', 'NU', 'NZ', 'OM', 'PA', 'PE', 'PF', 'PG', 'PH', 'PK', 'PL', 'PM'],
  ...['PN', 'PR', 'PS', 'PT', 'PW', 'PY', 'QA', 'RE', 'RO', 'RS', 'RU', 'RW', 'SA', 'SB', 'SC'],
  ...['SD', 'SE', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS', 'ST', 'SV'],
  ...['SX', 'SY', 'SZ', 'TC', 'TD', 'TF', 'TG', 'TH', 'TJ', 'TK', 'TL', 'TM', 'TN', 'TO', 'TR'],
  ...['TT', 'TV', 'TW', 'TZ', 'UA', 'UG', 'UM', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VG', 'VI'],
  ...['VN', 'VU', 'WF', 'WS', 'YE', 'YT', 'ZA', 'ZM', 'ZW'],
] as const

const french = new Intl.DisplayNames('fr', { type: 'region' })

/** Returns the French name of a country; the code itself if it is unknown. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (french.of(code) ?? code) : code

/**
 * Returns French names by code: both companies' countries first, then in alphabetical order. The server passes
 * them to the desk, because a browser's names and their order may differ.
 */
export function countryNames(): Readonly<Record<string, string>> {
  names ??= sortedNames()
  return names
}

let names: Record<string, string> | undefined

function sortedNames(): Record<string, string> {
  const first = ['FR', 'TN']
  const others = countryCodes
    .filter((code) => !first.includes(code))
    .map((code) => [code, countryName(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'fr'))
  return Object.fromEntries([...first.map((code) => [code, countryName(code)]), ...others])
}

export interface Place {
  country: string
  postcode: string
}

/** Overseas codes of a French postcode's first digits; two towns are no longer part of Guadeloupe. */
const overseas: readonly [start: string, code: string][] = [
  ['97133', 'BL'],
  ['97150', 'MF'],
  ['971', 'GP'],
  ['972', 'MQ'],
  ['973', 'GF'],
  ['974', 'RE'],
  ['975', 'PM'],
  ['976', 'YT'],
  ['977', 'BL'],
  ['978', 'MF'],
  ['980', 'MC'],
  ['984', 'TF'],
  ['986', 'WF'],
  ['987', 'PF'],
  ['988', 'NC'],
]

/** Returns the ISO code of a place, which a French postcode decides if the country is France. */
export function territoryOf({ country, postcode }: Place): string {
  if (country !== 'FR') return country
  const digits = postcode.replace(/\s/g, '')
  return overseas.find(([start]) => digits.startsWith(start))?.[1] ?? country
}

const frenchLaw = ['FR', 'GP', 'MQ', 'RE', 'GF', 'YT', 'PM', 'BL', 'MF']

/** Returns whether France's consumer code and business register apply there. */
export const isFrench = (territory: string): boolean => frenchLaw.includes(territory)

export type VatZone =
  | 'france'
  | 'overseas'
  | 'untaxedOverseas'
  | 'union'
  | 'tunisia'
  | 'outside'
  | 'unknown'

/** Member states except France. */
const union = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE'],
  ...['IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/**
 * Postcodes of member states outside the Union's VAT territory: Canary Islands, Ceuta, Melilla, Büsingen,
 * Heligoland, Campione, Livigno, Mount Athos, Åland. Source: Directive 2006/112/EC, article 6.
 */
const outsideUnionVat: Readonly<Record<string, RegExp>> = {
  ES: /^(?:35|38|51|52)\d{3}$/,
  DE: /^(?:78266|27498)$/,
  IT: /^(?:22061|23041)$/,
  GR: /^63086$/,
  FI: /^22\d{3}$/,
}

/** Returns the zone whose VAT rules apply. Northern Ireland is in the Union for goods only, so it is outside. */
export function vatZoneOf(place: Place): VatZone {
  const territory = territoryOf(place)
  if (territory === '') return 'unknown'
  if (['FR', 'MC'].includes(territory)) return 'france'
  if (['GP', 'MQ', 'RE'].includes(territory)) return 'overseas'
  if (['GF', 'YT'].includes(territory)) return 'untaxedOverseas'
  if (territory === 'TN') return 'tunisia'
  const digits = place.postcode.replace(/\s/g, '')
  const isOutside = outsideUnionVat[territory]?.test(digits) ?? false
  return union.includes(territory) && !isOutside ? 'union' : 'outside'
}
