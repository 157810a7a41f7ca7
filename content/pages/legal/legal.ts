import type { PagePath } from '../../pages.ts'

export type Words = string | readonly (string | WordLink)[]

export interface WordLink {
  label: string
  to: PagePath | `https://${string}` | `mailto:${string}` | `tel:${string}`
}

/** A line of a list of facts; `null` is missing (content/company/legal-facts.ts). */
export interface Fact {
  label: string
  value: Words | null
}

export type LegalBlock = Words | { list: readonly Words[] } | { facts: readonly Fact[] }

export interface LegalSection {
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

/** Spec: S-34 */
export interface LegalPage {
  updated: string
  gist: string
  sections: readonly LegalSection[]
}

export const legalWords = {
  contents: 'Sommaire',
  updated: 'À jour au',
  missing: 'à compléter',
}

/**
 * Returns the facts to show. A missing fact appears on a local address only, as a reminder to the agency
 * (Spec: L-17).
 */
export function shownFacts(facts: readonly Fact[], isPublic: boolean): readonly Fact[] {
  return isPublic ? facts.filter(({ value }) => value !== null) : facts
}
