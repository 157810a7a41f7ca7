import type { Seller } from './terms.ts'

const prefixes: Record<Seller, string> = { FR: 'D', TN: 'DT' }

/** « D-2026-014 »: consecutive by company and year. */
export function numberOf(seller: Seller, year: number, rank: number): string {
  return `${prefixes[seller]}-${year}-${String(rank).padStart(3, '0')}`
}

/** Whether a number belongs to the numbers of a company. */
export const isNumberOf = (seller: Seller, number: string) =>
  number.startsWith(`${prefixes[seller]}-`)
