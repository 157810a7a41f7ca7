import { sitePaths } from '#content/all-pages.ts'
import { assemble } from '#content/documents/assemble.ts'
import type { Content, ContentHolder } from '#content/documents/documents.ts'
import { readDocuments } from '#content/documents/load.ts'
import { type PublishedDocument, publishedContent } from '#content/documents/overlay.ts'
import { valueAt } from '#content/documents/paths.ts'
import { watchReads } from '#content/documents/reads.ts'
import type { Clock } from '#server/clock.ts'
import { createEdition, type Edition, type EditionParts } from '#server/edition/edition.ts'
import type { Edit } from '#server/edition/edition-types.ts'
import { fingerprint } from '#server/edition/fingerprint.ts'
import { followPublications } from '#server/site/follow-publications.ts'
import type { Door } from '#server/site/pages.ts'
import { RenderFailure } from '#server/site/published-site.ts'
import type { Store } from '#server/store/store.ts'

/* An edition of the repository's documents with a site of a few texts, for tests. */

export const documents = readDocuments()
export const nina = { id: 'nina', name: 'Nina Ferrand' }
export const karim = { id: 'karim', name: 'Karim Jaziri' }
export const now = Date.UTC(2026, 10, 26, 10, 42)

export const original = (document: string, path: string) => valueAt(documents.get(document), path)

/** An edit by a person who saw the value `seen`, by default the repository's. */
export function set(document: string, path: string, value: unknown, seen?: unknown): Edit {
  const shown = seen === undefined ? original(document, path) : seen
  return { kind: 'set', document, path, value, seen: fingerprint(shown) }
}

export async function reviewed(edition: Edition, keys: readonly string[]) {
  const { changes } = await edition.state()
  const seen = changes.filter(({ key }) => keys.includes(key))
  return new Map(seen.map(({ key, after }) => [key, fingerprint(after)]))
}

/** A page with a title, two texts and a price; rendering fails if the lead contains « impossible ». */
const door: Door<null> = {
  renderPage(path, { home, sentences, heads, prices }) {
    if (path === '/' && home.hero.lead.includes('impossible'))
      throw new RangeError(`no such page: ${home.hero.lead}`)
    const { title } = heads['/']
    const [price] = prices.seo.prices.euro
    return {
      html: `<title>${title}</title><p>${home.hero.lead}</p><p>${sentences.visits} ${price}</p><script>run()</script>`,
    }
  },
}

/** @param own parts in place of those of the repository and of a site of one page */
export function fakeEdition<Assets = null>(store: Store, own: Partial<EditionParts<Assets>> = {}) {
  const content: ContentHolder = { current: assemble(documents) }
  const put: Content[] = []
  const errors: string[] = []
  const clock: Clock = { now: () => now, after: () => () => {} }
  const hooks: { beforeRender?: () => Promise<unknown> } = {}
  const log = { info() {}, error: (line: string) => errors.push(line) }
  const render = (content: Content) =>
    door.renderPage('/', content, null, { query: new URLSearchParams(), result: null, nonce: '' })
  const follower = followPublications({
    publications: store.publications,
    content,
    site: {
      async render(published: readonly PublishedDocument[]) {
        await hooks.beforeRender?.()
        const made = publishedContent(documents, published)
        try {
          render(made.content)
        } catch (error) {
          throw new RenderFailure('/', { kind: 'broken', message: String(error) })
        }
        return { ...made, put: () => void put.push(made.content) }
      },
    },
    log,
  })
  const findCodeChange = async () => ({ author: 'Paul Ferrand', at: Date.UTC(2026, 10, 23) })
  const edition = createEdition({
    ...{ documents, content, findCodeChange, store, follower, door, assets: null, clock, log },
    site: {
      prepare() {},
      reads() {
        const { content: watched, reads } = watchReads(content.current)
        render(watched)
        return new Map([...sitePaths(content.current), '/404'].map((path) => [path, reads]))
      },
    },
    ...own,
  } as EditionParts<Assets>)
  return { edition, follower, content, put, errors, hooks, clock }
}
