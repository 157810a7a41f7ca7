import { pageAt } from '#content/all-pages.ts'
import { assemble } from '#content/documents/assemble.ts'
import type { Content, ContentHolder, Documents } from '#content/documents/documents.ts'
import type { Clock } from '../clock.ts'
import { plainDayAt } from '../days.ts'
import type { Log } from '../log.ts'
import type { PublicationFollower } from '../site/follow-publications.ts'
import type { Door } from '../site/pages.ts'
import type { PublishedSite } from '../site/published-site.ts'
import type { ContentDraft } from '../store/content/content-drafts.ts'
import type { Store } from '../store/store.ts'
import { changesOf } from './changes.ts'
import type { FindCodeChange } from './code-changes.ts'
import { createEntry } from './create-entry.ts'
import { saveEdits } from './edit.ts'
import type { Edit, EditionState, Person } from './edition-types.ts'
import { readPublications } from './online.ts'
import { toPreview } from './preview.ts'
import { createPublishing } from './publish.ts'
import { createShown } from './shown.ts'
import { createUsage } from './usage.ts'
import { documentsWith, shownDrafts } from './working.ts'

export interface EditionParts<Assets> {
  documents: Documents
  /** The content that is online. */
  content: ContentHolder
  findCodeChange: FindCodeChange
  store: Pick<Store, 'publications' | 'contentDrafts' | 'publishing'>
  follower: Pick<PublicationFollower, 'publish'>
  site: Pick<PublishedSite, 'prepare' | 'reads'>
  door: Door<Assets>
  /** build/assets.json */
  assets: Assets
  clock: Clock
  log: Log
}

export type Edition = ReturnType<typeof createEdition>

export function createEdition<Assets>(parts: EditionParts<Assets>) {
  const { documents: repository, store, follower, site, door, assets, clock, log } = parts
  const { publications, contentDrafts } = store
  const now = () => clock.now()
  const today = () => plainDayAt(now()).toString()
  const { read: readOnline, online, lastRead } = readPublications({ ...parts, publications })
  let known: { key: string; state: EditionState } | undefined

  const { shownBy, withNames } = createShown({
    online: lastRead,
    draftsIn: (documents) =>
      known?.state.working === documents
        ? shownDrafts(known.state.drafts, known.state.online)
        : undefined,
    today,
  })

  const pagesOf = createUsage({
    ...{ site, content: parts.content, online: lastRead },
    working: () => known?.state.working ?? lastRead(),
  })

  async function state(): Promise<EditionState> {
    const { number, documents, ...head } = await online()
    const drafts = await contentDrafts.list()
    // Retry: a publication in between dropped drafts whose texts `documents` does not have yet.
    if ((await publications.last()) !== number) return state()
    const day = today()
    // The key contains the drafts as a whole, because a draft that is deleted and written again restarts at
    // version 1.
    const key = JSON.stringify([number, day, drafts])
    if (known?.key !== key) {
      const verdicts = verdictsOn(drafts, documents, day)
      known = { key, state: { ...head, last: number, online: documents, ...verdicts } }
    }
    return known.state
  }

  function render(page: string, content: Content, nonce: string): string {
    const query = new URLSearchParams()
    return door.renderPage(page, content, assets, { query, result: null, nonce }).html
  }

  function canRender(page: string, documents: Documents): boolean {
    try {
      const content = assemble(documents)
      if (pageAt(page, content)) render(page, content, '')
      return true
    } catch {
      return false
    }
  }

  return {
    state,

    /** Applies each edit completely or not at all, and corrects its typography. */
    edit: (edits: readonly Edit[], person: Person) =>
      saveEdits(edits, { contentDrafts, online, person, now, today }),

    /** Adds an entry to a folder as a draft; its path is derived from the name. */
    create: (folder: string, name: string, replaces: string | undefined, person: Person) =>
      createEntry({ folder, name, replaces }, { state, online, contentDrafts, person, clock }),

    ...createPublishing({
      ...{ repository, publications, shared: store.publishing, follower, site, now, log },
      ...{ state, online, readOnline, canRender, pagesOf },
    }),

    /** Starts the rendering process of a publication that may follow. */
    preparePublication: site.prepare,

    /** Returns the documents as a publication showed them; 0 is the repository. */
    async documentsOf(number: number) {
      return (await readOnline(number))?.documents
    },

    /**
     * Renders a page of documents for the desk only: no scripts, each text in `<edit-text data-field="key">`.
     *
     * @returns undefined when no page has the path
     */
    preview(path: string, documents: Documents, nonce: string) {
      const { content, marks: placed } = shownBy(documents)
      const marks = withNames(placed, documents)
      if (!hasPage(path, content)) return undefined
      return toPreview(render(path, marks.content, nonce), marks)
    },

    /** Returns the paths of the pages that show a field, starting with the pages about it. */
    pagesOf,
  }
}

const hasPage = (path: string, content: Content) => path === '/404' || pageAt(path, content)

/** Returns the documents with the drafts, those with the changes that can be published, and the changes. */
function verdictsOn(drafts: readonly ContentDraft[], online: Documents, today: string) {
  const changes = changesOf(drafts, online, today)
  const ready = changes.filter(({ state }) => state === 'ready')
  return {
    drafts,
    changes,
    working: documentsWith(online, shownDrafts(drafts, online)),
    ready: documentsWith(
      online,
      ready.map((change) => ({ ...change, value: change.after })),
    ),
  }
}
