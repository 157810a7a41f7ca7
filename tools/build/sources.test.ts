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
  expect(sourcesOf(copy).has(file)).toBe(expected)
})

test.each([
  ['public/more.txt', true],
  ['tools/build/more.ts', true],
  ['app/drawn/more.svg', false],
  ['build/client/x.html', false],
  ['node_modules/x.js', false],
  ['data/x', false],
])('an added file, %s, triggers a build: %s', async (file, expected) => {
  const before = buildHash(copy, {})
  await mkdir(dirname(join(copy, file)), { recursive: true })
  await writeFile(join(copy, file), '')
  expect(buildHash(copy, {}) !== before).toBe(expected)
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
