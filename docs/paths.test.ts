import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '../tools/build/sources.mjs'

const root = join(import.meta.dirname, '..')
const files = filesOf(root)
const folders = [...new Set(files.flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []))].join('|')

// Decisions are left as they were written: they name files of their day.
test('pages and READMEs name files that there are', async () => {
  const gone: string[] = []
  let named = 0
  for (const page of files) {
    if (!page.endsWith('.md') || page.startsWith('docs/decisions/')) continue
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
