import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { events } from './listen.ts'

const root = join(import.meta.dirname, '../..')

/** Listened to by React on the element that asks for them, not on the document. */
const ofElements = ['error']

/** Names of React's handlers, one per event: `onClick`. */
async function handlers() {
  const types = await readFile(join(root, 'node_modules/@types/react/index.d.ts'), 'utf8')
  const [attributes = ''] = /interface DOMAttributes<T> \{[\s\S]*?\n {4}\}/.exec(types) ?? []
  return Array.from(attributes.matchAll(/^ +(on[A-Z]\w+)\?:/gm), ([, name = '']) => name)
}

/** The names that components say, wherever they say them. */
async function said() {
  const names = new Set<string>()
  for await (const file of glob('app/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts'] })) {
    const text = await readFile(join(root, file), 'utf8')
    for (const [name] of text.matchAll(/\bon[A-Z]\w+/g)) names.add(name)
  }
  return names
}

test('React listens to what components wait for, and to nothing else', async () => {
  const known = await handlers()
  expect(known).toContain('onPointerMove')
  const names = await said()
  const awaited = known.filter((name) => names.has(name)).map((name) => name.slice(2).toLowerCase())
  expect(awaited.sort()).toEqual([...events, ...ofElements].sort())
})
