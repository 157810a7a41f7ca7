import { expect, test } from 'vitest'
import advisories from './advisories.json' with { type: 'json' }
import { findVulnerable, isInRange } from './advisories.ts'
import { lockedPackages } from './dependencies.ts'

test('nothing that is installed has a listed hole, whether or not the registry answers', async () => {
  const packages = await lockedPackages()
  expect(findVulnerable(packages, advisories)).toEqual([])
  // The list is of what is installed: an older nodemailer would be found.
  const older = packages.map((one) =>
    one.name === 'nodemailer' ? { ...one, version: '7.0.6' } : one,
  )
  expect(findVulnerable(older, advisories)).toEqual([
    { name: 'nodemailer', version: '7.0.6', url: expect.stringContaining('GHSA-mm7p-fcc7-pg87') },
  ])
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
