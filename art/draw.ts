/**
 * `node art/draw.ts` draws everything in `catalogue.ts` into app/drawn/:
 *
 * - one .svg per drawing, or per sheet of drawings;
 * - `index.ts`, what `<img>` needs: `{ src, width, height }`, by the catalogue's names;
 * - `inline.ts`, `logo.ts`, `sahel-map.ts`: the text of the drawings set in the page itself.
 *
 * Nothing there is committed. The same sources give the same bytes; a file that has not changed
 * is not touched, and one that is no longer drawn is removed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { drawings, families, inlineModules, sheets } from './catalogue.ts'
import { type Drawing, toFile, toSheet } from './svg.ts'

const folder = new URL('../app/drawn/', import.meta.url)
const notice = '// Drawn by art/draw.ts: change the drawing there, not here.\n'

const files = new Map<string, string>()
const imports: string[] = []
const values: string[] = []

for (const [name, drawing] of Object.entries(drawings)) {
  const file = kebab(name)
  files.set(`${file}.svg`, toFile(drawing))
  values.push(exported(name, image(importUrl(file), drawing)))
}

for (const [name, { file, members }] of Object.entries(families)) {
  const entries = Object.entries<Drawing>(members).map(([key, drawing]) => {
    files.set(`${file}-${key}.svg`, toFile(drawing))
    return `  '${key}': ${image(importUrl(`${file}-${key}`), drawing)},\n`
  })
  values.push(exported(name, `{\n${entries.join('')}}`))
}

for (const [name, views] of Object.entries(sheets)) {
  const file = kebab(name)
  files.set(`${file}.svg`, toSheet(views))
  const url = importUrl(file)
  const entries = Object.entries<Drawing>(views).map(
    ([id, drawing]) => `  '${id}': ${image(`\`\${${url}}#${id}\``, drawing)},\n`,
  )
  values.push(exported(name, `{\n${entries.join('')}}`))
}

files.set('index.ts', `${notice}${imports.join('')}\n${values.join('')}`)
for (const [file, texts] of Object.entries(inlineModules)) {
  const lines = Object.entries(texts).map(([name, text]) => exported(name, JSON.stringify(text)))
  files.set(`${file}.ts`, notice + lines.join(''))
}

mkdirSync(folder, { recursive: true })
const existing = readdirSync(folder)
for (const file of existing) if (!files.has(file)) rmSync(new URL(file, folder))
for (const [file, text] of files) {
  const url = new URL(file, folder)
  if (existing.includes(file) && readFileSync(url, 'utf8') === text) continue
  writeFileSync(url, text)
}

function importUrl(file: string) {
  const name = `${camel(file)}Url`
  imports.push(`import ${name} from './${file}.svg'\n`)
  return name
}

function image(src: string, { viewBox: [, , width, height] }: Drawing) {
  return `{ src: ${src}, width: ${width}, height: ${height} }`
}

function exported(name: string, value: string) {
  return `export const ${name} = ${value} as const\n`
}

function kebab(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function camel(name: string) {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
