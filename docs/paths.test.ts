import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders =
  'app|art|content|deploy|desk|docs|e2e|follow|forms|previews|public|quotes|server|tools'

// Decisions are left as they were written: they name files of their day.
test('pages and READMEs name files that there are', async () => {
  const gone: string[] = []
  let named = 0
  const patterns = [`{${folders.replaceAll('|', ',')}}/**/*.md`, '*.md']
  for await (const page of glob(patterns, { cwd: root, exclude: ['docs/decisions/**'] })) {
    const text = await readFile(join(root, page), 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) =>
      join(dirname(page), to),
    )
    const paths = text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g'))
    for (const path of [...links, ...Array.from(paths, ([, path = '']) => path)]) {
      named += 1
      // Drawn by the build.
      if (path.startsWith('app/drawn/')) continue
      if (!existsSync(join(root, path))) gone.push(`${page}: ${path}`)
    }
  }
  expect(gone).toEqual([])
  expect(named).toBeGreaterThan(100)
})
