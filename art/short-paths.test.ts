import { expect, test } from 'vitest'
import { shortPaths } from './short-paths.ts'

test.each([
  ['M0 0L1.4 0A.7 .7 0 0 1 .7 .7L.7 2L0 2Z', 'M0 0H1.4A.7 .7 0 0 1 .7 .7V2H0Z'],
  ['M0 0L1 1Z', 'M0 0L1 1Z'],
  ['M0 0L0 0Z', 'M0 0H0Z'],
  // The first line after a closed outline or a relative command stays.
  ['M0 0L0 1ZL0 2', 'M0 0V1ZL0 2'],
  ['M24 0h24.12v24L24 24z', 'M24 0h24.12v24L24 24z'],
])('%s becomes %s', (path, short) => {
  const of = (d: string) => `<svg viewBox="0 0 2 2"><path id="L0 0" d="${d}"/></svg>`
  expect(shortPaths(of(path))).toBe(of(short))
})
