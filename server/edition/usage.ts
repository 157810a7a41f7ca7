import { setImmediate } from 'node:timers/promises'
import { pageAt, sitePaths } from '#content/all-pages.ts'
import { pagesAbout } from '#content/documents/document-kind.ts'
import type { Content } from '#content/documents/documents.ts'
import { isWithin } from '#content/documents/paths.ts'

type Usage = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Finds the pages that show each field, one page per turn of the event loop, so that visitors do not wait.
 *
 * @param fieldsOn keys of the fields that a page shows
 */
export function followUsage(fieldsOn: (page: string, content: Content) => readonly string[]) {
  let current:
    | { structure: string; content: Content; usage: Usage; found: Promise<void> }
    | undefined

  async function find(
    content: Content,
    usage: Map<string, Set<string>>,
    onFailure: (page: string, error: unknown) => void,
  ) {
    for (const page of [...sitePaths(content), '/404']) {
      await setImmediate()
      try {
        for (const key of fieldsOn(page, content)) {
          usage.set(key, (usage.get(key) ?? new Set()).add(page))
        }
      } catch (error) {
        onFailure(page, error)
      }
    }
  }

  return {
    /**
     * @param structure key of the publication and its list of documents; a different key starts a new search
     */
    follow(structure: string, content: Content, onFailure: (page: string, error: unknown) => void) {
      if (current?.structure === structure) return
      const usage = new Map<string, Set<string>>()
      current = { structure, content, usage, found: find(content, usage, onFailure) }
    },

    /** Resolves when the search has visited every page. */
    found: async () => current?.found,

    /** Returns the pages about a field, and those of the other pages that show it which are already found. */
    pagesOf(document: string, path: string): readonly string[] {
      if (!current) return []
      const { content, usage } = current
      const isOf = (field: string, unit: string) => isWithin(field, unit) || isWithin(unit, field)
      const pagesWhere = (isUsed: (field: string) => boolean) =>
        [...usage]
          .filter(([key]) => key.startsWith(`${document}#`))
          .filter(([key]) => isUsed(key.slice(document.length + 1)))
          .flatMap(([, pages]) => [...pages])
      const own = pagesWhere((field) => isOf(field, path))
      // Choices, dates and addresses have no marks in a page: return every page of their document.
      const found = new Set(own.length > 0 ? own : pagesWhere(() => true))
      const inOrder = [...sitePaths(content), '/404'].filter((page) => found.has(page))
      const isPage = (page: string) => page === '/404' || pageAt(page, content)
      return [...new Set([...pagesAbout(document, path).filter(isPage), ...inOrder])]
    },
  }
}
