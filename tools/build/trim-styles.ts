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
  const own = new Set(preloads.filter(isOwn))
  const scripts: string[] = []
  for (const path of own) {
    const script = await read(path)
    scripts.push(script)
    // What it imports, now or later; a set goes on to what is added meanwhile.
    const imports = [...script.matchAll(/["'`]\.(\/[\w-]+\.js)["'`]/g)]
    for (const [, name] of imports) if (isOwn(`/assets${name}`)) own.add(`/assets${name}`)
  }
  const sheets = find(html, 'style')
  const unstyled = exchange(
    html,
    sheets.map((sheet) => ({ ...sheet, text: '' })),
  )
  const words = new Set([unstyled, ...scripts].flatMap(wordsOf))
  const trimmed = trimSheets(
    sheets.map(({ text }) => text),
    words,
    await read(entry),
  )
  const pieces = sheets.map((sheet, index) => ({ ...sheet, text: trimmed[index] ?? '' }))
  await writeFile(join(folder, file), exchange(html, pieces))
}
