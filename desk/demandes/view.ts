import type { ShownState } from '#content/desk/states.ts'

/** Value of `?filtre=`. */
export type FilterName = 'a-traiter' | 'miennes' | 'toutes' | 'quarantaine' | 'indesirables'

export type DelayView =
  /** Milliseconds of opening hours, and the instant when they end. */
  | { kind: 'promise'; left: number; due: number }
  | { kind: 'words'; words: string; more?: string; isLate?: boolean }

/** A part of a text; `isFound` marks words of the search. */
export interface Piece {
  text: string
  isFound: boolean
}

export interface RowView {
  reference: string
  name: Piece[]
  subject: string
  words: Piece[]
  who: string | null
  state: ShownState
  version: number
  delay: DelayView
}

export interface GroupView {
  title: string
  count?: string
  rows: RowView[]
  isPromised?: boolean
}

export interface HeldView {
  reference: string
  name: string
  received: string
  /** E-mail address and subject. */
  sender: string
  text: string
  reasons: string[]
  verdict: string
}

export interface DecisionView {
  kind: 'released' | 'spam'
  reference: string
  name: string
  left: number | null
}

/** Facts by which a list counts delays. */
export interface ListClock {
  now: number
  /** Future opening hours, in milliseconds since 1970. */
  openings: readonly (readonly [from: number, to: number])[]
  /** Promised delay, in milliseconds of opening hours. */
  promise: number
}

export interface RequestsView {
  filter: FilterName
  counts: { toDo: number; mine: number; all: number; quarantine: number }
  query: string
  found: { count: string; query: string } | null
  groups: GroupView[]
  held: HeldView[]
  decision: DecisionView | null
  empty: { title: string; text?: string } | null
  next: string | null
  clock: ListClock
  known: { since: number; references: string[] }
}

/** What the script of a list needs beside its HTML. */
export type ListData = Pick<RequestsView, 'clock' | 'known'>

export interface NewsView {
  count: number
  first: string
}
