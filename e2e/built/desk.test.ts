import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

const client = join(import.meta.dirname, '../../build/desk/client')
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
)

const editor = 'edition/editor/editor.tsx'

/** Leaves out the files of dynamic imports. */
function filesOf(name: string): string[] {
  const { file, css = [], imports = [] } = manifest[name] ?? { file: 'missing' }
  return [file, ...css, ...imports.flatMap(filesOf)]
}

const textOf = (file: string) => readFileSync(join(client, file), 'utf8')

test('the editor of articles is no part of other pages of the desk', () => {
  expect(manifest['browser.tsx']?.dynamicImports).toEqual([editor])
  const own = [manifest[editor]?.file, ...(manifest[editor]?.css ?? [])]
  for (const page of ['browser.tsx', 'connexion/ceremonies.ts']) {
    const files = filesOf(page)
    expect(files.filter((file) => own.includes(file))).toEqual([])
    // A name that stays in the minified ProseMirror.
    expect(files.filter((file) => textOf(file).includes('ProseMirror'))).toEqual([])
  }
  expect(textOf(own[0] ?? '')).toContain('ProseMirror')
})

test('the editor weighs at most 150 kB', () => {
  const pages = new Set(filesOf('browser.tsx'))
  const files = filesOf(editor).filter((file) => !pages.has(file))
  const sizes = files.map((file) => brotliCompressSync(textOf(file)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000)
})
