import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { acceptedLicenses, lockedPackages } from './dependencies.ts'
import { sourcesOf } from './sources.ts'

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

test('what the site needs to be built and to run is distinguished from tools and tests', () => {
  const shipped = packages.filter(({ isShipped }) => isShipped).map(({ name }) => name)
  // npm start installs these only.
  expect(shipped).toEqual(
    expect.arrayContaining(['react', 'scheduler', 'hono', 'nodemailer', 'pg', 'vite']),
  )
  for (const tool of ['vitest', 'typescript', 'vnu-jar', 'pdfjs-dist', '@playwright/test']) {
    expect(shipped).not.toContain(tool)
  }
})

test('the site is built without the packages of tools and tests', () => {
  // Only the settings of test runners, among the build's inputs, import other packages.
  const sources = [...sourcesOf(join(import.meta.dirname, '../..'))].filter(
    ([file]) => /\.tsx?$/.test(file) && !/^(?:tools\/test\/|[^/]*$)/.test(file),
  )
  const imported = sources.flatMap(([file, body]) =>
    [...String(body).matchAll(/^(?:import (?!type)[^'\n]*|\} )from '([^.#'][^']*)'/gm)].map(
      ([, name = '']) => ({ file, name: name.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? '' }),
    ),
  )
  expect(imported.length).toBeGreaterThan(100)
  const known = new Set(Object.keys(packageJson.dependencies))
  const missing = imported.filter(({ name }) => !name.startsWith('node:') && !known.has(name))
  expect(missing).toEqual([])
})
