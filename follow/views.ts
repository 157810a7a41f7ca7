import type { Answers, DirectionId } from '#previews/answers/answers.ts'
import type { TimeZone } from '#quotes/dates.ts'
import type { Acceptance, IsoDate, QuoteVersion } from '#quotes/quote.ts'

/** Where a request stands; instants are milliseconds since 1970, `null` when it has not come. */
export interface Progress {
  /** In which its days are said. */
  timeZone: TimeZone
  receivedAt: number
  readAt: number | null
  sentAt: number | null
  acceptedAt: number | null
}

export interface Fact {
  label: string
  text: string
}

/** The three home pages that came with a request. */
export interface PreviewsView {
  /** Where the client's answers open in the maker. */
  href: string
  drawings: readonly { direction: DirectionId; label: string }[]
  /** Label of the one that they preferred. */
  favourite: string | null
}

/** One of them, ready to be drawn. */
export interface HomePageDrawing {
  answers: Answers
  direction: DirectionId
  /** In a picture so small that other typefaces stand in for its own. */
  isSmall: boolean
}

/** What somebody asked from these pages. */
export interface Asked {
  at: number
  text: string
}

/** The form for a question: its own id, what was typed, and what is wrong with it. */
export interface QuestionForm {
  id: string
  text: string
  error: string | null
  /** In which the hours of messages are said. */
  timeZone: TimeZone
  /** Oldest first. */
  asked: readonly Asked[]
  /** Since when a question waits for its answer. */
  waitsSince: number | null
}

/** A version of which something is said, as it was sent. */
export interface ShownVersion {
  content: QuoteVersion
  number: string
  /** SHA-256 of its PDF. */
  digest: string
}

/** Another quote of the same request. */
export interface OtherQuote {
  number: string
  subject: string
  state: string
}

export interface ReceivedView {
  reference: string
  progress: Progress
  /** Whether an answer, and perhaps a quote, will come: not to a comment, nor to an address left. */
  isRequest: boolean
  /** The day by which it is answered; null once it was. */
  answerBy: number | null
  answeredAt: number | null
  phone: string
  facts: readonly Fact[]
  previews: PreviewsView | null
  question: QuestionForm
}

export interface QuoteView extends ShownVersion {
  progress: Progress
  previews: PreviewsView | null
  question: QuestionForm
  others: readonly OtherQuote[]
  /** Of its PDF. */
  pageCount: number
  /** What was typed of a refusal that was not taken. */
  decline: { reason: string; error: string | null }
}

/** What is typed at the first step of an acceptance. */
export interface SigningValues {
  name: string
  role: string
  company: string
  employees: string
  address: string
  /** `mail`, `post`, or nothing yet. */
  copy: string
  /** `oui`, or nothing. */
  early: string
}

export interface CheckView extends ShownVersion {
  values: SigningValues
  errors: Readonly<Partial<Record<keyof SigningValues, string>>>
  /** When the page is drawn. */
  now: number
}

export interface ConfirmView extends ShownVersion {
  /** The version as it will be signed: `content` is as it was sent. */
  signed: QuoteVersion
  /** Whether it is known where the link was sent. */
  isAddressKnown: boolean
  values: SigningValues
  now: number
  /** Letters that were typed and that the contract leaves out. */
  leftOut: readonly string[]
  /** This page and when it is rendered, sealed by the server: the form returns it as it is. */
  shown: string
}

export interface AcceptedView extends ShownVersion {
  progress: Progress
  acceptance: Acceptance
  address: string
  /** Where a copy by mail goes. */
  email: string
  copyBy: 'mail' | 'post'
  /** Whether the mail with the copy was taken by its server. */
  hasMailLeft: boolean
  /** The version as it was signed. */
  signed: QuoteVersion
  /** The last day to withdraw, as it was kept at the acceptance; null without such a right. */
  withdrawUntil: IsoDate | null
  /** Whether it can still be withdrawn from. */
  canWithdraw: boolean
  question: QuestionForm
  others: readonly OtherQuote[]
}

export interface ClosedView {
  kind: 'expired' | 'declined' | 'replaced'
  content: QuoteVersion
  number: string
  /** When it was declined. */
  declinedAt: number | null
  /** The version that took its place. */
  replacedBy: QuoteVersion | null
  question: QuestionForm
}

export interface WithdrawView {
  number: string
  /** The version as it was signed. */
  signed: QuoteVersion
  acceptedAt: number
  /** The last day to withdraw, as it was kept at the acceptance. */
  withdrawUntil: IsoDate | null
  earlyStart: boolean
  values: { name: string; email: string }
  errors: { name?: string; email?: string }
}

export interface WithdrawnView {
  number: string
  signed: QuoteVersion
  acceptedAt: number
  withdrawnAt: number
  name: string
  email: string
  /** Whether the mail with the receipt was taken by its server. */
  hasMailLeft: boolean
  earlyStart: boolean
}

/** A contract that stays after an erasure, as the law wants. */
export interface KeptContract {
  number: string
  /** The last day on which it is kept, as far as it is known. */
  until: string
}

export interface OwnDataView {
  /** In which the hours of messages are said. */
  timeZone: TimeZone
  plate: string
  facts: readonly Fact[]
  messages: readonly { at: number; from: string; subject: string; text: string }[]
  quotes: readonly { title: string; text: string; pdf: string }[]
  previews: PreviewsView | null
  contracts: readonly KeptContract[]
  /** Whether what was typed was just corrected. */
  isCorrected: boolean
}

export interface CorrectView {
  values: { name: string; phone: string }
  errors: { name?: string; phone?: string }
}

export interface EraseView {
  email: string
  /** Of the address, with the one that the link leads to. */
  requests: number
  messages: number
  quotes: number
  contracts: readonly KeptContract[]
}

export interface ErasedView {
  requests: number
  contracts: readonly KeptContract[]
}

export interface UnknownView {
  email: string
  error: string | null
}

/** Something that has no page of its own: refused, unavailable, asked for. */
export interface NoticeView {
  title: string
  paragraphs: readonly string[]
}

/** What is drawn: a page, and what it shows. */
export type FollowDrawing =
  | { page: 'recue'; view: ReceivedView }
  | { page: 'devis'; view: QuoteView }
  | { page: 'verifier'; view: CheckView }
  | { page: 'accepter'; view: ConfirmView }
  | { page: 'accepte'; view: AcceptedView }
  | { page: 'clos'; view: ClosedView }
  | { page: 'renoncer'; view: WithdrawView }
  | { page: 'renonce'; view: WithdrawnView }
  | { page: 'donnees'; view: OwnDataView }
  | { page: 'corriger'; view: CorrectView }
  | { page: 'effacer'; view: EraseView }
  | { page: 'efface'; view: ErasedView }
  | { page: 'inconnu'; view: UnknownView }
  | { page: 'avis'; view: NoticeView }

/** What stands around a page. */
export interface Frame {
  /** `/suivi/<secret>`; null where nothing leads on: the desk's preview, and whoever has no link. */
  base: string | null
  /** Said above everything else: why something was not done. */
  alert: string | null
}
