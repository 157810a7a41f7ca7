import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Documents } from '#content/documents/documents.ts'
import type { PublishedDocument } from '#content/documents/overlay.ts'
import { isWithin, valueAt } from '#content/documents/paths.ts'
import { filesOf, picturesIn } from '#content/documents/pictures.ts'
import { withValue } from '#content/documents/with-value.ts'
import type { Log } from '../log.ts'
import type { PublicationFollower } from '../site/follow-publications.ts'
import { RenderFailure } from '../site/published-site.ts'
import type { PublicationsStore, ShownDraft } from '../store/content/publications.ts'
import type { PublishingRow, PublishingStore } from '../store/content/publishing.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type {
  Edition,
  EditionChange,
  EditionState,
  Online,
  Publishing,
  PublishResult,
} from './edition-types.ts'
import { faultsOfUnits, faultWords } from './faults.ts'
import { fingerprint } from './fingerprint.ts'
import { documentsWith } from './working.ts'

export interface PublishParts {
  repository: Documents
  publications: PublicationsStore
  /** The publication under way, for other instances. */
  shared: PublishingStore
  follower: Pick<PublicationFollower, 'publish'>
  now(): number
  log: Log
  state(): Promise<EditionState>
  online(): Promise<Online>
  readOnline(number: number): Promise<Online | undefined>
  canRender(page: string, documents: Documents): boolean
  pagesOf(document: string, path: string): readonly string[]
}

type Failed = Extract<PublishResult, { kind: 'failed' }>

const covers = (field: string, other: string) => isWithin(field, other) || isWithin(other, field)

const unitOfChange = (change: EditionChange) => ({ ...change, value: change.after })

type Begun = Pick<Publishing, 'person' | 'after' | 'changes' | 'restores'> & {
  onBegin: (() => void) | undefined
}

/** Milliseconds between two looks for the end of a publication. */
const interval = 200

/**
 * Milliseconds after which an instance that has not renewed its lease counts as dead, with its publication.
 * If the instance was only slow, the later of two publications is refused as stale.
 */
const lease = 5_000

/** Milliseconds between two renewals. */
const renewal = 1_000

export function createPublishing(
  parts: PublishParts,
): Pick<Edition, 'keepPublished' | 'publish' | 'restore' | 'publishing' | 'publishingAfter'> {
  const { repository, publications, shared, follower, now, canRender, pagesOf, log } = parts
  /** The last publication of this instance. */
  let current: Publishing | undefined

  /** Checks the chosen changes again, because some may be valid only with one that is left out. */
  function refusal(changes: readonly EditionChange[], { documents }: Online): Failed | undefined {
    const faults = faultsOfUnits(changes.map(unitOfChange), documents)
    const [unit, own = []] = [...faults][0] ?? []
    const change = changes.find(({ key }) => key === unit?.key)
    if (!unit || !change) return undefined
    const [page = ''] = pagesOf(change.document, change.field)
    const words = faultWords(unit, own).join(' ')
    const at = own.find((fault) => fault.at)?.at
    return { kind: 'failed', page, fault: { kind: 'rule', words, ...(at && { at }) }, change }
  }

  /** Fails for a picture whose files are no longer stored. */
  async function missingPicture(changes: readonly EditionChange[]): Promise<Failed | undefined> {
    const files = picturesIn(changes.map(({ after }) => after)).flatMap(filesOf)
    const [missing] = await publications.missingPictures([...new Set(files)])
    if (missing === undefined) return undefined
    const change = changes.find(({ after }) =>
      picturesIn(after).some((picture) => filesOf(picture).includes(missing)),
    )
    const [page = ''] = change ? pagesOf(change.document, change.field) : []
    const words = 'Une image n’est plus là. Envoyez-la de nouveau.'
    return { kind: 'failed', page, fault: { kind: 'rule', words }, change }
  }

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
      return { kind: 'failed', page, fault, change: culprit(error, changes, online) }
    }
  }

  function culprit(
    { page, fault }: RenderFailure,
    changes: readonly EditionChange[],
    { documents }: Online,
  ) {
    if (fault.kind !== 'broken') {
      return changes.find(({ document, field }) => pagesOf(document, field)[0] === page)
    }
    return changes.find((change) => {
      const others = changes.map(unitOfChange).filter(({ key }) => key !== change.key)
      return canRender(page, documentsWith(documents, others))
    })
  }

  /** Returns the repository's version, except for texts with two versions of which none is chosen yet. */
  function baseOf(document: string, online: Online, isChosen: (field: string) => boolean) {
    const before = online.revisions.find((one) => one.document === document)?.base
    return online.twice
      .filter((one) => one.document === document && !isChosen(one.field))
      .reduce<unknown>(
        (base, { field }) => withValue(base, field, valueAt(before, field)),
        repository.get(document) ?? null,
      )
  }

  async function alone(
    { onBegin, ...begun }: Begun,
    work: () => Promise<PublishResult>,
  ): Promise<PublishResult> {
    const run = randomUUID()
    const first: Publishing = { ...begun, run, result: undefined }
    const over = current?.result && current.run
    const other = await shared.begin(rowOf(first), leases(), over)
    if (other) return { kind: 'busy', by: stateIn(other).person.name }
    current = first
    onBegin?.()
    const ended = new AbortController()
    const renewed = renew(first, ended.signal)
    const result = await work().catch(failureOf)
    current = { ...first, result }
    ended.abort()
    await renewed
    await store(current)
    return result
  }

  function rowOf(publishing: Publishing): PublishingRow {
    const until = publishing.result ? now() : now() + lease
    return { run: publishing.run, state: JSON.stringify(publishing), until }
  }

  /** Range of valid lease ends; later ones were stored before a clock was set back. */
  const leases = () => ({ after: now(), before: now() + 2 * lease })

  const stateIn = ({ state }: PublishingRow): Publishing => JSON.parse(state)

  /** A failure is not repeated: the next renewal follows, or the lease ends. */
  const store = (publishing: Publishing) =>
    shared.keep(rowOf(publishing)).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) log.error(`A lease could not be renewed: ${error}`)
    })

  async function renew(publishing: Publishing, ended: AbortSignal) {
    for (;;) {
      await pause(renewal, undefined, { signal: ended }).catch(() => {})
      if (ended.aborted) return
      await store(publishing)
    }
  }

  async function publishing(): Promise<Publishing | undefined> {
    const row = await shared.read()
    // For its own publication, this instance has newer data than the database.
    if (!row || row.run === current?.run) return current
    const state = stateIn(row)
    const { after, before } = leases()
    return state.result || (row.until > after && row.until < before) ? state : undefined
  }

  function failureOf(error: unknown): Failed {
    const nowhere = { kind: 'failed', page: '', change: undefined } as const
    if (error instanceof StoreUnavailable) return { ...nowhere, fault: { kind: 'unstored' } }
    const message = String(error)
    log.error(`A publication failed: ${message}`)
    return { ...nowhere, fault: { kind: 'broken', message } }
  }

  return {
    async keepPublished({ document, field }, after, person) {
      const online = await parts.online()
      if (online.number !== after) return { kind: 'stale' }
      const own = online.revisions.find((one) => one.document === document)
      if (!own) return { kind: 'nothing' }
      const base = baseOf(document, online, (path) => path === field)
      const made = [{ ...own, base }]
      const others = online.revisions.filter((one) => one !== own)
      return alone({ person, after, changes: [], restores: null, onBegin: undefined }, () =>
        put([...others, ...made], [], online, () =>
          publications.publish(after, made, { person, now: now() }, []),
        ),
      )
    },

    publishing,

    async publishingAfter(run, signal) {
      for (;;) {
        const now = await publishing()
        if (signal.aborted || !now || now.result || now.run !== run) return now
        await pause(interval, undefined, { signal }).catch(() => {})
      }
    },

    async publish(chosen, after, person, onBegin) {
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
        const refused = refusal(changes, online) ?? (await missingPicture(changes))
        if (refused) return refused
        const units = changes.map(unitOfChange)
        const next = documentsWith(documents, units)
        const names = [...new Set(changes.map(({ document }) => document))]
        const made = names.map((document) => ({
          document,
          content: next.get(document) ?? null,
          base: baseOf(document, online, (field) =>
            changes.some((change) => change.document === document && covers(change.field, field)),
          ),
        }))
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

    async restore(number, after, person, onBegin) {
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
