import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scripts } from '../package.json' with { type: 'json' }
import { filesOf } from '../tools/build/sources.mjs'

// What keeps docs/spec/ true: its clauses are shown by tests that there are, and code cites clauses
// that there are.

const root = join(import.meta.dirname, '..')

interface Clause {
  id: string
  file: string
  /** What follows « Shown by: », on one line. */
  shownBy: string | undefined
}

const clauses = await readClauses()
const ids = new Set(clauses.map(({ id }) => id))

test('an identifier names one clause, of one letter in each file', () => {
  const all = clauses.map(({ id }) => id)
  expect(all.filter((id, index) => all.indexOf(id) < index)).toEqual([])
  const letters = new Set(clauses.map(({ id, file }) => `${id[0]} ${file}`))
  expect(letters.size).toBe(new Set(clauses.map(({ file }) => file)).size)
  expect(all.length).toBeGreaterThan(100)
})

test.each(clauses)('what shows $id is there', async ({ shownBy }) => {
  expect(shownBy, 'a line that begins with « Shown by: »').toBeDefined()
  if (shownBy === undefined || shownBy === 'nothing yet.') return
  const rest = shownBy
    .replaceAll(/(?:« [^»]+ »(?:, )?)+ \(`[^`]+`\)/g, '')
    .replaceAll(/`npm run [^`]+`/g, '')
  expect(rest, 'neither titles of a file nor a command').toMatch(/^[; ]*\.$/)

  for (const [, script = ''] of shownBy.matchAll(/`npm run ([\w-]+)/g)) {
    expect(Object.keys(scripts)).toContain(script)
  }
  for (const [, titles = '', file = ''] of shownBy.matchAll(
    /((?:« [^»]+ »(?:, )?)+) \(`(.+?)`\)/g,
  )) {
    const source = await readFile(join(root, file), 'utf8')
    for (const [, title = ''] of titles.matchAll(/« (.+?) »/g)) {
      // Not `toMatch`, whose failure would print the file.
      expect(asTitle(title).test(source), `a test « ${title} » in ${file}`).toBe(true)
    }
  }
})

test('code and pages cite clauses that there are, and nothing that is kept elsewhere', async () => {
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

async function readClauses(): Promise<Clause[]> {
  const found: Clause[] = []
  for await (const file of glob('docs/spec/*.md', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8')
    for (const block of text.split(/^(?=\*\*[A-Z]-\d+\*\* )/m).slice(1)) {
      const id = block.slice(2, block.indexOf('**', 2))
      const [, shownBy] = /^Shown by: (.*?)(?=\n\n|\n*$(?![\s\S]))/ms.exec(block) ?? []
      found.push({ id, file, shownBy: shownBy?.replaceAll(/\s+/g, ' ') })
    }
  }
  return found
}

/** The title as a test has it: « … » stands for what differs from one case to the next. */
function asTitle(title: string): RegExp {
  const parts = title.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(['"\`])${parts.join('\\$\\{[^}]*\\}')}\\1,`)
}
