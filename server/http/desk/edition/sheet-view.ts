import { documentKind, folderOf } from '#content/documents/document-kind.ts'
import { kindOf } from '#desk/edition/fields/kinds.ts'
import type { ChangeState, NodeView, SheetField } from '#desk/edition/view.ts'
import { home, names, sheetAddress } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import { faultyPaths } from '../../../edition/changes.ts'
import type { EditionState } from '../../../edition/edition-types.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import {
  type EntryTexts,
  entryTitle,
  isLeaving,
  type Sheet,
  shelfOf,
} from '../../../edition/sheets.ts'
import { fieldKey, idOf } from '../../../edition/value-texts.ts'
import { type Around, atWords, whenWords } from './change-view.ts'
import { type FieldParts, nodeViews } from './field-view.ts'
import { repositoryVersions } from './repository-versions.ts'

interface Parts extends FieldParts {
  pages: readonly { path: string; label: string }[]
  said: string
  around: Around
}

interface Part {
  id: string
  title: string
  note: string
  nodes: NodeView[]
}

export type SheetView = ReturnType<typeof sheetView>

/** Answer to a post of a sheet by script: everything but the parts, and the fields that changed in them. */
export interface SheetAnswer extends Omit<SheetView, 'parts'> {
  fields: SheetField[]
  /** All parts, if those that the browser shows are out of date. */
  parts?: Part[]
}

export const shownOf = (parts: readonly Part[]) => fingerprint(parts)

export function sheetView(sheet: Sheet, parts: Parts) {
  const { label, one, noun } = shelfOf(sheet.shelf)
  const { state } = parts
  const [main] = sheet.parts
  const isNew = main && !state.online.has(main.document)
  const leaving = leavingView(sheet, parts)
  const shown = sheetParts(sheet, parts)
  return {
    action: sheetAddress(sheet),
    title: one && !sheet.isEntry ? `${one}, ${sheet.title}` : sheet.title,
    /** Address of its page: `/tarifs/site-vitrine`; null when it has none. */
    address: isNew ? null : sheet.address,
    shelf: { href: `${home}/${sheet.shelf}`, label },
    /** Number of changes to review, on the whole site. */
    changes: state.changes.length,
    saved: savedWords(sheet, parts),
    parts: shown,
    /** Posted, so that the answer has only what changed. */
    shown: shownOf(shown),
    /** Pages that show the entry; each has a preview. */
    pages: leaving ? [] : [...parts.pages],
    others: othersWords(sheet, parts),
    versions: repositoryVersions(state, parts.around, sheet),
    said: parts.said,
    remove:
      main && sheet.isEntry && !sheet.sample && !leaving
        ? {
            entry: fieldKey(main.document, ''),
            label: `Retirer ${noun.only}${documentKind(main.document)?.isOfDesk ? '' : ' du site'}`,
            seen: fingerprint(state.working.get(main.document)),
            isOnline: state.online.has(main.document),
          }
        : null,
    leaving,
    /** Address where a real entry can replace this sample. */
    sample: sheet.sample ? `${home}/${sheet.shelf}?${names.sample}=${sheet.name}#nom` : null,
    replaces: replacedBy(main?.document ?? '', state),
  }
}

export function sheetParts(sheet: Sheet, parts: FieldParts): Part[] {
  if (leavingView(sheet, parts)) return []
  return sheet.parts.flatMap((part) => {
    const nodes = nodeViews(part, parts)
    if (part.title) {
      const id = idOf(fieldKey(part.document, part.path || 'partie'))
      return [{ id: `partie-${id}`, title: part.title, note: part.note ?? '', nodes }]
    }
    const [first, ...others] = partsOf(nodes)
    return first ? [{ ...first, note: noteOf(part.document, parts.state) }, ...others] : []
  })
}

/** Returns words on the change that removes the entry from the site; the entry then has no fields. */
function leavingView(sheet: Sheet, { state, now }: FieldParts) {
  const [main] = sheet.parts
  const change = state.changes.find(
    ({ document, field }) => document === main?.document && field === '',
  )
  if (!change || !isLeaving(sheet, state)) return null
  const one = shelfOf(sheet.shelf).noun.only
  const own =
    change.state === 'refused'
      ? ` ${change.words.join(' ')}`
      : change.state === 'aside'
        ? ` Laissé de côté par ${firstNameOf(change.asideBy)}.`
        : ''
  return {
    words: `${one.charAt(0).toUpperCase()}${one.slice(1)} quitte le site à la prochaine publication.`,
    details: `Retiré par ${firstNameOf(change.by)}, ${whenWords(change.at, now)}.${own}`,
    keep: `Garder ${one}`,
  }
}

/** Title of the sample that the publication of the entry removes from the site. */
function replacedBy(document: string, { working, online }: EditionState): string | null {
  const { replaces } = (working.get(document) ?? {}) as { replaces?: string }
  if (replaces === undefined || online.has(document)) return null
  const sample = online.get(`${folderOf(document)}/${replaces}`) as EntryTexts | undefined
  return sample ? entryTitle(sample) : null
}

const noteOf = (document: string, { working }: EditionState) =>
  documentKind(document)?.note?.(working.get(document)) ?? ''

/** Makes each group, list or picture a part of the page; fields between them share a part. */
function partsOf(nodes: readonly NodeView[]): Part[] {
  const parts: Part[] = []
  let isOpen = false
  for (const node of nodes) {
    const id = `partie-${node.id}`
    const own = kindOf(node).partOf(node)
    if (own) parts.push({ id, title: node.label, note: '', nodes: [...own] })
    else if (isOpen) parts.at(-1)?.nodes.push(node)
    else {
      const title = parts.length === 0 ? 'Textes' : 'Autres textes'
      parts.push({ id, title, note: '', nodes: [node] })
    }
    isOpen = !own
  }
  return parts
}

const changesOf = ({ parts }: Sheet, { changes }: EditionState) =>
  changes.filter(({ document, field }) =>
    parts.some(
      (part) =>
        part.document === document &&
        (!part.path || field === part.path || field.startsWith(`${part.path}.`)),
    ),
  )

/** Milliseconds after a save during which its author probably still edits the page. */
const editingTime = 600_000

/** Names colleagues who edit the sheet, because a save of a text that one of them changed is refused. */
function othersWords(sheet: Sheet, { state, now, reader }: Parts): string {
  const recent = changesOf(sheet, state).filter(({ at }) => Math.abs(now - at) < editingTime)
  const names = new Set(recent.map(({ by }) => by).filter((name) => name !== reader))
  if (names.size === 0) return ''
  const people = new Intl.ListFormat('fr').format([...names].map(firstNameOf))
  return `${people} ${names.size > 1 ? 'modifient' : 'modifie'} aussi cette page.`
}

function savedWords(
  sheet: Sheet,
  { state, now }: Parts,
): { words: string; state: ChangeState | null } {
  const own = changesOf(sheet, state)
  const [last] = own
  if (!last) return { words: '', state: null }
  const asked = own.filter(({ state }) => state === 'asked').length
  if (asked > 0) return { words: `${asked} à confirmer`, state: 'asked' }
  const faulty = own.flatMap((change) => (change.state === 'refused' ? [faultyPaths(change)] : []))
  const wrong = faulty.flatMap((paths) => paths.wrong).length
  if (wrong > 0) return { words: `${wrong} à corriger`, state: 'refused' }
  const empty = faulty.flatMap((paths) => paths.empty).length
  if (empty > 0) return { words: `${empty} à remplir`, state: 'empty' }
  if (own.every(({ state }) => state === 'aside'))
    return { words: 'Laissé de côté', state: 'aside' }
  return { words: `Enregistré ${atWords(last.at, now)}, pas encore en ligne`, state: 'ready' }
}
