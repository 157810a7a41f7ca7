import { load } from 'cheerio'
import { describe, expect, test, vi } from 'vitest'
import { sitePaths } from '#content/all-pages.ts'
import { assemble } from '#content/documents/assemble.ts'
import type { Content } from '#content/documents/documents.ts'
import { lastKey } from '#content/documents/paths.ts'
import { leavesOf } from '#desk/edition/fields/kinds.ts'
import { fieldsOf } from '#server/edition/fields.ts'
import { documentsWith } from '#server/edition/working.ts'
import { fakeEdition } from '#workshop/edition.ts'
import { newLead } from '#workshop/requests.ts'
import { layOut } from '../../server/channels/mail-layout.ts'
import { acknowledgementContent, agencyMailContent } from '../../server/channels/mails.ts'
import { createTemporaryStore } from '../../server/store/suite/temporary-store.ts'
import { readBuildSettings } from '../build/build-settings.ts'
import {
  documents,
  documentsOf,
  harmless,
  hostile,
  runningTexts,
  shapeOf,
  taken,
  texts,
} from './hostile-texts.ts'

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
