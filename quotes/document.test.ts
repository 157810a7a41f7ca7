import { expect, test } from 'vitest'
import { sampleAcceptance, sampleQuote } from '../tools/test/sample-quote.ts'
import { documentOf } from './document.ts'
import { leftOutOf } from './printable.ts'
import { type Place, places, type QuoteVersion } from './quote.ts'
import { type ClientKind, clientKinds } from './terms.ts'

const everyDocument = (Object.keys(places) as Place[]).flatMap((place) =>
  (Object.keys(clientKinds) as ClientKind[]).flatMap((kind) =>
    (['FR', 'TN'] as const).flatMap((seller) => {
      const client = { ...sampleQuote.client, kind, country: seller }
      const version: QuoteVersion = { ...sampleQuote, place, seller, client }
      return [documentOf(version), documentOf(version, sampleAcceptance)]
    }),
  ),
)

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object') {
    for (const part of Object.values(value)) yield* textsIn(part)
  }
}

const texts = [...new Set(everyDocument.flatMap((document) => [...textsIn(document)]))]

test.each<[string, RegExp]>([
  ['a no-break space before : ; ! ? » € %', /[ \t][:;!?»€%]/],
  ['a no-break space after «', /«[^\u00a0]/],
  ['a no-break space between a word and : ; ! ?', /\p{L}[;:!?](?=\s|$)/u],
  ['a curly apostrophe', /\p{L}'\p{L}/u],
  ['no double spaces or full stops', / {2}|\.\.|^ | $/],
])('the texts have %s', (_, broken) => {
  expect(texts.filter((text) => broken.test(text))).toEqual([])
})

test('the PDF’s fonts have every character of the texts', () => {
  expect(texts.flatMap(leftOutOf)).toEqual([])
})

test('the design’s quote has the design’s texts', () => {
  const { table, payment, ...document } = documentOf(sampleQuote)
  expect(document).toMatchObject({
    reference: 'Devis D-2026-0148, version\u00a02',
    shortReference: 'D-2026-0148 v2',
    placeAndDay: 'Montpellier, le 20\u00a0novembre\u00a02026',
    validity: 'Valable jusqu’au 20\u00a0décembre\u00a02026 inclus',
    to: {
      lines: [
        'La Table de Garrigue, 4\u00a0salariés',
        'Paul Garrigue, gérant',
        '12 quai de l’Exemple',
        '34200\u00a0Sète',
        'paul@table-garrigue.example',
      ],
    },
    subject: {
      text: 'création d’un site vitrine de dix pages avec réservation de table. Devis gratuit, établi après notre rendez-vous du 16\u00a0novembre\u00a02026 dans votre restaurant. Remplace la version\u00a01 du 18\u00a0novembre\u00a02026.',
    },
  })
  expect(table.sums).toEqual([
    { label: 'Total avant remise', amount: '1\u00a0580,00\u00a0€' },
    { label: 'Remise de 5\u00a0%', amount: '−\u00a079,00\u00a0€' },
    { label: 'Total HT', amount: '1\u00a0501,00\u00a0€' },
    { label: 'TVA à\u00a020\u00a0%', amount: '300,20\u00a0€' },
  ])
  expect(table.total).toEqual({ label: 'Total TTC', amount: '1\u00a0801,20\u00a0€' })
  expect(payment.rows).toEqual([
    {
      label: 'Acompte 30\u00a0%',
      text: 'huitième jour après l’accord',
      amount: '540,36\u00a0€',
    },
    {
      label: 'Solde 70\u00a0%',
      text: 'mise en ligne, à 30\u00a0jours',
      amount: '1\u00a0260,84\u00a0€',
    },
  ])
})

test('with several VAT rates, each line has its rate and each VAT sum its base', () => {
  const [first, ...rest] = sampleQuote.lines
  const lines = [{ ...first, vat: 1000, discount: 1250 } as (typeof rest)[number], ...rest]
  const { table } = documentOf({ ...sampleQuote, lines, discount: 0 })
  expect(table.lines[0]?.detail).toMatch(
    /comprise\. Remise de 12,5\u00a0% comprise dans le montant\. TVA à\u00a010\u00a0%\.$/,
  )
  expect(table.sums.map(({ label }) => label)).toEqual([
    'Total HT',
    'TVA à\u00a020\u00a0% sur 590,00\u00a0€',
    'TVA à\u00a010\u00a0% sur 866,25\u00a0€',
  ])
})

test('an exempt quote gives the reason for the exemption', () => {
  const lines = sampleQuote.lines.map((line) => ({ ...line, vat: 0 }))
  const { table } = documentOf({ ...sampleQuote, exempt: true, lines })
  expect(table.sums.at(-1)?.label).toBe('Total HT')
  expect(table.total).toEqual({ label: 'Total à payer', amount: '1\u00a0501,00\u00a0€' })
  expect(table.vatNotes).toEqual(['TVA non applicable, article 293\u00a0B du CGI'])
})

test('payments of a schedule are listed in order with their names', () => {
  const instalments = [{ share: 4000, when: 'maquette acceptée' }]
  const rows = (deposit: number) =>
    documentOf({ ...sampleQuote, deposit, instalments }).payment.rows.map(({ label }) => label)
  expect(rows(3000)).toEqual(['Acompte 30\u00a0%', 'Échéance 40\u00a0%', 'Solde 30\u00a0%'])
  expect(rows(0)).toEqual(['Échéance 40\u00a0%', 'Solde 60\u00a0%'])
  const whole = { ...sampleQuote, deposit: 0, instalments: [] }
  expect(documentOf(whole).payment.rows.map(({ label }) => label)).toEqual(['Totalité'])
  const before = { ...sampleQuote, deposit: 10_000, instalments: [] }
  expect(documentOf(before).payment.rows).toMatchObject([{ label: 'Totalité' }])
  const shared = { ...sampleQuote, deposit: 6_000, instalments }
  expect(documentOf(shared).payment.rows.map(({ label }) => label)).toEqual([
    'Acompte 60\u00a0%',
    'Échéance 40\u00a0%',
  ])
})

test('only a client who may withdraw gets the withdrawal form', () => {
  expect(documentOf(sampleQuote).withdrawalForm?.paragraphs[1]).toContain('D-2026-0148')
  expect(documentOf({ ...sampleQuote, place: 'distance' }).withdrawalForm).toBeNull()
})

test('the accepted document has the signer, the evidence and the dates that follow', () => {
  const { client } = documentOf(sampleQuote, sampleAcceptance).agreement
  expect(client.text).toBe('«\u00a0Accepter ce devis avec obligation de paiement\u00a0»')
  expect(client.facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Accepté par: Paul Garrigue, gérant',
    'Le: 24\u00a0novembre\u00a02026 à 10\u00a0h\u00a012 (Paris)',
    'Relu le: 24\u00a0novembre\u00a02026 à 10\u00a0h\u00a011 (Paris)',
    'Lien envoyé à: paul@table-garrigue.example',
    'Changer d’avis: jusqu’au 8\u00a0décembre\u00a02026 inclus',
    'Début du travail: 9\u00a0décembre\u00a02026, début anticipé non demandé',
    'Paiement: rien avant le 2\u00a0décembre\u00a02026',
    `SHA-256: ${Array(8).fill('9f2c 41d7').join(' ')}`,
  ])
})

test('the document of a signature on paper has no button, link or hour', () => {
  const paper = { recordedBy: 'Nina Ferrand', note: 'Signé au salon', scanDigest: 'ab'.repeat(32) }
  const accepted = { ...sampleAcceptance, shownAt: null, paper }
  const { client } = documentOf(sampleQuote, accepted).agreement
  expect(client.text).toBe('Accord signé sur papier.')
  expect(client.facts.slice(0, 4).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Accepté par: Paul Garrigue, gérant',
    'Le: 24\u00a0novembre\u00a02026',
    'Enregistré: par l’agence',
    `Scan, SHA-256: ${Array(16).fill('abab').join(' ')}`,
  ])
})

test('without a right to withdraw, the accepted document has no dates for it', () => {
  const { agreement } = documentOf({ ...sampleQuote, place: 'office' }, sampleAcceptance)
  expect(agreement.client.facts.map(({ label }) => label)).toEqual([
    ...['Accepté par', 'Le', 'Relu le', 'Lien envoyé à', 'SHA-256'],
  ])
})

test('a draft without a number has a document', () => {
  const draft = documentOf({ ...sampleQuote, number: null })
  expect(draft.reference).toBe('Devis, brouillon')
  expect(draft.withdrawalForm?.paragraphs[1]).toContain('ce devis')
})

test.each([
  ['موقع ويب', '\u2068موقع ويب\u2069.'],
  ['هل نبدأ؟', '\u2068هل نبدأ؟\u2069'],
  ['un site', 'un site.'],
  ['un site !', 'un site !'],
])('the stop after a typed sentence stands outside of its isolate: %s', (subject, words) => {
  const { text } = documentOf({ ...sampleQuote, subject }).subject
  expect(text.startsWith(`${words} Devis gratuit`)).toBe(true)
})
