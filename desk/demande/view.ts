import type { RequestState } from '#content/desk/state-rules.ts'
import type { ShownState } from '#content/desk/states.ts'
import type { DirectionId } from '#previews/answers/answers.ts'
import type { State } from '#quotes/states.ts'
import type { DelayView } from '../demandes/view.ts'

export interface EventView {
  words: string
  text?: string
  isMail?: boolean
  isMain?: boolean
  isAsked?: boolean
  at: number
}

export interface ComposerView {
  /** UUID of the next answer; a repeated post is the same answer. */
  id: string
  subject: string
  text: string
  /** Id of its first template, or ''. */
  template: string
  /** Texts inserted by the template. */
  filled: string[]
  /** Unfilled blanks; an answer with one is not sent. */
  blanks: string[]
  /** Whether an earlier unsent draft exists. */
  isDraft: boolean
  /** The mail as it will be sent; null while editing. */
  preview: { from: string; to: string; subject: string; text: string; quote: string | null } | null
}

export interface FollowView {
  state: RequestState
  /** `2026-11-26`, or empty. */
  reminder: string
  /** The stored value. */
  seenReminder: string
  note: string
}

/** A line of a version; a state is shown with its shape. */
export interface FactView {
  label: string
  value: string
  state?: RequestState
}

export interface PreviewsView {
  /** Link that opens the client's answers in the preview maker. */
  link: string
  drawings: { direction: DirectionId; label: string; isFavourite: boolean }[]
  words: string
}

export interface RequestView {
  now: number
  reference: string
  version: number
  name: string
  personId: string
  firstName: string
  email: string
  /** `tel:` link to the sender; null when no number is certain. */
  callLink: string | null
  /** Label, value, and an optional link. */
  facts: (readonly [label: string, value: string, href?: string | undefined])[]
  text: string
  previews: PreviewsView | null
  shown: ShownState
  state: RequestState
  /** States that a person may choose, the present one first. */
  states: RequestState[]
  delay: DelayView | null
  openings: readonly (readonly [from: number, to: number])[]
  promise: number
  assignee: { id: string; name: string; isSelf: boolean } | null
  colleagues: { id: string; name: string }[]
  lost: string | null
  isSpam: boolean
  /** Reasons of the quarantine; null outside it. */
  doubts: { reasons: string[]; verdict: string } | null
  /** UUID of the quote that the button creates; a second click creates no other. */
  quoteId: string
  quotes: readonly { address: string; words: string; state: State }[]
  history: EventView[]
  same: { reference: string; words: string }[]
  failure: {
    /** The mail's name when it is not an answer. */ what: string | null
    willRetry: boolean
  } | null
  follow: FollowView
  /** A refused reason of a loss, as posted. */
  lose: { reason: string; detail: string }
  /** Null when the site cannot send mail. */
  composer: ComposerView | null
  filing: { id: string; subject: string; text: string; kind: 'filed-in' | 'filed-out'; day: string }
  noteId: string
  /** Templates with known values filled in, and the list of those values. */
  templates: { id: string; label: string; subject: string; text: string; filled: string[] }[]
  replyTo: string
  others: { name: string; writingSince: number | null }[]
  outcome: { kind: 'done' | 'alert'; words: string } | null
  /** Both versions after a concurrent change. */
  conflict: {
    by: string
    at: number
    theirs: FactView[]
    ours: FactView[]
    /** Address that saves this person's version all the same. */
    action: string
    fields: Record<string, string>
  } | null
  /** Null when this person may not erase. */
  erasure: ErasureView | null
}

export interface ErasureView {
  leads: number
  notes: number
  messages: number
  deliveries: number
  /** Drafts and quotes without acceptance. */
  quotes: number
  /** Accepted quotes; `until` in words: « 18 janvier 2037 ». */
  contracts: readonly { number: string; until: string }[]
}
