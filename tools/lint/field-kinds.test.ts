import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const fields = 'desk/edition/fields'
const kinds = readdirSync(join(root, fields), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const names = kinds.join('|')
const asked = new RegExp(
  `[!=]== '(?:${names})'|'(?:${names})' [!=]==|\\bcase '(?:${names})'|\\bkind: '(?:${names})' }|\\.control\\b`,
)

test.each([
  ["if (node.kind === 'leaf') return", true],
  ["node?.kind !== 'blocks' && x", true],
  ["    case 'group':", true],
  ["(NodeView & { kind: 'list' })[]", true],
  ["['line', 'text'].includes(leaf.control)", true],
  ["if (fault.kind === 'rule') return", false],
  ['kindOf(node).view(node, around)', false],
])('%s asks for the kind of a field: %s', (line, isAsked) => {
  expect(asked.test(line)).toBe(isAsked)
})

test('only the folder of a kind of field, and the two lists of kinds, know that kind', () => {
  expect(kinds).toContain('leaf')
  const files = globSync('{server,desk,server/http/desk}/edition/**/*.{ts,tsx}', {
    cwd: root,
    // The blocks of an article have kinds of their own.
    exclude: ['**/*.test.ts', 'desk/edition/editor/**', `${fields}/*/**`],
  })
  expect(files).toContain('server/edition/apply-edits.ts')
  const lines = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines.filter((line) => asked.test(line))).toEqual([])
})
