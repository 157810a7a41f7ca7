import type { State } from '#quotes/states.ts'
import type { TypedDraft } from './typed.ts'

/** The list of quotes, last changed first. */
export interface QuotesView {
  /** Requests for which a quote may be begun here: what waits first. */
  requests: readonly {
    reference: string
    words: string
    /** UUID of the quote that its button begins. */
    quoteId: string
  }[]
  rows: {
    address: string
    client: string
    state: State
    /** « D-2026-014 », or that it comes with the sending. */
    number: string
    /** What it waits for. */
    waits: string
    /** With VAT; empty while a number is none. */
    total: string
  }[]
}

export interface FactView {
  label: string
  value: string
  href?: string
}

/** What keeps a draft from being sent, and where it is mended. */
export interface Obstacle {
  words: string
  /** Name of a field, `lines.1.price`; null when it is none of the form. */
  field: string | null
}

export interface DraftView {
  typed: TypedDraft
  version: number
  edition: number
  savedAt: number
  savedBy: string
  /** By name of the field. */
  errors: Readonly<Record<string, string>>
  obstacles: readonly Obstacle[]
  /** What it gets at its sending: « D-2026-014 ». */
  number: string
  /** Of the last day, in words, and how many days that is; null while it is no day. */
  validity: string | null
  /** Said when the site has no channel by which it could leave. */
  noChannel: boolean
  packs: readonly { id: string; label: string; price: string }[]
  pdf: string
  /** The client's page as it would be. */
  page: string
}

export interface SentView {
  version: number
  state: State
  /** Who did what, and when, in bold; and what follows from it. */
  banner: { title: string; words: string }
  facts: readonly FactView[]
  /** Newest first. */
  history: readonly {
    words: string
    isMain?: boolean
    /** What the client wrote. */
    text?: string
    when: string
  }[]
  /** A mail to the client that has not left, though it was tried. */
  failure: { name: string; willRetry: boolean } | null
  pdf: string
  signedPdf: string | null
  page: string
  /** The version that took its place. */
  replacedBy: string | null
  canReplace: boolean
  canAcceptOnPaper: boolean
  /** Whether the paper has a box to ask that work start at once. */
  asksEarly: boolean
  /** The address to which a new secret link may be sent. */
  newLinkTo: string | null
}

export interface QuoteView {
  now: number
  id: string
  /** `/bureau/devis/D-2026-014`. */
  address: string
  number: string | null
  client: string
  /** Of the request; null once it was erased. */
  reference: string | null
  draft: DraftView | null
  sent: SentView | null
  outcome: { kind: 'done' | 'alert'; words: string } | null
  /** Somebody saved the draft since it was read: theirs, and ours which is not kept. */
  conflict: {
    by: string
    at: number
    theirs: TypedDraft
    ours: TypedDraft
    /** Of theirs; null when it has left meanwhile, and nothing replaces it. */
    edition: number | null
  } | null
  /** Of a signature on paper, by name of the field: what is known, or what was typed and not recorded. */
  paper: Readonly<Record<string, string>>
  /** All that were sent, oldest first. */
  versions: readonly { version: number; address: string }[]
}
