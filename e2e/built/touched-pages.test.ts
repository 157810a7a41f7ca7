// @module-tag thorough

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble } from '#content/documents/assemble.ts'
import { type Content, type KindName, kinds } from '#content/documents/documents.ts'
import type { Kind } from '#content/documents/kind.ts'
import { joinPath, valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import type * as doorModule from '../../app/render/render-page.tsx'
import { isTouched, type PageRecord } from '../../server/site/page-record.ts'
import { buildFolder, readBuilt } from './read.ts'

const records: Record<string, PageRecord> = readBuilt('rendered.json')
const paths = Object.keys(records)
const { documentPaths, renderPage }: typeof doorModule = await import(
  join(buildFolder, 'server/render-page.js')
)
const assets = readBuilt('assets.json')
const online = assemble(new Map(Object.entries(readBuilt('documents.json'))))

const htmlOf = (path: string, content: Content) => renderPage(path, content, assets).html
const before = new Map(paths.map((path) => [path, htmlOf(path, online)]))

const touchedBy = (content: Content) =>
  paths.filter((path) => isTouched(records[path] as PageRecord, content))

/** Pages that are in both contents, and differ. */
function changedBy(content: Content) {
  const all = documentPaths(content)
  return paths.filter((path) => all.includes(path) && htmlOf(path, content) !== before.get(path))
}

const changed = (path: string, value: unknown) => withValue(online, path, value) as Content

/**
 * Kinds with facts that some pages read without showing them: legal pages choose their paragraphs by them, and the
 * site map is one of these pages.
 */
const readUnshown: readonly KindName[] = ['company', 'heads', 'sentences', 'posts']

/** Paths of the texts and amounts in a value. */
function leavesOf(value: unknown, path: string): string[] {
  if (typeof value === 'number' || (typeof value === 'string' && /\p{L} \p{L}/u.test(value))) {
    return [path]
  }
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, joinPath(path, key)))
}

function another(value: unknown): unknown {
  return typeof value === 'number' ? value + 1 : `${value} Et la suite.`
}

test.each(Object.keys(kinds) as KindName[])(
  'a change of %s touches each page that it changes',
  (kind) => {
    const leaves = leavesOf(online[kind], kind)
    // Both at once, because each comparison renders all pages.
    const places = new Set([leaves[0], leaves[Math.floor(leaves.length / 2)]])
    const content = [...places].reduce<unknown>(
      (all, path) => (path ? withValue(all, path, another(valueAt(all, path))) : all),
      online,
    ) as Content
    const pages = changedBy(content)
    if (readUnshown.includes(kind)) {
      expect(touchedBy(content)).toEqual(expect.arrayContaining(pages))
    } else {
      expect(touchedBy(content)).toEqual(pages)
    }
  },
)

test.each(['posts', 'projects', 'members', 'testimonials'] as const)(
  'an entry of %s that is new or gone touches each page that it changes',
  (kind) => {
    const entries: readonly { id: string }[] = online[kind]
    const { entries: facts }: Kind = kinds[kind]
    const gone = entries.find(({ id }) => id !== facts?.told?.id)
    const others = entries.filter((entry) => entry !== gone)
    for (const list of [others, [...entries, { ...gone, id: 'autre', order: 99 }]]) {
      const content = changed(kind, list)
      expect(touchedBy(content)).toEqual(expect.arrayContaining(changedBy(content)))
    }
  },
)
