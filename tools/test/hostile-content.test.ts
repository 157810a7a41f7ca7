import { type CheerioAPI, load } from 'cheerio'
import { describe, expect, test, vi } from 'vitest'
import { sitePaths } from '#content/all-pages.ts'
import { assemble } from '#content/documents/assemble.ts'
import type { Content, Documents } from '#content/documents/documents.ts'
import { joinPath, lastKey, textsOf, valueAt } from '#content/documents/paths.ts'
import { drawDesk } from '#desk/door.tsx'
import type { LeafNode, PictureNode } from '#desk/edition/fields/field-node.ts'
import { leavesOf } from '#desk/edition/fields/kinds.ts'
import { sheetAddress } from '#desk/edition/wire.ts'
import { clean } from '#server/edition/clean.ts'
import { completeEntry } from '#server/edition/complete.ts'
import { faultsOfUnits } from '#server/edition/faults.ts'
import { fieldsOf, skeletonAt } from '#server/edition/fields.ts'
import { fingerprint } from '#server/edition/fingerprint.ts'
import { documentsWith, type Unit } from '#server/edition/working.ts'
import { openDesk } from '#workshop/desk.ts'
import { fakeEdition, nina, documents as repository, reviewed } from '#workshop/edition.ts'
import { newLead } from '#workshop/requests.ts'
import { layOut } from '../../server/channels/mail-layout.ts'
import { acknowledgementContent, agencyMailContent } from '../../server/channels/mails.ts'
import { sheetsOf } from '../../server/edition/sheets.ts'
import { createTemporaryStore } from '../../server/store/suite/temporary-store.ts'
import { readBuildSettings } from '../build/build-settings.ts'
import { everyHostile, words } from '../prove/fuzz/hostile.ts'

/* Hostile texts in every field of every kind of document, generated from the schemas. */

vi.stubGlobal('__BUILD_SETTINGS__', readBuildSettings({}))
// The renderer warns of style sheets, because they have no address without a build.
vi.spyOn(console, 'error').mockImplementation(() => {})
const door = await import('../../app/render/render-page.tsx')

const assets = {
  site: '/a.js',
  boot: '',
  plan: '/p.js',
  islands: {},
  cards: {},
} as unknown as Parameters<typeof door.renderPage>[2]

const attacks = [
  ...everyHostile,
  '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>',
  '</style></script></title></noscript>]]>--><svg onload=alert(1)>',
  '\u202e\u2066\0\ud800\ue000\ue001\ue002{{x}}{y}$&$1`',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'constructor',
]

const id = '0123456789abcdef'.repeat(2)
const picture = { id, name: 'x.jpg', width: 720, height: 540, widths: [320, 720], alt: 'Vue' }

/** The repository's documents, and in each list of samples a real entry, with a picture if it has one. */
const documents: Documents = new Map([
  ...repository,
  ...['projects', 'team', 'testimonials'].map((list) => {
    const document = `collections/${list}/vrai`
    const skeleton = { ...(skeletonAt(document, '') as object), order: 40 }
    const entry = completeEntry(document, skeleton, '2026-11-26') as object
    const [shape] = leavesOf(fieldsOf(document, entry)).filter(({ kind }) => kind === 'picture')
    const replaced = [...repository].find(([path, value]) => {
      return path.startsWith(`collections/${list}/`) && valueAt(value, 'sample') === true
    })
    const replaces = replaced?.[0].split('/').at(-1)
    return [document, { ...entry, replaces, ...(shape && { [shape.path]: picture }) }] as const
  }),
])

type Text = Unit & { leaf: LeafNode | PictureNode | undefined }

/** Every text that a person may edit, including each text of an article and each description of a picture. */
const texts: Text[] = [...documents].flatMap(([document, value]) =>
  leavesOf(fieldsOf(document, value)).flatMap((leaf): Text[] => {
    const own = valueAt(value, leaf.path)
    if (leaf.kind === 'blocks') {
      return textsOf(own).map(({ path, text }) => ({
        ...{ document, field: joinPath(leaf.path, path), value: text, leaf: undefined },
      }))
    }
    if (leaf.kind === 'picture') {
      return own ? [{ document, field: `${leaf.path}.alt`, value: 'Vue', leaf }] : []
    }
    if (leaf.kind !== 'leaf') return []
    const isText = leaf.control === 'line' || leaf.control === 'text'
    return isText && !leaf.fixed ? [{ document, field: leaf.path, value: own, leaf }] : []
  }),
)

/** Replaces every text by words, cleaned as on saving, within the length limits of the field. */
function unitsWith(wordsOf: (index: number) => string): Unit[] {
  return texts.map(({ document, field, leaf }, index) => {
    const [least, most] = leaf?.kind === 'leaf' ? [leaf.least, leaf.most] : [1, 80]
    const node: LeafNode = {
      ...{ kind: 'leaf', path: field, label: '', control: 'line', least, most },
      ...{ nullable: false, optional: false, fixed: false, blanks: [], canTick: false },
      ...(leaf?.kind === 'leaf' && { control: leaf.control }),
    }
    const long = wordsOf(index).padEnd(least, ' mot')
    return { document, field, value: clean(long.slice(0, most - 10), node).value ?? 'x' }
  })
}

/** Splits units into accepted values, and refused ones with their faults, such as addresses. */
function documentsOf(units: readonly Unit[]) {
  const faults = faultsOfUnits(units, documents, { withRules: false })
  return { taken: units.filter((unit) => !faults.has(unit)), faults }
}

const hostileUnits = unitsWith((index) => `${index} ${attacks[index % attacks.length]}`)
const { taken } = documentsOf(hostileUnits)
const hostile = documentsWith(documents, taken)
const harmless = documentsWith(
  documents,
  taken.map((unit) => ({ ...unit, value: String(unit.value).replaceAll(/[^\d\n]/g, 'x') })),
)

/** Lists the elements with the names of their attributes. */
const shapeOf = ($: CheerioAPI) =>
  elementsOf($).map(({ tagName, attribs }) => `${tagName} ${Object.keys(attribs).sort().join(' ')}`)

const elementsOf = ($: CheerioAPI) =>
  $('*')
    .toArray()
    .filter((node) => 'attribs' in node)

/** Lists the texts that have become an element, an event handler or a link that runs a script. */
function runningTexts($: CheerioAPI): string[] {
  // No assertion per attribute, because pages have millions of them.
  const found = elementsOf($).flatMap(({ tagName, attribs }) => [
    ...(tagName.startsWith('fuzz-') ? [`<${tagName}>`] : []),
    ...Object.entries(attribs)
      .filter(([name, value]) => /^on|[^\w:-]/.test(name) || (isLink(name) && runsScript(value)))
      .map(([name, value]) => `<${tagName} ${name}="${value}">`),
  ])
  return [...found, ...$('img[src=x], svg[onload]').map((_, element) => $.html(element))]
}

const isLink = (name: string) => /^(?:href|src|action|formaction|poster|data)$/.test(name)
const runsScript = (value: string) => /^\s*(?:javascript|vbscript|data:(?!image\/|,$))/i.test(value)

test('a text that runs is found', () => {
  const markup =
    '<fuzz-b></fuzz-b><a onclick="x" href="/x">x</a><a href=" javascript:x">x</a><img src=x><img src="data:,">'
  expect(runningTexts(load(markup))).toEqual([
    ...['<fuzz-b>', '<a onclick="x">', '<a href=" javascript:x">', '<img src="x">'],
  ])
})

test('more than 90 % of the texts accept hostile words', () => {
  expect(texts.length).toBeGreaterThan(1_500)
  expect(taken.length / texts.length).toBeGreaterThan(0.9)
  for (const kind of new Set([...documents.keys()].map((path) => path.split('/')[0]))) {
    expect(taken.some(({ document }) => document.startsWith(kind ?? ''))).toBe(true)
  }
})

test('links refuse addresses that run a script or lead to another site', () => {
  const links = texts.filter(({ field }) =>
    /(?:^|\.)(?:to|href|email)$|^offices\.\d\.directions$/.test(field),
  )
  expect(links.length).toBeGreaterThan(30)
  for (const value of [
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'],
    ...['https://[', 'https:// x', ' https://x', '/devis\u0000', '/../etc/passwd'],
  ]) {
    const units = links.map(({ document, field }) => ({ document, field, value }))
    const { faults } = documentsOf(units)
    const accepted = units.filter((unit) => !faults.has(unit)).map(({ field }) => field)
    expect(accepted, value).toEqual([])
  }
})

describe('in pages', () => {
  const [attacked, plain] = [assemble(hostile), assemble(harmless)]

  test('public pages, feeds and structured data escape hostile texts', () => {
    for (const path of door.documentPaths(attacked)) {
      const { html, files } = door.renderPage(path, attacked, assets)
      const $ = load(html)
      expect(shapeOf($), path).toEqual(shapeOf(load(door.renderPage(path, plain, assets).html)))
      expect(runningTexts($), path).toEqual([])
      expect(html.isWellFormed(), path).toBe(true)
      for (const script of $('script[type="application/ld+json"]').toArray()) {
        expect(JSON.parse($(script).text())['@context'], path).toBe('https://schema.org')
      }
      for (const props of files.values()) expect(JSON.parse(props), path).toHaveProperty('props')
    }
    for (const [address, write] of Object.entries(door.feeds)) {
      const feed = write(attacked)
      expect(feed, address).not.toMatch(/(?!\n)\p{Cc}|[\ufffe\uffff]/u)
      if (!feed.startsWith('<?xml')) continue
      const shapes = [feed, write(plain)].map((xml) => shapeOf(load(xml, { xml: true })))
      expect(shapes[0], address).toEqual(shapes[1])
    }
  })

  test('previews escape hostile texts, and contain no script', async () => {
    const store = await createTemporaryStore()
    const content = { current: assemble(documents) }
    const site = { prepare() {}, reads: () => new Map() }
    const { edition } = fakeEdition(store, { documents, content, site, door, assets })
    for (const path of [...sitePaths(attacked), '/404']) {
      const html = edition.preview(path, hostile, 'n') ?? ''
      expect(html.length, path).toBeGreaterThan(1_000)
      const $ = load(html)
      expect(runningTexts($), path).toEqual([])
      expect($('script').length, path).toBe(0)
      expect(html, path).not.toMatch(/[\ue000-\ue1ff]/)
    }
  })

  test('the place of a kept agreement is never public', () => {
    const secret = 'Coffre du bureau de Sousse'
    const units = [...documents].flatMap(([document, value]) =>
      leavesOf(fieldsOf(document, value))
        .filter(({ path }) => path.split('.').includes('agreement') && lastKey(path) === 'kept')
        .map(({ path }) => ({ document, field: path, value: secret })),
    )
    expect(units.map(({ document }) => document)).toHaveLength(2)
    const content = assemble(documentsWith(documents, units))
    expect(JSON.stringify(content)).toContain(secret)
    for (const made of publicTexts(content)) expect(made).not.toContain(secret)
  })
})

/** Every response with content that a visitor may request: pages, data of islands, feeds. */
function* publicTexts(content: Content): Generator<string> {
  for (const path of door.documentPaths(content)) {
    const { html, files } = door.renderPage(path, content, assets)
    yield html
    yield* files.values()
  }
  for (const write of Object.values(door.feeds)) yield write(content)
}

test('mails escape hostile texts, and their subject has one line', () => {
  const [attacked, plain] = [assemble(hostile), assemble(harmless)]
  const lead = newLead()
  for (const mailOf of [agencyMailContent, acknowledgementContent]) {
    const mails = [attacked, plain].map((content) => {
      const site = { content, siteUrl: undefined }
      const written = mailOf({ ...lead, releasedAt: null } as never, site)
      expect(written.subject).not.toMatch(/[\r\n]/)
      return load(layOut(written, site).html)
    })
    expect(shapeOf(mails[0] ?? load(''))).toEqual(shapeOf(mails[1] ?? load('')))
    expect(mails.map(runningTexts), mailOf.name).toEqual([[], []])
  }
  for (const { subject } of attacked.templates) expect(subject).not.toMatch(/[\r\n]/)
})

test('every page of the desk escapes hostile texts', { tags: 'thorough' }, async () => {
  const store = await createTemporaryStore()
  const { edition } = fakeEdition(store)
  const { desk, enter } = await openDesk({
    store,
    edition,
    draw: (title, drawing) => drawDesk(title, drawing, { scripts: {}, styles: [] }),
  })
  const { headers } = await enter()
  // All blocks of an article are one draft.
  const fields = taken.map(({ document, field }) => ({
    document,
    path: field.startsWith('blocks.') ? 'blocks' : field,
  }))
  await edition.edit(
    fields
      .filter(({ document }) => repository.has(document))
      .map(({ document, path }) => {
        const value = valueAt(hostile.get(document), path)
        const seen = fingerprint(valueAt(repository.get(document), path))
        return { kind: 'set', document, path, value, seen } as const
      }),
    nina,
  )
  const { changes, working } = await edition.state()
  expect(changes.length).toBeGreaterThan(500)
  // Long sentences would exceed the limits of the texts that borrow them.
  const ready = changes
    .filter(({ state, document }) => state === 'ready' && document !== 'company/sentences')
    .map(({ key }) => key)
  const pages = [
    ...sheetsOf(working).map((sheet) => sheetAddress(sheet).replace('/bureau', '')),
    '/edition',
    ...words('/relire /historique /projets /modeles ?q=script ?q=%22%3E%3Cfuzz-b').map(
      (path) => `/edition${path}`,
    ),
  ]
  const look = async (path: string) => {
    const answer = await desk.request(path, { headers })
    expect([200, 302], path).toContain(answer.status)
    expect(runningTexts(load(await answer.text())), path).toEqual([])
  }
  for (const path of pages) await look(path)
  expect(ready.length).toBeGreaterThan(100)
  expect(await edition.publish(await reviewed(edition, ready), 0, nina)).toMatchObject({
    kind: 'published',
  })
  for (const path of ['/historique?voir=1', '/publications/1', '/relire']) {
    await look(`/edition${path}`)
  }
  await look('/journal')
})
