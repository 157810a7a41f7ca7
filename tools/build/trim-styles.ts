/**
 * A step of the build: leaves out of each page's style what the page has no use for (docs/decisions,
 * "Style sheets inside the page"). Whatever its own scripts draw later counts as part of it.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteAssets } from '../../app/render/render-page.tsx'
import { exchange, find } from './markup.ts'
import { trimSheets, wordsOf } from './trim-sheet.ts'

const folder = join(import.meta.dirname, '../../build/client')
const read = (path: string) => readFile(join(folder, path), 'utf8')

const assets: SiteAssets = JSON.parse(await read('../assets.json'))
// The form of the footer brings what all forms are made of.
const ofForms = assets.islands['footer-form']
const onEveryPage = [assets.site, ...ofForms]
/** React names no class of ours, and many words. */
const isOwnFile = (path: string) => path !== assets.site && !path.includes('/react-')
/** Their rules are those that scripts add to any page. */
const withScripts = [
  await read(assets.site),
  ...(await readScripts(ofForms.filter(isOwnFile), isOwnFile)),
].join('')

for await (const file of glob('**/*.html', { cwd: folder })) {
  const html = await read(file)
  const isOwn = (path: string) => !onEveryPage.includes(path) && isOwnFile(path)
  const islands = await Promise.all(
    find(html, 'is-land').map(async ({ attributes }) => {
      const { files }: { files: string[] } = JSON.parse(await read(attributes['data-island'] ?? ''))
      return files
    }),
  )
  const scripts = await readScripts(islands.flat().filter(isOwn), isOwn)
  const sheets = find(html, 'style')
  const unstyled = exchange(
    html,
    sheets.map((sheet) => ({ ...sheet, text: '' })),
  )
  const words = new Set([unstyled, ...scripts].flatMap(wordsOf))
  const trimmed = trimSheets(
    sheets.map(({ text }) => text),
    words,
    withScripts,
  )
  const pieces = sheets.map((sheet, index) => ({ ...sheet, text: trimmed[index] ?? '' }))
  await writeFile(join(folder, file), exchange(html, pieces))
}

/** The texts of scripts, and of those that they import, now or later. */
async function readScripts(paths: readonly string[], isWanted = (_path: string) => true) {
  const wanted = new Set(paths)
  const texts: string[] = []
  // A set goes on to what is added meanwhile.
  for (const path of wanted) {
    const text = await read(path)
    texts.push(text)
    for (const [, name] of text.matchAll(/["'`]\.(\/[\w-]+\.js)["'`]/g)) {
      if (isWanted(`/assets${name}`)) wanted.add(`/assets${name}`)
    }
  }
  return texts
}
