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
  /** UUID of the next answer, so that a repeated post stores only one. */
  id: string
  subject: string
  text: string
  template: string
  filled: string[]
  blanks: string[]
  isDraft: boolean
  /** The mail as it will be sent; null while editing. */
  preview: { from: string; to: string; subject: string; text: string; quote: string | null } | null
}

export interface FollowView {
  state: RequestState
  /** `2026-11-26`, or empty. */
  reminder: string
  seenReminder: string
  note: string
}

export interface FactView {
  label: string
  value: string
  state?: RequestState
}

export interface PreviewsView {
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
  /** Corrected address that the server refused. */
  typedEmail: string
  canSendLink: boolean
  callLink: string | null
  facts: (readonly [label: string, value: string, href?: string | undefined])[]
  text: string
  previews: PreviewsView | null
  shown: ShownState
  state: RequestState
  states: RequestState[]
  delay: DelayView | null
  openings: readonly (readonly [from: number, to: number])[]
  promise: number
  assignee: { id: string; name: string; isSelf: boolean } | null
  colleagues: { id: string; name: string }[]
  lost: string | null
  canLose: boolean
  isSpam: boolean
  doubts: { reasons: string[]; verdict: string } | null
  quoteId: string
  quotes: readonly { address: string; words: string; state: State }[]
  history: EventView[]
  same: { reference: string; words: string }[]
  failure: {
    what: string | null
    willRetry: boolean
  } | null
  follow: FollowView
  /** Posted reason for the state « Perdue », if the server refused it. */
  lose: { reason: string; detail: string }
  composer: ComposerView | null
  filing: { id: string; subject: string; text: string; kind: 'filed-in' | 'filed-out'; day: string }
  noteId: string
  /** Templates with known values filled in, and the list of those values. */
  templates: { id: string; label: string; subject: string; text: string; filled: string[] }[]
  replyTo: string
  others: { name: string; writingSince: number | null }[]
  outcome: { kind: 'done' | 'alert'; words: string } | null
  conflict: {
    by: string
    at: number
    theirs: FactView[]
    ours: FactView[]
    action: string
    fields: Record<string, string>
  } | null
  erasure: ErasureView | null
}

export interface ErasureView {
  leads: number
  notes: number
  messages: number
  deliveries: number
  quotes: number
  contracts: readonly { number: string; until: string }[]
}
