import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** An import between paths from the root, or of a package; `type` before a type-only one. */
type Import = [from: string, to: string]

/** @returns `from → to: rule` of each refused import in a folder with these files only */
async function refused(imports: Import[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-imports-'))
  try {
    await cp(join(root, 'package.json'), join(folder, 'package.json'))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    const files = new Map<string, string>()
    for (const [from, to] of imports) {
      const target = to.replace('type ', '')
      const isFile = target.includes('.ts')
      if (isFile && !files.has(target)) files.set(target, '')
      const module =
        isFile && !target.startsWith('#') ? `./${relative(dirname(from), target)}` : target
      const line = to.startsWith('type ')
        ? `import type { A } from '${module}'`
        : `import '${module}'`
      files.set(from, `${files.get(from) ?? ''}${line}\n`)
    }
    for (const [path, text] of files) {
      if (path.startsWith('#')) continue
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const tops = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''))]
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/depcruise'),
      [
        ...['--config', join(import.meta.dirname, 'imports.ts'), '--output-type', 'json'],
        ...tops.filter((top) => !top.startsWith('#')),
      ],
      { cwd: folder, encoding: 'utf8' },
    )
    const { summary } = JSON.parse(stdout)
    return summary.violations
      .map((one: { from: string; to: string; rule: { name: string } }) => {
        const to = one.to.replace(/^.*node_modules\/([^/]+).*$/, '$1')
        return `${one.from} → ${to}: ${one.rule.name}`
      })
      .sort()
  } finally {
    await rm(folder, { recursive: true })
  }
}

const forbidden: Record<string, Import[]> = {
  'art-imports': [['art/a.ts', 'forms/a.ts']],
  'content-imports': [
    ['content/a.ts', 'app/seo.ts'],
    ['content/a.ts', 'art/svg.ts'],
    ['content/b.ts', 'type server/clock.ts'],
  ],
  'content-tests-import': [['content/a.test.ts', 'server/clock.ts']],
  'forms-imports': [
    ['forms/a.ts', 'app/seo.ts'],
    ['forms/a.ts', 'art/svg.ts'],
    ['forms/a.ts', 'server/clock.ts'],
  ],
  'forms-tests-import': [['forms/a.test.ts', 'app/seo.ts']],
  'previews-imports': [
    ['previews/a.ts', 'app/seo.ts'],
    ['previews/a.ts', 'server/clock.ts'],
  ],
  'previews-tests-import': [['previews/a.test.ts', 'server/clock.ts']],
  'quotes-imports': [
    ['quotes/a.ts', 'app/seo.ts'],
    ['quotes/a.ts', 'server/clock.ts'],
    ['quotes/a.ts', 'desk/page.tsx'],
    ['quotes/a.ts', 'follow/page.tsx'],
  ],
  'quotes-tests-import': [['quotes/a.test.ts', 'desk/page.tsx']],
  'follow-imports': [
    ['follow/a.tsx', 'app/ui/button.tsx'],
    ['follow/a.tsx', 'desk/page.tsx'],
    ['follow/a.tsx', 'type server/clock.ts'],
  ],
  'follow-tests-import': [['follow/a.test.ts', 'server/clock.ts']],
  'desk-imports': [
    ['desk/a.tsx', 'app/ui/button.tsx'],
    ['desk/a.tsx', 'type server/clock.ts'],
  ],
  'desk-tests-import': [['desk/a.test.ts', 'app/ui/button.tsx']],
  'app-imports': [
    ['app/a.ts', 'server/clock.ts'],
    ['app/b.ts', 'type server/log.ts'],
    ['app/b.ts', 'e2e/a.ts'],
  ],
  'app-tests-import': [['app/a.test.ts', 'server/clock.ts']],
  'app-imports-types': [['app/a.ts', 'tools/build/settings.ts']],
  'server-imports': [
    ['server/a.ts', 'app/seo.ts'],
    ['server/a.ts', 'art/svg.ts'],
    ['server/b.ts', 'tools/test/spec.ts'],
  ],
  'server-tests-import': [['server/a.test.ts', 'app/seo.ts']],
  'layers-of-app': [
    ['app/ui/a.tsx', 'app/pages/devis/b.tsx'],
    ['app/ui/a.tsx', 'app/sections/b.tsx'],
    ['app/ui/a.tsx', 'app/layout/b.tsx'],
    ['app/ui/a.test.ts', 'app/lead-form/b.tsx'],
    ['app/lead-form/on-demand/a.tsx', 'app/pages/devis/b.tsx'],
    ['app/lead-form/a.tsx', 'app/sections/b.tsx'],
    ['app/lead-form/a.tsx', 'app/layout/b.tsx'],
    ['app/sections/a.tsx', 'app/pages/devis/b.tsx'],
    ['app/sections/a.tsx', 'app/layout/b.tsx'],
    ['app/layout/a.tsx', 'app/pages/devis/b.tsx'],
    ['app/layout/on-demand/a.tsx', 'app/sections/b.tsx'],
  ],
  'rooms-of-app/pages': [
    ['app/pages/devis/a.tsx', 'app/pages/apercus/b.tsx'],
    ['app/pages/devis/parts/a.tsx', 'app/pages/apercus/b.tsx'],
  ],
  'layers-of-server/store': [
    ...[
      'search',
      'people',
      'quotes',
      'content',
      'leads',
      'desk',
      'databases',
      'moving',
      'suite',
    ].map((room): Import => ['server/store/engine/a.ts', `server/store/${room}/b.ts`]),
    ['server/store/search/a.ts', 'server/store/people/b.ts'],
    ['server/store/people/a.ts', 'server/store/quotes/b.ts'],
    ['server/store/quotes/a.ts', 'server/store/leads/b.ts'],
    ['server/store/content/a.ts', 'server/store/leads/b.ts'],
    ['server/store/leads/a.ts', 'server/store/desk/b.ts'],
    ['server/store/desk/a.ts', 'server/store/databases/b.ts'],
    ['server/store/desk/a.ts', 'server/store/store.ts'],
    ['server/store/databases/a.ts', 'server/store/open-store.ts'],
    ['server/store/databases/a.ts', 'server/store/moving/b.ts'],
    ['server/store/moving/a.ts', 'server/store/suite/b.ts'],
    ['server/store/open-store.ts', 'server/store/moving/c.ts'],
  ],
  'store-knows-no-rule': [['server/store/engine/a.ts', 'server/leads/submit-lead.ts']],
  'rooms-of-server/leads': [['server/leads/rounds/a.ts', 'server/leads/outbox/b.ts']],
  'leads-share-files-that-know-no-room': [['server/leads/a.ts', 'server/leads/outbox/b.ts']],
  'rooms-of-server/http/desk': [['server/http/desk/devis/a.ts', 'server/http/desk/demande/b.ts']],
  'a-request-of-the-desk-shows-its-quotes': [
    ['server/http/desk/demande/a.ts', 'server/http/desk/equipe/b.ts'],
  ],
  'rooms-of-the-desk-are-given-what-they-need': [
    ['server/http/desk/equipe/a.ts', 'server/http/desk/desk.ts'],
  ],
  'browser-modules-without-content': [['app/browser/a.ts', 'type content/pages.ts']],
  'islands-without-content': [['app/pages/devis/quote-form.tsx', 'content/pages.ts']],
  'tests-are-not-imported': [['tools/a.ts', 'server/a.test.ts']],
  'imports-are-found': [['tools/a.ts', 'nowhere']],
  'plain-folders-without-react': ['content', 'forms', 'previews', 'quotes'].map(
    (folder): Import => [`${folder}/with-react.ts`, 'react'],
  ),
  'plain-folders-without-node': ['content', 'forms', 'previews', 'quotes'].map(
    (folder): Import => [`${folder}/with-node.test.ts`, 'node:fs'],
  ),
  'desk-and-follow-without-node': [
    ['desk/with-node.ts', 'node:fs'],
    ['follow/with-node.ts', 'node:fs'],
  ],
  'server-without-react': [
    ['server/with-react.ts', 'react'],
    ['server/with-react.ts', 'react-dom/server'],
  ],
  'one-module-of-a-bundle-starts-react': [['app/browser/site.ts', 'react-dom/client']],
}

const allowed: Import[] = [
  ['app/browser/react.tsx', 'react-dom/client'],
  ['app/pages/tarifs/a.tsx', 'app/sections/b.tsx'],
  ['app/pages/tarifs/a.tsx', 'app/pages/tarifs/parts/b.tsx'],
  ['app/layout/footer-form.tsx', 'type content/layout.ts'],
  ['content/documents/load.ts', 'node:fs'],
  ['follow/b.tsx', 'app/previews/drawing.tsx'],
  ['server/b.test.ts', 'tools/test/spec.ts'],
  ['server/store/moving/b.ts', 'server/store/open-store.ts'],
  ['server/store/quotes/b.ts', '#server/address-key.ts'],
  ['server/http/desk/demande/b.ts', 'server/http/desk/devis/b.ts'],
  ['server/http/desk/equipe/b.test.ts', 'server/http/desk/desk.ts'],
  ['server/address-key.ts', 'content/pages.ts'],
  ['tools/b.ts', 'type tools/c.ts'],
  ['tools/c.ts', 'tools/b.ts'],
]

function named(to: string) {
  return to.includes('.ts') ? to.replace('type ', '') : to.replace('node:', '').replace(/\/.*/, '')
}

test('each forbidden import is refused, and no other', async () => {
  const found = await refused([...Object.values(forbidden).flat(), ...allowed])
  const expected = Object.entries(forbidden).flatMap(([rule, imports]) =>
    imports.map(([from, to]) => `${from} → ${named(to)}: ${rule}`),
  )
  expect(found).toEqual(expected.sort())
})

test('a cycle of values is refused', async () => {
  const found = await refused([
    ['tools/a.ts', 'tools/b.ts'],
    ['tools/b.ts', 'tools/a.ts'],
  ])
  expect(found).toEqual(['tools/a.ts → tools/b.ts: no-cycle'])
})
