import { type Country, type Currency, vatRates } from '#content/catalogue/currency.ts'
import type { Company } from '#content/company/company.ts'
import type { LegalFacts } from '#content/company/legal-facts.ts'

/** A day, `2026-12-20`: a quote knows days, and instants only of what somebody did. */
export type IsoDate = string

/** Hundredths of a percent: 500 is 5 %. */
export type BasisPoints = number

/** Cents of euros, or millimes of dinars: never a fraction. */
export type Minor = number

/** Which of the agency's two companies sells. */
export type Seller = Country

/** What of the client decides the notices: in the law's words, for the desk to show. */
export const clientKinds = {
  consumer: 'Particulier',
  smallBusiness: 'Professionnel de 5\u00a0salariés au plus, hors de son activité principale',
  business: 'Autre professionnel',
} as const

export type ClientKind = keyof typeof clientKinds

/** Where the contract is concluded. */
export const places = {
  distance: 'À distance',
  offPremises: 'Hors établissement',
  office: 'En agence',
} as const

export type Place = keyof typeof places

/** Where the agency and the client met before the quote. */
export const meetingPlaces = {
  remote: 'À distance',
  office: 'À l’agence',
  client: 'Chez le client',
  elsewhere: 'Ailleurs',
} as const

export interface Meeting {
  on: IsoDate
  where: keyof typeof meetingPlaces
  /** As it follows the date: « dans votre restaurant ». */
  detail: string
}

/** Countries that change what the law says; every other one is `other`. */
export type ClientCountry = Country | 'other'

export interface Client {
  kind: ClientKind
  name: string
  /** « gérant »; empty for a consumer. */
  role: string
  /** Empty for a consumer. */
  company: string
  /** Of a business; `null` when nobody asked. */
  employees: number | null
  address: string
  country: ClientCountry
  email: string
}

export interface Line {
  label: string
  detail: string
  /** Hundredths: 150 is one and a half. */
  quantity: number
  /** « page », « mois »; empty when the label says it. */
  unit: string
  /** Without VAT, of one unit. */
  price: Minor
  discount: BasisPoints
  vat: BasisPoints
}

/** A payment between the deposit and the balance. */
export interface Instalment {
  share: BasisPoints
  when: string
}

/** A line of the calendar: « Semaine 1 », « Rendez-vous de départ ». */
export interface Step {
  when: string
  what: string
}

/** The company that sells, as it was on the day of the quote; `null` is not yet supplied. */
export interface Agency {
  seller: Seller
  brand: string
  legalName: string | null
  /** Legal form and capital, as the register has them; a Tunisian company gives neither here. */
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

/** Somebody of the agency, who signs for it. */
export interface Signatory {
  name: string
  role: string
}

/** What the desk writes, and may write again until it is sent. */
export interface QuoteDraft {
  seller: Seller
  client: Client
  place: Place
  meetings: Meeting[]
  /** After « Objet : »: « création d’un site vitrine de dix pages ». */
  subject: string
  currency: Currency
  /** Without VAT, under the French exemption: every line is then at 0. */
  exempt: boolean
  lines: Line[]
  /** On the whole, after the discounts of the lines. */
  discount: BasisPoints
  /** Of the total with VAT; 0 when nothing is asked in advance. */
  deposit: BasisPoints
  instalments: Instalment[]
  /** When the balance is due: « mise en ligne, à 30 jours ». */
  balanceDue: string
  /** The last day, included. */
  validUntil: IsoDate
  deliveryWeeks: number
  steps: Step[]
  notIncluded: string
  note: string
  signatory: Signatory
}

/** A version as it is sent, and never changes again. */
export interface QuoteVersion extends QuoteDraft {
  /** « D-2026-0148 »; `null` until it is sent. */
  number: string | null
  version: number
  issuedOn: IsoDate
  agency: Agency
  replaces: { version: number; issuedOn: IsoDate } | null
}

/** What is kept of an acceptance, and stands on the client's copy. */
export interface Acceptance {
  /** Milliseconds since 1970. */
  at: number
  name: string
  role: string
  /** Where the link went by which the quote was accepted; null on paper, or when nobody knows. */
  linkSentTo: string | null
  /**
   * When the page just before the button was drawn, as the site itself sealed it; null for one on
   * paper, and when the seal does not hold.
   */
  shownAt: number | null
  /** Whether the client asked that work start within the fourteen days. */
  earlyStart: boolean
  /** SHA-256 of the version's PDF as it was shown, in hexadecimal. */
  digest: string
  /**
   * On paper: what a person of the agency wrote of it, and the SHA-256 of its scan when there is one.
   * Of `at` only the day is then known.
   */
  paper: { recordedBy: string; note: string; scanDigest: string | null } | null
}

/** Rates that a line may have, the usual one first. 0 is for an exempt quote alone. */
export const vatChoices: Record<Seller, readonly BasisPoints[]> = {
  FR: [vatRates.FR * 100],
  TN: [vatRates.TN * 100],
}

/** CGI, article 293 B; its number in the CIBS, since 1 September 2026, is for counsel to give. */
export const exemptionWords = 'TVA non applicable, article 293\u00a0B du CGI'

/** What the content says of the two companies. */
export interface SellingFacts {
  company: Company
  legalFacts: LegalFacts
}

/** The company that sells, as the content has it: what is missing stays `null`. */
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

/**
 * The place to propose from where people met: a meeting elsewhere than at the agency makes what is
 * signed soon after an off-premises contract (code de la consommation, L.221-1 I 2°), and in doubt
 * that row applies.
 */
export function proposedPlace(meetings: readonly Meeting[]): Place {
  return meetings.some(({ where }) => where === 'client' || where === 'elsewhere')
    ? 'offPremises'
    : 'distance'
}
