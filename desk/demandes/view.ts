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

export interface DecisionView {
  kind: 'released' | 'spam'
  reference: string
  name: string
}

/** Facts by which a list counts delays. */
export interface ListClock {
  now: number
  /** Future opening hours, in milliseconds since 1970. */
  openings: readonly (readonly [from: number, to: number])[]
  /** Promised delay, in milliseconds of opening hours. */
  promise: number
}

/** Data of the script of a list, beside its HTML. */
export interface ListData {
  clock: ListClock
  /** New requests that the list shows, and since when the stream reports others. */
  known: { since: number; references: string[] }
}

export interface NewsView {
  count: number
  first: string
}
