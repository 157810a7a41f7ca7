import { freeOffers, seoAuditWorth } from '../catalogue/offers.ts'
import { freePreviews, timelines } from '../constants.ts'
import { ContentError, type Place } from './content-error.ts'
import { type Content, kinds, type Lender } from './documents.ts'
import type { Kind } from './kind.ts'
import { joinPath, valueAt } from './paths.ts'

/** Kinds that lend values. */
export type Lenders = Pick<Content, Lender>

/**
 * Returns the values that documents borrow by name: `{{delai.seo}}`.
 *
 * @returns each value by its name; a value may contain the placeholder of another
 */
export function borrowedValues(lenders: Lenders): ReadonlyMap<string, string> {
  return new Map([
    ['delai.site', timelines.website],
    ['delai.identite', timelines.identity],
    ['delai.vitrine', timelines.showcaseSite],
    ['delai.boutique', timelines.ecommerceSite],
    ['delai.premiers-logos', timelines.firstLogoProposals],
    ['delai.premiers-visuels', timelines.firstGraphicConcepts],
    ['delai.maquettes', timelines.uiMockups],
    ['delai.webmastering', timelines.webmasteringUpdates],
    ['delai.seo', timelines.seoResults],
    ['delai.support', timelines.freeSupport],
    ['nombre.apercus', String(freePreviews)],
    ['valeur.audit-seo', seoAuditWorth],
    ['offert.design-graphique', freeOffers['design-graphique']],
    ['offert.logo-et-branding', freeOffers['logo-et-branding']],
    ...lent.map(
      ({ name, kind, path }) => [name, String(valueAt(lenders[kind], path) ?? '')] as const,
    ),
  ])
}

/** Values of fields, with their kind and their place. */
const lent = Object.entries<Kind>(kinds).flatMap(([kind, { path: document, lends = {} }]) =>
  Object.entries(lends).map(([name, path]) => ({ name, kind: kind as Lender, document, path })),
)

/** Returns the fields from which a text borrows values. */
export const lendersIn = (text: string): Place[] =>
  lent.filter(({ name }) => text.includes(`{{${name}}}`))

/** Longest text in characters, because sentences that cite each other several times could fill the memory. */
const longest = 20_000

/** `{{delai.seo}}`. */
const placeholder = /\{\{([^{}]*)\}\}/g

/**
 * Inserts borrowed values into every text of a document.
 *
 * @throws ContentError for an unknown name, a cycle, or a text that its values make too long
 */
export function putValues<Part>(
  part: Part,
  values: ReadonlyMap<string, string>,
  place: Place = { document: '', path: '' },
): Part {
  const putIn = (key: string, value: unknown) =>
    putValues(value, values, { ...place, path: joinPath(place.path, key) })
  const put = (): unknown => {
    if (typeof part === 'string') return putInText(part, values, place)
    if (Array.isArray(part)) return part.map((item, index) => putIn(String(index), item))
    if (!part || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, putIn(key, value)]))
  }
  return put() as Part
}

function putInText(
  text: string,
  values: ReadonlyMap<string, string>,
  place: Place,
  within: readonly string[] = [],
): string {
  const refuse = (words: string) => {
    throw new ContentError([{ ...place, words }])
  }
  const filled = text.replace(placeholder, (_, name: string) => {
    const value = values.get(name) ?? refuse(`aucune valeur ne s’appelle {{${name}}}.`)
    if (within.includes(name)) refuse(`{{${name}}} se cite elle-même.`)
    return putInText(value, values, place, [...within, name])
  })
  if (filled !== text && filled.length > longest) {
    refuse('les valeurs citées font un texte trop long.')
  }
  return filled
}
