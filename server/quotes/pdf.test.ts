import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentOf } from '#quotes/document.ts'
import { toPrintable } from '#quotes/printable.ts'
import { type Acceptance, type Place, places, type QuoteVersion } from '#quotes/quote.ts'
import { type ClientKind, clientKinds } from '#quotes/terms.ts'
import { anyText } from '../../tools/test/any-text.ts'
import { type Node, type ReadPdf, readPdf } from '../../tools/test/read-pdf.ts'
import { sampleAcceptance, sampleQuote } from '../../tools/test/sample-quote.ts'
import { drawQuotePdf } from './pdf.ts'
import { contentWidth, page } from './sheet.ts'

const papers = new Map<string, Promise<ReadPdf>>()

function read(version: QuoteVersion, accepted?: Acceptance): Promise<ReadPdf> {
  const key = JSON.stringify([version, accepted])
  const known = papers.get(key)
  if (known) return known
  const made = drawQuotePdf(version, accepted).then(readPdf)
  papers.set(key, made)
  return made
}

function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    yield* nodesIn(node.children)
  }
}

const withRole = (pdf: ReadPdf, role: string) =>
  [...nodesIn(pdf.nodes)].filter((node) => node.role === role)

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

const heard = (pdf: ReadPdf) => squeezed([...nodesIn(pdf.nodes)].map(({ text }) => text).join(' '))

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object') {
    for (const part of Object.values(value)) yield* textsIn(part)
  }
}

const situations = (Object.keys(places) as Place[]).flatMap((place) =>
  (Object.keys(clientKinds) as ClientKind[]).flatMap((kind) =>
    (['FR', 'TN'] as const).map((seller) => ({ place, kind, seller })),
  ),
)

test.each(situations)(
  'the PDF contains every text of the quote: $kind, $place, $seller',
  { tags: 'thorough' },
  async ({ place, kind, seller }) => {
    const client = { ...sampleQuote.client, kind, country: seller }
    const version: QuoteVersion = {
      ...sampleQuote,
      place,
      seller,
      client,
      currency: seller === 'TN' ? 'tnd' : 'euro',
    }
    for (const accepted of [undefined, sampleAcceptance]) {
      const pdf = await read(version, accepted)
      const { identity, shortReference, withdrawalForm, ...others } = documentOf(version, accepted)
      const { blankPage = '', ...form } = withdrawalForm ?? {}
      const all = heard(pdf)
      const isBlank = all.includes(squeezed(blankPage)) && blankPage !== ''
      const words = { ...others, form, blank: isBlank ? blankPage : '' }
      for (const text of textsIn(words)) expect(all).toContain(squeezed(text))
      const said = [...textsIn(words)]
        .map(squeezed)
        .filter(Boolean)
        .sort((a, b) => b.length - a.length)
      expect(said.reduce((rest, text) => rest.replace(text, ''), all).replace(/[•\s]/g, '')).toBe(
        '',
      )
      const seen = squeezed(pdf.items.map((item) => item.text).join(' '))
      for (let number = 1; number <= pdf.pages; number += 1) {
        expect(seen).toContain(squeezed(`${shortReference}, page ${number}/${pdf.pages}`))
      }
      expect(seen.split(squeezed(identity)).length - 1).toBeGreaterThanOrEqual(pdf.pages)
      // The notices fill two pages and may need a third. The form has its own sheet.
      expect(pdf.pages, 'pages of the sample quote').toBeLessThanOrEqual(withdrawalForm ? 5 : 3)
    }
  },
)

test('screen readers find the language, the title, headings, tables and the logo', async () => {
  const pdf = await read(sampleQuote, sampleAcceptance)
  expect(pdf).toMatchObject({
    title: 'Devis D-2026-0148, version\u00a02',
    language: 'fr-FR',
    isMarked: true,
    isUniversal: true,
    unmarked: 0,
  })
  expect(withRole(pdf, 'H1').map(({ text }) => text.trim())).toEqual(['Devis'])
  expect(withRole(pdf, 'H2').map(({ text }) => text.trim())).toEqual([
    ...['De', 'Pour', 'Paiement', 'Non compris', 'Calendrier'],
    ...['Conditions', 'Accord', 'Formulaire de rétractation'],
  ])
  const entries = 'headings: one a notice of the sample quote, one for the data, two for who agrees'
  expect(withRole(pdf, 'H3'), entries).toHaveLength(10)
  expect(withRole(pdf, 'Figure').map(({ alt }) => alt)).toEqual(['Graaand'])
  const [lines] = withRole(pdf, 'Table')
  const rows = lines?.children.map((row) => row.children.map(({ role }) => role))
  expect(rows?.[0]).toEqual(['TH', 'TH', 'TH', 'TH'])
  expect(rows?.slice(1, 4)).toEqual(Array(3).fill(['TH', 'TD', 'TD', 'TD']))
  expect(rows?.slice(4)).toEqual(Array(5).fill(['TH', 'TD']))
})

test.each([
  ['two pages', {}],
  ['three pages', { notIncluded: 'Rien de plus.\n'.repeat(60) }],
])('the form to withdraw is alone on the last sheet of a contract of %s', async (_, change) => {
  for (const accepted of [undefined, sampleAcceptance]) {
    const version = { ...sampleQuote, ...change }
    const pdf = await read(version, accepted)
    const form = documentOf(version, accepted).withdrawalForm
    if (!form) throw new Error('the sample quote has no form')
    const wordsOf = (wanted: (page: number) => boolean) =>
      squeezed(
        pdf.items
          .filter(({ page }) => wanted(page))
          .map(({ text }) => text)
          .join(' '),
      )
    expect(pdf.pages % 2).toBe(1)
    const last = wordsOf((page) => page === pdf.pages)
    for (const words of [form.heading, ...form.paragraphs, ...form.blanks]) {
      expect(last).toContain(squeezed(words))
    }
    expect(last).toContain(squeezed(version.number ?? ''))
    const contract = wordsOf((page) => page < pdf.pages)
    expect(contract).not.toContain(squeezed(form.paragraphs[1] ?? ''))
    expect(last).not.toContain(squeezed('Accord'))
  }
})

test.each([
  ['business', 'distance'],
  ['business', 'offPremises'],
  ['business', 'office'],
  ['consumer', 'office'],
] as const)(
  'a quote without a right to withdraw takes one sheet, and no form: %s, %s',
  async (kind, place) => {
    const version = { ...sampleQuote, place, client: { ...sampleQuote.client, kind } }
    for (const accepted of [undefined, sampleAcceptance]) {
      const pdf = await read(version, accepted)
      expect(pdf.pages, 'two pages, printed on both sides').toBe(2)
      const headings = withRole(pdf, 'H2').map(({ text }) => text.trim())
      expect(headings).toContain('Accord')
      expect(headings).not.toContain('Formulaire de rétractation')
      expect(heard(pdf)).not.toMatch(/rétract|laissée blanche/i)
    }
  },
)

test('header cells have their scope, and the headers of sums span three columns', async () => {
  const file = (await drawQuotePdf(sampleQuote)).toString('latin1')
  const count = (pattern: RegExp) => file.match(pattern)?.length
  expect(count(/\/Scope \/Column/g)).toBe(4)
  // Three lines, five sums, two payments, five weeks.
  expect(count(/\/Scope \/Row/g)).toBe(15)
  expect(count(/\/ColSpan 3/g)).toBe(5)
  expect(file).toMatch(/\/DisplayDocTitle true/)
})

test('several exclusions are a list, and a note has a heading', async () => {
  const notIncluded = 'Photographies\nTraduction\nHébergement'
  const pdf = await read({ ...sampleQuote, notIncluded, note: 'Merci de votre accueil.' })
  expect(heard(pdf)).toContain('À noter Merci de votre accueil.')
  expect(withRole(pdf, 'LI')).toHaveLength(3)
  expect(withRole(pdf, 'LBody').map(({ text }) => text.trim())).toEqual([
    'Photographies',
    'Traduction',
    'Hébergement',
  ])
})

test('equal input gives equal bytes, and an acceptance gives others', async () => {
  const [first, again, accepted] = await Promise.all([
    drawQuotePdf(sampleQuote),
    drawQuotePdf(structuredClone(sampleQuote)),
    drawQuotePdf(sampleQuote, sampleAcceptance),
  ])
  expect(first.equals(again)).toBe(true)
  expect(first.equals(accepted)).toBe(false)
})

test('a common quote has less than 100 kB, with its fonts embedded', async () => {
  const file = await drawQuotePdf(sampleQuote, sampleAcceptance)
  expect(file.length).toBeLessThan(100_000)
  const { fonts } = await readPdf(file)
  expect(fonts.map(({ name }) => name.slice(7)).sort()).toEqual([
    'BricolageGrotesque-Bold',
    'BricolageGrotesque-Regular',
  ])
  expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
})

/** Returns the uncompressed stream of an object. */
function streamOf(file: Buffer, object: string): Buffer {
  const from = file.indexOf(`\n${object} 0 obj\n`)
  const start = file.indexOf('stream\n', from) + 'stream\n'.length
  return inflateSync(file.subarray(start, file.indexOf('\nendstream', start)))
}

test('the CIDSet of each font lists all its glyphs, parts of composed letters included', async () => {
  const client = { ...sampleQuote.client, name: 'Éloïse Nguyễn', company: 'Łęcki Şükrü شركة' }
  const file = await drawQuotePdf({ ...sampleQuote, client, note: 'Ἑλληνικὴ Дмитрий' })
  const descriptors = [
    ...file.toString('latin1').matchAll(/\/FontFile2 (\d+) 0 R\s+\/CIDSet (\d+) 0 R/g),
  ]
  expect(descriptors.length).toBeGreaterThan(5)
  for (const [, program = '', set = ''] of descriptors) {
    const font = streamOf(file, program)
    const table = font.subarray(font.indexOf('maxp', 12))
    const glyphs = font.readUInt16BE(table.readUInt32BE(8) + 4)
    const listed = [...streamOf(file, set)]
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('')
    expect(listed).toBe('1'.repeat(glyphs).padEnd(Math.ceil(glyphs / 8) * 8, '0'))
  }
})

test('each glyph has its own entry in the map of characters, at most 100 in a block', async () => {
  const latin = Array.from({ length: 120 }, (_, index) => String.fromCharCode(0xc0 + index)).join(
    '',
  )
  const file = await drawQuotePdf({ ...sampleQuote, note: `${latin} € œ ’` })
  const maps = [...file.toString('latin1').matchAll(/\/ToUnicode (\d+) 0 R/g)].map(
    ([, object = '']) => streamOf(file, object).toString(),
  )
  expect(maps.join()).not.toContain('bfrange')
  const blocks = maps.flatMap((map) => [
    ...map.matchAll(/(\d+) beginbfchar\n((?:<[0-9a-f]+> <[0-9a-f]+>\n)+)endbfchar/g),
  ])
  expect(blocks.length).toBeGreaterThan(maps.length)
  for (const [, count, lines = ''] of blocks) {
    expect(lines.split('\n').length - 1).toBe(Number(count))
    expect(Number(count)).toBeLessThanOrEqual(100)
  }
})

test('every printable character appears in the PDF', {
  tags: 'thorough',
}, async () => {
  const characters: string[] = []
  for (let code = 0x21; code < 0x3000; code += 1) {
    const one = String.fromCodePoint(code)
    // Arabic letters depend on their neighbours: fonts.test.ts and the names below cover them.
    if (toPrintable(one) === one && !/\p{M}|\p{Script=Arabic}|\s/u.test(one)) characters.push(one)
  }
  expect(characters.length).toBeGreaterThan(1500)
  const version = { ...sampleQuote, note: characters.join('') }
  // The font has one glyph for the micro sign and the Greek letter.
  const shown = heard(await read(version))
  expect(characters.filter((one) => !shown.includes(one.replace('µ', 'μ')))).toEqual([])
})

const people = {
  Vietnamese: ['Nguyễn Văn An', 'Quán Phở Hà Nội', '12 đường Trần Hưng Đạo, Hoàn Kiếm'],
  Arabic: ['محمد الطاهر', 'مطعم الزيتونة (سوسة)', 'شارع الحبيب بورقيبة 12، سوسة 4000'],
  'Arabic with its digits': ['محمد ٧', 'شركة ١٢٣', '١٢ شارع الحبيب بورقيبة، سوسة ٤٠٠٠'],
  'digits alone': ['٤٠٢', '١٢٫٥', '٢٠٢٦/١١/٢٨'],
  'Persian with its digits': ['رستم ۷', 'شرکت ۱۲۳', '۱۲ خیابان، تهران'],
  'Arabic with ligatures': ['علاء الإمام', 'شركة السلام والآمال', 'نهج الأندلس، البشرى'],
  Persian: ['می\u200cخواهم پژمان', 'گچ', 'تهران'],
  Polish: ['Łukasz Świętosławski', 'Żółć i Ćma', 'ulica Źródlana 3, Łódź'],
  Turkish: ['Şükrü Ağaoğlu', 'İstanbul Işık', 'Çırağan Caddesi'],
  Azerbaijani: ['Əli Əliyev', 'Gəncə', 'Bakı'],
  Greek: ['Γιώργος Παπαδόπουλος', 'Ἑλληνικὴ Ταβέρνα', 'Αθήνα'],
  Cyrillic: ['Дмитрий Щукин', 'Київ і Львів', 'вулиця Хрещатик 22'],
  Yoruba: ['Ọ̀ṣun Àdùkẹ́', 'Ẹ̀kọ́', 'Ìbàdàn'],
} satisfies Record<string, [name: string, company: string, address: string]>

test.each(Object.entries(people))(
  'a name in %s appears in its own letters, and can be copied from the PDF',
  { tags: 'thorough' },
  async (_, [name, company, address]) => {
    const client = { ...sampleQuote.client, name, company, street: address, role: 'gérant' }
    const version = { ...sampleQuote, client }
    const accepted = { ...sampleAcceptance, name, role: 'gérant' }
    const file = await drawQuotePdf(version, accepted)
    const pdf = await readPdf(file)
    const all = heard(pdf)
    // Ignored: marks that only change neighbouring letters, and characters between two runs, which each
    // viewer orders differently.
    const plain = (words: string) => words.replace(/[\s\u200c()]/g, '')
    for (const words of [`${company}, 4\u00a0salariés`, `${name}, gérant`, address]) {
      expect(plain(all)).toContain(plain(words))
    }
    expect(all).not.toContain('?')
    expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    expect(pdf.unmarked).toBe(0)
    expect(outside(pdf)).toEqual([])
    expect(overlapping(pdf)).toEqual([])
    expect(file.length).toBeLessThan(100_000)
  },
)

test('an Arabic name is at the left end of its line, and the next text to its right', async () => {
  const client = { ...sampleQuote.client, name: 'محمد الطاهر', role: 'gérant' }
  const { items } = await read({ ...sampleQuote, client })
  const name = items.find(({ text }) => text === 'محمد الطاهر')
  const role = items.find(({ text, y }) => y === name?.y && text.includes('gérant'))
  const heading = items.find(({ text }) => text === 'Pour')
  expect(name?.left).toBeCloseTo(heading?.left ?? 0, 0)
  expect(role?.left).toBeCloseTo(name?.right ?? 0, 0)
})

test('a right-to-left note is aligned to the right', async () => {
  const note = 'شكرا على ثقتكم'
  const { items } = await read({ ...sampleQuote, note })
  const words = items.find(({ text }) => text === note)
  expect(words?.right).toBeCloseTo(page.side + contentWidth, 0)
})

test('characters without a font are left out, not replaced by question marks', async () => {
  const client = { ...sampleQuote.client, name: 'Ana 🎉 王 Díaz' }
  const all = heard(await read({ ...sampleQuote, client, note: 'Merci 👩‍👩‍👧 !' }))
  expect(all).toContain('Ana Díaz')
  expect(all).toContain('Merci !')
  expect(all).not.toContain('?')
})

test('a bold name with letters of two fonts uses both', async () => {
  const client = { ...sampleQuote.client, company: 'Şükrü Łęcki Ÿ' }
  const pdf = await read({ ...sampleQuote, client })
  expect(heard(pdf)).toContain('Şükrü Łęcki Ÿ')
  expect(pdf.fonts).toHaveLength(3)
})

/** Half a point, because the layout of lines ignores kerning between two words. */
const tolerance = 0.5

function outside(pdf: ReadPdf) {
  return pdf.items.filter(
    ({ left, right, y, text }) =>
      left < page.side - tolerance ||
      right > page.side + contentWidth + tolerance + (text.endsWith(' ') ? 3 : 0) ||
      y > page.height - 16 ||
      y < 40,
  )
}

function overlapping({ items }: ReadPdf) {
  const byPage = Map.groupBy(items, (item) => item.page)
  return [...byPage.values()].flatMap((all) =>
    all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter(
          (b) =>
            a.left < b.right - 3 &&
            b.left < a.right - 3 &&
            Math.abs(a.y - b.y) < 0.55 * Math.min(a.size, b.size),
        )
        .map((b) => [a.text, b.text]),
    ),
  )
}

const line = sampleQuote.lines[0] as (typeof sampleQuote.lines)[number]

const hostile = [
  'x'.repeat(2000),
  'שלום עולם مرحبا بالعالم '.repeat(60),
  '👩‍👩‍👧‍👦🎉🏴‍☠️'.repeat(40),
  '\u0000\u0007\u001b[31m\u202e\u2028\u2029\ufeff\ud800',
  'a\n\n\nb\tc\r\nd',
  'mot '.repeat(1500),
  'مستشفيات'.repeat(8).slice(0, 60),
  `https://exemple.fr/${'dossier-de-presse/'.repeat(6)}`.slice(0, 115),
  '',
  '\u00a0'.repeat(300),
]

test.each(hostile)(
  'the hostile text %# in every field stays within the margins',
  { tags: 'thorough' },
  async (text) => {
    const version: QuoteVersion = {
      ...sampleQuote,
      number: text.slice(0, 300),
      agency: {
        ...sampleQuote.agency,
        address: text,
        city: text,
        mediatorName: text,
        legalName: text,
      },
      client: {
        ...sampleQuote.client,
        name: text,
        company: text,
        street: text.slice(0, 1000),
        town: text.slice(0, 20),
        email: text,
      },
      meetings: [{ on: '2026-11-16', where: 'client', detail: text }],
      subject: text,
      lines: [{ ...line, label: text, detail: text, unit: text }, line],
      instalments: [{ share: 1000, when: text }],
      balanceDue: text,
      steps: [{ when: text, what: text }],
      notIncluded: text,
      note: text,
      signatory: { name: text, role: text },
    }
    const acceptance = { ...sampleAcceptance, name: text, role: text, linkSentTo: text }
    const pdf = await read(version, acceptance)
    expect(outside(pdf)).toEqual([])
    expect(overlapping(pdf)).toEqual([])
  },
)

test('200 lines continue on pages with a table head each, and the sums stay together', {
  tags: 'thorough',
}, async () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    ...line,
    label: `Ligne numéro ${index + 1}`,
    price: 99_000 + index,
  }))
  const pdf = await read({ ...sampleQuote, lines })
  expect(outside(pdf)).toEqual([])
  expect(overlapping(pdf)).toEqual([])
  const said = heard(pdf)
  for (const { label, total } of documentOf({ ...sampleQuote, lines }).table.lines) {
    expect(said).toContain(label)
    expect(said).toContain(squeezed(total))
  }
  const heads = pdf.items.filter(({ text }) => text === 'Prestation')
  const pagesOfLines = new Set(
    pdf.items.filter(({ text }) => text.startsWith('Ligne numéro')).map((item) => item.page),
  )
  expect(new Set(heads.map((item) => item.page))).toEqual(pagesOfLines)
  const sums = pdf.items.filter(({ text }) => /^(?:Total|Remise de|TVA à)/.test(text))
  expect(new Set(sums.map((item) => item.page)).size).toBe(1)
})

test('the largest amounts fit into their columns', async () => {
  const dear = { ...line, price: 1e9, quantity: 1_000_000 }
  const pdf = await read({
    ...sampleQuote,
    seller: 'TN',
    currency: 'tnd',
    lines: [dear, dear, dear],
  })
  expect(outside(pdf)).toEqual([])
  expect(overlapping(pdf)).toEqual([])
})

test('any text gives a PDF', { tags: 'thorough' }, async () => {
  const text = anyText({ maxLength: 80 })
  await fc.assert(
    fc.asyncProperty(text, text, text, async (label, detail, note) => {
      const pdf = await read({ ...sampleQuote, lines: [{ ...line, label, detail }], note })
      expect(outside(pdf)).toEqual([])
    }),
    { numRuns: 20 },
  )
})
