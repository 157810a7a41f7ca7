import { phoneLink } from '#content/company/company.ts'
import { documentKind } from '#content/documents/document-kind.ts'
import { isWithin, joinPath, lastKey, parentOf, valueAt } from '#content/documents/paths.ts'
import type { Corrections } from '#content/rules/corrections.ts'
import { kindOf } from '#desk/edition/fields/kinds.ts'
import type { ContentDraft, WrittenDraft } from '../store/content/content-drafts.ts'
import { clean, cleanFieldText } from './clean.ts'
import { type DocumentDrafts, openDrafts, type Situation } from './document-drafts.ts'
import type { Edit, Stale } from './edition-types.ts'
import { nodeAt, phoneOf, skeletonAt } from './fields.ts'
import { fingerprint, isSame } from './fingerprint.ts'
import { placeNow, placeOnline } from './items.ts'
import { answerTo, questionsOf } from './questions.ts'

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
  const opened = openDrafts(drafts, situation)
  const [texts, others] = [
    edits.filter(({ kind }) => kind === 'set'),
    edits.filter(({ kind }) => kind !== 'set'),
  ]
  for (const edit of [...texts, ...others]) apply(edit, opened)
  const { written, stale, corrections } = opened
  return { drafts: written(), stale, corrections: corrections() }
}

/** An edit with its path now, and with the path of the person's page. */
type Placed<Kind extends Edit['kind']> = Extract<Edit, { kind: Kind }> & { named: string }

function apply(edit: Edit, drafts: DocumentDrafts) {
  const { document, online, working } = drafts
  const place = placeNow(document, edit.path, working(), online.get(document))
  const path = place ?? seenAgain(edit, drafts)
  if (path === undefined) return refuse(edit, drafts)
  const act = acts[edit.kind] as (edit: Placed<Edit['kind']>, drafts: DocumentDrafts) => void
  act({ ...edit, path, named: edit.path }, drafts)
}

/**
 * Finds the text that the person saw by the text itself, because a publication gives a changed item another name.
 */
function seenAgain(edit: Edit, { valueNow }: DocumentDrafts): string | undefined {
  const [, list = '', rest = ''] = /^(.*?)\.~[^.]+\.(.+)$/.exec(edit.path) ?? []
  const items = valueNow(list)
  if (edit.kind !== 'set' || list === '' || !Array.isArray(items)) return undefined
  const found = [...items.keys()].filter((index) => {
    const text = valueAt(items[index], rest)
    return typeof text === 'string' && text !== '' && fingerprint(text) === edit.seen
  })
  return found.length === 1 ? `${list}.${found[0]}.${rest}` : undefined
}

/** Refuses a text or an act for a removed or newly published item. */
function refuse(edit: Edit, { tellStale }: DocumentDrafts) {
  const place = { path: edit.path, named: edit.path }
  if (edit.kind === 'set') {
    if (fingerprint(withPlainEnds(edit.value)) !== edit.seen) tellStale(place, edit.value)
  } else if (edit.kind === 'move' || edit.kind === 'remove') tellStale(place, null)
}

function set(edit: Placed<'set'>, drafts: DocumentDrafts) {
  const { path, value, seen } = edit
  const { document, online, working, draftAt, tellStale, writeAt } = drafts
  const current = drafts.valueNow(path)
  const node = nodeAt(document, working() ?? online.get(document), path)
  // Without JavaScript, a form posts every field, including those that the person did not change.
  const isUntouched = fingerprint(withPlainEnds(value)) === seen || isSame(value, current)
  if (isUntouched && (!draftAt(path) || !isSame(value, current))) return
  if (!node) return drafts.isGone(path) ? tellStale(edit, value) : undefined
  if (!kindOf(node).isEditable(node)) return
  const cleaned = clean(value, node)
  if (isSame(cleaned.value, current)) return
  if (fingerprint(current) !== seen) return tellStale(edit, cleaned.value)
  drafts.addCorrections(cleaned.corrections)
  writeAt(path, cleaned.value)
  const phone = phoneOf(document, path)
  if (phone && typeof cleaned.value === 'string') {
    writeAt(`${phone}.href`, phoneLink(cleaned.value))
  }
}

function move(edit: Placed<'move'>, { listAt, isSeen, tellStale, writeAt }: DocumentDrafts) {
  const { path, by, seen } = edit
  const list = listAt(parentOf(path))
  const from = Number(lastKey(path))
  if (!list) return
  if (!isSeen(path, seen)) return tellStale(edit, null)
  const to = from + by
  if (to < 0 || to >= list.length) return
  const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from])
  writeAt(parentOf(path), moved)
}

function add({ path }: Placed<'add'>, { document, listAt, writeAt }: DocumentDrafts) {
  const list = listAt(path)
  if (list) writeAt(path, [...list, skeletonAt(document, joinPath(path, 0))])
}

function remove(edit: Placed<'remove'>, drafts: DocumentDrafts) {
  const { path, seen } = edit
  const { document, working, listAt, isSeen, tellStale, writeAt } = drafts
  if (path === '') return removeEntry(drafts)
  const node = nodeAt(document, working(), path)
  const isAlone = node && kindOf(node).isRemovable
  const list = isAlone ? undefined : listAt(parentOf(path))
  if (!isAlone && !list) return
  if (!isSeen(path, seen)) return tellStale(edit, null)
  if (list) writeAt(parentOf(path), list.toSpliced(Number(lastKey(path)), 1))
  else writeAt(path, undefined)
}

function removeEntry({ document, online, own, write }: DocumentDrafts) {
  if (!documentKind(document)?.entries) return
  if (online.has(document)) write('', null)
  else own.clear()
}

function revert(edit: Placed<'revert'>, drafts: DocumentDrafts) {
  const { path, seen } = edit
  const { document, online, own, homeless, working, unitAt, tellStale, writeAt } = drafts
  if (homeless.delete(path)) return
  const unit = unitAt(path)
  const there = placeOnline(document, path, working(), online.get(document))
  const before = there === undefined ? undefined : valueAt(online.get(document), there)
  // Keeps a colleague's text that the person has not seen.
  if (seen !== undefined && fingerprint(drafts.valueNow(path)) !== seen) {
    return tellStale(edit, before ?? null)
  }
  if (path === '' && !own.has('')) own.clear()
  else if (path === unit || own.has(path)) own.delete(path)
  else if (own.has(unit) && before !== undefined) writeAt(path, before)
}

function keep(edit: Placed<'keep'>, drafts: DocumentDrafts) {
  const { path, seen } = edit
  const { document, online, today, valueNow, draftAt, amend, tellStale } = drafts
  if (!draftAt(path)) return
  const current = valueNow(path)
  // Confirms only the value that the person saw.
  if (seen !== undefined && fingerprint(current) !== seen) return tellStale(edit, current)
  amend(path, (draft) => {
    const unit = { ...draft, document }
    const answers = questionsOf(unit, online, today)
      .filter((question) => question.path === path || isWithin(question.path, path))
      .map((question) => answerTo(question, unit))
    return { answers: [...new Set([...draft.answers, ...answers])] }
  })
}

function replace(edit: Placed<'replace'>, { valueNow, tellStale, writeAt }: DocumentDrafts) {
  const { path, value, seen } = edit
  if (fingerprint(valueNow(path)) !== seen) return tellStale(edit, value)
  writeAt(path, value ?? undefined)
}

const acts: { [Kind in Edit['kind']]: (edit: Placed<Kind>, drafts: DocumentDrafts) => void } = {
  set,
  move,
  add,
  remove,
  revert,
  keep,
  replace,
  settle: ({ path }, { amend, onlineAt }) =>
    amend(path, ({ field }) => ({ base: onlineAt(field) })),
  aside({ path, reason }, { amend, person }) {
    amend(path, () => ({ aside: { by: person.name, reason: cleanFieldText(reason) } }))
  },
  take: ({ path }, { amend }) => amend(path, () => ({ aside: null })),
}

const withPlainEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value
