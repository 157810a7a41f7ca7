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
import { isFrench, type Place, territoryOf, vatZoneOf } from './countries.ts'

/** Each file is imported alone, because the library's index has every number of 92 countries. */
const vatNumbers: Readonly<Record<string, { validate(typed: string): { isValid: boolean } }>> = {
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
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A matricule's key is no I, O or U; it ends with an optional VAT code, a category and a branch. */
const matricule = /^(\d{7})([A-HJ-NP-TV-Z])(?:([ABDNP])?([CEMNP])(\d{3}))?$/

/**
 * Reads a business's number in its register: SIREN or SIRET, matricule fiscal, elsewhere any identifier. It
 * checks digits, not whether the number was given out.
 */
export function readRegistration(typed: string, place: Place): IdentityResult {
  const territory = territoryOf(place)
  const trimmed = typed.trim()
  if (trimmed === '') return { ok: true, value: '' }
  const value = compact(trimmed)
  if (isFrench(territory)) {
    const isValid = siren.validate(value).isValid || siret.validate(value).isValid
    return isValid ? { ok: true, value } : { ok: false, fault: 'siren' }
  }
  if (territory === 'TN') {
    const parts = matricule.exec(value)?.slice(1).filter(Boolean)
    return parts ? { ok: true, value: parts.join('/') } : { ok: false, fault: 'matricule' }
  }
  return { ok: true, value: trimmed }
}

/**
 * Reads a VAT number of the Union and adds its missing prefix, which is EL for Greece. It checks format and
 * digits, not the Union's register.
 */
export function readVatNumber(typed: string, place: Place, registration: string): IdentityResult {
  const value = compact(typed)
  if (value === '') return { ok: true, value }
  if (value.startsWith('XI')) return { ok: false, fault: 'northern ireland' }
  const territory = territoryOf(place)
  const country = vatZoneOf(place) === 'union' ? territory : 'FR'
  const prefix = country === 'GR' ? 'EL' : country
  const isComplete = value.startsWith(prefix)
  const digits = isComplete ? value.slice(2) : value
  const isValid = vatNumbers[country]?.validate(digits).isValid ?? false
  if (!isValid) {
    const other = value.slice(0, 2)
    const isForeign = !isComplete && (other in vatNumbers || other === 'EL')
    return { ok: false, fault: isForeign ? 'vat number of another country' : 'vat number' }
  }
  const isOther =
    isFrench(territory) && registration !== '' && !registration.startsWith(digits.slice(2))
  if (isOther) return { ok: false, fault: 'vat number of another siren' }
  return { ok: true, value: prefix + digits }
}
