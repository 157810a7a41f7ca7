import { freeOffers, seoAuditWorth } from '../catalogue/offers.ts'
import type { Company } from '../company/company.ts'
import type { Sentences } from '../company/sentences.ts'
import { freePreviews, timelines } from '../constants.ts'
import { ContentError } from './content-error.ts'

/**
 * Returns the values that documents borrow by name: `{{delai.seo}}`.
 *
 * @returns each value by its name; a value may contain the placeholder of another
 */
export function borrowedValues(
  company: Company,
  sentences: Sentences,
): ReadonlyMap<string, string> {
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
    ['societe.nom', company.name],
    ['societe.fondee', String(company.foundedIn)],
    ['societe.email', company.email],
    ['societe.telephone', company.offices[0]?.phone.label ?? ''],
    ['phrase.reponse', sentences.answerTime],
    ['phrase.heures', sentences.answerHours],
    ['phrase.apercus-droits', sentences.previewsOwnership],
    ['phrase.apercus-date', sentences.previewsDelay],
    ['phrase.apercus-contenu', sentences.previewsContent],
    ['phrase.equipe', sentences.teamWords],
    ['phrase.garanties', sentences.legalGuarantees],
    ['phrase.visites', sentences.visits],
    ['phrase.paiement', sentences.paymentTerms],
    ['phrase.hebergement', sentences.hostingAfter],
    ['phrase.hebergement-prix', sentences.hostingPrice],
    ['phrase.outil', sentences.cms],
    ['phrase.facture', sentences.invoicing],
    ['phrase.sources', sentences.sourceFiles],
    ['phrase.essai', sentences.trial],
  ])
}

/** Longest text in characters, because sentences that cite each other several times could fill the memory. */
const longest = 20_000

/** `{{delai.seo}}`. */
const placeholder = /\{\{([^{}]*)\}\}/g

/**
 * Inserts borrowed values into every text of a document.
 *
 * @param where place of the document, for errors: `accueil`
 * @throws ContentError for an unknown name, a cycle, or a text that its values make too long
 */
export function putValues<Document>(
  document: Document,
  values: ReadonlyMap<string, string>,
  where: string,
): Document {
  const put = (part: unknown, at: string): unknown => {
    if (typeof part === 'string') return putInText(part, values, at)
    if (Array.isArray(part)) return part.map((item, index) => put(item, `${at} › ${index}`))
    if (!part || typeof part !== 'object') return part
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, put(value, `${at} › ${key}`)]),
    )
  }
  return put(document, where) as Document
}

function putInText(
  text: string,
  values: ReadonlyMap<string, string>,
  at: string,
  within: readonly string[] = [],
): string {
  const filled = text.replace(placeholder, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined)
      throw new ContentError(`${at}: aucune valeur ne s’appelle {{${name}}}.`)
    if (within.includes(name)) {
      throw new ContentError(`${at}: {{${name}}} se cite elle-même.`)
    }
    return putInText(value, values, at, [...within, name])
  })
  if (filled !== text && filled.length > longest) {
    throw new ContentError(`${at}: les valeurs citées font un texte trop long.`)
  }
  return filled
}
