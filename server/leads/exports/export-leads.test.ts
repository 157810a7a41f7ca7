import { expect, test } from 'vitest'
import { encode } from '#previews/answers/code.ts'
import { unhandled } from '#workshop/requests.ts'
import { sampleEvidence, sampleVersion } from '../../../tools/test/sample-version.ts'
import type { LeadWithDeliveries } from '../../store/leads/records.ts'
import { defuse } from './csv.ts'
import * as pieces from './export-leads.ts'
import { printLead } from './print-leads.ts'

const lead: LeadWithDeliveries = {
  id: '0b6e3f40-ab12-4cd3-9e8f-0123456789ab',
  reference: 'G-7KM4-2XR',
  form: 'quote',
  values: {
    name: 'Inès, dite «\u00a0la\u00a0brodeuse\u00a0»',
    email: 'ines@exemple.fr',
    phone: '0612345678',
    service: 'Webmastering',
    description: 'Première ligne\nDeuxième "entre guillemets", œuvre 🎉\n\tfin',
    pack: '',
  },
  page: '/devis',
  handling: unhandled,
  notice: '2026-11-21',
  receivedAt: Date.UTC(2026, 10, 23, 8, 42),
  deliveries: [
    {
      id: 'd1',
      channel: 'smtp',
      recipient: 'agency',
      state: 'sent',
      dueAt: Date.UTC(2026, 10, 23, 8, 43),
      attempts: [{ at: Date.UTC(2026, 10, 23, 8, 43), outcome: 'sent', detail: 'SMTP 250' }],
    },
    { id: 'd2', channel: 'smtp', recipient: 'visitor', state: 'dead', dueAt: 0, attempts: [] },
  ],
}

const toCsv = async (leads: LeadWithDeliveries[]) =>
  (await Array.fromAsync(pieces.toCsv(leads))).join('')
const toJson = async (leads: LeadWithDeliveries[]) =>
  (await Array.fromAsync(pieces.toJson(leads))).join('')

/** A parser of RFC 4180, independent of the export's library. */
function readCsv(csv: string): Record<string, string>[] {
  const cells = [...csv.replace('\ufeff', '').matchAll(/("(?:[^"]|"")*"|[^;\n]*)(;|\n)/g)]
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\n') rows.push([])
  }
  const [header = [], ...records] = rows.slice(0, -1)
  return records.map((record) =>
    Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])),
  )
}

test('previews are exported as a link, and as answers for programs', async () => {
  const answers = {
    name: '=HYPERLINK("https://x.example")',
    trade: 'hote',
    town: 'Sousse',
    sentence: '',
    palette: '#0a7d6b',
  } as const
  const apercus = encode(answers, 'storefront')
  const seen = { ...lead, values: { ...lead.values, apercus } }
  const site = 'https://graaand.example'
  const link = `${site}/apercus#${apercus}`
  const csv = (await Array.fromAsync(pieces.toCsv([seen, lead], site))).join('')
  expect(csv).not.toContain('HYPERLINK')
  expect(readCsv(csv)).toMatchObject([{ apercus, previews: link }, { previews: '' }])
  const [first, second] = JSON.parse(
    (await Array.fromAsync(pieces.toJson([seen, lead], site))).join(''),
  )
  expect(first.previews).toEqual({ link, favourite: 'storefront', ...answers })
  expect(second).not.toHaveProperty('previews')
})

test('the CSV has a byte-order mark, and parsing it returns every value', async () => {
  const csv = await toCsv([
    lead,
    { ...lead, reference: 'G-2222-222', values: { email: 'x@exemple.fr' } },
  ])
  expect(Buffer.from(csv).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [first, second] = readCsv(csv)
  expect(first).toMatchObject({
    ...lead.values,
    phone: '(+33) 6 12 34 56 78',
    reference: 'G-7KM4-2XR',
    received_at: '2026-11-23T08:42:00.000Z',
    form: 'quote',
    page: '/devis',
    notice: '2026-11-21',
    deliveries: 'smtp agency sent, smtp visitor dead',
    id: lead.id,
    message: '',
    comment: '',
  })
  expect(second).toMatchObject({ reference: 'G-2222-222', name: '', email: 'x@exemple.fr' })
})

test.each(['=1+1', '+33612345678', '-1', '@SUM(A1)', '=HYPERLINK("http://x")'])(
  'a spreadsheet will not run %s',
  async (typed) => {
    const values = { ...lead.values, name: typed }
    const [row] = readCsv(await toCsv([{ ...lead, values }]))
    expect(row?.name).toBe(`'${typed}`)
  },
)

// A French spreadsheet splits a file opened by a double click at semicolons only.
test.each([
  "Nina;=cmd|' /C calc'!A0;",
  'Nina; ="1"',
  'Nina;"=1+1";',
  'Nina\n=1+1',
  'Nina\n\n\t-1+1',
  'Nina;\uff1d1+1',
])('a spreadsheet that splits cells at another separator will not run %j', async (typed) => {
  const csv = await toCsv([{ ...lead, values: { ...lead.values, description: typed } }])
  const cells = csv.split(/[;,\t\n]/).map((cell) => cell.replace(/^[\s"]+/, ''))
  expect(cells.filter((cell) => /^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell))).toEqual([])
})

test.each(['\n', '\t', ';', ' \n"', "'\n"])(
  'a million times %j is checked in linear time, and a formula after it is neutralised',
  (sign) => {
    // Quadratic matching would take hours here.
    const gap = sign.repeat(1_000_000)
    expect(defuse(`a${gap}b`)).toBe(`a${gap}b`)
    expect(defuse(`a${gap}=1`)).toBe(`a${gap}'=1`)
  },
)

test('an empty export is only the CSV header', async () => {
  expect(await toCsv([])).toMatch(/^\ufeffreference;received_at;form;name;email;[^\n]*;id\n$/)
})

test('the JSON has all fields, with readable dates', async () => {
  const [read, again] = JSON.parse(await toJson([lead, lead]))
  expect(again).toEqual(read)
  const { receivedAt: _, deliveries: __, handling: ___, ...same } = lead
  expect(read).toMatchObject({ ...same, receivedAt: '2026-11-23T08:42:00.000Z' })
  expect(read.deliveries[0]).toMatchObject({
    channel: 'smtp',
    state: 'sent',
    attempts: [{ at: '2026-11-23T08:43:00.000Z', outcome: 'sent', detail: 'SMTP 250' }],
  })
  expect(await toJson([])).toBe('[]\n')
})

const handled: LeadWithDeliveries = {
  ...lead,
  deliveries: [
    ...lead.deliveries,
    {
      id: 'd3',
      messageId: 'm1',
      channel: 'smtp',
      recipient: 'visitor',
      state: 'waiting',
      dueAt: Date.UTC(2026, 10, 23, 10),
      attempts: [],
    },
  ],
  handling: {
    state: 'lost',
    assignee: 'Karim Haddad',
    waitingSince: null,
    answeredAt: Date.UTC(2026, 10, 23, 10),
    remindAt: Date.UTC(2026, 10, 30, 8),
    lost: { reason: 'price', detail: 'Un budget plus petit' },
    spamAt: null,
    notes: [{ at: Date.UTC(2026, 10, 23, 9), author: 'Nina', text: 'À rappeler' }],
    messages: [
      {
        id: 'm1',
        kind: 'answer',
        at: Date.UTC(2026, 10, 23, 10),
        personId: 'p1',
        author: 'Karim Haddad',
        address: 'ines@exemple.fr',
        subject: 'Votre demande',
        text: 'Bonjour Inès',
      },
    ],
    formerEmails: [{ email: 'ines@exemple.rf', at: Date.UTC(2026, 10, 23, 8), author: 'Nina' }],
    quotes: [],
  },
}

test('the JSON has people’s acts on a request, and each message with its deliveries', async () => {
  const [read] = JSON.parse(await toJson([handled]))
  expect(read).toMatchObject({
    state: 'lost',
    assignee: 'Karim Haddad',
    waitingSince: null,
    answeredAt: '2026-11-23T10:00:00.000Z',
    remindAt: '2026-11-30T08:00:00.000Z',
    lost: { reason: 'price', detail: 'Un budget plus petit' },
    spamAt: null,
    notes: [{ at: '2026-11-23T09:00:00.000Z', author: 'Nina', text: 'À rappeler' }],
    messages: [
      {
        kind: 'answer',
        at: '2026-11-23T10:00:00.000Z',
        author: 'Karim Haddad',
        subject: 'Votre demande',
        text: 'Bonjour Inès',
        deliveries: [{ id: 'd3', state: 'waiting', dueAt: '2026-11-23T10:00:00.000Z' }],
      },
    ],
  })
  expect(read.deliveries.map(({ id }: { id: string }) => id)).toEqual(['d1', 'd2'])
})

test('the CSV has a request’s state', async () => {
  expect(readCsv(await toCsv([handled, lead]))).toMatchObject([
    {
      state: 'lost',
      assignee: 'Karim Haddad',
      answered_at: '2026-11-23T10:00:00.000Z',
      lost_reason: 'price',
      deliveries: 'smtp agency sent, smtp visitor dead',
    },
    { state: 'new', assignee: '', answered_at: '', lost_reason: '' },
  ])
})

test('the printed lead lists acts and messages in order', () => {
  const sheet = printLead(handled)
  expect(sheet).toMatch(/^Ancien e-mail {2,}ines@exemple.rf, corrigé le .* par Nina$/m)
  expect(sheet).toMatch(/^État {2,}Perdue$/m)
  expect(sheet).toMatch(/^Prise par {2,}Karim Haddad$/m)
  expect(sheet).toMatch(/^Première réponse {2,}23\/11\/2026 11:00:00$/m)
  expect(sheet).toMatch(/^Rappel le {2,}30\/11\/2026 09:00:00$/m)
  expect(sheet).toMatch(/^Motif {2,}Le prix, Un budget plus petit$/m)
  const end = sheet.slice(sheet.indexOf('Note de'))
  expect(end).toBe(`Note de Nina, 23/11/2026 10:00:00
  À rappeler

Réponse, Karim Haddad, 23/11/2026 11:00:00\u00a0: Votre demande
  Bonjour Inès
smtp visitor waiting, prochain essai 23/11/2026 11:00:00
`)
  expect(printLead(lead)).toMatch(/^État {2,}Nouvelle$/m)
  expect(printLead(lead)).not.toMatch(/Prise par|Motif|Rappel/)
})

const quoted: LeadWithDeliveries = {
  ...lead,
  handling: {
    ...unhandled,
    quotes: [
      {
        id: 'q1',
        number: 'D-2026-014',
        seller: 'FR',
        lead: { id: lead.id, reference: lead.reference },
        createdAt: Date.UTC(2026, 10, 20, 8),
        draft: null,
        versions: [sampleVersion({ evidence: sampleEvidence, signedDigest: 'ab' })],
      },
      {
        id: 'q2',
        number: null,
        seller: 'FR',
        lead: { id: lead.id, reference: lead.reference },
        createdAt: Date.UTC(2026, 10, 21, 8),
        draft: { version: 1, fields: {}, edition: 3, savedAt: 0, savedBy: 'Nina' },
        versions: [],
      },
    ],
  },
}

test('the JSON has the quotes of a request with evidence, the CSV their states', async () => {
  const [read] = JSON.parse(await toJson([quoted]))
  expect(read.quotes).toMatchObject([
    {
      number: 'D-2026-014',
      createdAt: '2026-11-20T08:00:00.000Z',
      versions: [
        {
          version: 2,
          total: 180_120,
          digest: sampleEvidence.digest,
          sentAt: '2026-11-20T09:00:00.000Z',
          history: {
            acceptedAt: new Date(sampleEvidence.at).toISOString(),
            withdrawUntil: '2026-12-08',
          },
          evidence: {
            ...sampleEvidence,
            at: new Date(sampleEvidence.at).toISOString(),
            shownAt: new Date(sampleEvidence.at - 60_000).toISOString(),
          },
          signedDigest: 'ab',
          withdrawal: null,
        },
      ],
    },
    { number: null, draft: { version: 1, savedAt: '1970-01-01T00:00:00.000Z' }, versions: [] },
  ])
  expect(read.quotes[0]).not.toHaveProperty('lead')
  expect(readCsv(await toCsv([quoted, lead]))).toMatchObject([
    { quotes: 'D-2026-014 v2 accepted 1801,20 euro, draft' },
    { quotes: '' },
  ])
})
