/**
 * Writes every drawing of `catalogue.ts` to app/drawn, which is not committed: the .svg files, `index.ts`
 * with the size and URL of each, `inline.ts`, and the icon.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { drawings, inlineDrawings, sheets, strips } from './catalogue.ts'
import { mark } from './scenes/wordmark.ts'
import { shortPaths } from './short-paths.ts'
import { type Drawing, toAddress, toFile, toSheet, toStrip } from './svg.ts'

export function generatedFiles(): Map<string, string> {
  const files = new Map<string, string>()
  const notice = '// Drawn by art/draw.ts: change the drawing there, not here.\n'
  let imports = ''
  let values = ''

  const add = (name: string, svg: string) => {
    files.set(`${name}.svg`, shortPaths(svg))
    const url = `${camelCase(name)}Url`
    imports += `import ${url} from './${name}.svg'\n`
    return url
  }

  for (const [name, drawing] of Object.entries(drawings)) {
    values += constant(name, image(add(kebabCase(name), toFile(drawing)), drawing))
  }
  for (const [name, views] of Object.entries(sheets)) {
    const url = add(kebabCase(name), toSheet(views))
    const fields = Object.entries<Drawing>(views).map(
      ([id, drawing]) => `\n  '${id}': ${image(`\`\${${url}}#${id}\``, drawing)},`,
    )
    values += constant(name, `{${fields.join('')}\n}`)
  }
  files.set('index.ts', notice + imports + values)
  for (const [name, tiles] of Object.entries(strips)) {
    files.set(`${name}.svg`, shortPaths(toStrip(tiles)))
  }

  const texts = Object.entries(inlineDrawings).map(([name, text]) =>
    constant(
      name,
      JSON.stringify(text, (_, value) => (typeof value === 'string' ? shortPaths(value) : value)),
    ),
  )
  files.set('inline.ts', notice + texts.join(''))
  files.set('icon.ts', notice + constant('icon', JSON.stringify(toAddress(mark()))))
  return files
}

/** Writes changed files only, and deletes files that are not in `files`. */
export function syncFolder(folder: URL, files: ReadonlyMap<string, string>) {
  mkdirSync(folder, { recursive: true })
  const existing = readdirSync(folder)
  for (const name of existing) if (!files.has(name)) rmSync(new URL(name, folder))
  for (const [name, text] of files) {
    const file = new URL(name, folder)
    if (existing.includes(name) && readFileSync(file, 'utf8') === text) continue
    writeFileSync(file, text)
  }
}

const image = (src: string, { viewBox: [, , width, height] }: Drawing) =>
  `{ src: ${src}, width: ${width}, height: ${height} }`

const constant = (name: string, value: string) => `export const ${name} = ${value} as const\n`

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

if (import.meta.main) syncFolder(new URL('../app/drawn/', import.meta.url), generatedFiles())
