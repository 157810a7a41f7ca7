import type { ShownState } from '#content/desk/states.ts'
import type { Piece } from '#server/store/search/words.ts'

/** Value of `?filtre=`. */
export type FilterName = 'a-traiter' | 'miennes' | 'toutes' | 'quarantaine' | 'indesirables'

/** Opening hours left of the promise, or words. */
export type DelayView =
  | { kind: 'promise'; left: number }
  | { kind: 'words'; words: string; more?: string; isLate?: boolean }

export interface RowView {
  reference: string
  name: Piece[]
  subject: string
  /** Start of the message, or the search's match. */
  words: Piece[]
  /** First name of the assignee; null for none. */
  who: string | null
  state: ShownState
  /** A change based on an older version is refused. */
  version: number
  delay: DelayView
}

export interface GroupView {
  title: string
  count?: string
  rows: RowView[]
  /** Whether its rows wait for an answer and regroup by promise. */
  isPromised?: boolean
}

export interface HeldView {
  reference: string
  name: string
  received: string
  /** Address and form. */
  sender: string
  text: string
  /** Reasons in sentences; the last one gives the confidence. */
  reasons: string[]
  verdict: string
}

export interface DecisionView {
  kind: 'released' | 'spam'
  reference: string
  name: string
  /** Seconds left to undo; null: always possible. */
  left: number | null
}

export interface RequestsView {
  /** Rendering time, milliseconds since 1970. */
  now: number
  filter: FilterName
  counts: { toDo: number; mine: number; all: number; quarantine: number }
  query: string
  /** Result of a search, in words; null without a search. */
  found: { count: string; query: string } | null
  groups: GroupView[]
  held: HeldView[]
  decision: DecisionView | null
  empty: { title: string; text?: string } | null
  /** Address of the next page; null on the last one. */
  next: string | null
  /** Coming opening hours, milliseconds since 1970, so that the browser recomputes delays. */
  openings: readonly (readonly [from: number, to: number])[]
  /** The promised delay, milliseconds of opening hours. */
  promise: number
  /** State of this list, for the stream of news. */
  known: { since: number; references: string[] }
}

export interface NewsView {
  count: number
  /** Description of the newest request: `Paul Garcin, site vitrine`. */
  first: string
}
