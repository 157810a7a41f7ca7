import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sitePaths } from '#content/all-pages.ts'
import { assemble } from '#content/documents/assemble.ts'
import type { Documents } from '#content/documents/documents.ts'
import { valueAt } from '#content/documents/paths.ts'
import { fakeEdition } from '#workshop/edition.ts'
import { leavesOf } from '../../desk/edition/fields/kinds.ts'
import { fieldsOf } from '../../server/edition/fields.ts'
import { namedPath } from '../../server/edition/items.ts'
import type { PageRecord } from '../../server/site/page-record.ts'
import type { Door } from '../../server/site/pages.ts'
import { createTemporaryStore } from '../../server/store/suite/temporary-store.ts'
import { buildFolder, clientFolder, readBuilt } from './read.ts'

const documents: Documents = new Map(Object.entries(readBuilt('documents.json')))
const online = assemble(documents)
const pages = [...sitePaths(online), '/404']
const door: Door<object> = await import(join(buildFolder, 'server/render-page.js'))
const assets = readBuilt('assets.json')
const records: Record<string, PageRecord> = readBuilt('rendered.json')
const reads = new Map(Object.entries(records).map(([path, { reads }]) => [path, reads]))

async function openEdition(own = door) {
  const site = { prepare() {}, reads: () => reads }
  const parts = { documents, content: { current: online }, site, door: own, assets }
  return fakeEdition(await createTemporaryStore(), parts).edition
}

/** JSON files of islands, named by the hash of their content. */
const scriptData = / data-[\w-]+="\/assets\/[\w-]+\.json"/g

const publicPage = (path: string) =>
  door
    .renderPage(path, online, assets, { query: new URLSearchParams(), result: null, nonce: 'n' })
    .html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(scriptData, '')
    // The edition renders no preloader, and renders directly what scripts load on the site.
    .replace('<html lang="fr">', '<html lang="fr" data-inside="">')
    .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/, '$1')
    .replaceAll(/sizes="\(scripting: none\) (\d+px), \.1px"/g, 'sizes="$1"')
    .replaceAll(/@media \(scripting:none\)\{((?:@font-face\{[^}]*\})+)\}/g, '$1')

const withoutFields = (html: string) => html.replaceAll(/<edit-text\b[^>]*>|<\/edit-text>/g, '')

describe('a preview', () => {
  async function open() {
    const edition = await openEdition()
    return (path: string) => edition.preview(path, documents, 'n') ?? ''
  }

  test('is the page that visitors get, with its fields and without scripts', async () => {
    const preview = await open()
    for (const path of pages) {
      const html = preview(path)
      expect(withoutFields(html) === publicPage(path), path).toBe(true)
      expect(html, path).toContain('data-field="')
      expect(html, path).not.toMatch(/<script|[\ue000-\uf8ff]/)
    }
  })

  test('every text of the home page has an element with its field', async () => {
    const html = (await open())('/')
    const document = 'pages/accueil'
    const home = documents.get(document)
    const missing = leavesOf(fieldsOf(document, home))
      .filter((leaf) => leaf.kind === 'leaf' && !leaf.fixed && leaf.control !== 'choice')
      // A text that is a borrowed one has that one's field.
      .filter(({ path }) => !/^\{\{[^{}]*\}\}$/.test(String(valueAt(home, path))))
      .map(({ path }) => namedPath(document, path, home, home))
      .filter((path) => !html.includes(`data-field="${document}#${path}"`))
    // A script adds the film's player with these texts.
    expect(missing).toEqual(['film.play', 'film.playerTitle', 'film.close'])
  })

  test('borrowed prices and sentences have an element with their field', async () => {
    const preview = await open()
    expect(preview('/tarifs/seo')).toContain(
      '<edit-text data-field="catalogue/prices#seo.prices.euro.1">1\u00a0300</edit-text>',
    )
    expect(preview('/contactez-nous')).toContain('data-field="company/sentences#')
  })
})

/** Names that occur only in code and pages of the edition. */
const traces = /edit-text|data-field|bureau\/edition|server\/edition|desk\/edition|[\ue000-\ue1ff]/

test('public files contain no code of the edition', () => {
  const named = '{,.well-known/}**/*.{html,js,css,json,xml,txt,webmanifest,svg}'
  const files = globSync(named, { cwd: clientFolder })
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.filter((path) => traces.test(readFileSync(join(clientFolder, path), 'utf8'))),
  ).toEqual([])
})

test('pagesOf returns the pages that show a field, and renders none', async () => {
  const edition = await openEdition({
    renderPage() {
      throw new Error('a page was rendered')
    },
  })
  await edition.state()
  const of = edition.pagesOf
  expect(of('layout', 'home')).toHaveLength(pages.length)
  expect(of('pages/accueil', 'hero.lead')).toEqual(['/'])
  expect(of('catalogue/prices', 'seo.prices.euro.1')).toEqual(['/tarifs/seo'])
  expect(of('catalogue/prices', 'seo.prices.euro.0').length).toBeGreaterThan(20)
  expect(of('company/sentences', 'visits')).toContain('/contactez-nous')
  expect(of('pages/questions-frequentes', 'items')[0]).toBe('/questions-frequentes')
  expect(of('desk/templates/devis', 'text')).toEqual([])
})
