import type { Country } from '#content/catalogue/currency.ts'

/* Units and names that every part of a quote shares. */

/** A day, `2026-12-20`; quotes use days, only people's acts have instants. */
export type IsoDate = string

/** Hundredths of a percent: 500 is 5 %. */
export type BasisPoints = number

/** Whole cents of euros or millimes of dinars. */
export type Minor = number

export type Seller = Country

export const clientKinds = {
  consumer: 'Particulier',
  smallBusiness: 'Professionnel de 5\u00a0salariés au plus, hors de son activité principale',
  business: 'Autre professionnel',
} as const

export type ClientKind = keyof typeof clientKinds

/** Codes of the notices (Spec: Q-1); those of VAT begin with V (Spec: Q-13). */
export type NoticeCode =
  | 'N1'
  | 'N2'
  | 'N3'
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'P7'
  | 'B'
  | 'M'
  | 'A'
  | 'T'
  | 'VA'
  | 'VH'
  | 'VO'
  | 'VC'
  | 'VX'
  | 'VT'
  | 'VF'
