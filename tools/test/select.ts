/**
 * Selects what a change can touch. Tests in Node are found by the graph of imports; journeys, which start a whole
 * site, by the pages that import the changed file: `/tarifs/seo` selects the journeys of `tarifs`, and the loops.
 */
import { addresses, familyOf, onePerTemplate } from '#workshop/addresses.ts'
import { type Importers, reachedBy } from './import-graph.ts'

/** Matches all tests beside the code, because a list of folders could become stale. */
export const unitTests = '!(build|e2e|node_modules)/**/*.test.{ts,tsx}'

/** A page of sections, one with a form and one of prices: what a part of most pages is looked at in. */
export const fewPages = ['/', '/devis', '/tarifs/webmastering']

const loops = [
  ...['e2e/pages.e2e.ts', 'e2e/accessibility.e2e.ts'],
  ...['pages', 'links', 'sections', 'seo'].map((name) => `e2e/built/${name}.test.ts`),
]

const isTest = (file: string) => /\.(?:e2e|test)\.tsx?$/.test(file)

/**
 * @param words addresses (`/tarifs/seo`, `tarifs/seo`, `devis`), families (`tarifs`, `legal`), or files and folders by
 *   their path or their last name (`app/pages/legal`, `server/leads`, `price-card`, `e2e/spam`)
 *
 * @param files every file of the project, from its root
 * @returns files, and addresses for loops over pages: all if there are none
 * @throws Error for an unknown word
 */
export function select(words: readonly string[], files: readonly string[], importers: Importers) {
  const tests = files.filter(isTest)
  const chosen = new Set<string>()
  const pages = new Set<string>()
  for (const word of words) {
    const name = nameOf(word)
    const path = word.replace(/^\.?\/+/, '')
    const named = files.includes(path) ? [path] : files.filter((file) => holds(nameOf(file), name))
    const isOneTest = named.some((file) => isTest(file) && nameOf(file) === name)
    // A path in app/pages or content/pages selects the pages of its family.
    const room = isOneTest ? name : name.replace(/^(?:app|content)\/pages\/([^/]+).*/, '$1')
    const own = addresses.filter((path) => familyOf(path) === room || holds(path, name))
    if (named.length + own.length === 0) {
      throw new Error(`No page, folder or file is called “${word}”.`)
    }
    const reached = reachedBy(
      named.filter((file) => !isTest(file)),
      importers,
    )
    for (const file of tests) {
      const isReached = reached.has(file) && !file.endsWith('.e2e.ts')
      if (isReached || named.includes(file)) chosen.add(file)
    }
    const shown = own.length > 0 ? own : pagesOf(reached)
    if (shown.length === 0) continue
    for (const path of shown) pages.add(path)
    // bureau-devis.e2e.ts is of two families.
    const families = new RegExp(`\\b(?:${own.map(familyOf).join('|') || 'none'})\\b`)
    for (const file of tests) {
      if (loops.includes(file) || families.test(nameOf(file))) chosen.add(file)
    }
  }
  return {
    tests: tests.filter((file) => chosen.has(file)),
    pages: addresses.filter((path) => pages.has(path)),
  }
}

/**
 * Returns one page per template of the families whose modules are reached; a few pages if there are many families, or
 * if only the frame of every page is reached.
 */
function pagesOf(reached: ReadonlySet<string>): readonly string[] {
  const families = new Set(
    [...reached].flatMap((file) => /^app\/pages\/([^/]+)\/.*\.tsx$/.exec(file)?.[1] ?? []),
  )
  const isOfFrame = families.size === 0 && [...reached].some((file) => ofFrame.test(file))
  if (families.size > fewPages.length || isOfFrame) return fewPages
  return onePerTemplate().filter((path) => families.has(familyOf(path)))
}

/** What every page has, whether or not a page imports it. */
const ofFrame = /^app\/(?:render\/.*\.tsx|browser\/.*\.[jt]s|styles\/.*\.css)$/

/** Normalises a name: `./e2e/spam.e2e.ts`, `e2e/spam` and `/e2e/spam/` are equal; `/` is `accueil`. */
function nameOf(word: string): string {
  const name = word.replace(/^\.?\/+|\/+$/g, '').replace(/(\.(e2e|test))?\.\w+$/, '')
  return name === '' || name === '.' ? 'accueil' : name
}

/** Returns whether whole segments of a path have a name. */
const holds = (path: string, name: string) => `/${path}/`.replace('//', '/').includes(`/${name}/`)
