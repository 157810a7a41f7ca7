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

/** Returns the files of static imports only. */
function filesOf(name: string): string[] {
  const { file, css = [], imports = [] } = manifest[name] ?? { file: 'missing' }
  return [file, ...css, ...imports.flatMap(filesOf)]
}

const textOf = (file: string) => readFileSync(join(client, file), 'utf8')

test('other pages of the desk do not load the editor of articles', () => {
  expect(manifest['browser.tsx']?.dynamicImports).toEqual([editor])
  const own = [manifest[editor]?.file, ...(manifest[editor]?.css ?? [])]
  for (const page of ['browser.tsx', 'connexion/ceremonies.ts']) {
    const files = filesOf(page)
    expect(files.filter((file) => own.includes(file))).toEqual([])
    // ProseMirror contains its name even when minified.
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
