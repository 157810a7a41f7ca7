import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../content/pages.ts'
import { scripts } from '../package.json' with { type: 'json' }
import { filesOf } from '../tools/build/sources.ts'
import { proofs } from '../tools/prove/run.ts'
import { asTitle } from '../tools/test/titles.ts'

// Every clause of docs/spec/ and every act of docs/acts-and-rules.md names existing tests; code cites existing clauses.

const root = join(import.meta.dirname, '..')

interface Clause {
  id: string
  file: string
  /** Rows of the table « shown by »: a test file with titles of its tests, or a command. */
  rows: { shown: string; titles: string }[]
}

const clauses = await readClauses()
const ids = new Set(clauses.map(({ id }) => id))

test('each identifier names one clause, and each file has one letter', () => {
  const all = clauses.map(({ id }) => id)
  expect(all.filter((id, index) => all.indexOf(id) < index)).toEqual([])
  const letters = new Set(clauses.map(({ id, file }) => `${id[0]} ${file}`))
  expect(letters.size).toBe(new Set(clauses.map(({ file }) => file)).size)
  expect(all.length).toBeGreaterThan(100)
})

test.each(clauses)('existing tests or commands show $id', async ({ rows }) => {
  expect(rows.length, 'rows of a table « shown by »').toBeGreaterThan(0)
  for (const { shown, titles } of rows) {
    const [, script, proof] = /^npm run ([\w-]+)(?: -- (\w+))?/.exec(shown) ?? []
    if (script) {
      expect(Object.keys(scripts)).toContain(script)
      if (script === 'prove') expect(Object.keys(proofs)).toContain(proof)
      continue
    }
    const source = await readFile(join(root, shown), 'utf8')
    expect(titles).toMatch(/^« [^»]+ »(?:, « [^»]+ »)*$/)
    for (const [, title = ''] of titles.matchAll(/« (.+?) »/g)) {
      // Not `toMatch`, whose failure would print the file.
      expect(asTitle(title).test(source), `a test « ${title} » in ${shown}`).toBe(true)
    }
  }
})

test('S-4 names the address of every page', async () => {
  const text = await readFile(join(root, 'docs/spec/site.md'), 'utf8')
  const clause = text.slice(text.indexOf('**S-4**'), text.indexOf('**S-5**'))
  const named = Array.from(clause.matchAll(/`(.+?)`/g), ([, name]) => name)
  const isNamed = (path: string) => named.includes(path) || named.includes(path.split('/').at(-1))
  expect(Object.keys(pages).filter((path) => !isNamed(path))).toEqual([])
})

test('code and pages cite existing clauses of this folder only', async () => {
  const faults: string[] = []
  let citations = 0
  for (const file of filesOf(root)) {
    if (file === 'docs/spec.test.ts' || !/\.(?:ts|tsx|js|mjs|css|md)$/.test(file)) continue
    const text = await readFile(join(root, file), 'utf8')
    const elsewhere = text.match(
      /\b01-site|\b02-services|\b0[12], section|\bCONTRACT\b|\b[Rr]equirements? [ACEFMPT]\d|\b[Ii]ssue \d/g,
    )
    faults.push(...(elsewhere ?? []).map((cited) => `${file} cites ${cited}`))
    const lists = text.matchAll(/\bSpec: ((?:[A-Z]-\d+(?:, )?)*)/g)
    // In docs/spec/, clauses refer to one another.
    for (const [, list = ''] of [...lists, ...text.matchAll(/\(([SLTFOBQ]-\d+)\)/g)]) {
      const cited = list.split(', ')
      citations += cited.length
      faults.push(...cited.filter((id) => !ids.has(id)).map((id) => `${file} cites “${id}”`))
    }
  }
  expect(faults).toEqual([])
  expect(citations).toBeGreaterThan(100)
})

test('the table of acts names existing tests, each cited by a cell', async () => {
  const text = await readFile(join(root, 'docs/acts-and-rules.md'), 'utf8')
  const tests = [...text.matchAll(/^\| ([A-Z]\d+) \| `([^`]+)` \| « (.+) » \|$/gm)]
  const cells = text.split('\n').filter((line) => /^\| [a-z]/.test(line) && !line.includes('`'))
  const cited = new Set(cells.join('\n').match(/\b[A-Z]\d+\b/g))
  expect(tests.length).toBeGreaterThan(50)
  expect(new Set(tests.map(([, id]) => id))).toEqual(cited)
  for (const [, , file = '', title = ''] of tests) {
    const source = await readFile(join(root, file), 'utf8')
    expect(asTitle(title).test(source), `a test « ${title} » in ${file}`).toBe(true)
  }
})

async function readClauses(): Promise<Clause[]> {
  const found: Clause[] = []
  for await (const file of glob('docs/spec/*.md', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8')
    for (const block of text.split(/^(?=\*\*[A-Z]-\d+\*\* )/m).slice(1)) {
      const id = block.slice(2, block.indexOf('**', 2))
      const [, table = ''] = block.split('\n| shown by | |\n|---|---|\n')
      const rows = (/^(?:\|.*\n?)*/.exec(table)?.[0].trimEnd().split('\n') ?? []).map((row) => {
        const [, shown = '', titles = ''] = /^\| `([^`]+)` \| (.*?) *\|$/.exec(row) ?? []
        return { shown, titles }
      })
      found.push({ id, file, rows })
    }
  }
  return found
}
