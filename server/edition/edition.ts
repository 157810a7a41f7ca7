import { pageAt } from '#content/all-pages.ts'
import { assemble } from '#content/documents/assemble.ts'
import { ContentError } from '#content/documents/content-error.ts'
import type { Content, Documents } from '#content/documents/documents.ts'
import { publishedContent, type TwoVersions } from '#content/documents/overlay.ts'
import { addCorrections, correctionWords, noCorrections } from '#content/rules/corrections.ts'
import type { Clock } from '../clock.ts'
import { plainDayAt } from '../days.ts'
import type { Log } from '../log.ts'
import type { PublicationFollower } from '../site/follow-publications.ts'
import type { Door } from '../site/pages.ts'
import type { Store } from '../store/store.ts'
import { applyEdits } from './apply-edits.ts'
import { changesOf } from './changes.ts'
import type { FindCodeChange } from './code-changes.ts'
import { completeEntry, describePictures, fitEntry } from './complete.ts'
import { createEntry } from './create-entry.ts'
import type { Edition, EditionState, Online, Stale } from './edition-types.ts'
import { faultsOfUnits } from './faults.ts'
import { isSame } from './fingerprint.ts'
import { namedPath } from './items.ts'
import { type MarkedContent, markContent } from './marks.ts'
import { fieldsShown, toPreview } from './preview.ts'
import { createPublishing } from './publish.ts'
import { followUsage } from './usage.ts'
import { documentsWith, shownDrafts, type Unit } from './working.ts'

export interface EditionParts<Assets> {
  documents: Documents
  findCodeChange: FindCodeChange
  store: Pick<Store, 'publications' | 'contentDrafts' | 'publishing'>
  follower: Pick<PublicationFollower, 'publish'>
  door: Door<Assets>
  /** build/assets.json */
  assets: Assets
  clock: Clock
  log: Log
}

interface Shown {
  content: Content
  marks: MarkedContent
}

export function createEdition<Assets>(parts: EditionParts<Assets>): Edition {
  const { documents: repository, findCodeChange, store, follower, door, assets, clock, log } = parts
  const { publications, contentDrafts } = store
  const today = () => plainDayAt(clock.now()).toString()
  let known: { key: string; state: EditionState } | undefined
  let lastOnline: Online | undefined
  const shown = new WeakMap<Documents, Shown>()
  const usage = followUsage((page) => {
    if (!known) return []
    const { working, online } = known.state
    // Entries that a draft removes or replaces are shown online only.
    const isSameList = isSame([...working.keys()], [...online.keys()])
    return [working, ...(isSameList ? [] : [online])].flatMap((documents) => {
      const { content, marks } = shownBy(documents)
      const isShown = page === '/404' || pageAt(page, content)
      return isShown ? fieldsShown(render(page, marks.content, ''), marks) : []
    })
  })

  async function readOnline(number: number): Promise<Online | undefined> {
    const read = number === 0 ? { revisions: [] } : await publications.read(number)
    if (!read) return undefined
    const { revisions, ...publication } = read
    const { documents, twice } = publishedContent(repository, revisions)
    return {
      number,
      publication: 'number' in publication ? publication : undefined,
      documents,
      revisions,
      twice,
    }
  }

  const withCodeChange = async (one: TwoVersions) => ({
    ...one,
    code: await findCodeChange(one.document, one.field),
  })

  async function online(): Promise<Online> {
    const last = await publications.last()
    if (lastOnline?.number !== last) {
      const read = await readOnline(last)
      if (read) lastOnline = { ...read, twice: await Promise.all(read.twice.map(withCodeChange)) }
    }
    if (!lastOnline) throw new Error(`publication ${last} is not stored`)
    return lastOnline
  }

  async function state(): Promise<EditionState> {
    const { number, publication, documents, twice } = await online()
    const drafts = await contentDrafts.list()
    // Retry: a publication in between dropped drafts whose texts `documents` does not have yet.
    if ((await publications.last()) !== number) return state()
    const day = today()
    // The key contains the drafts as a whole, because a draft that is deleted and written again restarts at
    // version 1.
    const key = JSON.stringify([number, day, drafts])
    if (known?.key !== key) {
      const working = documentsWith(documents, shownDrafts(drafts, documents))
      const changes = changesOf(drafts, documents, day)
      const taken = changes.filter((change) => change.state === 'ready')
      const ready = documentsWith(
        documents,
        taken.map((change) => ({ ...change, value: change.after })),
      )
      const state = {
        publication,
        last: number,
        online: documents,
        working,
        ready,
        drafts,
        changes,
        twice,
      }
      known = { key, state }
      const structure = JSON.stringify([number, [...working.keys()]])
      usage.follow(structure, shownBy(working).content, (page, error) =>
        log.error(`The fields of ${page} could not be found: ${error}`),
      )
    }
    return known.state
  }

  function render(page: string, content: Content, nonce: string): string {
    const query = new URLSearchParams()
    return door.renderPage(page, content, assets, { query, result: null, nonce }).html
  }

  /**
   * Content for previews: invalid drafts are replaced by the online value, and empty fields of a new entry by
   * their labels.
   */
  function shownBy(documents: Documents): Shown {
    const before = shown.get(documents)
    if (before) return before
    const fitting = fittingDocuments(documents)
    const content = assemble(fitting)
    const made = { content, marks: markContent(content, fitting) }
    shown.set(documents, made)
    return made
  }

  function fittingDocuments(documents: Documents): Documents {
    if (canAssemble(documents)) return documents
    const base = lastOnline?.documents ?? repository
    const units: readonly Unit[] =
      known?.state.working === documents
        ? shownDrafts(known.state.drafts, known.state.online)
        : [...documents]
            .filter(([document, value]) => !isSame(value, base.get(document)))
            .map(([document, value]) => ({ document, field: '', value }))
    const isFaulty = (all: readonly Unit[]) => faultsOfUnits(all, base, { withRules: false })
    const faults = isFaulty(units)
    const completed = units.map((unit) => {
      if (unit.value === null || !faults.has(unit)) return unit
      const value = describePictures(unit.value)
      const isEntry = unit.field === ''
      return { ...unit, value: isEntry ? completeEntry(unit.document, value, today()) : value }
    })
    const refused = isFaulty(completed)
    const fitted = completed.map((unit) => {
      const own = refused.get(unit)
      if (!own || unit.field !== '') return unit
      const paths = own.map(({ path }) => path)
      return { ...unit, value: fitEntry(unit.document, unit.value, paths, today()) }
    })
    const left = isFaulty(fitted)
    return documentsWith(
      base,
      fitted.filter((unit) => !left.has(unit)),
    )
  }

  const namedFor = new WeakMap<MarkedContent, MarkedContent>()

  /** Names the items of lists in the keys of a preview, as the sheets do. */
  function namedMarks(marks: MarkedContent, documents: Documents): MarkedContent {
    const before = namedFor.get(marks)
    if (before) return before
    const named = (key: string) => {
      const [document = '', path = ''] = key.split('#')
      const online = (lastOnline?.documents ?? repository).get(document)
      return `${document}#${namedPath(document, path, documents.get(document), online)}`
    }
    const made = {
      ...marks,
      keys: marks.keys.map(named),
      amounts: marks.amounts.map((amount) => ({ ...amount, key: named(amount.key) })),
    }
    namedFor.set(marks, made)
    return made
  }

  const publishing = createPublishing({
    repository,
    publications,
    shared: store.publishing,
    follower,
    now: () => clock.now(),
    log,
    state,
    online,
    readOnline,
    pagesOf: usage.pagesOf,
    canRender(page, documents) {
      try {
        const content = assemble(documents)
        if (pageAt(page, content)) render(page, content, '')
        return true
      } catch {
        return false
      }
    },
  })

  return {
    state,

    async edit(edits, person) {
      const stale: Stale[] = []
      let corrections = noCorrections
      for (const [document, own] of Map.groupBy(edits, (edit) => edit.document)) {
        for (let isDone = false; !isDone; ) {
          const { number, publication, documents } = await online()
          const published = publication ?? { author: '', at: 0 }
          const now = clock.now()
          const situation = { document, online: documents, published, person, now, today: today() }
          let applied: ReturnType<typeof applyEdits> | undefined
          const result = await contentDrafts.change(document, number, (drafts) => {
            applied = applyEdits(own, drafts, situation)
            return applied.drafts
          })
          isDone = result === 'changed'
          if (!isDone || !applied) continue
          stale.push(...applied.stale)
          corrections = addCorrections(corrections, applied.corrections)
        }
      }
      return { stale, corrected: correctionWords(corrections) }
    },

    create: (folder, name, replaces, person) =>
      createEntry({ folder, name, replaces }, { state, online, contentDrafts, person, clock }),

    ...publishing,

    async documentsOf(number) {
      return (await readOnline(number))?.documents
    },

    preview(path, documents, nonce) {
      const { content, marks: placed } = shownBy(documents)
      const marks = namedMarks(placed, documents)
      if (path !== '/404' && !pageAt(path, content)) return undefined
      return toPreview(render(path, marks.content, nonce), marks)
    },

    pagesOf: usage.pagesOf,
    pagesFound: usage.found,
  }
}

function canAssemble(documents: Documents): boolean {
  try {
    assemble(documents)
    return true
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return false
  }
}
