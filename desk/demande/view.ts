import type { ShownState } from '#content/desk/states.ts'
import type { DirectionId } from '#previews/answers/answers.ts'
import type { State } from '#quotes/states.ts'
import type { RequestState } from '#server/store/engine/tables.ts'
import type { DelayView } from '../demandes/view.ts'

/** A line of the history, newest first. */
export interface EventView {
  words: string
  /** What was said: a note, a mail. */
  text?: string
  /** Whether it is a mail, which may be long. */
  isMail?: boolean
  /** Whether it is what the others follow from. */
  isMain?: boolean
  /** Whether the client said it. */
  isAsked?: boolean
  /** Milliseconds since 1970, as every instant here. */
  at: number
}

export interface ComposerView {
  /** Of the answer to come: sent twice, it is one. */
  id: string
  subject: string
  text: string
  /** The template it began with; empty for none. */
  template: string
  /** What the template put in. */
  filled: string[]
  /** What is left to write: nothing leaves with a blank. */
  blanks: string[]
  /** Whether it was begun before, and not sent. */
  isDraft: boolean
  /** The mail as it will leave; null while it is written. */
  preview: { from: string; to: string; subject: string; text: string; quote: string | null } | null
}

/** What a form asks to change about a request. */
export interface FollowView {
  state: RequestState
  /** `2026-11-26`, or empty. */
  reminder: string
  /** As it is kept. */
  seenReminder: string
  note: string
}

/** One line of a version; a state is shown as such. */
export interface FactView {
  label: string
  value: string
  state?: RequestState
}

/** The three home pages that came along. */
export interface PreviewsView {
  /** Where the client's answers open in the maker. */
  link: string
  drawings: { direction: DirectionId; label: string; isFavourite: boolean }[]
  /** The answers they are made of. */
  words: string
}

export interface RequestView {
  now: number
  reference: string
  version: number
  name: string
  /** Who looks at it. */
  personId: string
  firstName: string
  email: string
  /** `tel:` link to the sender; null when no number is certain. */
  callLink: string | null
  /** Label, value, and where it leads. */
  facts: (readonly [label: string, value: string, href?: string | undefined])[]
  /** What was written, as it was typed. */
  text: string
  previews: PreviewsView | null
  shown: ShownState
  state: RequestState
  /** States that may be chosen by hand, this one first. */
  states: RequestState[]
  delay: DelayView | null
  openings: readonly (readonly [from: number, to: number])[]
  promise: number
  assignee: { id: string; name: string; isSelf: boolean } | null
  colleagues: { id: string; name: string }[]
  lost: string | null
  isSpam: boolean
  /** Why it is in quarantine; null when it is not. */
  doubts: { reasons: string[]; verdict: string } | null
  /** UUID of the quote that the button begins: pressed twice, it begins one. */
  quoteId: string
  /** Quotes that were begun or sent for it. */
  quotes: readonly { address: string; words: string; state: State }[]
  history: EventView[]
  same: { reference: string; words: string }[]
  /** An answer that did not leave. */
  failure: {
    /** What a mail that is no answer is called. */ what: string | null
    willRetry: boolean
  } | null
  follow: FollowView
  /** Why it is lost, as posted and refused. */
  lose: { reason: string; detail: string }
  /** Null when no mail can leave from here. */
  composer: ComposerView | null
  /** Of the mail to be filed. */
  filing: { id: string; subject: string; text: string; kind: 'filed-in' | 'filed-out'; day: string }
  noteId: string
  /** With all that is known filled in, and what was. */
  templates: { id: string; label: string; subject: string; text: string; filled: string[] }[]
  replyTo: string
  others: { name: string; writingSince: number | null }[]
  outcome: { kind: 'done' | 'alert'; words: string } | null
  /** Somebody changed it first: both versions. */
  conflict: {
    by: string
    at: number
    theirs: FactView[]
    ours: FactView[]
    /** What is posted to have ours all the same. */
    action: string
    fields: Record<string, string>
  } | null
  /** Whether this person may erase; and what would go. */
  erasure: ErasureView | null
}

/** What erasing this person would remove, and what would stay. */
export interface ErasureView {
  leads: number
  notes: number
  messages: number
  deliveries: number
  /** Drafts and quotes that nobody accepted. */
  quotes: number
  /** Accepted ones; `until` as it is read: « 18 janvier 2037 ». */
  contracts: readonly { number: string; until: string }[]
}
