import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawings, inlineDrawings, sheets, strips } from './catalogue.ts'
import { generatedFiles, syncFolder } from './draw.ts'
import { cover } from './scenes/covers.ts'
import { mark } from './scenes/wordmark.ts'
import { toFile } from './svg.ts'

const files = generatedFiles()
const index = files.get('index.ts') ?? ''

test('the same sources give the same bytes', async () => {
  vi.resetModules()
  const again = await import('./draw.ts')
  expect(again.generatedFiles()).toEqual(files)
})

test('a seed always gives the same drawing, and another seed another one', () => {
  const mill = cover('moulin', { genre: 'town' })
  expect(cover('moulin', { genre: 'town' })).toEqual(mill)
  expect(cover('phare', { genre: 'town' })).not.toEqual(mill)
})

test.each([...files])('%s has no style or script, which the security policy forbids', (_, text) => {
  expect(text).not.toMatch(/\sstyle\s*=|<style|<script|javascript:|\son\w+=/i)
})

test.each([...files].filter(([name]) => name.endsWith('.svg')))(
  '%s contains only numbers with two decimals at most',
  (_, text) => {
    expect(text).not.toMatch(/NaN|undefined|Infinity|\de-/)
    for (const [, path] of text.matchAll(/ d="([^"]*)"/g)) {
      expect(path).toMatch(/^M[-\d. MLAHVZhvzla]+$/)
      expect(path).not.toMatch(/\.\d{3}/)
    }
  },
)

test('every address of index.ts is a file, and every view exists in its sheet', () => {
  const imports = [...index.matchAll(/import (\w+) from '\.\/(.+)'/g)]
  const fileOf = new Map(imports.map(([, name = '', file = '']) => [name, file]))
  const backgrounds = Object.keys(strips).map((name) => `${name}.svg`)
  expect([...fileOf.values(), ...backgrounds].sort()).toEqual(
    [...files.keys()].filter((name) => name.endsWith('.svg')).sort(),
  )
  const views = [...index.matchAll(/\$\{(\w+)\}#([\w-]+)/g)]
  expect(views).toHaveLength(Object.values(sheets).flatMap((sheet) => Object.keys(sheet)).length)
  for (const [, name = '', id] of views) {
    expect(files.get(fileOf.get(name) ?? '')).toContain(`<view id="${id}"`)
  }
})

test('every view fills its box and is cropped', () => {
  const views = [...(files.get('portraits.svg') ?? '').matchAll(/<view [^>]*>/g)]
  expect(views.length).toBeGreaterThan(1)
  for (const [view] of views) expect(view).toContain('preserveAspectRatio="xMidYMid slice"')
})

test('a sheet has no size, and a strip has the size of its tiles', () => {
  expect(files.get('portraits.svg')).toMatch(/^<svg xmlns="[^"]*"><view/)
  const tiles = Object.keys(strips.menu).length
  expect(files.get('menu.svg')).toContain(`viewBox="0 0 24 ${24 * tiles}" width="24"`)
})

test('inline.ts exports every inline drawing by its name', () => {
  for (const name of Object.keys(inlineDrawings)) {
    expect(files.get('inline.ts')).toContain(`export const ${name} = `)
  }
})

test('sizes are whole numbers, as the attributes of an image must be', () => {
  const sizes = [...index.matchAll(/(?:width|height): ([^,} ]+)/g)].map(([, size]) => Number(size))
  expect(sizes.length).toBeGreaterThan(100)
  for (const size of sizes) expect(size).toSatisfy(Number.isInteger)
})

test('every drawing of the catalogue is exported under its name', () => {
  for (const name of Object.keys({ ...drawings, ...sheets })) {
    expect(index).toContain(`export const ${name} = {`)
  }
})

test.each([
  ['previewShowcase', inlineDrawings.previewShowcase, 4_300],
  ['previewShop', inlineDrawings.previewShop, 4_200],
  ['previewPlatform', inlineDrawings.previewPlatform, 3_500],
  ['the six service squares', Object.values(inlineDrawings.serviceSquares).join(''), 12_000],
  ['growingGraaand', inlineDrawings.growingGraaand, 1_400],
  ['logo', inlineDrawings.logo, 900],
  ['street', inlineDrawings.street, 9_500],
  ['portraits.svg', files.get('portraits.svg') ?? '', 8_500],
  ['home.svg', files.get('home.svg') ?? '', 28_200],
])('%s stays within its limit of bytes', (_, text, budget) => {
  expect(text).not.toBe('')
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget)
})

test('the icon served to browsers is the mark', () => {
  const icon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
  expect(icon.trim()).toBe(toFile(mark()))
})

test('syncFolder deletes stale files and does not write unchanged ones', () => {
  const path = mkdtempSync(join(tmpdir(), 'drawn-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  const folder = pathToFileURL(`${path}/`)
  const longAgo = new Date('2021-01-01')

  syncFolder(
    folder,
    new Map([
      ['kept.svg', 'a'],
      ['changed.svg', 'b'],
    ]),
  )
  writeFileSync(join(path, 'stale.svg'), 'c')
  for (const name of ['kept.svg', 'changed.svg']) utimesSync(join(path, name), longAgo, longAgo)
  syncFolder(
    folder,
    new Map([
      ['kept.svg', 'a'],
      ['changed.svg', 'd'],
      ['new.svg', 'e'],
    ]),
  )

  expect(readdirSync(path).sort()).toEqual(['changed.svg', 'kept.svg', 'new.svg'])
  expect(readFileSync(join(path, 'changed.svg'), 'utf8')).toBe('d')
  expect(statSync(join(path, 'kept.svg')).mtime).toEqual(longAgo)
  expect(statSync(join(path, 'changed.svg')).mtime).not.toEqual(longAgo)
})
