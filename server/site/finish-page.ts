import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exchange, find } from './markup.ts'
import { shorten } from './shorten.ts'
import { trimSheets, wordsOf } from './trim-sheet.ts'

/** The part of build/assets.json that finishing needs. */
interface Assets {
  site: string
  islands: Readonly<Record<string, readonly string[]>>
}

/**
 * Makes the function that finishes a page: it removes unused rules from the page's style sheets
 * (docs/decisions/2026-11-21-styles-in-the-page.md) and shortens the markup. Rules that the page's scripts
 * may need later are kept.
 *
 * @param client folder of the public files, `build/client`
 * @param assets build/assets.json
 * @returns the function; its `filesOf` returns the props file of an island by address
 */
export function createFinisher(client: string, assets: Assets) {
  const texts = new Map<string, string>()
  /** Text of a script, read once for all pages. */
  const read = (path: string) => {
    const text = texts.get(path) ?? readFileSync(join(client, path), 'utf8')
    texts.set(path, text)
    return text
  }
  // The form of the footer brings what all forms are made of.
  const ofForms = assets.islands['footer-form'] ?? []
  const onEveryPage = [assets.site, ...ofForms]
  /** React names no class of ours, and many words. */
  const isOwnFile = (path: string) => path !== assets.site && !path.includes('/react-')

  /** A script and those that it imports, now or later. */
  function withImports(paths: readonly string[], isWanted: (path: string) => boolean): string[] {
    const wanted = new Set(paths)
    // The loop also visits paths that are added during it.
    for (const path of wanted) {
      for (const [, name] of read(path).matchAll(/["'`]\.(\/[\w-]+\.js)["'`]/g)) {
        if (isWanted(`/assets${name}`)) wanted.add(`/assets${name}`)
      }
    }
    return [...wanted]
  }

  /** Their rules are those that scripts add to any page. */
  const withScripts = [assets.site, ...withImports(ofForms.filter(isOwnFile), isOwnFile)]
    .map(read)
    .join('')
  const isOfOnePage = (path: string) => !onEveryPage.includes(path) && isOwnFile(path)

  return (html: string, filesOf: (address: string) => string): string => {
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
    const words = new Set([unstyled, ...scripts].flatMap(wordsOf))
    const trimmed = trimSheets(
      sheets.map(({ text }) => text),
      words,
      withScripts,
    )
    const pieces = sheets.map((sheet, index) => ({ ...sheet, text: trimmed[index] ?? '' }))
    return shorten(exchange(html, pieces))
  }
}
