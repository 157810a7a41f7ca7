/**
 * Selects the tests of a word by the naming rule: `/tarifs/seo` selects unit tests in `tarifs` folders and
 * files, the journey e2e/tarifs.e2e.ts, and the loops over pages.
 */
import { addresses, familyOf } from '../../e2e/support/addresses.ts'

/** Matches all tests beside the code, because a list of folders could become stale. */
export const unitTests = '!(build|e2e|node_modules)/**/*.test.{ts,tsx}'

export interface Selection {
  unit: string[]
  built: string[]
  journeys: string[]
  /** Addresses for loops over pages. */
  pages: string[]
}

const loops = ['e2e/pages.e2e.ts', 'e2e/accessibility.e2e.ts']
const builtLoops = ['pages', 'links', 'seo'].map((name) => `e2e/built/${name}.test.ts`)

/**
 * @param words addresses (`/tarifs/seo`, `tarifs/seo`, `devis`), families (`tarifs`, `legal`), their files
 *   (`app/pages/legal`), folders (`server/leads`) or tests (`e2e/spam`)
 *
 * @param files every test file, from the project's root
 * @throws Error for an unknown word, with similar names
 */
export function select(words: readonly string[], files: readonly string[]): Selection {
  const chosen = new Set<string>()
  const pages = new Set<string>()
  for (const word of words) {
    const name = nameOf(word)
    const named = files.filter((file) => holds(nameOf(file).split('/'), name.split('/')))
    // A path in app/pages or content/pages selects the pages of its family.
    const [, room = name] = /^(?:app|content)\/pages\/([^/]+)/.exec(name) ?? []
    const isTest = files.some((file) => nameOf(file) === name)
    const own = addresses.filter((path) => {
      return (
        familyOf(path) === (isTest ? name : room) ||
        (path !== '/' && holds(segmentsOf(path), name.split('/')))
      )
    })
    if (named.length + own.length === 0) throw new Error(unknown(word, files))

    const families = new Set(own.map(familyOf))
    const journeys = files.filter((file) => {
      return file.endsWith('.e2e.ts') && [...families].some((family) => isAbout(file, family))
    })
    const units = files.filter((file) => {
      return !file.startsWith('e2e/') && [...families].some((family) => isIn(file, family))
    })
    const facts = files.filter((file) =>
      [...families].some((f) => file === `e2e/built/${f}.test.ts`),
    )
    for (const file of [...named, ...journeys, ...units, ...facts]) chosen.add(file)
    const isLoop = [...loops, ...builtLoops].some((file) => named.includes(file))
    if (own.length > 0) for (const file of [...loops, ...builtLoops]) chosen.add(file)
    // A loop named directly visits every page.
    for (const path of own.length === 0 && isLoop ? addresses : own) pages.add(path)
  }
  const all = files.filter((file) => chosen.has(file))
  return {
    unit: all.filter((file) => !file.startsWith('e2e/')),
    built: all.filter((file) => file.startsWith('e2e/built/')),
    journeys: all.filter((file) => file.endsWith('.e2e.ts')),
    pages: addresses.filter((path) => pages.has(path)),
  }
}

/** Normalises a name: `./e2e/spam.e2e.ts`, `e2e/spam` and `/e2e/spam/` are equal; `/` is `accueil`. */
function nameOf(word: string): string {
  const name = word.replace(/^\.?\/+|\/+$/g, '').replace(/(\.(e2e|test))?\.tsx?$/, '')
  return name === '' || name === '.' ? 'accueil' : name
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function holds(segments: readonly string[], wanted: readonly string[]): boolean {
  return segments.some((_, start) => wanted.every((name, i) => segments[start + i] === name))
}

/** Returns whether a journey covers a family; apercus-devis covers two. */
function isAbout(file: string, family: string): boolean {
  const name = nameOf(file).split('/').at(-1) ?? ''
  return name === family || (family !== '' && name.split('-').includes(family))
}

const isIn = (file: string, family: string) => nameOf(file).split('/').includes(family)

function unknown(word: string, files: readonly string[]): string {
  const start = (nameOf(word).split('/').at(-1) ?? '').slice(0, 3)
  const folders = files.flatMap((file) => {
    const parts = nameOf(file).split('/')
    return parts.map((_, i) => parts.slice(0, i + 1).join('/'))
  })
  const near = [...new Set([...addresses, ...addresses.map(familyOf), ...folders])]
    .filter((known) => known.split('/').at(-1)?.startsWith(start))
    .sort((a, b) => a.length - b.length)
    .slice(0, 12)
  const hint = near.length > 0 ? `Near: ${near.join(', ')}.` : 'Nothing is near.'
  return `No page, folder or file of tests is called “${word}”. ${hint}`
}
