import { expect, test } from 'vitest'
import { readBuilt } from './read.ts'

interface Chunk {
  imports: string[]
  dynamicImports: string[]
  modules: string[]
}

const chunks: Record<string, Chunk> = readBuilt('chunks.json')

/** Returns the modules that a file of build/server loads, at its start or also later. */
function modulesOf(file: string, when: 'at start' | 'ever'): string[] {
  const loaded = new Set([file])
  for (const name of loaded) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {}
    for (const next of when === 'ever' ? [...imports, ...dynamicImports] : imports) loaded.add(next)
  }
  return [...loaded].flatMap((name) => chunks[name]?.modules ?? [])
}

/** Folders and packages that few visits need. */
const seldom = [
  ...['server/http/desk', 'server/http/follow', 'server/edition', 'app', 'desk', 'follow'],
  ...[
    'react',
    'react-dom',
    'hono/dist/hono.js',
    '@hono/node-server',
    '@simplewebauthn/server',
    'altcha-lib',
  ],
  ...[
    'diff',
    'mmdb-lib',
    'nodemailer/lib/mailer',
    'csv-stringify',
    'yaml',
    'cheerio',
    'libphonenumber-js',
  ],
]
const isOf = (module: string, place: string) =>
  `/${module}/`.replace('/node_modules/', '/').startsWith(`/${place}/`)

test('a server at rest has loaded nothing that only some requests need', () => {
  const loaded = modulesOf('main.js', 'at start')
  expect(loaded).toContain('server/site/static.ts')
  expect(seldom.filter((place) => loaded.some((module) => isOf(module, place)))).toEqual([])
})

test('a form is posted without the modules of desk, client’s pages and renderers', () => {
  const [file = ''] =
    Object.entries(chunks).find(([, { modules }]) => modules.includes('server/http/app.ts')) ?? []
  const loaded = modulesOf(file, 'at start')
  expect(loaded).toContain('server/http/forms.ts')
  const others = [
    ...['server/http/desk', 'server/http/follow', 'server/edition', 'app', 'desk', 'follow'],
    ...['react', 'react-dom', '@simplewebauthn/server', 'diff', 'yaml'],
  ]
  expect(others.filter((place) => loaded.some((module) => isOf(module, place)))).toEqual([])
})

test('PDFs, pictures and changed pages are made in processes that end', () => {
  const loaded = modulesOf('main.js', 'ever')
  expect(loaded).toContain('server/http/desk/desk.ts')
  const heavy = ['paper', 'finish-page', 'try-page', 'pictures-colours']
  expect(loaded.filter((module) => heavy.some((name) => module.endsWith(`/${name}.ts`)))).toEqual(
    [],
  )
})

test('the bundle imports no module of Node.js, because of node:http that loads all of fetch', () => {
  const imported = Object.values(chunks).flatMap(({ imports }) => imports)
  expect(new Set(imported.filter((name) => name.startsWith('node:')))).toEqual(
    new Set(['node:module']),
  )
})

test('a process holds each module once', () => {
  const all = Object.values(chunks).flatMap(({ modules }) => modules)
  expect(all.filter((module, index) => all.indexOf(module) !== index)).toEqual([])
})
