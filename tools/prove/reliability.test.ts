import { expect, test } from 'vitest'
import { withFigures } from './reliability.ts'

const table = `# Words

| promise | command | figures | on |
|---|---|---|---|
| Nothing lost | \`npm run chaos\` | | |
| Nobody in | \`npm run fuzz\` | 3 requests | 2026-11-20 |
`

test('withFigures changes only the row of the promise', () => {
  const once = withFigures(table, 'Nothing lost', '10 | kills\nand more', '2026-11-21')
  expect(once).toBe(
    table.replace(
      '| Nothing lost | `npm run chaos` | | |',
      '| Nothing lost | `npm run chaos` | 10 \\| kills and more | 2026-11-21 |',
    ),
  )
  const again = withFigures(once, 'Nothing lost', '20 kills', '2026-11-22')
  expect(again).toContain('| Nothing lost | `npm run chaos` | 20 kills | 2026-11-22 |\n')
  expect(again).not.toContain('10')
})

test('a promise without a row throws', () => {
  expect(() => withFigures(table, 'Nothing', '', '2026-11-21')).toThrow('no row “Nothing”')
})
