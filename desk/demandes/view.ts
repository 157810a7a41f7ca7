import type { ShownState } from '#content/desk/states.ts'
import type { Piece } from '#server/store/search/words.ts'

/** Which list; the values of `?filtre=`. */
export type FilterName = 'a-traiter' | 'miennes' | 'toutes' | 'quarantaine' | 'indesirables'

/** What the first column says: opening hours of the promise, redrawn as they pass, or words. */
export type DelayView =
  | { kind: 'promise'; left: number }
  | { kind: 'words'; words: string; more?: string; isLate?: boolean }

export interface RowView {
  reference: string
  name: Piece[]
  /** What it is about. */
  subject: string
  /** First words of the message, or what was found. */
  words: Piece[]
  /** Who took it, by first name; null for nobody. */
  who: string | null
  state: ShownState
  /** A change based on an older one is refused. */
  version: number
  delay: DelayView
}

export interface GroupView {
  title: string
  /** Of all rows, when they are counted. */
  count?: string
  rows: RowView[]
  /** Its rows wait for an answer: they change groups when their promise runs out. */
  isPromised?: boolean
}

/** A request in quarantine, or one that a person called spam. */
export interface HeldView {
  reference: string
  name: string
  received: string
  /** Address and form. */
  sender: string
  text: string
  /** Sentences; the last, how sure it is. */
  reasons: string[]
  verdict: string
}

/** What has just been decided about one in quarantine, and may be undone. */
export interface DecisionView {
  kind: 'released' | 'spam'
  reference: string
  name: string
  /** Seconds left in which it can be undone; null when it always can. */
  left: number | null
}

/** What the list is given. */
export interface RequestsView {
  /** When it was drawn, milliseconds since 1970. */
  now: number
  filter: FilterName
  counts: { toDo: number; mine: number; all: number; quarantine: number }
  /** As it was typed. */
  query: string
  /** What a search found, in words; null without one. */
  found: { count: string; query: string } | null
  groups: GroupView[]
  held: HeldView[]
  decision: DecisionView | null
  /** Said in place of an empty list. */
  empty: { title: string; text?: string } | null
  /** Address of the page that follows; null on the last one. */
  next: string | null
  /** Opening hours to come, milliseconds since 1970: remaining times are redrawn without the server. */
  openings: readonly (readonly [from: number, to: number])[]
  /** The promised delay, milliseconds of opening hours. */
  promise: number
  /** What this list already knows, for the stream that tells what is new. */
  known: { since: number; references: string[] }
}

/** What the stream tells: what came in since the list was drawn. */
export interface NewsView {
  count: number
  /** `Paul Garcin, site vitrine`: the newest. */
  first: string
}
