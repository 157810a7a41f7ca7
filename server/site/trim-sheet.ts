import { transform } from 'lightningcss'

/**
 * Removes unused rules from a page's style sheets: rules whose selectors all name a class or an id that the
 * page never has, then unused keyframes and custom properties. Elements, attributes and states are not
 * checked.
 *
 * @param words every word of the page's HTML and of the scripts that may change it
 * @param later style sheets that the page's scripts load later, which use its keyframes and custom properties
 */
export function trimSheets(
  sheets: readonly string[],
  words: ReadonlySet<string>,
  later = '',
): string[] {
  // A script that writes `on-${ground}` may mean any name with that prefix.
  const stems = [...words].filter((word) => /\w-$/.test(word))
  const isUsed = (name: string) => words.has(name) || stems.some((stem) => name.startsWith(stem))
  const ruled = sheets.map((css) => {
    const named = namesAfter(/[.#]/, css)
    return minify(
      css,
      [...named].filter((name) => !isUsed(name)),
    )
  })
  const whole = [...ruled, later].join('')
  const unused = [...namesAfter(/@keyframes /, whole)].filter((name) => {
    return whole.split(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)).length <= 2
  })
  return withoutProperties(
    ruled.map((css) => minify(css, unused)),
    new Set([...words, ...cssWordsOf(later)]),
  )
}

/**
 * Removes unused properties, mostly icons of other pages, and those named only by unused ones.
 */
function withoutProperties(sheets: readonly string[], words: ReadonlySet<string>): string[] {
  const asked = new Set(sheets.flatMap((css) => [...namesAfter(/var\(/, css)]))
  const unused = sheets
    .flatMap((css) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name))
    .filter((name) => !asked.has(name) && !words.has(name))
  const trimmed = sheets.map((css) => minify(css, unused))
  return trimmed.join() === sheets.join() ? trimmed : withoutProperties(trimmed, words)
}

export function cssWordsOf(text: string): string[] {
  return text.match(/[\w-]+/g) ?? []
}

function namesAfter(mark: RegExp, css: string): Set<string> {
  const names = css.matchAll(new RegExp(`${mark.source}([a-zA-Z_-][\\w-]*)`, 'g'))
  return new Set([...names].map(([, name = '']) => name))
}

function minify(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  })
  return code.toString()
}
