import type { Currency } from '#content/catalogue/currency.ts'
import type { Company } from '#content/company/company.ts'
import type { LegalFacts } from '#content/company/legal-facts.ts'
import type { BasisPoints, ClientKind, IsoDate, Minor, Seller } from './terms.ts'
import type { VatRuleName } from './vat.ts'

export const places = {
  distance: 'À distance',
  offPremises: 'Hors établissement',
  office: 'En agence',
} as const

export type Place = keyof typeof places

export const meetingPlaces = {
  remote: 'À distance',
  office: 'À l’agence',
  client: 'Chez le client',
  elsewhere: 'Ailleurs',
} as const

export interface Meeting {
  on: IsoDate
  where: keyof typeof meetingPlaces
  /** Text after the date: « dans votre restaurant ». */
  detail: string
}

export interface Client {
  kind: ClientKind
  name: string
  /** « gérant »; '' for a consumer. */
  role: string
  company: string
  employees: number | null
  /** SIREN, SIRET, matricule fiscal or a foreign identifier; '' if unknown, and for a consumer. */
  registration: string
  /** With its prefix; '' if unknown, for a consumer and outside the Union. */
  vatNumber: string
  /** The whole address on one line, with an empty town, in a version of before the parts. */
  street: string
  postcode: string
  town: string
  /** ISO 3166-1 alpha-2; '' if unknown. */
  country: string
  email: string
}

export interface Line {
  label: string
  detail: string
  /** Hundredths: 150 is one and a half. */
  quantity: number
  /** « page », « mois »; '' if the label contains it. */
  unit: string
  /** Price of one unit without VAT. */
  price: Minor
  discount: BasisPoints
  vat: BasisPoints
}

export interface Instalment {
  share: BasisPoints
  when: string
}

export interface Step {
  when: string
  what: string
}

export interface Agency {
  seller: Seller
  brand: string
  legalName: string | null
  /** Legal form and capital as registered; null for the Tunisian company. */
  legalForm: string | null
  capital: string | null
  address: string | null
  register: string | null
  vatNumber: string | null
  mediatorName: string | null
  mediatorAddress: string | null
  city: string
  phone: string
  email: string
}

export interface Signatory {
  name: string
  role: string
}

export interface QuoteDraft {
  seller: Seller
  client: Client
  place: Place
  meetings: Meeting[]
  subject: string
  currency: Currency
  /** No VAT under the French exemption; every line is then at 0. */
  exempt: boolean
  /** Rule that decided the VAT; null in a version of before the rules. */
  vatRule: VatRuleName | null
  lines: Line[]
  /** Discount on the sum of the lines, after their own discounts. */
  discount: BasisPoints
  /** Part of the total with VAT; 0 for no deposit. */
  deposit: BasisPoints
  instalments: Instalment[]
  balanceDue: string
  validUntil: IsoDate
  deliveryWeeks: number
  steps: Step[]
  notIncluded: string
  note: string
  signatory: Signatory
}

export interface QuoteVersion extends QuoteDraft {
  number: string | null
  version: number
  issuedOn: IsoDate
  agency: Agency
  replaces: { version: number; issuedOn: IsoDate } | null
}

export interface Acceptance {
  /** Milliseconds since 1970. */
  at: number
  name: string
  role: string
  linkSentTo: string | null
  /** Time when the last page before the acceptance was shown, from its seal; null on paper or if invalid. */
  shownAt: number | null
  earlyStart: boolean
  digest: string
  /**
   * For a signature on paper: a colleague's note, and the SHA-256 of a scan, if any. Only the day of `at` is
   * then meaningful.
   */
  paper: { recordedBy: string; note: string; scanDigest: string | null } | null
}

/** CGI, article 293 B; counsel must supply its number in the CIBS, in force since 1 September 2026. */
export const exemptionWords = 'TVA non applicable, article 293\u00a0B du CGI'

export interface SellingFacts {
  company: Company
  legalFacts: LegalFacts
}

export function agencyOf(seller: Seller, { company, legalFacts }: SellingFacts): Agency {
  const { facts } = legalFacts
  const office = company.offices.find(({ countryCode }) => countryCode === seller)
  const common = {
    seller,
    brand: company.name,
    mediatorName: facts.mediatorName,
    mediatorAddress: facts.mediatorAddress,
    city: office?.city ?? '',
    phone: office?.phone.label ?? '',
    email: company.email,
  }
  if (seller === 'FR') {
    return {
      ...common,
      legalName: facts.legalName,
      legalForm: facts.legalForm,
      capital: facts.capital,
      address: facts.registeredOffice,
      register: facts.register,
      vatNumber: facts.vatNumber,
    }
  }
  return {
    ...common,
    legalName: facts.tunisianName,
    legalForm: null,
    capital: null,
    address: facts.tunisianAddress,
    register: facts.tunisianRegister,
    vatNumber: null,
  }
}
