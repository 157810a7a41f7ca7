import type { Listed } from '#quotes/prices.ts'
import type { State } from '#quotes/states.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'

export interface QuotesView {
  requests: readonly {
    reference: string
    words: string
    quoteId: string
  }[]
  rows: {
    address: string
    client: string
    state: State
    number: string
    waits: string
    total: string
  }[]
}

export interface FactView {
  label: string
  value: string
  href?: string
}

export interface Obstacle {
  words: string
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
  number: string
  validity: string | null
  /** Whether the site cannot send mail. */
  noChannel: boolean
  packs: readonly (Listed & { price: string })[]
  pdf: string
  page: string
  /** French names by code. */
  countries: Readonly<Record<string, string>>
}

export interface SentView {
  version: number
  state: State
  banner: { title: string; words: string }
  facts: readonly FactView[]
  /** Newest first. */
  history: readonly {
    words: string
    isMain?: boolean
    text?: string
    when: string
  }[]
  failure: { name: string; willRetry: boolean } | null
  pdf: string
  signedPdf: string | null
  page: string
  /** Address of the newer version. */
  replacedBy: string | null
  canReplace: boolean
  canAcceptOnPaper: boolean
  asksEarly: boolean
  newLinkTo: string | null
}

interface QuoteHead {
  id: string
  /** `/bureau/devis/D-2026-014`. */
  address: string
  number: string | null
  client: string
  reference: string | null
  outcome: { kind: 'done' | 'alert'; words: string } | null
  versions: readonly { version: number; address: string }[]
}

/** A quote that is edited, or was until somebody else sent it. */
export interface DraftQuoteView extends QuoteHead {
  draft: DraftView | null
  conflict: {
    by: string
    at: number
    theirs: TypedDraft
    ours: TypedDraft
    /** Edition number of the other person's draft; null if the quote was sent. */
    edition: number | null
  } | null
}

/** A sent version. */
export interface SentQuoteView extends QuoteHead {
  sent: SentView
  /** Known values of a signature on paper, or refused ones to correct. */
  paper: Readonly<Record<string, string>>
}

export type QuoteView = DraftQuoteView & Pick<SentQuoteView, 'paper'> & { sent: SentView | null }

/** Answer to an act by script: the quote, and the address of the page that shows what became of it. */
export interface QuoteAnswer {
  view?: QuoteView
  goTo?: string
}
