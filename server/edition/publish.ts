import type { Documents } from '#content/documents/documents.ts'
import type { PublishedDocument } from '#content/documents/overlay.ts'
import { filesOf, picturesIn } from '#content/documents/pictures.ts'
import type { PublicationFollower } from '../site/follow-publications.ts'
import { RenderFailure } from '../site/published-site.ts'
import type { PublicationsStore, ShownDraft } from '../store/content/publications.ts'
import type { Online } from './edition.ts'
import type { EditionChange, EditionState, Person, PublishResult } from './edition-types.ts'
import { faultsOfUnits, faultWords } from './faults.ts'
import { documentsWith } from './working.ts'

export interface PublishParts {
  repository: Documents
  publications: PublicationsStore
  follower: Pick<PublicationFollower, 'publish'>
  now(): number
  state(): Promise<EditionState>
  online(): Promise<Online>
  readOnline(number: number): Promise<Online | undefined>
  /** Whether a page can be rendered with these documents. */
  canRender(page: string, documents: Documents): boolean
  pagesOf(document: string, path: string): readonly string[]
}

const unitOfChange = (change: EditionChange) => ({ ...change, value: change.after })

export function createPublishing(parts: PublishParts) {
  const { repository, publications, follower, now, canRender, pagesOf } = parts
  let publishing: Person | undefined

  async function alone(person: Person, work: () => Promise<PublishResult>): Promise<PublishResult> {
    if (publishing) return { kind: 'busy', by: publishing.name }
    publishing = person
    try {
      return await work()
    } finally {
      publishing = undefined
    }
  }

  /** Changes may be valid only together with one that is left out. */
  function refusal(changes: readonly EditionChange[], { documents }: Online) {
    const faults = faultsOfUnits(changes.map(unitOfChange), documents)
    const [unit, own = []] = [...faults][0] ?? []
    const change = changes.find(({ key }) => key === unit?.key)
    if (!unit || !change) return undefined
    const [page = ''] = pagesOf(change.document, change.field)
    return { kind: 'failed', page, words: faultWords(unit, own).join(' '), change } as const
  }

  /** A picture whose files are gone would be broken on the site. */
  async function missingPicture(changes: readonly EditionChange[]) {
    const files = picturesIn(changes.map(({ after }) => after)).flatMap(filesOf)
    const [missing] = await publications.missingPictures([...new Set(files)])
    if (missing === undefined) return undefined
    const change = changes.find(({ after }) =>
      picturesIn(after).some((picture) => filesOf(picture).includes(missing)),
    )
    const [page = ''] = change ? pagesOf(change.document, change.field) : []
    const words = 'Une image n’est plus là. Envoyez-la de nouveau.'
    return { kind: 'failed', page, words, change } as const
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
      const { page, message } = error
      return { kind: 'failed', page, words: message, change: culprit(page, changes, online) }
    }
  }

  function culprit(page: string, changes: readonly EditionChange[], { documents }: Online) {
    return changes.find((change) => {
      const others = changes.map(unitOfChange).filter(({ key }) => key !== change.key)
      return canRender(page, documentsWith(documents, others))
    })
  }

  return {
    publish: (keys: readonly string[], after: number, person: Person) =>
      alone(person, async () => {
        const { drafts, changes: all, last, online: documents } = await parts.state()
        if (last !== after) return { kind: 'stale' }
        const changes = all.filter(({ key, state }) => state === 'ready' && keys.includes(key))
        if (changes.length === 0) return { kind: 'nothing' }
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
          base: repository.get(document) ?? null,
        }))
        const others = online.revisions.filter(({ document }) => !names.includes(document))
        // Drafts of fields leave with their entry.
        const gone = new Set(units.filter(({ value }) => value === null).map((unit) => unit.key))
        const isShown = (draft: ShownDraft) =>
          changes.some(({ key }) => key === `${draft.document}#${draft.field}`) ||
          gone.has(`${draft.document}#`)
        const shown = drafts.filter(isShown)
        return put([...others, ...made], changes, online, () =>
          publications.publish(after, made, { person, now: now() }, shown),
        )
      }),

    restore: (number: number, after: number, person: Person) =>
      alone(person, async () => {
        const online = await parts.online()
        if (online.number !== after) return { kind: 'stale' }
        const earlier = await parts.readOnline(number)
        if (!earlier || number === after) return { kind: 'nothing' }
        return put(earlier.revisions, [], online, () =>
          publications.restore(number, after, { person, now: now() }),
        )
      }),
  }
}
