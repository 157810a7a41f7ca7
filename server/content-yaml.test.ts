import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readDocuments } from '#content/documents/load.ts'
import { rewritten } from './content-yaml.ts'

const folder = join(import.meta.dirname, '../content')
const all = [...readDocuments()].map(([document, value]) => ({
  document,
  value,
  source: readFileSync(join(folder, `${document}.yaml`), 'utf8'),
}))

/** Number of lines that one of two texts has alone. */
function linesBetween(before: string, after: string) {
  const count = (kind: 'added' | 'removed') =>
    diffLines(before, after).reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0)
  return [count('removed'), count('added')]
}

type Path = (string | number)[]

function pathsOf(value: unknown, isWanted: (part: unknown) => boolean, path: Path = []): Path[] {
  const own = isWanted(value) ? [path] : []
  if (!value || typeof value !== 'object') return own
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) =>
      pathsOf(part, isWanted, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

function changed(value: unknown, path: Path, act: (part: never) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return act(value as never)
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[key] = changed(copy[key], rest, act)
  return copy
}

const isList = (part: unknown) => Array.isArray(part) && part.length > 1
const isScalar = (part: unknown) => part === null || typeof part !== 'object'

test('every document has the style of rewritten ones, so that lines without a change stay', () => {
  for (const { value, source } of all) expect(rewritten(source, value)).toBe(source)
})

test('one changed value of any document changes its lines alone', () => {
  for (const { document, value, source } of all) {
    for (const path of pathsOf(value, isScalar)) {
      const next = changed(value, path, (part: unknown) =>
        typeof part === 'number' ? part + 1 : typeof part === 'boolean' ? !part : 'Un autre texte',
      )
      const text = rewritten(source, next)
      expect(parse(text), `${document} ${path}`).toEqual(next)
      const [removed = 0, added = 0] = linesBetween(source, text)
      const was = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)
      const isFolded = typeof was === 'string' && removed > 1
      expect(isFolded || (removed === 1 && added === 1), `${document} ${path}`).toBe(true)
    }
  }
})

test('an item added to or removed from any list changes its lines alone', () => {
  for (const { document, value, source } of all) {
    for (const path of pathsOf(value, isList)) {
      for (const act of [
        (items: unknown[]) => [...items, structuredClone(items[0])],
        (items: unknown[]) => items.slice(0, -1),
        (items: unknown[]) => items.slice(1),
      ]) {
        const next = changed(value, path, act)
        const text = rewritten(source, next)
        expect(parse(text), `${document} ${path}`).toEqual(next)
        const [removed = 0, added = 0] = linesBetween(source, text)
        const isFlow = removed === 1 && added === 1
        expect(isFlow || removed === 0 || added === 0, `${document} ${path}`).toBe(true)
      }
    }
  }
})

test('comments and styles around a changed value stay', () => {
  const source = `# La page
title: 'Un titre' # jamais deux
text: >
  Une phrase pliée.
days: [lundi, mardi] # sans le samedi
items:
  # La première
  - question: Un ?
    answer: "Oui."
  - question: Deux ? # la deuxième
    answer: Non.
`
  const value = parse(source)
  const { items } = value
  const next = {
    ...value,
    title: 'Deux titres',
    days: ['lundi', 'mardi', 'jeudi'],
    items: [items[1], { question: 'Trois ?', answer: 'Peut-être.' }, { ...items[0], answer: '12' }],
  }
  expect(rewritten(source, next)).toBe(`# La page
title: 'Deux titres' # jamais deux
text: >
  Une phrase pliée.
days: [lundi, mardi, jeudi] # sans le samedi
items:
  - question: Deux ? # la deuxième
    answer: Non.
  - question: Trois ?
    answer: Peut-être.
  # La première
  - question: Un ?
    answer: "12"
`)
})
