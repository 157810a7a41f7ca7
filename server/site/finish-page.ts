import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepCompounds } from './compounds.ts'
import { exchange, find } from './markup.ts'
import { shorten } from './shorten.ts'
import { sheetsOfPage } from './styled-browsers.ts'
import { createTrimmer, cssWordsOf, type TrimmedSheets } from './trim-sheet.ts'

interface Assets {
  site: string
  islands: Readonly<Record<string, readonly string[]>>
}

/**
 * Removes unused rules from a page's style sheets (docs/decisions/2026-11-21-styles-in-the-page.md) and
 * shortens the markup. Rules that the page's scripts may need stay.
 *
 * @param trimmed sheets that were trimmed before; new ones are added
 * @returns the function that finishes a page; its parameter `filesOf` returns an island's props file by its
 *   path
 */
export function createFinisher(client: string, assets: Assets, trimmed?: TrimmedSheets) {
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
  const trim = createTrimmer(withScripts, trimmed)
  const isOfOnePage = (path: string) => !onEveryPage.includes(path) && isOwnFile(path)
  const words = new Map<string, readonly string[]>()
  function wordsOfScript(path: string) {
    const known = words.get(path) ?? cssWordsOf(read(path))
    words.set(path, known)
    return known
  }

  return (html: string, filesOf: (address: string) => string): string => {
    const found = find(html, ['is-land', 'style', 'h1', 'h2'])
    const scripts = new Set<string>()
    for (const { name, attributes } of found) {
      if (name !== 'is-land') continue
      const { files }: { files: string[] } = JSON.parse(filesOf(attributes['data-island'] ?? ''))
      for (const path of withImports(files.filter(isOfOnePage), isOfOnePage)) scripts.add(path)
    }
    const sheets = found.filter(({ name }) => name === 'style')
    // Sheets stay out of the text while it is parsed, because they are half of it.
    const unstyled = exchange(html, [
      ...keepCompounds(found),
      ...sheets.map((sheet, index) => ({ ...sheet, text: placeOf(index) })),
    ])
    const trimmed = trim(
      sheets.map(({ text }) => text),
      new Set([...cssWordsOf(unstyled), ...[...scripts].flatMap(wordsOfScript)]),
    )
    return sheetsOfPage(trimmed).reduce(
      (page, css, index) => page.replace(placeOf(index), () => css),
      shorten(unstyled),
    )
  }
}

/** Stands for a sheet; no page has this text. */
const placeOf = (index: number) => `\ue000${index}\ue001`
