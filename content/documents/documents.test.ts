import { expect, test } from 'vitest'
import { allKinds, kinds } from './documents.ts'

test('a kind of document is named in its row only', () => {
  const files = import.meta.glob<string>(
    [
      '../{documents,rules}/**/*.ts',
      '../../{server/edition,server/http/desk/edition,desk/edition}/**/*.{ts,tsx}',
      '!**/*.test.ts',
      '!**/fake-*.ts',
      '!./documents.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  )
  expect(Object.keys(files).length).toBeGreaterThan(80)
  // `pages`, `layout` and `consent` are words of other meanings too.
  const paths = allKinds.map(({ path }) => path).filter((path) => path.includes('/'))
  const named = new RegExp(
    `['"\`](?:${paths.join('|')})['"\`/#$]|\\bkinds\\.(?:${Object.keys(kinds).join('|')})\\b`,
  )
  const shelves = allKinds.flatMap(({ entries }) => (entries ? [entries.shelf] : [])).join('|')
  const ofShelf = new RegExp(`['"\`](?:${shelves})['"\`]|^\\s*(?:${shelves}):`)
  const found = Object.entries(files).flatMap(([file, code]) =>
    code
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .filter((line) =>
        [named, ofShelf].some((each) => each.test(line.replace(/(?:^|\s)\/\/.*/, ''))),
      )
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found, 'move what the line knows into the row of documents.ts').toEqual([])
})
