import { isUnfilled } from '#content/documents/paths.ts'
import type { Borrowed, ChangeState, NodeView, Piece, Theirs } from '../view.ts'
import type { FieldNode } from './field-node.ts'

interface Question {
  path: string
  words: string
  why: string
  safe: unknown
  answers?: { safe: string; keep: string }
}

/** The part of a change that fields show. */
type Change = { field: string } & (
  | { state: 'ready' }
  | { state: 'refused'; words: readonly string[]; faults: readonly Fault[] }
  | { state: 'asked'; question: Question }
  | { state: 'versions'; theirs: unknown }
  | { state: 'aside'; asideBy: string; reason: string }
)

export interface Fault {
  path: string
  words: string
}

/** Author and time of a saved text. */
interface Author {
  /** '' for the reader, in another window, and for a text that nobody published. */
  by: string
  /** « à 11 h 38 »; '' for a text that nobody published, such as one of a release. */
  when: string
}

/** A field as it stands: its value, the one online, and the change that contains it. */
export interface Standing {
  path: string
  /** Its key, in which items of lists have names. */
  key: string
  id: string
  seen: string
  value: unknown
  /** Value online; for an item of a list, that of the same item, at whatever index. */
  published: unknown
  differs: boolean
  change: Change | undefined
  /** A text of the reader that a colleague's replaced. */
  lost: (Author & { mine: unknown; theirs: unknown }) | undefined
  publisher: Author
  /** Whether its document was never online. */
  isNew: boolean
}

/** Facts of the server around the fields of one document. */
export interface Around {
  idAt(path: string): string
  at(path: string): Standing
  view(node: FieldNode): NodeView
  /** The label, or in a list of packs the name of the pack. */
  labelOf(node: { path: string; label: string }): string
  /** Index online of an item of a list; -1 for a new one. */
  rankOnline(path: string): number
  /** A value as words, with its borrowed values. */
  words(value: unknown): string
  /** The first words of an item. */
  nameOf(item: unknown): string
  borrowedIn(value: unknown): Borrowed[]
  pieces(before: unknown, after: unknown, unit: string): Piece[]
  /** « « Le devis est-il gratuit ? » : 8e → 2e » */
  summaryAt(path: string): string
  /** The outcome of a file that the reader just sent for a key. */
  sentTo(key: string): { words: string; isRefused: boolean } | undefined
}

/** Returns the state of one field; a field is `ready` if its change is refused because of other fields. */
export function stateOf(
  { change, differs, isNew, value }: Standing,
  isRefused: boolean,
): ChangeState | null {
  if (!change || !differs || (isNew && !isRefused)) return null
  if (change.state !== 'refused') return change.state
  return !isRefused ? 'ready' : isNew && isUnfilled(value) ? 'empty' : 'refused'
}

/**
 * Returns a text saved since by somebody else.
 *
 * @param typed writes a value as its field shows it
 */
export function theirsOf(
  { change, lost, path, publisher, value }: Standing,
  typed: (value: unknown) => string,
): Theirs | null {
  if (lost) {
    const { by, when, theirs, mine } = lost
    return { by, when, value: typed(theirs), mine: typed(mine) }
  }
  if (change?.state !== 'versions' || change.field !== path) return null
  return { ...publisher, value: typed(change.theirs), mine: typed(value) }
}

/** Returns the question of the change, if it is about this field. */
export const questionAt = ({ change, path }: Standing) =>
  change?.state === 'asked' && change.question.path === path ? change.question : undefined

/** Returns the person and reason of a change left out; '' otherwise. */
export function asideOf({ change, differs }: Standing): string {
  if (change?.state !== 'aside' || !differs) return ''
  const by = `Laissé de côté par ${change.asideBy}`
  return change.reason ? `${by}\u00a0: «\u00a0${change.reason}\u00a0»` : by
}

export const rankWords = (rank: number) => (rank === 1 ? '1er' : `${rank}e`)
