import type { PagePath } from '../../pages.ts'

/** A sentence, or its pieces when some of them are links. */
export type Words = string | readonly (string | WordLink)[]

export interface WordLink {
  label: string
  /** A page of ours, another site, a mailbox or a telephone. */
  to: PagePath | `https://${string}` | `mailto:${string}` | `tel:${string}`
}

/** A line of a list of facts; `null` is for the agency to supply (content/company/legal-facts.ts). */
export interface Fact {
  label: string
  value: Words | null
}

/** A paragraph, a list, or facts by name. */
export type LegalBlock = Words | { list: readonly Words[] } | { facts: readonly Fact[] }

export interface LegalSection {
  /** Its anchor: part of addresses that people keep. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

/** A page that is read for the record: numbered sections, dated (Spec: S-34). */
export interface LegalPage {
  /** Day of the last change, as in `2026-11-21`. */
  updated: string
  /** What all of it comes down to, for whoever reads one sentence. */
  gist: string
  sections: readonly LegalSection[]
}

export const legalWords = {
  contents: 'Sommaire',
  updated: 'À jour au',
  missing: 'à compléter',
}

/**
 * The facts to show: a missing one has its place on a local address, where the agency sees what to
 * supply, and none on a public one (Spec: L-17).
 */
export function shownFacts(facts: readonly Fact[], isPublic: boolean): readonly Fact[] {
  return isPublic ? facts.filter(({ value }) => value !== null) : facts
}
