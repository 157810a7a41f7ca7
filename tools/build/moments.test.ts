import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { splitByMoment } from './moments.ts'

const config = await resolveConfig(
  { configFile: false, css: { postcss: { plugins: [splitByMoment] } } },
  'build',
)

const css = `.button { top: 0; @layer late { @media (hover: hover) { &:hover { top: 1px } } } }
@layer below-fold { .dream { top: 2px } @layer late { .dream { top: 3px } } }
@layer reset { i { top: 4px } }
@layer with-scripts { @keyframes rise { to { top: 5px } } }`

test.each([
  ['button.css?inline', '.button { top: 0 } @layer reset { i { top: 4px } }'],
  ['late.css', '.button { @media (hover: hover) { &:hover { top: 1px } } } .dream { top: 3px }'],
  ['below-fold.css?inline', '.dream { top: 2px }'],
  ['with-scripts.css?inline', '@keyframes rise { to { top: 5px } }'],
])('%s contains the rules whose innermost `@layer` marker is its name', async (name, kept) => {
  const { code } = await preprocessCSS(css, join(import.meta.dirname, name), config)
  expect(code.replace(/[\s;]+/g, ' ').trim()).toBe(kept.replace(/[\s;]+/g, ' '))
})

const app = join(import.meta.dirname, '../../app')
const sheets = globSync('**/*.css', { cwd: app }).map((file) => join(app, file))

function withImports(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/@import "(.+?)"/g)
  return [file, ...[...imports].flatMap(([, path = '']) => withImports(join(dirname(file), path)))]
}

test.each(['below-fold', 'late', 'with-scripts'])('every rule marked %s is loaded', (moment) => {
  const marked = sheets.filter((file) => readFileSync(file, 'utf8').includes(`@layer ${moment} {`))
  const loaded = sheets.filter((file) => file.endsWith(`/${moment}.css`)).flatMap(withImports)
  expect(marked).not.toEqual([])
  expect(marked.filter((file) => !loaded.includes(file))).toEqual([])
})
