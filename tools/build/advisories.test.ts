import { expect, test } from 'vitest'
import advisories from './advisories.json' with { type: 'json' }
import { findVulnerable, isInRange } from './advisories.ts'
import { lockedPackages } from './dependencies.ts'

test('nothing that is installed has a listed hole, whether or not the registry answers', async () => {
  const packages = await lockedPackages()
  expect(findVulnerable(packages, advisories)).toEqual([])
  // Shows that the list works: an older nodemailer is found.
  const older = packages.map((one) =>
    one.name === 'nodemailer' ? { ...one, version: '9.0.6' } : one,
  )
  expect(findVulnerable(older, advisories)).toEqual([
    { name: 'nodemailer', version: '9.0.6', url: expect.stringContaining('GHSA-2x7j-588g-ccc2') },
  ])
})

test('every listed hole is of a package that is installed, in a range that can be read', async () => {
  const installed = new Set((await lockedPackages()).map(({ name }) => name))
  expect(advisories.filter(({ name }) => !installed.has(name))).toEqual([])
  for (const { range } of advisories) expect(() => isInRange('0.0.0', range)).not.toThrow()
  const keys = advisories.map(({ name, url }) => `${name} ${url}`)
  expect(keys).toEqual([...new Set(keys)].sort())
})

test.each([
  ['4.1.392', '<=4.1.392', true],
  ['4.1.393', '<=4.1.392', false],
  ['8.17.0', '>=7.0.0 <7.5.10 || >=8.0.0 <8.17.1', true],
  ['7.5.10', '>=7.0.0 <7.5.10 || >=8.0.0 <8.17.1', false],
  ['10.0.0', '<9.0.0', false],
  ['1.2.3-beta.1', '<1.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '>1.2.3', true],
])('%s in %s: %s', (version, range, isIn) => {
  expect(isInRange(version, range)).toBe(isIn)
})

test('a range that cannot be read is a fault, not a pass', () => {
  expect(() => isInRange('1.0.0', '^1.0.0')).toThrow('cannot read')
})
