import type { SitePath } from '../../entries.ts'

export type Words = string | readonly (string | WordLink | Foreign)[]

/** A title of a test, in English like the code. */
export interface Foreign {
  text: string
  lang: 'en'
}

export interface WordLink {
  label: string
  lang?: 'en' | undefined
  to:
    | SitePath
    | '/accessibilite/grille.json'
    | `https://${string}`
    | `mailto:${string}`
    | `tel:${string}`
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
  /** Day of its text; a page that follows other texts has none. */
  updated: string | null
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
