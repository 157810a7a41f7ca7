import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { sampleAgency, sampleQuote } from '../tools/test/sample-quote.ts'
import { namesIn, specTable } from '../tools/test/spec.ts'
import { afterAcceptance } from './after-acceptance.ts'
import { whatIsMissing } from './missing.ts'
import { mayWithdraw, notices, noticesFor, unconfirmedNotices } from './notices.ts'
import { agencyOf, type Place, places, type SellingFacts } from './quote.ts'
import { type ClientKind, clientKinds } from './terms.ts'

// Reads the expected matrix from docs/spec (Spec: Q-1): change it together with quotes/notices.ts.
const rows = specTable('Q-1').map(([place = '', ...cells]) => [namesIn(place)[0] ?? 'TN', cells])
const matrix: Record<string, string[]> = Object.fromEntries(rows)

const kinds = Object.keys(clientKinds) as ClientKind[]
const everyPlace = Object.keys(places) as Place[]
const everySituation = everyPlace.flatMap((place) =>
  kinds.flatMap((kind) =>
    (['FR', 'RE', 'TN', 'DE', ''] as const).flatMap((country) =>
      (['FR', 'TN'] as const).map((seller) => {
        const isFrench = seller === 'FR' || country === 'FR' || country === 'RE'
        const wanted = matrix[isFrench ? place : 'TN']?.[kinds.indexOf(kind)] ?? ''
        return { place, kind, country, seller, wanted }
      }),
    ),
  ),
)

test.each(everySituation)(
  '$kind, $place, sold by $seller to $country: $wanted',
  ({ kind, country, wanted, ...situation }) => {
    const codes = noticesFor({ ...situation, client: { kind, country } })
    expect([...codes].sort(), 'Q-1 of docs/spec/quotes.md').toEqual(wanted.split(' ').sort())
  },
)

test('every notice is in the matrix, and has a text and a clause', () => {
  const taxes = specTable('Q-13').flatMap((cells) => cells.join(' ').match(/\bV[A-Z]\b/g) ?? [])
  const used = new Set([
    ...everySituation.flatMap(({ wanted }) => wanted.split(' ')),
    ...taxes,
    'VF',
  ])
  const codes = Object.keys(notices)
  const where = 'in quotes/notices.ts and not in clause Q-1 or Q-13 of docs/spec/quotes.md'
  expect(
    codes.filter((code) => !used.has(code)),
    where,
  ).toEqual([])
  expect([...used].filter((code) => !codes.includes(code)).sort()).toEqual([])
  for (const [code, { clause, heading, text }] of Object.entries(notices)) {
    expect(clause, code).not.toBe('')
    expect(heading, code).not.toBe('')
    expect(
      text(sampleQuote).join(' ').length,
      `characters of the text of ${code}, quotes/notices.ts`,
    ).toBeGreaterThan(code.startsWith('V') ? 35 : 60)
  }
})

test('a consumer’s quote never has the notice about late interest', () => {
  for (const { place, country, seller } of everySituation) {
    const client = { kind: 'consumer', country } as const
    expect(noticesFor({ place, seller, client })).not.toContain('B')
  }
})

test('a confirmed notice has a valid day, and the others are listed as unconfirmed', () => {
  for (const { source } of Object.values(notices)) {
    if (source) expect(new Date(source.agency).toISOString()).toContain(source.agency)
  }
  const waiting = Object.values(notices).filter(({ source }) => source === null)
  expect(unconfirmedNotices()).toHaveLength(waiting.length)
})

test('the notice of the right to withdraw says where client and agency met', () => {
  expect(notices.R1.text(sampleQuote)[0]).toMatch(
    /^Nous nous sommes vus dans votre restaurant et vous employez cinq personnes au plus\. Vous/,
  )
  const client = { ...sampleQuote.client, kind: 'consumer' as const }
  expect(notices.R1.text({ ...sampleQuote, client, meetings: [] })[0]).toMatch(
    /^Nous nous sommes vus hors de notre agence\. Vous/,
  )
  expect(notices.R1.text({ ...sampleQuote, client, place: 'distance' })[0]).toMatch(/^Vous pouvez/)
})

test('a complete quote lacks only the agency’s confirmation on a public site', () => {
  expect(whatIsMissing(sampleQuote, { isPublic: false })).toEqual([])
  const unconfirmed = noticesFor(sampleQuote).filter((code) => notices[code].source === null)
  expect(whatIsMissing(sampleQuote, { isPublic: true })).toHaveLength(unconfirmed.length)
})

test('each missing legal fact is named', () => {
  const { company, legalFacts } = loadContent()
  const none = Object.fromEntries(Object.keys(legalFacts.facts).map((name) => [name, null]))
  const content = { company, legalFacts: { ...legalFacts, facts: none } } as SellingFacts
  const consumer = { ...sampleQuote.client, kind: 'consumer' as const }
  const missing = (seller: 'FR' | 'TN', client = consumer) =>
    whatIsMissing(
      { ...sampleQuote, number: null, seller, client, agency: agencyOf(seller, content) },
      { isPublic: false },
    )
  expect(missing('FR')).toEqual([
    'Il manque la dénomination sociale de la société, obligatoire sur un devis.',
    'Il manque la forme juridique de la société, obligatoire sur un devis.',
    'Il manque le capital social, obligatoire sur un devis.',
    'Il manque l’adresse du siège social, obligatoire sur un devis.',
    'Il manque l’immatriculation au RCS, avec sa ville, obligatoire sur un devis.',
    'Il manque le numéro de TVA intracommunautaire, obligatoire sur un devis.',
    'Il manque le médiateur de la consommation, obligatoire pour un particulier.',
    'Il manque l’adresse du médiateur de la consommation, obligatoire pour un particulier.',
  ])
  expect(missing('TN')).toHaveLength(5)
  expect(missing('TN', { ...consumer, country: 'TN' } as never)).toEqual([
    'Il manque le nom de la société tunisienne, obligatoire sur un devis.',
    'Il manque l’adresse de la société tunisienne, obligatoire sur un devis.',
    'Il manque l’identifiant au registre national des entreprises, obligatoire sur un devis.',
  ])
  // A professional's quote needs no mediator, an exempt one no VAT number.
  const exempt = { ...sampleQuote, exempt: true, agency: { ...sampleAgency, vatNumber: null } }
  expect(whatIsMissing(exempt, { isPublic: false })).toEqual([])
})

test('each missing field of client and quote is named', () => {
  const bare = {
    ...sampleQuote,
    client: { ...sampleQuote.client, name: '', street: '', town: '', email: '', employees: null },
    subject: '',
    signatory: { name: '', role: '' },
    balanceDue: '',
    deliveryWeeks: 0,
    validUntil: '2026-11-19',
  }
  expect(whatIsMissing({ ...bare, lines: [] }, { isPublic: false })).toHaveLength(11)
  const unnamed = [...sampleQuote.lines, { ...sampleQuote.lines[0], label: '' } as never]
  expect(whatIsMissing({ ...sampleQuote, lines: unnamed }, { isPublic: false })).toEqual([
    'Il manque la désignation de la ligne\u00a04.',
  ])
})

test.each([
  ['offPremises', 'smallBusiness', '2026-12-08', '2026-12-02', '2026-12-09'],
  ['offPremises', 'consumer', '2026-12-08', '2026-12-02', '2026-12-09'],
  ['offPremises', 'business', null, '2026-11-24', '2026-11-24'],
  ['distance', 'consumer', '2026-12-08', '2026-11-24', '2026-12-09'],
  ['distance', 'business', null, '2026-11-24', '2026-11-24'],
  ['office', 'consumer', null, '2026-11-24', '2026-11-24'],
] as const)(
  'accepted on 24 November, %s by a %s: withdrawal until %s, payable from %s, work from %s',
  (place, kind, withdrawUntil, payableFrom, workFrom) => {
    const situation = { seller: 'FR', place, client: { kind, country: 'FR' } } as const
    const day = '2026-11-24'
    expect(afterAcceptance(situation, day, false)).toEqual({ withdrawUntil, payableFrom, workFrom })
    expect(mayWithdraw(situation)).toBe(withdrawUntil !== null)
    // An early start changes only the start of work.
    const early = { withdrawUntil, payableFrom, workFrom: day }
    expect(afterAcceptance(situation, day, true)).toEqual(early)
  },
)
