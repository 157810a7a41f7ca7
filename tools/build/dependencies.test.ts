import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { acceptedLicenses, lockedPackages } from './dependencies.ts'

const packages = await lockedPackages()

test('package.json pins every dependency to an exact version', async () => {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(text)
  const asked = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }
  expect(Object.keys(asked).length).toBeGreaterThan(20)
  const loose = Object.entries(asked).filter(
    ([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(`${version}`),
  )
  expect(loose).toEqual([])
})

test('no install script of a dependency runs', () => {
  expect(packages.length).toBeGreaterThan(100)
  // The script of vnu-jar would download Java; its checker is in the package.
  expect(packageJson.allowScripts).toEqual({ 'vnu-jar': false })
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript)
  expect(withScript.map(({ name }) => name)).toEqual(Object.keys(packageJson.allowScripts))
})

test('every dependency has an accepted licence', () => {
  expect(packages.filter(({ license }) => !acceptedLicenses.has(license))).toEqual([])
})

test('shipped dependencies are distinguished from those of build and tests', () => {
  const shipped = packages.filter(({ isShipped }) => isShipped).map(({ name }) => name)
  // Vitest and TypeScript are not shipped; React is, although tools use it too.
  expect(shipped).toEqual(
    expect.arrayContaining(['react', 'scheduler', 'hono', 'nodemailer', 'pg']),
  )
  for (const tool of ['vitest', 'typescript', 'vite', '@playwright/test']) {
    expect(shipped).not.toContain(tool)
  }
})
