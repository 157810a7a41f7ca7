// @module-tag thorough

import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/**
 * @param imports lines `from → to`: paths from the root, or names of packages; `from → type to` for a
 *   type-only import
 * @returns `from → to: rule` of each refused import
 */
async function refused(imports: readonly string[]): Promise<string[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'graaand-imports-'))
  const { path: cwd } = folder
  await cp(join(root, 'package.json'), join(cwd, 'package.json'))
  await symlink(join(root, 'node_modules'), join(cwd, 'node_modules'))
  const files = new Map<string, string>()
  for (const [from = '', to = ''] of imports.map((line) => line.split(' → '))) {
    const target = to.replace('type ', '')
    const isOurs = /^[a-z].*\.ts/.test(target)
    if (isOurs && !files.has(target)) files.set(target, '')
    const module = isOurs ? `./${relative(dirname(from), target)}` : target
    const clause = to.startsWith('type ') ? 'import type { A } from' : 'import'
    files.set(from, `${files.get(from) ?? ''}${clause} '${module}'\n`)
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(cwd, path)), { recursive: true })
    await writeFile(join(cwd, path), text)
  }
  const tops = new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''))
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', join(import.meta.dirname, 'imports.ts'), '--output-type', 'json', ...tops],
    { cwd, encoding: 'utf8' },
  )
  return JSON.parse(stdout)
    .summary.violations.map((one: { from: string; to: string; rule: { name: string } }) => {
      const to = one.to.replace(/^.*node_modules\/([^/]+).*$/, '$1')
      return `${one.from} → ${to}: ${one.rule.name}`
    })
    .sort()
}

const linesOf = (text: string) => text.trim().split('\n')

const forbidden = linesOf(`
art/a.ts → forms/a.ts: art-imports
content/a.ts → app/seo.ts: content-imports
content/b.ts → type server/clock.ts: content-imports
content/a.test.ts → server/clock.ts: content-tests-import
forms/a.ts → art/svg.ts: forms-imports
forms/a.test.ts → app/seo.ts: forms-tests-import
previews/a.ts → server/clock.ts: previews-imports
previews/a.test.ts → server/clock.ts: previews-tests-import
quotes/a.ts → desk/page.tsx: quotes-imports
tools/bench/a.ts → e2e/support/axe.ts: tools-without-journeys
quotes/a.test.ts → desk/page.tsx: quotes-tests-import
follow/a.tsx → app/ui/button.tsx: follow-imports
follow/a.test.ts → server/clock.ts: follow-tests-import
desk/a.tsx → app/ui/button.tsx: desk-imports
desk/a.test.ts → app/ui/button.tsx: desk-tests-import
app/a.ts → server/clock.ts: app-imports
app/b.ts → e2e/a.ts: app-imports
app/a.test.ts → server/clock.ts: app-tests-import
app/a.ts → tools/build/settings.ts: app-imports-types
server/a.ts → app/seo.ts: server-imports
server/b.ts → tools/test/spec.ts: server-imports
server/a.test.ts → app/seo.ts: server-tests-import
app/ui/a.test.ts → app/lead-form/b.tsx: layers-of-app
app/lead-form/on-demand/a.tsx → app/pages/devis/b.tsx: layers-of-app
app/sections/a.tsx → app/layout/b.tsx: layers-of-app
app/layout/a.tsx → app/sections/b.tsx: layers-of-app
app/pages/devis/a.tsx → app/pages/apercus/b.tsx: rooms-of-app/pages
app/pages/devis/parts/a.tsx → app/pages/apercus/b.tsx: rooms-of-app/pages
server/store/engine/a.ts → server/store/search/b.ts: layers-of-server/store
server/store/search/a.ts → server/store/people/b.ts: layers-of-server/store
server/store/people/a.ts → server/store/quotes/b.ts: layers-of-server/store
server/store/content/a.ts → server/store/leads/b.ts: layers-of-server/store
server/store/leads/a.ts → server/store/desk/b.ts: layers-of-server/store
server/store/desk/a.ts → server/store/store.ts: layers-of-server/store
server/store/databases/a.ts → server/store/open-store.ts: layers-of-server/store
server/store/open-store.ts → server/store/moving/c.ts: layers-of-server/store
server/store/moving/a.ts → server/store/suite/b.ts: layers-of-server/store
server/site/a.ts → server/http/b.ts: layers-of-server
server/channels/a.ts → type server/leads/b.ts: layers-of-server
server/store/engine/a.ts → server/mail-link.ts: store-knows-no-rule
server/leads/rounds/a.ts → server/leads/outbox/b.ts: rooms-of-server/leads
server/leads/a.ts → server/leads/outbox/b.ts: leads-share-files-that-know-no-room
server/http/desk/devis/a.ts → server/http/desk/demande/b.ts: rooms-of-server/http/desk
server/http/desk/demande/a.ts → server/http/desk/equipe/b.ts: a-request-of-the-desk-shows-its-quotes
server/http/desk/equipe/a.ts → server/http/desk/desk.ts: rooms-of-the-desk-are-given-what-they-need
app/browser/a.ts → type content/pages.ts: browser-modules-without-content
tools/a.ts → server/a.test.ts: tests-are-not-imported
tools/a.ts → nowhere: imports-are-found
content/with-react.ts → react: plain-folders-without-react
forms/with-node.test.ts → node:fs: plain-folders-without-node
desk/with-node.ts → node:fs: desk-and-follow-without-node
server/with-react.ts → react-dom/server: server-without-react
app/browser/site.ts → react-dom/client: one-module-of-a-bundle-starts-react`)

const allowed = linesOf(`
app/browser/react.tsx → react-dom/client
app/pages/tarifs/a.tsx → app/sections/b.tsx
app/pages/tarifs/a.tsx → app/pages/tarifs/parts/b.tsx
app/layout/footer-form.tsx → type content/layout.ts
content/documents/load.ts → node:fs
follow/b.tsx → app/previews/drawing.tsx
server/b.test.ts → tools/test/spec.ts
server/store/moving/b.ts → server/store/open-store.ts
server/store/quotes/b.ts → #server/address-key.ts
server/http/desk/demande/b.ts → server/http/desk/devis/b.ts
server/http/desk/equipe/b.test.ts → server/http/desk/desk.ts
server/address-key.ts → content/pages.ts
tools/b.ts → type tools/c.ts`)

test('every import of `forbidden` is refused, every import of `allowed` accepted', async () => {
  const found = await refused([...forbidden.map((line) => line.split(': ')[0] ?? ''), ...allowed])
  // A package is reported without its path.
  const expected = forbidden.map((line) => line.replace(/type |node:|(?<=react-dom)\/\w+/g, ''))
  expect(found).toEqual(expected.sort())
})

test.each(['', 'type '])('a circle of files is refused: %s', async (kind) => {
  const found = await refused(['tools/a.ts → tools/b.ts', `tools/b.ts → ${kind}tools/a.ts`])
  expect(found).toEqual(['tools/a.ts → tools/b.ts: no-circle'])
})
