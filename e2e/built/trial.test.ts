import { mkdirSync, mkdtempDisposableSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Documents } from '#content/documents/documents.ts'
import { withValue } from '#content/documents/with-value.ts'
import { heavyBlocks } from '#workshop/content.ts'
import { createPublishedSite } from '../../server/site/published-site.ts'
import { createTrial, mostBytes } from '../../server/site/try-page.ts'
import { buildFolder, builtPage, clientFolder, readBuilt } from './read.ts'

const documents: Documents = new Map(Object.entries(readBuilt('documents.json')))
const article = 'collections/articles/site-lent'
const page = '/blog/site-lent'

const thorough = { tags: ['thorough'] }

const siteOf = (changes: { build?: string; longest?: number } = {}) =>
  createPublishedSite({
    ...{ build: buildFolder, files: new Map(), policies: readBuilt('policies.json') },
    ...{ https: false, ...changes },
  })

function renderWith(path: string, value: unknown, isTrial = true, site = siteOf()) {
  const base = documents.get(article)
  const content = withValue(base, path, value)
  return site.render([{ document: article, content, base }], { isTrial })
}

/** Puts a build in this folder whose renderer fails for this page. */
function writeFaultyBuild(folder: string, path: string) {
  for (const name of readdirSync(buildFolder).filter((name) => name !== 'server')) {
    symlinkSync(join(buildFolder, name), join(folder, name))
  }
  const renderer = pathToFileURL(join(buildFolder, 'server/render-page.js'))
  mkdirSync(join(folder, 'server'))
  writeFileSync(
    join(folder, 'server/render-page.js'),
    `import { renderPage as render } from '${renderer}'
    export * from '${renderer}'
    export function renderPage(path, ...parts) {
      if (path === '${path}') throw new Error('a fault of the page')
      return render(path, ...parts)
    }`,
  )
}

test('every page of the build passes the trial', () => {
  const paths = Object.keys(readBuilt('rendered.json'))
  const pages = new Map(paths.map((path) => [path, builtPage(path).html]))
  const tryPage = createTrial({ client: clientFolder, pages, scripts: [] })
  for (const path of paths) expect(tryPage(path), path).toBeUndefined()
})

test('changed pages are rendered and tried', thorough, async () => {
  const { content } = await renderWith('title', 'Votre site est-il rapide ?')
  expect(content.posts.some(({ title }) => title === 'Votre site est-il rapide ?')).toBe(true)
})

test(
  'a page that is too heavy is not published, unless it is online already',
  thorough,
  async () => {
    const blocks = heavyBlocks()
    await expect(renderWith('blocks', blocks)).rejects.toMatchObject({
      ...{ page, fault: { kind: 'heavy', most: mostBytes } },
    })
    expect((await renderWith('blocks', blocks, false)).content.posts.length).toBeGreaterThan(0)
  },
)

test('a page that cannot be rendered is named', thorough, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'build-'))
  writeFaultyBuild(folder.path, '/blog')
  const site = siteOf({ build: folder.path })
  await expect(renderWith('excerpt', 'Votre site est lent.', true, site)).rejects.toMatchObject({
    ...{ page: '/blog', fault: { kind: 'broken', message: 'Error: a fault of the page' } },
  })
})

test('a rendering that cannot start throws its error output', thorough, async () => {
  using empty = mkdtempDisposableSync(join(tmpdir(), 'build-'))
  writeFileSync(join(empty.path, 'rendered.json'), '{}')
  await expect(siteOf({ build: empty.path }).render([])).rejects.toThrow(
    /exit code 1\. Error: ENOENT.*documents\.json/,
  )
})

test('a rendering that takes too long is killed', thorough, async () => {
  await expect(siteOf({ longest: 1 }).render([])).rejects.toThrow('rendering ended by SIGKILL')
})
