/**
 * Selects the tests of a word by the naming rule: `/tarifs/seo` selects tests in `tarifs` folders and files,
 * and the loops over pages.
 */
import { addresses, familyOf } from '../../e2e/support/addresses.ts'

/** Matches all tests beside the code, because a list of folders could become stale. */
export const unitTests = '!(build|e2e|node_modules)/**/*.test.{ts,tsx}'

const loops = [
  ...['e2e/pages.e2e.ts', 'e2e/accessibility.e2e.ts'],
  ...['pages', 'links', 'sections', 'seo'].map((name) => `e2e/built/${name}.test.ts`),
]

/**
 * @param words addresses (`/tarifs/seo`, `tarifs/seo`, `devis`), families (`tarifs`, `legal`), their files
 *   (`app/pages/legal`), folders (`server/leads`) or tests (`e2e/spam`)
 *
 * @param files every test file, from the project's root
 * @returns files, and addresses for loops over pages: all if there are none
 * @throws Error for an unknown word
 */
export function select(words: readonly string[], files: readonly string[]) {
  const chosen = new Set<string>()
  const pages = new Set<string>()
  for (const word of words) {
    const name = nameOf(word)
    const named = files.filter((file) => holds(nameOf(file), name))
    const isTest = named.some((file) => nameOf(file) === name)
    // A path in app/pages or content/pages selects the pages of its family.
    const room = isTest ? name : name.replace(/^(?:app|content)\/pages\/([^/]+).*/, '$1')
    const own = addresses.filter((path) => familyOf(path) === room || holds(path, name))
    if (named.length + own.length === 0) {
      throw new Error(`No page, folder or file of tests is called “${word}”.`)
    }
    // bureau-devis.e2e.ts is of two families.
    const families = new RegExp(`\\b(?:${own.map(familyOf).join('|')})\\b`)
    const related = files.filter((file) => loops.includes(file) || families.test(nameOf(file)))
    for (const file of own.length > 0 ? [...named, ...related] : named) chosen.add(file)
    for (const path of own) pages.add(path)
  }
  return {
    tests: files.filter((file) => chosen.has(file)),
    pages: addresses.filter((path) => pages.has(path)),
  }
}

/** Normalises a name: `./e2e/spam.e2e.ts`, `e2e/spam` and `/e2e/spam/` are equal; `/` is `accueil`. */
function nameOf(word: string): string {
  const name = word.replace(/^\.?\/+|\/+$/g, '').replace(/(\.(e2e|test))?\.tsx?$/, '')
  return name === '' || name === '.' ? 'accueil' : name
}

/** Returns whether whole segments of a path have a name. */
const holds = (path: string, name: string) => `/${path}/`.replace('//', '/').includes(`/${name}/`)
