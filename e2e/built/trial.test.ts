import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Documents } from '#content/documents/documents.ts'
import { withValue } from '#content/documents/with-value.ts'
import { createPublishedSite } from '../../server/site/published-site.ts'
import type { RenderProgress } from '../../server/site/render-worker.ts'
import { createTrial, mostBytes } from '../../server/site/try-page.ts'
import { builtPage, clientFolder } from './read.ts'

const build = join(import.meta.dirname, '../../build')
const readJson = (name: string) => JSON.parse(readFileSync(join(build, name), 'utf8'))
const documents: Documents = new Map(Object.entries(readJson('documents.json')))
const article = 'collections/articles/site-lent'
const page = '/blog/site-lent'

async function renderWith(
  path: string,
  value: unknown,
  onProgress?: (one: RenderProgress) => void,
) {
  const policies = readJson('policies.json')
  const site = createPublishedSite({ build, files: new Map(), policies, https: false })
  const base = documents.get(article)
  const content = path === '' ? value : withValue(base, path, value)
  return site.render([{ document: article, content, base }], onProgress)
}

test('every page of the build passes the trial', () => {
  const paths = Object.keys(readJson('rendered.json'))
  const pages = new Map(paths.map((path) => [path, builtPage(path).html]))
  const tryPage = createTrial({ client: clientFolder, pages, scripts: [] })
  for (const path of paths) expect(tryPage(path), path).toBeUndefined()
})

test('changed pages are rendered, then tried, and each step is reported', async () => {
  const told: RenderProgress[] = []
  const { content } = await renderWith('title', 'Votre site est-il rapide ?', (one) => {
    told.push(one)
  })
  expect(content.posts.some(({ title }) => title === 'Votre site est-il rapide ?')).toBe(true)
  const of = told[0]?.of ?? 0
  expect(of).toBeGreaterThan(1)
  const steps = (['render', 'try'] as const).flatMap((step) =>
    Array.from({ length: of }, (_, done) => ({ kind: 'progress', step, done, of })),
  )
  expect(told).toEqual([...steps, { kind: 'progress', step: 'try', done: of, of }])
})

test('a page that is too heavy is not published, unless it is online already', async () => {
  const word = () => randomBytes(9).toString('base64url')
  const paragraph = () => Array.from({ length: 60 }, word).join(' ')
  const blocks = Array.from({ length: 100 }, paragraph)
  await expect(renderWith('blocks', blocks, () => {})).rejects.toMatchObject({
    ...{ page, step: 'try', fault: { kind: 'heavy', most: mostBytes } },
  })
  expect((await renderWith('blocks', blocks)).content.posts.length).toBeGreaterThan(0)
})

test('a page that cannot be rendered is named', async () => {
  await expect(renderWith('excerpt', 'Voici graaand-island-99-.')).rejects.toMatchObject({
    ...{ page: '/blog', step: 'render', fault: { kind: 'broken' } },
  })
})

test('a rendering that cannot start throws its error output', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'build-'))
  writeFileSync(join(empty, 'rendered.json'), '{}')
  const policies = readJson('policies.json')
  const site = createPublishedSite({ build: empty, files: new Map(), policies, https: false })
  await expect(site.render([])).rejects.toThrow(/exit code 1\. Error: ENOENT.*documents\.json/)
  rmSync(empty, { recursive: true })
})

test('a rendering that takes too long is killed', async () => {
  const policies = readJson('policies.json')
  const site = createPublishedSite({ build, files: new Map(), policies, https: false, longest: 1 })
  await expect(site.render([])).rejects.toThrow('rendering ended by SIGKILL')
})
