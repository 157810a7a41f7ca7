import type { State } from '#quotes/states.ts'
import type { TypedDraft } from './typed.ts'

export interface QuotesView {
  /** Requests that can get a quote, waiting ones first. */
  requests: readonly {
    reference: string
    words: string
    /** UUID of the quote that the button creates. */
    quoteId: string
  }[]
  rows: {
    address: string
    client: string
    state: State
    /** « D-2026-014 », or a word before sending. */
    number: string
    waits: string
    /** Total with VAT; '' while a number is invalid. */
    total: string
  }[]
}

export interface FactView {
  label: string
  value: string
  href?: string
}

/** A missing field that blocks sending, and its place. */
export interface Obstacle {
  words: string
  /** Field name, `lines.1.price`; null for a cause outside the form. */
  field: string | null
}

export interface DraftView {
  typed: TypedDraft
  version: number
  edition: number
  savedAt: number
  savedBy: string
  errors: Readonly<Record<string, string>>
  obstacles: readonly Obstacle[]
  /** The number that sending will give. */
  number: string
  /** Last day in words and its distance in days; null while invalid. */
  validity: string | null
  /** Shown when the site cannot send mail. */
  noChannel: boolean
  packs: readonly { id: string; label: string; price: string }[]
  pdf: string
  /** Address of the preview of the client's page. */
  page: string
}

export interface SentView {
  version: number
  state: State
  /** The last act with person and time, and the next step. */
  banner: { title: string; words: string }
  facts: readonly FactView[]
  /** Newest first. */
  history: readonly {
    words: string
    isMain?: boolean
    text?: string
    when: string
  }[]
  /** A client's mail that failed. */
  failure: { name: string; willRetry: boolean } | null
  pdf: string
  signedPdf: string | null
  page: string
  /** The newer version. */
  replacedBy: string | null
  canReplace: boolean
  canAcceptOnPaper: boolean
  /** Whether the paper has a box for an early start of work. */
  asksEarly: boolean
  /** Address for a new secret link; null for none. */
  newLinkTo: string | null
}

export interface QuoteView {
  now: number
  id: string
  /** `/bureau/devis/D-2026-014`. */
  address: string
  number: string | null
  client: string
  /** Reference of the request; null after its erasure. */
  reference: string | null
  draft: DraftView | null
  sent: SentView | null
  outcome: { kind: 'done' | 'alert'; words: string } | null
  /** Both drafts after a concurrent save. */
  conflict: {
    by: string
    at: number
    theirs: TypedDraft
    ours: TypedDraft
    /** Edition of the other draft; null once it was sent. */
    edition: number | null
  } | null
  /** Fields of a signature on paper, known or typed. */
  paper: Readonly<Record<string, string>>
  versions: readonly { version: number; address: string }[]
}
