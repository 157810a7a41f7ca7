import type { Generated } from 'kysely'
import type { ShownState } from '#content/desk/states.ts'
import type { FormName } from '#forms/result.ts'
import type { Seller } from '#quotes/quote.ts'

/** The tables as the last migration leaves them; instants are milliseconds since 1970. */
export interface Tables {
  leads: {
    id: string
    reference: string
    form: FormName
    /** JSON of the accepted values by wire name. */
    fields: string
    /** The visitor's address in the form that comparisons use. */
    address: string
    page: string
    notice: string
    digest: string
    received_at: number
    /** JSON of the reasons for which it was doubted; null when it was not. */
    quarantine: string | null
    released_at: number | null
    state: Generated<RequestState>
    /** Who took it: a person's id. */
    assignee: string | null
    /** Grows by one with each change that a person makes: a stale one is refused. */
    version: Generated<number>
    /** Since when it waits for an answer of ours; null when nothing is owed. */
    waiting_since: number | null
    /** When the first answer left, or was filed. */
    answered_at: number | null
    remind_at: number | null
    /** When the mail of that reminder was queued; null until then. */
    reminded_at: number | null
    lost_reason: string | null
    lost_detail: string | null
    /** When a person called it spam: it is erased some weeks later. */
    spam_at: number | null
  }
  deliveries: {
    id: string
    lead_id: string
    /** What is sent, when it is neither the notice to the agency nor the acknowledgement. */
    message_id: string | null
    channel: ChannelName
    recipient: Recipient
    state: DeliveryState
    due_at: number
    claim: string | null
    /** Start of the 72 hours; null until claimed once, and again when retried on demand. */
    first_attempt_at: number | null
  }
  attempts: {
    id: string
    delivery_id: string
    at: number
    outcome: 'sent' | 'failed'
    detail: string
  }
  /** One row, as heavy as a lead, rewritten to learn whether the database could take one. */
  health: { id: number; checked_at: number; weight: string }

  /** Those who may enter the desk. A row outlives the right: answers and journal name its person. */
  people: {
    id: string
    /** In the form that comparisons use. */
    email: string
    name: string
    role: Role
    created_at: number
    revoked_at: number | null
  }
  /** Of every secret in a link or a cookie, its SHA-256 alone is kept. */
  invitations: {
    id: string
    person_id: string
    secret_hash: string
    created_at: number
    expires_at: number
    used_at: number | null
    /** A person's id; null for the command. */
    invited_by: string | null
  }
  passkeys: {
    /** Credential id, base64url. */
    id: string
    person_id: string
    /** COSE, base64url. */
    public_key: string
    counter: number
    /** JSON. */
    transports: string
    /** What its owner calls it: `iPhone de Nina`. */
    label: string
    created_at: number
    used_at: number | null
  }
  /** What a ceremony under way must answer; each is taken once. */
  challenges: {
    challenge: string
    /** Who makes a key; null for somebody who signs in. */
    person_id: string | null
    expires_at: number
  }
  sessions: {
    id: string
    secret_hash: string
    person_id: string
    /** The key that opened it; null once that key is gone. */
    passkey_id: string | null
    /** What the list of sessions calls it. */
    device: string
    created_at: number
    used_at: number
    /** When its person last proved with a key that it is them. */
    confirmed_at: number
  }

  /** Who did what and when; the database refuses to change or to remove a line. */
  journal: {
    seq: number
    at: number
    /** A person's id; null for the site itself and for commands. */
    person_id: string | null
    /** The name at that time. */
    actor: string
    action: JournalAction
    /** A reference, a quote's number or a colleague's name; never a word of a client's. */
    object: string
    /** SHA-256 of the line and of the one before: a line that was tampered with shows. */
    hash: string
  }
  /** One row: the last line's number and hash. Whoever writes a line locks it first. */
  journal_head: { id: number; seq: number; hash: string }

  notes: {
    id: string
    lead_id: string
    at: number
    person_id: string | null
    author: string
    text: string
  }
  /** Mails about a request beyond the first two: answers, filed mails, reminders. */
  messages: {
    id: string
    lead_id: string
    kind: MessageKind
    at: number
    person_id: string | null
    author: string
    /** Whom it is sent to, or came from. */
    address: string
    subject: string
    text: string
    /** The quote that it is about. */
    quote_id: string | null
    quote_version: number | null
  }
  /** Who looks at a request, and what they are writing, until they leave or fall silent. */
  presence: {
    lead_id: string
    person_id: string
    seen_at: number
    /** When the text was begun; null while they only read. */
    writing_since: number | null
    /** JSON of what is written and not yet sent. */
    draft: string | null
  }
  /** Documents as they were published, for good. */
  content_revisions: {
    id: string
    /** Path below content/ without its ending. */
    document: string
    /** JSON of the document as written; `null` takes an entry off the site. */
    content: string
    /** JSON of the repository's version that it was begun from; `null` when it has none. */
    base: string
    author: string
    at: number
  }
  publications: {
    number: number
    author: string
    at: number
    /** The publication that it shows again. */
    restores: number | null
  }
  /** The revisions of each publication. Other documents are the repository's. */
  publication_revisions: { publication: number; revision: string }
  /** Values of fields that differ from what is online; visitors never get one. */
  content_drafts: {
    document: string
    /** Path of the field in its document: `hero.lead`. */
    field: string
    /** JSON of the new value. */
    value: string
    /** JSON of the field's value when the draft was begun. */
    base: string
    /** Grows by one with each change: a stale one is refused. */
    version: number
    author: string
    at: number
    /** Who left it out of publications, and why; null when it is to be published. */
    aside_by: string | null
    aside_reason: string | null
  }
  /** Pictures of published documents, each size and format under the SHA-256 of its bytes. */
  content_pictures: { id: string; type: string; body: Buffer; at: number }
  /** Answers of the server by page and day, and nothing that could be joined to a person. */
  page_views: { day: string; page: string; count: number }

  quotes: {
    id: string
    /** null once the request was erased and a contract stays. */
    lead_id: string | null
    seller: Seller
    /** `D-2026-014`; null until it is sent once. */
    number: string | null
    created_at: number
    changed_at: number
    /** JSON of the version under work, as typed; null when there is none. */
    draft: string | null
    /** What it becomes when it is sent. */
    draft_version: number | null
    drafted_by: string
    /** Grows by one with each change of the draft: a stale one is refused. */
    edition: number
  }
  /** What was sent: the database refuses to change content, file, digest, and what its client did. */
  quote_versions: {
    quote_id: string
    version: number
    /** JSON of QuoteVersion. */
    content: string
    pdf: Buffer
    /** SHA-256 of `pdf`, hexadecimal. */
    digest: string
    sent_at: number
    sent_by: string
    /** The last day, as `content` has it. */
    valid_until: string
    remind_at: number | null
    reminded_at: number | null
    /** The last question that nobody has answered yet. */
    asked_at: number | null
    accepted_at: number | null
    /** JSON of Evidence. */
    acceptance: string | null
    signed_pdf: Buffer | null
    signed_digest: string | null
    /** The last day of a right to withdraw; null where there is none, or nothing is accepted. */
    withdraw_until: string | null
    declined_at: number | null
    decline_reason: string | null
    withdrawn_at: number | null
    /** JSON of Withdrawal. */
    withdrawal: string | null
    replaced_at: number | null
  }
  /** The last rank given, by company and year: numbers have no gap. */
  quote_numbers: { seller: Seller; year: number; last: number }
  /** Secret links to a request; of each secret, its SHA-256 alone. */
  follow_links: {
    secret_hash: string
    lead_id: string
    created_at: number
    /** Where the mail with the link went; null for links older than this column. */
    address: string | null
  }
}

export type ChannelName = 'emailjs' | 'smtp'
export type Recipient = 'agency' | 'visitor'
/**
 * `waiting` until it is `sent`, or `dead`: given up, until `leads retry` makes it due again. In
 * quarantine it is `held`, and waits for `leads release` alone. `dropped`: its subject no longer stood
 * when it was about to leave, such as a quote that was replaced. Kept as text, as states of requests.
 */
export type DeliveryState = 'waiting' | 'held' | 'sent' | 'dead' | 'dropped'
export type Role = 'responsable' | 'equipe'
/**
 * Named in content/desk/states.ts; what each means is in server/leads/work.ts. That an e-mail failed is
 * seen on its deliveries. Kept as text: a state more takes no migration.
 */
export type RequestState = Exclude<ShownState, 'failed' | 'held'>
/** `filed-in` came from the client by mail, `filed-out` was answered by mail: both pasted by hand. */
export type MessageKind = 'answer' | 'filed-in' | 'filed-out' | 'reminder' | QuoteMessageKind
/** Drawn when they leave; `question` is the client's own text, to the agency. `link`: a new secret link. */
export type QuoteMessageKind =
  | 'link'
  | 'question'
  | 'quote'
  | 'quote-reminder'
  | 'quote-accepted'
  | 'quote-accepted-agency'
  | 'quote-declined-agency'
  | 'quote-withdrawn'
  | 'quote-withdrawn-agency'
export type JournalAction =
  | 'read'
  | 'taken'
  | 'given'
  | 'answered'
  | 'filed'
  | 'noted'
  | 'reminded'
  | 'state'
  | 'released'
  | 'held'
  | 'spam'
  | 'erased'
  | 'exported'
  | 'invited'
  | 'invitation cancelled'
  | 'key made'
  | 'key removed'
  | 'signed in'
  | 'copy refused'
  | 'signed out'
  | 'session closed'
  | 'person revoked'
  | 'delivery retried'
  | 'quote begun'
  | 'quote dropped'
  | 'quote sent'
  | 'quote reminded'
  | 'quote asked about'
  | 'quote accepted'
  | 'quote accepted on paper'
  | 'quote declined'
  | 'quote withdrawn'
  | 'link sent'
  | 'contract kept'
  | 'contracts forgotten'
  | 'data corrected'
  | 'published'

/** Forms whose sender was promised an answer; a comment and an address for the launch were not. */
export const awaitingAnswer: readonly FormName[] = ['quote', 'contact', 'footer']
