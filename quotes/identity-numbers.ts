import * as AT from 'stdnum/lib/cjs/at/uid.js'
import * as BE from 'stdnum/lib/cjs/be/vat.js'
import * as BG from 'stdnum/lib/cjs/bg/vat.js'
import * as CY from 'stdnum/lib/cjs/cy/vat.js'
import * as CZ from 'stdnum/lib/cjs/cz/dic.js'
import * as DE from 'stdnum/lib/cjs/de/vat.js'
import * as DK from 'stdnum/lib/cjs/dk/cvr.js'
import * as EE from 'stdnum/lib/cjs/ee/kmkr.js'
import * as ES from 'stdnum/lib/cjs/es/nif.js'
import * as FI from 'stdnum/lib/cjs/fi/alv.js'
import * as siren from 'stdnum/lib/cjs/fr/siren.js'
import * as siret from 'stdnum/lib/cjs/fr/siret.js'
import * as FR from 'stdnum/lib/cjs/fr/tva.js'
import * as GR from 'stdnum/lib/cjs/gr/vat.js'
import * as HR from 'stdnum/lib/cjs/hr/oib.js'
import * as HU from 'stdnum/lib/cjs/hu/anum.js'
import * as IE from 'stdnum/lib/cjs/ie/vat.js'
import * as IT from 'stdnum/lib/cjs/it/iva.js'
import * as LT from 'stdnum/lib/cjs/lt/pvm.js'
import * as LU from 'stdnum/lib/cjs/lu/tva.js'
import * as LV from 'stdnum/lib/cjs/lv/pvn.js'
import * as MT from 'stdnum/lib/cjs/mt/vat.js'
import * as NL from 'stdnum/lib/cjs/nl/btw.js'
import * as PL from 'stdnum/lib/cjs/pl/nip.js'
import * as PT from 'stdnum/lib/cjs/pt/nif.js'
import * as RO from 'stdnum/lib/cjs/ro/cui.js'
import * as SE from 'stdnum/lib/cjs/se/vat.js'
import * as SI from 'stdnum/lib/cjs/si/ddv.js'
import * as SK from 'stdnum/lib/cjs/sk/dph.js'
import { latinDigits } from '#forms/pasted.ts'
import { isFrench, type Place, territoryOf, vatZoneOf } from './countries.ts'

interface Reader {
  /** `compact` has no prefix, and the zeros that a person left out. */
  validate(typed: string): { isValid: boolean; compact?: string }
}

/** Each file is imported alone, because the library's index has every number of 92 countries. */
const vatNumbers: Readonly<Record<string, Reader>> = {
  ...{ AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PL },
  ...{ PT, RO, SE, SI, SK },
}

export type IdentityFault =
  | 'siren'
  | 'matricule'
  | 'vat number'
  | 'vat number of another country'
  | 'northern ireland'
  | 'vat number of another siren'

export type IdentityResult = { ok: true; value: string } | { ok: false; fault: IdentityFault }

export const faultWords: Readonly<Record<IdentityFault, string>> = {
  siren:
    'Un SIREN a 9\u00a0chiffres, un SIRET 14, et leur dernier chiffre vérifie les autres\u00a0: relisez-le. Exemple\u00a0: 404\u00a0833\u00a0048.',
  matricule: 'Écrivez le matricule fiscal en entier. Exemple\u00a0: 1234567/A/M/000.',
  'vat number':
    'Ce numéro de TVA n’a pas la forme de ceux de ce pays, ou un chiffre est faux\u00a0: relisez-le.',
  'vat number of another country':
    'Ce numéro de TVA est celui d’un autre pays\u00a0: changez le pays du client, ou le numéro.',
  'northern ireland':
    'Un numéro XI ne vaut que pour les biens\u00a0: pour un service, choisissez le Royaume-Uni, sans ce numéro.',
  'vat number of another siren':
    'Ce numéro de TVA n’est pas celui de ce SIREN\u00a0: relisez les deux.',
}

const compact = (typed: string) =>
  latinDigits(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * A matricule's key is no I, O or U; it ends with an optional VAT code, a category and a branch. A label may
 * precede it, such as « MF » or « RNE ».
 */
const matricule = /^\p{L}*(\d{7})([A-HJ-NP-TV-Z])(?:([ABDNP])?([CEMNP])(\d{3}))?$/u

/** Finds a SIREN or SIRET between words, as a letterhead has it: « RCS Montpellier 404 833 048 ». */
function frenchNumberIn(value: string): string | undefined {
  const numbers = value
    .split(/\D+/)
    .filter((digits) => siren.validate(digits).isValid || siret.validate(digits).isValid)
  const longest = numbers.toSorted((one, other) => other.length - one.length)[0]
  return numbers.every((digits) => longest?.startsWith(digits)) ? longest : undefined
}

/**
 * Reads a business's number in its register, with or without its label: SIREN or SIRET, matricule fiscal,
 * elsewhere any identifier. It checks digits, not whether the number was given out.
 */
export function readRegistration(typed: string, place: Place): IdentityResult {
  const territory = territoryOf(place)
  const trimmed = typed.trim()
  if (trimmed === '') return { ok: true, value: '' }
  const value = compact(trimmed)
  if (isFrench(territory)) {
    const number = frenchNumberIn(value)
    return number ? { ok: true, value: number } : { ok: false, fault: 'siren' }
  }
  if (territory === 'TN') {
    const parts = matricule.exec(value)?.slice(1).filter(Boolean)
    return parts ? { ok: true, value: parts.join('/') } : { ok: false, fault: 'matricule' }
  }
  return { ok: true, value: trimmed }
}

const vatZones = ['france', 'overseas', 'union']

export const hasVatNumber = (place: Place): boolean => vatZones.includes(vatZoneOf(place))

/**
 * Finds a VAT number behind its label and its prefix, which both may lack: « TVA : FR 83 404 833 048 ».
 *
 * @param prefixes prefixes of the country; people write GR for Greece too
 */
function vatNumberIn(value: string, reader: Reader | undefined, prefixes: string[]) {
  const marks = new RegExp([...prefixes, 'TVA', 'VAT'].join('|'), 'g')
  const ends = Array.from(value.matchAll(marks), ({ 0: mark, index }) => index + mark.length)
  const results = [0, ...ends].map((end) => reader?.validate(value.slice(end)))
  return results.find((result) => result?.isValid)?.compact
}

/**
 * Reads a VAT number of the Union, with or without its label, and adds its missing prefix, which is EL for
 * Greece, and its missing zeros. It checks format and digits, not the Union's register.
 */
export function readVatNumber(typed: string, place: Place, registration: string): IdentityResult {
  const value = compact(typed)
  if (value === '') return { ok: true, value }
  if (value.startsWith('XI')) return { ok: false, fault: 'northern ireland' }
  const territory = territoryOf(place)
  const country = vatZoneOf(place) === 'union' ? territory : 'FR'
  const prefix = country === 'GR' ? 'EL' : country
  const digits = vatNumberIn(value, vatNumbers[country], [prefix, country])
  if (digits === undefined) {
    const other = value.slice(0, 2)
    const isForeign = other !== prefix && (other in vatNumbers || other === 'EL')
    return { ok: false, fault: isForeign ? 'vat number of another country' : 'vat number' }
  }
  const isOther =
    isFrench(territory) && registration !== '' && !registration.startsWith(digits.slice(2))
  if (isOther) return { ok: false, fault: 'vat number of another siren' }
  return { ok: true, value: prefix + digits }
}
