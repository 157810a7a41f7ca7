import type { Documents } from '#content/documents/documents.ts'
import type { PublishedDocument, TwoVersions, Withheld } from '#content/documents/overlay.ts'
import { isWithin, valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import type { Log } from '../log.ts'
import type { PublicationFollower } from '../site/follow-publications.ts'
import { type PublishedSite, RenderFailure } from '../site/published-site.ts'
import type { PublicationsStore, ShownDraft } from '../store/content/publications.ts'
import type { PublishingStore } from '../store/content/publishing.ts'
import type { EditionChange, EditionState, Online, Person, PublishResult } from './edition-types.ts'
import { fingerprint } from './fingerprint.ts'
import { culprit, missingPicture, refusal, unitOfChange } from './publish-faults.ts'
import { createRuns } from './publish-runs.ts'
import { documentsWith } from './working.ts'

interface Parts {
  repository: Documents
  publications: PublicationsStore
  /** The publication under way, for other instances. */
  shared: PublishingStore
  follower: Pick<PublicationFollower, 'publish'>
  site: Pick<PublishedSite, 'prepare'>
  now(): number
  log: Log
  state(): Promise<EditionState>
  online(): Promise<Online>
  readOnline(number: number): Promise<Online | undefined>
  canRender(page: string, documents: Documents): boolean
  pagesOf(document: string, path: string): readonly string[]
}

const covers = (field: string, other: string) => isWithin(field, other) || isWithin(other, field)

/** Adds the published values that this version of the site cannot show, so that another version still has them. */
const withWithheld = (
  content: unknown,
  document: string,
  { withheld }: Online,
  isChosen: (field: string) => boolean,
) =>
  withheld
    // Inside a list, an item may have moved.
    .filter((one) => one.document === document && !/(?:^|\.)\d+\.|^$/.test(one.field))
    .filter(({ field }) => !isChosen(field))
    .reduce((all, { field, published }) => withValue(all, field, published), content)

/** Returns the repository's version, except for texts with two versions of which none is chosen yet. */
function baseOf(
  document: string,
  online: Online,
  repository: Documents,
  isChosen: (field: string) => boolean,
) {
  const before = online.revisions.find((one) => one.document === document)?.base
  return online.twice
    .filter((one) => one.document === document && !isChosen(one.field))
    .reduce<unknown>(
      (base, { field }) => withValue(base, field, valueAt(before, field)),
      repository.get(document) ?? null,
    )
}

export function createPublishing(parts: Parts) {
  const { repository, publications, follower, site, now } = parts
  const { alone, publishing, publishingAfter } = createRuns(parts)

  async function put(
    published: readonly PublishedDocument[],
    changes: readonly EditionChange[],
    online: Online,
    keep: () => Promise<number | 'stale'>,
  ): Promise<PublishResult> {
    const start = performance.now()
    try {
      const number = await follower.publish(published, keep)
      if (number === 'stale') return { kind: 'stale' }
      return { kind: 'published', number, milliseconds: performance.now() - start, changes }
    } catch (error) {
      if (!(error instanceof RenderFailure)) throw error
      const { page, fault } = error
      return { kind: 'failed', page, fault, change: culprit(error, changes, online, parts) }
    }
  }

  /** Publishes the last publication again with one of its documents changed. */
  async function settle(
    document: string,
    after: number,
    person: Person,
    change: (own: PublishedDocument, online: Online) => PublishedDocument,
  ): Promise<PublishResult> {
    const online = await parts.online()
    if (online.number !== after) return { kind: 'stale' }
    const own = online.revisions.find((one) => one.document === document)
    if (!own) return { kind: 'nothing' }
    const made = [change(own, online)]
    const others = online.revisions.filter((one) => one !== own)
    return alone({ person, after, changes: [], restores: null, onBegin: undefined }, () =>
      put([...others, ...made], [], online, () =>
        publications.publish(after, made, { person, now: now() }, []),
      ),
    )
  }

  return {
    publishing,
    publishingAfter,

    /** Settles a text that the repository changed too, by a publication that keeps the published version. */
    keepPublished: ({ document, field }: TwoVersions, after: number, person: Person) =>
      settle(document, after, person, (own, online) => ({
        ...own,
        base: baseOf(document, online, repository, (path) => path === field),
      })),

    /** Drops a published text that this version of the site cannot show, by a publication without it. */
    forgetPublished: ({ document, field }: Withheld, after: number, person: Person) =>
      settle(document, after, person, (own) => ({
        ...own,
        content: withValue(own.content, field, valueAt(own.base, field)),
      })),

    /**
     * @param chosen fingerprints of the values that the person saw, by the keys of their changes
     * @param onBegin called once `publishing()` returns this publication
     */
    async publish(
      chosen: ReadonlyMap<string, string>,
      after: number,
      person: Person,
      onBegin?: () => void,
    ): Promise<PublishResult> {
      site.prepare()
      const { drafts, changes: all, last, online: documents } = await parts.state()
      if (last !== after) return { kind: 'stale' }
      // Compares the values that will be published, because a colleague may save a text at any time.
      const changed = all.find(
        ({ key, after }) => chosen.has(key) && chosen.get(key) !== fingerprint(after),
      )
      if (changed) return { kind: 'changed', change: changed }
      const changes = all.filter(({ key, state }) => state === 'ready' && chosen.has(key))
      if (changes.length === 0) return { kind: 'nothing' }
      return alone({ person, after, changes, restores: null, onBegin }, async () => {
        const online = await parts.online()
        if (online.number !== after) return { kind: 'stale' }
        const refused = refusal(changes, online, parts) ?? (await missingPicture(changes, parts))
        if (refused) return refused
        const units = changes.map(unitOfChange)
        const next = documentsWith(documents, units)
        const names = [...new Set(changes.map(({ document }) => document))]
        const made = names.map((document) => {
          const isChosen = (field: string) =>
            changes.some((change) => change.document === document && covers(change.field, field))
          const content = next.get(document) ?? null
          return {
            document,
            content: withWithheld(content, document, online, isChosen),
            base: baseOf(document, online, repository, isChosen),
          }
        })
        const others = online.revisions.filter(({ document }) => !names.includes(document))
        // Drafts of fields are deleted with their entry.
        const gone = new Set(units.filter(({ value }) => value === null).map((unit) => unit.key))
        const isShown = (draft: ShownDraft) =>
          changes.some(({ key }) => key === `${draft.document}#${draft.field}`) ||
          gone.has(`${draft.document}#`)
        const shown = drafts.filter(isShown)
        return put([...others, ...made], changes, online, () =>
          publications.publish(after, made, { person, now: now() }, shown),
        )
      })
    },

    async restore(
      number: number,
      after: number,
      person: Person,
      onBegin?: () => void,
    ): Promise<PublishResult> {
      const online = await parts.online()
      if (online.number !== after) return { kind: 'stale' }
      const earlier = await parts.readOnline(number)
      if (!earlier || number === after) return { kind: 'nothing' }
      return alone({ person, after, changes: [], restores: number, onBegin }, () =>
        put(earlier.revisions, [], online, () =>
          publications.restore(number, after, { person, now: now() }),
        ),
      )
    },
  }
}
