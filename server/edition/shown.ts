import { assemble } from '#content/documents/assemble.ts'
import { ContentError } from '#content/documents/content-error.ts'
import type { Content, Documents } from '#content/documents/documents.ts'
import { completeEntry, describePictures, fitEntry } from './complete.ts'
import { faultsOfUnits } from './faults.ts'
import { isSame } from './fingerprint.ts'
import { namedPath } from './items.ts'
import { type MarkedContent, markContent } from './marks.ts'
import { documentsWith, type Unit } from './working.ts'

interface Shown {
  content: Content
  marks: MarkedContent
}

interface Parts {
  /** The documents that are online. */
  online(): Documents
  /** The drafts that documents show; undefined for documents that are not the working ones. */
  draftsIn(documents: Documents): readonly Unit[] | undefined
  /** `2026-11-26` */
  today(): string
}

/**
 * Makes content for previews: invalid drafts are replaced by the online value, and empty fields of a new entry by
 * their labels.
 */
export function createShown({ online, draftsIn, today }: Parts) {
  const shown = new WeakMap<Documents, Shown>()
  const named = new WeakMap<MarkedContent, MarkedContent>()

  function shownBy(documents: Documents): Shown {
    const before = shown.get(documents)
    if (before) return before
    const unitsIn = () => draftsIn(documents) ?? unitsBetween(online(), documents)
    const fitting = canAssemble(documents) ? documents : fitted(unitsIn(), online(), today())
    const content = assemble(fitting)
    const made = { content, marks: markContent(content, fitting) }
    shown.set(documents, made)
    return made
  }

  return {
    shownBy,

    /** Names the items of lists in the keys of a preview, as the sheets do. */
    withNames(marks: MarkedContent, documents: Documents): MarkedContent {
      const before = named.get(marks)
      if (before) return before
      const name = (key: string) => {
        const [document = '', path = ''] = key.split('#')
        const [own, published] = [documents, online()].map((all) => all.get(document))
        return `${document}#${namedPath(document, path, own, published)}`
      }
      const made = {
        ...marks,
        keys: marks.keys.map(name),
        amounts: marks.amounts.map((amount) => ({ ...amount, key: name(amount.key) })),
      }
      named.set(marks, made)
      return made
    },
  }
}

const unitsBetween = (base: Documents, documents: Documents): Unit[] =>
  [...documents]
    .filter(([document, value]) => !isSame(value, base.get(document)))
    .map(([document, value]) => ({ document, field: '', value }))

function fitted(units: readonly Unit[], base: Documents, today: string): Documents {
  const isFaulty = (all: readonly Unit[]) => faultsOfUnits(all, base, { withRules: false })
  const faults = isFaulty(units)
  const completed = units.map((unit) => {
    if (unit.value === null || !faults.has(unit)) return unit
    const value = describePictures(unit.value)
    const isEntry = unit.field === ''
    return { ...unit, value: isEntry ? completeEntry(unit.document, value, today) : value }
  })
  const refused = isFaulty(completed)
  const fitting = completed.map((unit) => {
    const own = refused.get(unit)
    if (!own || unit.field !== '') return unit
    const paths = own.map(({ path }) => path)
    return { ...unit, value: fitEntry(unit.document, unit.value, paths, today) }
  })
  const left = isFaulty(fitting)
  return documentsWith(
    base,
    fitting.filter((unit) => !left.has(unit)),
  )
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
