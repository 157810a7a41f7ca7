import type { Answers, DirectionId } from '#previews/answers/answers.ts'
import type { TimeZone } from '#quotes/dates.ts'
import type { Acceptance, QuoteVersion } from '#quotes/quote.ts'
import type { IsoDate } from '#quotes/terms.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'

/** Instants are milliseconds since 1970; `null` before the event. */
export interface Progress {
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

export interface PreviewsView {
  href: string
  drawings: readonly { direction: DirectionId; label: string }[]
  favourite: string | null
}

export interface HomePageDrawing {
  answers: Answers
  direction: DirectionId
  isSmall: boolean
}

export interface Asked {
  at: number
  text: string
}

export interface QuestionForm {
  id: string
  text: string
  error: string | null
  timeZone: TimeZone
  /** Oldest first. */
  asked: readonly Asked[]
  /** Time since which the client waits for an answer. */
  waitsSince: number | null
}

/** A sent version. */
export interface ShownVersion {
  content: QuoteVersion
  number: string
  digest: string
}

export interface OtherQuote {
  number: string
  subject: string
  state: string
}

export interface ReceivedView {
  reference: string
  progress: Progress
  isRequest: boolean
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
  /** Of the PDF. */
  pageCount: number
  /** Whether a refusal ends the request. */
  closesRequest: boolean
  decline: { reason: string; error: string | null }
}

/** Fields of the client that the client may correct, as typed, and two choices. */
export interface SigningValues
  extends Pick<
    TypedDraft['client'],
    | ('name' | 'role' | 'company' | 'employees' | 'registration' | 'vatNumber')
    | ('street' | 'postcode' | 'town')
  > {
  copy: string
  /** `oui`, or empty. */
  early: string
}

export interface CheckView extends ShownVersion {
  /** Address of the signed copy. */
  email: string
  values: SigningValues
  errors: Readonly<Partial<Record<keyof SigningValues, string>>>
  now: number
}

export interface ConfirmView extends ShownVersion {
  signed: QuoteVersion
  isAddressKnown: boolean
  values: SigningValues
  now: number
  leftOut: readonly string[]
  shown: string
}

export interface AcceptedView extends ShownVersion {
  progress: Progress
  acceptance: Acceptance
  address: string
  email: string
  copyBy: 'mail' | 'post'
  hasMailLeft: boolean
  signed: QuoteVersion
  withdrawUntil: IsoDate | null
  canWithdraw: boolean
  question: QuestionForm
  others: readonly OtherQuote[]
}

export interface ClosedView {
  kind: 'expired' | 'declined' | 'replaced'
  content: QuoteVersion
  number: string
  declinedAt: number | null
  replacedBy: QuoteVersion | null
  question: QuestionForm
}

export interface WithdrawView {
  number: string
  signed: QuoteVersion
  acceptedAt: number
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
  hasMailLeft: boolean
  earlyStart: boolean
}

export interface KeptContract {
  number: string
  until: string
}

export interface OwnDataView {
  timeZone: TimeZone
  plate: string
  facts: readonly Fact[]
  messages: readonly { at: number; from: string; subject: string; text: string }[]
  quotes: readonly { title: string; text: string; pdf: string }[]
  previews: PreviewsView | null
  contracts: readonly KeptContract[]
  isCorrected: boolean
}

export interface CorrectView {
  values: { name: string; phone: string }
  errors: { name?: string; phone?: string }
}

export interface EraseView {
  email: string
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

export interface NoticeView {
  title: string
  paragraphs: readonly string[]
}

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

export type ViewOf<Page extends FollowDrawing['page']> = Extract<
  FollowDrawing,
  { page: Page }
>['view']

export interface Frame {
  base: string | null
  alert: string | null
  /** Whether the link opens only a contract, without the client's data. */
  isContractOnly?: boolean
}
