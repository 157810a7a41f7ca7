import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { buildHash, sourcesOf } from './sources.ts'

const root = join(import.meta.dirname, '../..')

// A copy like an archive of the project: without .git, node_modules and build.
const copy = await mkdtemp(join(tmpdir(), 'graaand-sources-'))
const left = /^(?:\.git|build|data|node_modules|test-results|playwright-report|app\/drawn)(?:\/|$)/
await cp(root, copy, { recursive: true, filter: (source) => !left.test(relative(root, source)) })

afterAll(() => rm(copy, { recursive: true }))

async function asksForBuild(file: string, change: () => Promise<void>): Promise<boolean> {
  const before = buildHash(copy, {})
  const kept = await readFile(join(copy, file)).catch(() => undefined)
  await change()
  const after = buildHash(copy, {})
  if (kept) await writeFile(join(copy, file), kept)
  else await rm(join(copy, file))
  expect(buildHash(copy, {})).toBe(before)
  return after !== before
}

test.each([
  ['previews/trades.ts', true],
  ['content/pages/accueil.yaml', true],
  ['server/site/trim-sheet.ts', true],
  ['tools/build/steps.ts', true],
  // Imported by a step of the build.
  ['server/http/security.ts', true],
  ['art/scenes/wordmark.ts', true],
  ['public/favicon.svg', true],
  ['forms/quote.ts', true],
  ['app/render/pages.ts', true],
  ['app/styles/tokens.css', true],
  ['vite.config.ts', true],
  ['package-lock.json', true],
  ['docs/README.md', false],
  ['e2e/devis.e2e.ts', false],
  ['tools/build/sources.test.ts', false],
  ['app/fonts/README.md', false],
  ['server/http/forms.ts', false],
  ['tools/bench/statistics.ts', false],
])('a change of %s triggers a build: %s', async (file, expected) => {
  await readFile(join(copy, file))
  expect(await asksForBuild(file, () => appendFile(join(copy, file), '\n'))).toBe(expected)
})

test('an added file triggers a build, unless a build created it', async () => {
  const add = (file: string) => async () => {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await writeFile(join(copy, file), '')
  }
  for (const more of ['public/more.txt', 'tools/build/more.ts']) {
    expect(await asksForBuild(more, add(more)), more).toBe(true)
  }
  for (const made of ['app/drawn/more.svg', 'build/client/x.html', 'node_modules/x.js', 'data/x']) {
    expect(await asksForBuild(made, add(made)), made).toBe(false)
  }
})

test('the sources include every folder of a page, and no tests, docs or built files', () => {
  const found = [...sourcesOf(root).keys()]
  for (const folder of ['app', 'art', 'content', 'forms', 'previews', 'public']) {
    expect(found.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(0)
  }
  expect(found.filter((file) => /\.test\.|^(docs|e2e|build|node_modules)\//.test(file))).toEqual([])
})

test('a changed setting of the built files triggers a build, a changed setting of the server does not', () => {
  const hash = (env: Record<string, string>) => buildHash(copy, env)
  expect(hash({ SITE_URL: 'https://a.example' })).not.toBe(hash({}))
  expect(hash({ VIDEO_URL: 'https://a.example' })).not.toBe(hash({}))
  expect(hash({ SMTP_URL: 'smtp://a.example', EMAILJS_SERVICE_ID: 'a' })).toBe(hash({}))
  const service = (id: string) => hash({ FORMS: 'emailjs', EMAILJS_SERVICE_ID: id })
  expect(service('a')).not.toBe(service('b'))
})

// The last test, because it changes the copy.
test('a build runs once, and again when an input has changed', async () => {
  await mkdir(join(copy, 'node_modules/.bin'), { recursive: true })
  await symlink(process.execPath, join(copy, 'node_modules/.bin/node'))
  await symlink('/bin/true', join(copy, 'node_modules/.bin/npm'))
  await writeFile(
    join(copy, 'tools/build/steps.ts'),
    `import { appendFileSync, mkdirSync } from 'node:fs'
     mkdirSync('build', { recursive: true })
     appendFileSync('build/count', '.')`,
  )
  const count = async () => {
    const env = { PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}` }
    const ready = join(copy, 'tools/ready.mjs')
    await promisify(execFile)(process.execPath, [ready, 'build'], { cwd: copy, env })
    return (await readFile(join(copy, 'build/count'), 'utf8')).length
  }
  expect(await count()).toBe(1)
  expect(await count()).toBe(1)
  await appendFile(join(copy, 'previews/trades.ts'), '\n')
  expect(await count()).toBe(2)
  await appendFile(join(copy, 'docs/README.md'), '\n')
  expect(await count()).toBe(2)
})
