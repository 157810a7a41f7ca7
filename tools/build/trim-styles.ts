/**
 * A step of the build: leaves out of each page's style what the page has no use for (docs/decisions,
 * "Style sheets inside the page"). Whatever its own scripts draw later counts as part of it.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exchange, find } from './markup.ts'
import { trimSheets, wordsOf } from './trim-sheet.ts'

const folder = join(import.meta.dirname, '../../build/client')
const read = (path: string) => readFile(join(folder, path), 'utf8')

for await (const file of glob('**/*.html', { cwd: folder })) {
  const html = await read(file)
  const [boot] = find(html, 'script#boot')
  if (!boot) throw new Error(`${file} has no scripts of ours`)
  const { entry, idle, preloads }: Record<'entry' | 'idle', string> & { preloads: string[] } =
    JSON.parse(boot.text)
  // React names no class of ours, and many words. What surrounds every page draws what it adds with
  // rules of its own (app/styles/after-hydration.css), which are in `idle`.
  const isOwn = (path: string) => path !== entry && path !== idle && !path.includes('/react-')
  const scripts = await readScripts(preloads.filter(isOwn), isOwn)
  const sheets = find(html, 'style')
  const unstyled = exchange(
    html,
    sheets.map((sheet) => ({ ...sheet, text: '' })),
  )
  const words = new Set([unstyled, ...scripts].flatMap(wordsOf))
  const trimmed = trimSheets(
    sheets.map(({ text }) => text),
    words,
    (await readScripts([entry, idle])).join(''),
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
