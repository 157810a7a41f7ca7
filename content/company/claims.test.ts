import { expect, test } from 'vitest'
import { freeOffers, seoAuditValue, seoAuditWorth } from '../catalogue/offers.ts'
import { timelines } from '../constants.ts'
import { type KindName, kinds } from '../documents/documents.ts'
import { loadContent } from '../documents/load.ts'
import { legalPages } from '../pages/legal/legal-pages.ts'
import { pages } from '../pages.ts'
import { type Claim, type ClaimName, claim, claimsOf, unconfirmedClaims } from './claims.ts'
import { strayClaimsOf } from './stray-claims.ts'

const content = loadContent()
const { sentences } = content
const claims = claimsOf(content)
const strayClaims = strayClaimsOf(content)
const rows = Object.entries<Claim>(claims)
const clauses = Object.values(
  import.meta.glob<string>('../../docs/spec/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

const ofSamples = /^collections\/(?!steps)|\/(?:single-|portfolio|testimonial)/

const site = readSite()

// Spec: L-29.
test.each(rows)('%s has an existing source, or none yet', (_, { text, source }) => {
  if (source === null) return
  expect(text).not.toBeNull()
  if ('agency' in source) expect(new Date(source.agency).toISOString()).toContain(source.agency)
  else expect(clauses).toContain(`**${source.spec}** `)
})

test.each(rows)('%s lists only existing addresses', (_, { on }) => {
  const addresses = [...Object.keys(pages), 'every page', 'mails']
  for (const address of on) expect(addresses).toContain(address)
})

test('common sentences are the texts that the table of claims allows', () => {
  for (const [name, said] of Object.entries(sentences)) {
    if (name in claims) expect(said, name).toBe(claim(content, name as ClaimName))
  }
})

test('a claim without a source is replaced by its neutral words', () => {
  expect(claim(content, 'answerTime')).toBe(sentences.answerTime)
  expect(claim(content, 'legalIdentity')).toBeNull()
  expect(claim(content, 'seoAudit')).toBe(seoAuditWorth)
  const unsourced = rows.filter(([, { source }]) => source === null)
  expect(unconfirmedClaims(content).map((line) => line.split(':')[0])).toEqual(
    unsourced.map(([name]) => name),
  )
})

test.each([
  '120 clients nous font confiance',
  'Réponse garantie sous 2 h',
  'Douze personnes à votre service',
  'Nous répondons sous un jour ouvré',
  'Satisfait ou remboursé',
  'Plus de 80\u00a0% de nos clients nous recommandent',
  'Quinze ans de métier',
  'Une équipe disponible 24 h/24 et 7 j/7',
  'Retouches illimitées',
  'La livraison est offerte',
  'La première agence de Montpellier',
  'Votre site en 3 jours',
  'Trente-six sites entretenus',
])('« %s » is a stray claim', (text) => {
  expect(strayClaims(text)).not.toEqual([])
})

test.each([
  'Nous répondons en général sous un jour ouvré.',
  `Un site : ${timelines.website}.`,
  'Le devis est gratuit et sans engagement.',
  `Offert : ${freeOffers['creation-de-site-web']}.`,
  'Personne d’honnête ne promet la première place.',
])('« %s » is covered by the table of claims', (text) => {
  expect(strayClaims(text)).toEqual([])
})

test('a pack may claim only what its rows contain', () => {
  expect(strayClaims('Livré en 5 à 7 jours.', ['5 à 7 jours'])).toEqual([])
  expect(strayClaims('Livré en 5 à 8 jours.', ['5 à 7 jours'])).not.toEqual([])
})

// Spec: L-29.
test.each(site)(
  '$file makes no claim about the agency that the table lacks',
  ({ texts, packRows }) => {
    expect(texts.flatMap((text) => strayClaims(text, packRows))).toEqual([])
  },
)

test('articles and samples make no claim about the agency that the table lacks', () => {
  const modules = import.meta.glob(
    ['../collections/**/*.ts', '../pages/**/{single-,portfolio,testimonial}*.ts', '!**/*.test.ts'],
    { eager: true },
  )
  const ofUs = /nous font confiance|nos clients|notre (?:équipe|agence)|chez nous|Graaand/i
  const samples = documentsOf((path) => ofSamples.test(path))
  const sentences = valuesIn([modules, samples])
    .flatMap(textsOf)
    .flatMap((text) => text.split(/(?<=[.!?…])\s/))
  expect(sentences.length).toBeGreaterThan(100)
  const found = sentences.filter((each) => ofUs.test(each)).flatMap((each) => strayClaims(each))
  expect(found).toEqual([])
})

test('a wording that the agency must confirm is not used before', () => {
  for (const [name, { source, unsaid }] of rows) {
    if (source === null && unsaid) expect(said(unsaid), name).toEqual([])
  }
})

// Spec: L-20

test('the ownership of previews is described in the same words everywhere', () => {
  const other = /(?:restent|reste) (?:à|chez) (?:nous|vous)|(?:garder|gardez).{0,20} (?:si|même)/
  expect(said(/aperçu|offert|cadeau/i).filter((text) => other.test(text))).toEqual([])
  for (const text of said(/aperçus?[^.]* (?:se gardent|garder)|les garder et les montrer/)) {
    expect(text).toContain('les mettre en ligne suppose un devis signé')
  }
})

test('the answer time is given in the same words everywhere', () => {
  for (const text of said(/jour ouvré(?!s)/)) expect(text).toContain(sentences.answerTime)
})

test('the audit has the same value everywhere, with tax and without', () => {
  const worth = /\b(?:250|300)\s€/
  for (const text of said(/audit|Il vaut/).filter((each) => worth.test(each))) {
    expect(text).toContain(seoAuditWorth.replaceAll(/\s/g, ' '))
  }
  expect(seoAuditValue).toBe(250)
})

test('the delivery of source files does not depend on the pack', () => {
  for (const text of said(/fichiers (?:sources|de travail)/i)) {
    expect(text).not.toMatch(/selon le pack/)
  }
})

test('the period of free corrections is the same everywhere', () => {
  const free = said(/(?:défauts|corrections).*(?:gratuit|sans frais|offert)/i)
  for (const text of free) expect(text).toContain(plain(timelines.freeSupport))
})

test('every number of weeks is one of `timelines`', () => {
  const known = Object.values(timelines).map(plain)
  const rest = said(/\d semaines/).map((text) =>
    known.reduce((left, each) => left.replaceAll(each, ''), text),
  )
  expect(rest.filter((text) => /\d semaines/.test(text))).toEqual([])
})

function said(pattern: RegExp): string[] {
  const all = site.flatMap(({ texts }) => texts.map(plain))
  return [...new Set(all)].filter((text) => pattern.test(text))
}

/**
 * Reads all texts except articles, samples, and the imaginary businesses of the previews.
 */
function readSite() {
  const modules = import.meta.glob(
    [
      '../**/*.ts',
      '../../{forms,previews}/**/*.ts',
      '!**/*.test.ts',
      '!../collections/{posts,articles,projects,team,members,testimonials,texts}*',
      '!../collections/{posts,articles,projects,team,members,testimonials,texts}/**',
      '!../pages/**/{single-,portfolio,testimonial}*',
      '!../company/{claims,stray-claims}.ts',
      '!../../previews/trades/**',
    ],
    { eager: true },
  )
  const documents = Object.fromEntries(documentsOf((path) => !ofSamples.test(path)))
  const read = { ...modules, ...documents, ...legalPages(content) }
  return Object.entries(read).map(([file, module]) => {
    const values = valuesIn(module)
    const texts = [...new Set(values.flatMap(textsOf))]
    const packRows = new Set(values.flatMap(rowOf))
    return { file, texts, packRows: texts.filter((text) => packRows.has(text)) }
  })
}

function documentsOf(isWanted: (path: string) => boolean): [kind: string, documents: unknown][] {
  const names = Object.keys(kinds) as KindName[]
  return names.filter((name) => isWanted(kinds[name].path)).map((name) => [name, content[name]])
}

/** Lists a value and the values inside it, each object once: schemas share most of their parts. */
function valuesIn(value: unknown): unknown[] {
  const values = new Set([value])
  // The loop also visits values added during it.
  for (const each of values) {
    if (each && typeof each === 'object') for (const part of Object.values(each)) values.add(part)
  }
  return [...values]
}

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : []
}

function rowOf(value: unknown): unknown[] {
  const isRow = value && typeof value === 'object' && 'values' in value
  return isRow && Array.isArray(value.values) ? value.values : []
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
