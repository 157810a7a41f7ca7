import { phoneLink } from '#content/company/company.ts'
import { type Documents, documentKind } from '#content/documents/documents.ts'
import { isWithin, joinPath, lastKey, parentOf, valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import { addCorrections, type Corrections, noCorrections } from '#content/rules/corrections.ts'
import { hasItems, kindOf } from '#desk/edition/fields/kinds.ts'
import type { ContentDraft, WrittenDraft } from '../store/content/content-drafts.ts'
import { clean, cleanFieldText } from './clean.ts'
import type { Edit, Person, Stale } from './edition-types.ts'
import { isField, nodeAt, phoneOf, skeletonAt, unitOf } from './fields.ts'
import { fingerprint, isSame } from './fingerprint.ts'
import { placeNow, placeOnline } from './items.ts'
import { answerTo, questionsOf } from './questions.ts'
import { documentWith, onlineValue } from './working.ts'

export interface Situation {
  document: string
  online: Documents
  /** Author and time of the last publication, reported for texts that it changed. */
  published: { author: string; at: number }
  person: Person
  now: number
  today: string
}

export interface Applied {
  drafts: readonly WrittenDraft[]
  stale: Stale[]
  corrections: Corrections
}

/**
 * Applies a person's texts before moves, because both use the paths that the items had when the person saw
 * them.
 */
export function applyEdits(
  edits: readonly Edit[],
  drafts: readonly ContentDraft[],
  situation: Situation,
): Applied {
  const { document, online, published, person, now, today } = situation
  const own = new Map<string, WrittenDraft>(drafts.map((draft) => [draft.field, draft]))
  const stale: Stale[] = []
  let corrections = noCorrections

  const working = () => documentWith(document, online, [...own.values()])
  const seenFirst = working()
  const unitAt = (path: string) => (own.has('') ? '' : unitOf(document, path, online))
  const onlineAt = (field: string) => onlineValue(online, { document, field })

  function write(unit: string, value: unknown) {
    const draft = own.get(unit)
    if (isSame(value, onlineAt(unit))) {
      own.delete(unit)
    } else if (!draft || !isSame(value, draft.value)) {
      const kept = draft ?? { field: unit, base: onlineAt(unit), aside: null, answers: [] }
      own.set(unit, { ...kept, value: value ?? null, author: person.name, at: now })
    }
  }

  function writeAt(path: string, value: unknown) {
    const unit = unitAt(path)
    write(unit, valueAt(withValue(working(), path, value), unit))
  }

  /** The path of the current edit, with names of items. */
  let named = ''

  function tellStale(path: string, mine: unknown) {
    const { author: by, at } = own.get(unitAt(path)) ?? published
    stale.push({ document, path: named, mine, theirs: valueAt(working(), path) ?? null, by, at })
  }

  const placeOf = (path: string) => placeNow(document, path, working(), online.get(document))

  const isGone = (path: string) => isField(document, path) && valueAt(working(), path) === undefined

  function set({ path, value, seen }: Extract<Edit, { kind: 'set' }>) {
    const current = valueAt(working(), path)
    const node = nodeAt(document, working() ?? online.get(document), path)
    // Without JavaScript, a form posts every field, including those that the person did not change.
    const isUntouched = fingerprint(withPlainEnds(value)) === seen || isSame(value, current)
    if (isUntouched && (!own.has(unitAt(path)) || !isSame(value, current))) return
    if (!node) return isGone(path) ? tellStale(path, value) : undefined
    if (!kindOf(node).isEditable(node)) return
    const cleaned = clean(value, node)
    if (isSame(cleaned.value, current)) return
    if (fingerprint(current) !== seen) return tellStale(path, cleaned.value)
    corrections = addCorrections(corrections, cleaned.corrections)
    writeAt(path, cleaned.value)
    const phone = phoneOf(document, path)
    if (phone && typeof cleaned.value === 'string') {
      writeAt(`${phone}.href`, phoneLink(cleaned.value))
    }
  }

  /** Whether an item is still at the path where the person saw it. */
  function isSeen(path: string, seen: string) {
    const item = valueAt(seenFirst, path)
    return item !== undefined && fingerprint(item) === seen
  }

  function listOf(path: string): unknown[] | undefined {
    const node = nodeAt(document, working(), path)
    if (!node || !hasItems(node)) return undefined
    const list = valueAt(working(), path)
    return Array.isArray(list) ? list : undefined
  }

  function move({ path, by, seen }: Extract<Edit, { kind: 'move' }>) {
    const list = listOf(parentOf(path))
    const from = Number(lastKey(path))
    if (!list) return
    if (!isSeen(path, seen)) return tellStale(path, null)
    const to = from + by
    if (to < 0 || to >= list.length) return
    const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from])
    writeAt(parentOf(path), moved)
  }

  function remove({ path, seen }: Extract<Edit, { kind: 'remove' }>) {
    if (path === '') return removeEntry()
    const node = nodeAt(document, working(), path)
    const isAlone = node && kindOf(node).isRemovable
    const list = isAlone ? undefined : listOf(parentOf(path))
    if (!isAlone && !list) return
    if (!isSeen(path, seen)) return tellStale(path, null)
    if (list) writeAt(parentOf(path), list.toSpliced(Number(lastKey(path)), 1))
    else writeAt(path, undefined)
  }

  function removeEntry() {
    if (!documentKind(document)?.entries) return
    if (online.has(document)) write('', null)
    else own.clear()
  }

  function revert({ path, seen }: Extract<Edit, { kind: 'revert' }>) {
    const unit = unitAt(path)
    const there = placeOnline(document, path, working(), online.get(document))
    const before = there === undefined ? undefined : valueAt(online.get(document), there)
    // Keeps a colleague's text that the person has not seen.
    if (seen !== undefined && fingerprint(valueAt(working(), path)) !== seen) {
      return tellStale(path, before ?? null)
    }
    if (path === '' && !own.has('')) own.clear()
    else if (path === unit || !own.has(unit)) own.delete(unit)
    else if (before !== undefined) writeAt(path, before)
  }

  function keep({ path, seen }: Extract<Edit, { kind: 'keep' }>) {
    const draft = own.get(unitAt(path))
    if (!draft) return
    const current = valueAt(working(), path)
    // Confirms only the value that the person saw.
    if (seen !== undefined && fingerprint(current) !== seen) return tellStale(path, current)
    const unit = { ...draft, document }
    const answers = questionsOf(unit, online, today)
      .filter((question) => question.path === path || isWithin(question.path, path))
      .map((question) => answerTo(question, unit))
    own.set(draft.field, { ...draft, answers: [...new Set([...draft.answers, ...answers])] })
  }

  function replace({ path, value, seen }: Extract<Edit, { kind: 'replace' }>) {
    if (fingerprint(valueAt(working(), path)) !== seen) return tellStale(path, value)
    writeAt(path, value ?? undefined)
  }

  function settle(path: string) {
    const draft = own.get(unitAt(path))
    if (draft) own.set(draft.field, { ...draft, base: onlineAt(draft.field) })
  }

  function leaveOut(path: string, aside: WrittenDraft['aside']) {
    const draft = own.get(unitAt(path))
    if (draft) own.set(draft.field, { ...draft, aside })
  }

  /**
   * Finds the text that the person saw by the text itself, because a publication gives a changed item another name.
   */
  function seenAgain(edit: Edit): string | undefined {
    const [, list = '', rest = ''] = /^(.*?)\.~[^.]+\.(.+)$/.exec(edit.path) ?? []
    const items = valueAt(working(), list)
    if (edit.kind !== 'set' || list === '' || !Array.isArray(items)) return undefined
    const found = [...items.keys()].filter((index) => {
      const text = valueAt(items[index], rest)
      return typeof text === 'string' && text !== '' && fingerprint(text) === edit.seen
    })
    return found.length === 1 ? `${list}.${found[0]}.${rest}` : undefined
  }

  /** Refuses a text or an act for an item that was removed or published anew. */
  function refuse(edit: Edit) {
    if (edit.kind === 'set') {
      if (fingerprint(withPlainEnds(edit.value)) !== edit.seen) tellStale(edit.path, edit.value)
    } else if (edit.kind === 'move' || edit.kind === 'remove') tellStale(edit.path, null)
  }

  function apply(asked: Edit) {
    named = asked.path
    const path = placeOf(named) ?? seenAgain(asked)
    if (path === undefined) return refuse(asked)
    const edit = { ...asked, path }
    switch (edit.kind) {
      case 'set':
        return set(edit)
      case 'move':
        return move(edit)
      case 'add': {
        const list = listOf(edit.path)
        const item = skeletonAt(document, joinPath(edit.path, 0))
        return list && writeAt(edit.path, [...list, item])
      }
      case 'remove':
        return remove(edit)
      case 'revert':
        return revert(edit)
      case 'keep':
        return keep(edit)
      case 'replace':
        return replace(edit)
      case 'settle':
        return settle(edit.path)
      case 'aside':
        return leaveOut(edit.path, { by: person.name, reason: cleanFieldText(edit.reason) })
      case 'take':
        return leaveOut(edit.path, null)
    }
  }

  const [texts, others] = [
    edits.filter(({ kind }) => kind === 'set'),
    edits.filter(({ kind }) => kind !== 'set'),
  ]
  for (const edit of [...texts, ...others]) apply(edit)
  return { drafts: [...own.values()], stale, corrections }
}

const withPlainEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value
