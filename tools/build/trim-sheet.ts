import { transform } from 'lightningcss'

/**
 * Leaves out of a page's style sheets what cannot apply to it: rules whose selector names a class or
 * an id that the page never has, and the movements that nothing asks for. What a selector says besides (elements, attributes, states) is not looked at: it stays, as design tokens do.
 *
 * @param words every word of the page's HTML and of the scripts that may change it
 * @param later rules that its scripts bring along, which use the page's movements
 * @returns the sheets in their order
 */
export function trimSheets(
  sheets: readonly string[],
  words: ReadonlySet<string>,
  later = '',
): string[] {
  // A script that writes `on-${ground}` may mean any name that begins so.
  const stems = [...words].filter((word) => /\w-$/.test(word))
  const isUsed = (name: string) => words.has(name) || stems.some((stem) => name.startsWith(stem))
  const trimmed = sheets.map((css) => {
    const named = namesAfter(/[.#]/, css)
    return minify(
      css,
      [...named].filter((name) => !isUsed(name)),
    )
  })
  const whole = [...trimmed, later].join('')
  const unused = [...namesAfter(/@keyframes /, whole)].filter((name) => {
    return whole.split(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)).length <= 2
  })
  return trimmed.map((css) => minify(css, unused))
}

/** Every word of a text, as class names are written. */
export function wordsOf(text: string): string[] {
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
