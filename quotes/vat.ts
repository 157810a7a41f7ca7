import { vatRates } from '#content/catalogue/currency.ts'
import { type VatZone, vatZoneOf } from './countries.ts'
import type { BasisPoints, ClientKind, NoticeCode, Seller } from './terms.ts'

/** Part of a client's identity that a rule requires before sending. */
export type IdentityPart = 'company' | 'vatNumber' | 'registration'

export interface VatRule {
  seller: Seller
  zones: readonly VatZone[]
  kind: 'consumer' | 'professional' | 'any'
  /** Rates of a line, the usual one first. */
  rates: readonly BasisPoints[]
  notices: readonly NoticeCode[]
  needs: readonly IdentityPart[]
  /** Sentence of the desk; `country` is its French name. */
  why: (country: string) => string
}

const abroad: readonly VatZone[] = ['outside', 'tunisia']

const atRateOf = (seller: Seller) => (country: string) =>
  `Client particulier (${country})\u00a0: TVA au taux de la société qui vend, ${vatRates[seller]}\u00a0%.`

const withoutCountry = () => 'Choisissez le pays du client\u00a0: la TVA en dépend.'

/**
 * VAT by seller, place and kind of client (Spec: Q-13). A sent version stores its rule's name, so a name never
 * changes or gets another meaning. A consumer pays the seller's rate wherever the law is uncertain.
 */
const rules = {
  'fr-home': {
    seller: 'FR',
    zones: ['france'],
    kind: 'any',
    rates: [vatRates.FR * 100],
    notices: [],
    needs: [],
    why: (country) =>
      `Client établi en France ou à Monaco (${country})\u00a0: TVA à ${vatRates.FR}\u00a0%.`,
  },
  'fr-overseas': {
    seller: 'FR',
    zones: ['overseas'],
    kind: 'professional',
    rates: [850],
    notices: [],
    needs: [],
    why: (country) =>
      `Client professionnel établi outre-mer (${country})\u00a0: TVA au taux de ce lieu, 8,5\u00a0%.`,
  },
  'fr-untaxed-overseas': {
    seller: 'FR',
    zones: ['untaxedOverseas'],
    kind: 'professional',
    rates: [0],
    notices: ['VO'],
    needs: ['company', 'registration'],
    why: (country) =>
      `Client professionnel établi outre-mer (${country})\u00a0: la TVA n’y est pas applicable.`,
  },
  'fr-union': {
    seller: 'FR',
    zones: ['union'],
    kind: 'professional',
    rates: [0],
    notices: ['VA'],
    needs: ['company', 'vatNumber'],
    why: (country) =>
      `Client professionnel établi dans l’Union européenne (${country})\u00a0: TVA due par le client (autoliquidation).`,
  },
  'fr-outside': {
    seller: 'FR',
    zones: abroad,
    kind: 'professional',
    rates: [0],
    notices: ['VH'],
    needs: ['company', 'registration'],
    why: (country) =>
      `Client professionnel établi hors de l’Union européenne (${country})\u00a0: TVA française non applicable.`,
  },
  'fr-consumer': {
    seller: 'FR',
    zones: ['overseas', 'untaxedOverseas', 'union', ...abroad],
    kind: 'consumer',
    rates: [vatRates.FR * 100],
    notices: [],
    needs: [],
    why: atRateOf('FR'),
  },
  'fr-unknown': {
    seller: 'FR',
    zones: ['unknown'],
    kind: 'any',
    rates: [vatRates.FR * 100],
    notices: [],
    needs: [],
    why: withoutCountry,
  },
  'tn-home': {
    seller: 'TN',
    zones: ['tunisia'],
    kind: 'any',
    rates: [vatRates.TN * 100],
    notices: ['VT'],
    needs: [],
    why: () => `Client établi en Tunisie\u00a0: TVA à ${vatRates.TN}\u00a0%.`,
  },
  'tn-union': {
    seller: 'TN',
    zones: ['france', 'overseas', 'union'],
    kind: 'professional',
    rates: [0],
    notices: ['VC'],
    needs: ['company', 'vatNumber'],
    why: (country) =>
      `Client professionnel établi dans l’Union européenne ou à Monaco (${country})\u00a0: TVA due par le client (autoliquidation).`,
  },
  'tn-outside': {
    seller: 'TN',
    zones: ['untaxedOverseas', 'outside'],
    kind: 'professional',
    rates: [0],
    notices: ['VX'],
    needs: ['company', 'registration'],
    why: (country) =>
      `Client professionnel établi hors de Tunisie (${country})\u00a0: exportation de services, sans TVA tunisienne.`,
  },
  'tn-consumer': {
    seller: 'TN',
    zones: ['france', 'overseas', 'untaxedOverseas', 'union', 'outside'],
    kind: 'consumer',
    rates: [vatRates.TN * 100],
    notices: ['VT'],
    needs: [],
    why: atRateOf('TN'),
  },
  'tn-unknown': {
    seller: 'TN',
    zones: ['unknown'],
    kind: 'any',
    rates: [vatRates.TN * 100],
    notices: ['VT'],
    needs: [],
    why: withoutCountry,
  },
} as const satisfies Record<string, VatRule>

export type VatRuleName = keyof typeof rules

export const vatRules: Readonly<Record<VatRuleName, VatRule>> = rules

export interface Taxed {
  seller: Seller
  client: { kind: ClientKind; country: string; postcode: string }
}

/** Reads the facts that decide the VAT from fields of any shape; an unknown answer counts as the first one. */
export function taxedOf(seller: unknown, client: unknown): Taxed {
  const given = (typeof client === 'object' && client !== null ? client : {}) as Record<
    string,
    unknown
  >
  const { kind, country, postcode } = given
  return {
    seller: seller === 'TN' ? 'TN' : 'FR',
    client: {
      kind: kind === 'business' || kind === 'smallBusiness' ? kind : 'consumer',
      country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : '',
      postcode: typeof postcode === 'string' ? postcode : '',
    },
  }
}

/** @throws Error if no row of the table fits, which its test excludes */
export function vatRuleOf({ seller, client }: Taxed): VatRuleName {
  const zone = vatZoneOf(client)
  const kind = client.kind === 'consumer' ? 'consumer' : 'professional'
  const found = Object.entries(vatRules).find(
    ([, rule]) =>
      rule.seller === seller &&
      rule.zones.includes(zone) &&
      (rule.kind === 'any' || rule.kind === kind),
  )
  if (!found) throw new Error(`no VAT rule for ${seller}, ${zone}, ${kind}`)
  return found[0] as VatRuleName
}

/** The exemption of small French firms replaces a French rate; it is never a reason for 0 % abroad. */
export const mayBeExempt = ({ seller, rates }: VatRule): boolean =>
  seller === 'FR' && (rates[0] ?? 0) > 0

/** Tax facts of a draft or version; `vatRule` is null in a version of before the rules. */
interface Decided {
  exempt: boolean
  vatRule: VatRuleName | null
}

export function taxNoticesOf({ exempt, vatRule }: Decided): readonly NoticeCode[] {
  if (exempt) return ['VF']
  return vatRule === null ? [] : vatRules[vatRule].notices
}

export const isUntaxed = ({ exempt, vatRule }: Decided): boolean =>
  exempt || (vatRule !== null && vatRules[vatRule].rates[0] === 0)

/** « TTC » after an amount with VAT, « HT » if the client or nobody owes VAT, nothing for an exempt company. */
export function afterAmount(decided: Decided): string {
  if (decided.exempt) return ''
  return isUntaxed(decided) ? '\u00a0HT' : '\u00a0TTC'
}
