import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepCompounds } from './compounds.ts'
import { exchange, find } from './markup.ts'
import { shorten } from './shorten.ts'
import { cssWordsOf, trimSheets } from './trim-sheet.ts'

interface Assets {
  site: string
  islands: Readonly<Record<string, readonly string[]>>
}

/**
 * Removes unused rules from a page's style sheets (docs/decisions/2026-11-21-styles-in-the-page.md) and
 * shortens the markup. Rules that the page's scripts may need stay.
 *
 * @returns the function that finishes a page; its parameter `filesOf` returns an island's props file by its
 *   path
 */
export function createFinisher(client: string, assets: Assets) {
  const texts = new Map<string, string>()
  const read = (path: string) => {
    const text = texts.get(path) ?? readFileSync(join(client, path), 'utf8')
    texts.set(path, text)
    return text
  }
  // The footer's form, which every page has, imports the shared parts of all forms.
  const ofForms = assets.islands['footer-form'] ?? []
  const onEveryPage = [assets.site, ...ofForms]
  const isOwnFile = (path: string) => path !== assets.site && !path.includes('/react-')

  function withImports(paths: readonly string[], isWanted: (path: string) => boolean): string[] {
    const wanted = new Set(paths)
    for (const path of wanted) {
      for (const [, name] of read(path).matchAll(/["'`]\.(\/[\w-]+\.js)["'`]/g)) {
        if (isWanted(`/assets${name}`)) wanted.add(`/assets${name}`)
      }
    }
    return [...wanted]
  }

  const withScripts = [assets.site, ...withImports(ofForms.filter(isOwnFile), isOwnFile)]
    .map(read)
    .join('')
  const isOfOnePage = (path: string) => !onEveryPage.includes(path) && isOwnFile(path)

  return (rendered: string, filesOf: (address: string) => string): string => {
    const html = keepCompounds(rendered)
    const found = Map.groupBy(find(html, 'is-land, style'), ({ name }) => name)
    const islands = (found.get('is-land') ?? []).flatMap(({ attributes }) => {
      const { files }: { files: string[] } = JSON.parse(filesOf(attributes['data-island'] ?? ''))
      return files
    })
    const scripts = withImports(islands.filter(isOfOnePage), isOfOnePage).map(read)
    const sheets = found.get('style') ?? []
    const unstyled = exchange(
      html,
      sheets.map((sheet) => ({ ...sheet, text: '' })),
    )
    const words = new Set([unstyled, ...scripts].flatMap(cssWordsOf))
    const trimmed = trimSheets(
      sheets.map(({ text }) => text),
      words,
      withScripts,
    )
    const pieces = sheets.map((sheet, index) => ({ ...sheet, text: trimmed[index] ?? '' }))
    return shorten(exchange(html, pieces))
  }
}
