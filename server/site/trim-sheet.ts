import { createHash } from 'node:crypto'
import { transform } from 'lightningcss'

/** Trimmed sheets of pages, by the digest of everything on which they depend. */
export type TrimmedSheets = Map<string, readonly string[]>

/**
 * Removes unused rules from a page's style sheets: rules whose selectors all name a class or an id that the
 * page never has, then unused keyframes and custom properties. Elements, attributes and states are not
 * checked.
 *
 * @param later style sheets that the pages' scripts load later, which use keyframes and custom properties
 * @param done earlier results, which are not computed again; new ones are added
 * @returns the function that trims the sheets of a page; its parameter `words` has every word of the page's HTML
 *   and of the scripts that may change it
 */
export function createTrimmer(later = '', done: TrimmedSheets = new Map()) {
  const digestOfLater = digestOf(later)
  const laterWords = cssWordsOf(later)
  const facts = new Map<string, ReturnType<typeof factsOf>>()

  return (sheets: readonly string[], words: ReadonlySet<string>): readonly string[] => {
    // A script that writes `on-${ground}` may mean any name with that prefix.
    const stems = [...words].filter((word) => /\w-$/.test(word))
    const isUsed = (name: string) => words.has(name) || stems.some((stem) => name.startsWith(stem))
    const unused: string[][] = []
    const used: string[] = []
    const digests = [digestOfLater]
    for (const css of sheets) {
      const { digest, names, properties } = facts.get(css) ?? factsOf(css)
      facts.set(css, { digest, names, properties })
      digests.push(digest)
      unused.push(names.filter((name) => !isUsed(name)))
      used.push(...properties.filter((name) => words.has(name)))
    }
    const key = digestOf(JSON.stringify([digests, unused, used]))
    const trimmed =
      done.get(key) ?? trim(sheets, { unused, used: new Set([...used, ...laterWords]), later })
    done.set(key, trimmed)
    return trimmed
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const factsOf = (css: string) => ({
  digest: digestOf(css),
  names: [...namesAfter(/[.#]/, css)],
  properties: propertiesIn(css),
})

const propertiesIn = (css: string) => [
  ...new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)),
]

function trim(
  sheets: readonly string[],
  names: { unused: readonly string[][]; used: ReadonlySet<string>; later: string },
): readonly string[] {
  const ruled = sheets.map((css, index) => {
    const unused = names.unused[index] ?? []
    return withoutSelectors(minify(css, unused), new Set(unused))
  })
  const whole = [...ruled, names.later].join('')
  const unused = [...namesAfter(/@keyframes /, whole)].filter((name) => {
    return whole.split(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)).length <= 2
  })
  return withoutProperties(
    ruled.map((css) => minify(css, unused)),
    names.used,
  )
}

/** Removes the unused selectors of lists, which Lightning CSS keeps if one of a list is used. */
function withoutSelectors(css: string, unused: ReadonlySet<string>): string {
  return css.replace(/[^{};@"]+,[^{};@"]+(?=\{)/g, (list) => {
    const hasNestedLists = /\([^)]*\(/.test(list)
    if (hasNestedLists) return list
    const isUsed = (selector: string) =>
      ![...namesAfter(/[.#]/, selector.replaceAll(/\([^)]*\)/g, ''))].some((name) =>
        unused.has(name),
      )
    return list
      .split(/,(?![^(]*\))/)
      .filter(isUsed)
      .join(',')
  })
}

/**
 * Removes unused properties, mostly icons of other pages, and those named only by unused ones.
 */
function withoutProperties(
  sheets: readonly string[],
  used: ReadonlySet<string>,
): readonly string[] {
  const asked = new Set(sheets.flatMap((css) => [...namesAfter(/var\(/, css)]))
  const unused = sheets.flatMap(propertiesIn).filter((name) => !asked.has(name) && !used.has(name))
  const trimmed = sheets.map((css) => minify(css, unused))
  return trimmed.join() === sheets.join() ? trimmed : withoutProperties(trimmed, used)
}

export function cssWordsOf(text: string): string[] {
  return text.match(/[\w-]+/g) ?? []
}

function namesAfter(mark: RegExp, css: string): Set<string> {
  const names = css.matchAll(new RegExp(`${mark.source}([a-zA-Z_-][\\w-]*)`, 'g'))
  return new Set([...names].map(([, name = '']) => name))
}

function minify(css: string, unusedSymbols: readonly string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unusedSymbols],
  })
  return code.toString()
}
