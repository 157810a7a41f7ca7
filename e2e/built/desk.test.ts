import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { loadDesk } from '#server/http/desk/door.ts'
import { forOlderBrowsers } from '#server/site/styled-browsers.ts'
import { furnishAgency } from '#workshop/agency.ts'
import { openDesk } from '#workshop/desk.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const build = join(import.meta.dirname, '../../build')
const client = join(build, 'desk/client')
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
)

const editor = 'edition/editor/editor.tsx'

/** Returns the files of static imports only. */
function filesOf(name: string): string[] {
  const { file, css = [], imports = [] } = manifest[name] ?? { file: 'missing' }
  return [...new Set([file, ...css, ...imports.flatMap(filesOf)])]
}

const textOf = (file: string) => readFileSync(join(client, file), 'utf8')

/** Returns the bytes that a browser receives; the build leaves tiny files as they are. */
function weightOf(files: readonly string[]): number {
  const sizes = files.map((file) => {
    const packed = statSync(join(client, `${file}.br`), { throwIfNoEntry: false })
    return (packed ?? statSync(join(client, file))).size
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Bytes of brotli at most, by page: a page that is only read has no script, a list none of React. */
const budgets = {
  figures: 0,
  nothing: 0,
  journal: 2_100,
  'the history': 2_100,
  quotes: 2_100,
  'the edition': 2_500,
  projects: 2_100,
  'the list': 6_000,
  people: 6_500,
  'a question about a quote': 4_000,
  'a request': 75_000,
  'a draft': 96_000,
  'texts of a page': 90_000,
  'the review': 76_000,
}

test('pages load no more scripts than they need', async () => {
  const built = await loadDesk(build, false)
  const { desk, store, clock, enter } = await openDesk({ draw: built.draw })
  const { person, headers } = await enter({ role: 'responsable' })
  const texts = { words: 'Nina', address: 'Rue', email: 'nina@exemple.fr' }
  const { paths } = await furnishAgency(store, { texts, nina: person, now: clock.now() })
  const scriptsAt = async (path: string) => {
    const answer = await desk.request(path.replace('/bureau', ''), { headers })
    const $ = load(await answer.text())
    const files = $('script[src], link[rel=modulepreload]')
      .toArray()
      .map(({ attribs: { src, href = '' } }) => (src ?? href).slice(1))
    return [...new Set(files)]
  }
  for (const [name, most] of Object.entries(budgets)) {
    const files = await scriptsAt(paths[name as keyof typeof budgets])
    expect(weightOf(files), name).toBeLessThanOrEqual(most)
    expect(files.map(textOf).join('').includes('ProseMirror'), name).toBe(false)
  }
})

test('the editor of articles is loaded by its field alone, and weighs at most 150 kB', () => {
  const pages = new Set(filesOf('edition/sheet.tsx'))
  const own = filesOf(editor).filter((file) => !pages.has(file))
  // ProseMirror contains its name even when minified.
  expect(own.filter((file) => textOf(file).includes('ProseMirror'))).toContain(
    manifest[editor]?.file,
  )
  expect(weightOf(own)).toBeLessThanOrEqual(150_000)
})

test('every sheet of the desk and of the client’s pages is kept from browsers older than its rules', () => {
  const sheets = globSync('{desk,follow}/client/**/*.css', { cwd: build })
  expect(sheets.length).toBeGreaterThan(3)
  for (const sheet of sheets) {
    const css = readFileSync(join(build, sheet), 'utf8')
    const rules = css
      .replaceAll(/@font-face\{[^}]*\}/g, '')
      .replace(forOlderBrowsers, '')
      .trim()
    expect(rules, sheet).toMatch(/^@supports \(color:light-dark\(#fff,#fff\)\)\{.*\}$/s)
  }
})
