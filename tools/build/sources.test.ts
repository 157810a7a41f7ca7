import { execFile } from 'node:child_process'
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { buildHash, sourcesOf } from './sources.ts'

const root = join(import.meta.dirname, '../..')

// A copy like an archive of the project: without .git, node_modules and build.
const copy = await mkdtemp(join(tmpdir(), 'graaand-sources-'))
const left =
  /^(?:\.git|builds?|data|node_modules|test-results|playwright-report|app\/drawn)(?:\/|$)/
await cp(root, copy, { recursive: true, filter: (source) => !left.test(relative(root, source)) })

afterAll(() => rm(copy, { recursive: true }))

const sources = sourcesOf(copy)

test.each([
  ['previews/trades/garage.yaml', true],
  ['content/pages/accueil.yaml', true],
  ['server/site/trim-sheet.ts', true],
  ['tools/build/steps.ts', true],
  // Imported by a step of the build.
  ['server/site/security.ts', true],
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
  // Bundled into build/server.
  ['server/http/forms.ts', true],
  ['server/cli.ts', false],
  ['tools/bench/statistics.ts', false],
])('a change of %s triggers a build: %s', async (file, expected) => {
  await readFile(join(copy, file))
  expect(sources.has(file)).toBe(expected)
})

test.each([
  ['public/more.txt', true],
  ['tools/build/more.ts', true],
  ['app/drawn/more.svg', false],
  ['build/client/x.html', false],
  ['builds/2026/client/x.html', false],
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

/** Writes its number into the build, and what `build` showed meanwhile into data/, which no build reads. */
const countingSteps = `
  import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
  mkdirSync('data', { recursive: true })
  const shown = existsSync('build/number') ? readFileSync('build/number', 'utf8') : '-'
  const number = existsSync('data/shown') ? readFileSync('data/shown', 'utf8').length : 0
  appendFileSync('data/shown', shown)
  writeFileSync(process.env.BUILD_FOLDER + '/number', String(number + 1))
  if (number === 2) throw new Error('The third build fails')
`

async function ready(goal: 'build' | 'rebuild') {
  const env = { PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}` }
  const run = [join(copy, 'tools/ready.mjs'), goal]
  const answer = promisify(execFile)(process.execPath, run, { cwd: copy, env })
  const code = await answer.then(
    () => 0,
    () => 1,
  )
  const [number, shown] = await Promise.all(
    ['build/number', 'data/shown'].map((file) => readFile(join(copy, file), 'utf8')),
  )
  return { code, number, shown }
}

// The last test, because it changes the copy.
test('a build runs once, again when an input has changed, and replaces the former one when complete', {
  tags: 'thorough',
}, async () => {
  await mkdir(join(copy, 'node_modules/.bin'), { recursive: true })
  await symlink(process.execPath, join(copy, 'node_modules/.bin/node'))
  await symlink('/bin/true', join(copy, 'node_modules/.bin/npm'))
  await writeFile(join(copy, 'tools/build/steps.ts'), countingSteps)
  // As earlier versions left it: a folder, without a stamp.
  await mkdir(join(copy, 'build'), { recursive: true })
  await writeFile(join(copy, 'build/number'), '0')
  const one = { code: 0, number: '1', shown: '0' }
  expect(await Promise.all([ready('build'), ready('build')])).toEqual([one, one])
  expect(await ready('build')).toEqual(one)
  await appendFile(join(copy, 'previews/trades/garage.yaml'), '\n')
  expect(await ready('build')).toEqual({ code: 0, number: '2', shown: '01' })
  await appendFile(join(copy, 'docs/README.md'), '\n')
  expect(await ready('build')).toEqual({ code: 0, number: '2', shown: '01' })
  // A running site still reads the former build.
  const former = await realpath(join(copy, 'build'))
  expect(await ready('rebuild')).toEqual({ code: 1, number: '2', shown: '012' })
  expect(await ready('rebuild')).toEqual({ code: 0, number: '4', shown: '0122' })
  expect(await readFile(join(former, 'number'), 'utf8')).toBe('2')
  const kept = await readdir(join(copy, 'builds'))
  expect(kept.filter((name) => name.includes('T'))).toHaveLength(2)
})
