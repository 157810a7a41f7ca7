import type { Generated } from 'kysely'
import type { MailCause } from '#content/desk/mail-causes.ts'
import type { RequestState } from '#content/desk/state-rules.ts'
import type { FormName } from '#content/forms/form-name.ts'
import type { Seller } from '#quotes/terms.ts'

/** Tables after the last migration; instants are milliseconds since 1970. */
export interface Tables {
  leads: {
    id: string
    reference: string
    form: FormName
    /** JSON of the accepted values by wire name. */
    fields: string
    /** Comparison key of the visitor's e-mail address. */
    address: string
    page: string
    notice: string
    digest: string
    received_at: number
    /** JSON of the spam filter's reasons; null when there are none. */
    quarantine: string | null
    released_at: number | null
    state: Generated<RequestState>
    assignee: string | null
    /** Increases with each change by a person; a change of an older version is refused. */
    version: Generated<number>
    waiting_since: number | null
    answered_at: number | null
    remind_at: number | null
    reminded_at: number | null
    lost_reason: string | null
    lost_detail: string | null
    /** Time at which a person marked it as spam; erased weeks later. */
    spam_at: number | null
  }
  deliveries: {
    id: string
    lead_id: string
    message_id: string | null
    channel: ChannelName
    recipient: Recipient
    state: DeliveryState
    due_at: number
    claim: string | null
    /** Start of the 72 hours; null before the first claim and after a manual retry. */
    first_attempt_at: number | null
    /** JSON list of the addresses still without the mail; null: all. */
    remaining: string | null
  }
  attempts: {
    id: string
    delivery_id: string
    at: number
    outcome: 'sent' | 'failed'
    detail: string
    cause: MailCause | null
  }
  /** One row as large as a lead, rewritten to check that the database can store one. */
  health: { id: number; checked_at: number; weight: string }

  /** A revoked person's row stays, because answers and the journal refer to it. */
  people: {
    id: string
    email: string
    name: string
    role: Role
    created_at: number
    revoked_at: number | null
  }
  /** Invitations; only SHA-256 hashes of secrets are stored. */
  invitations: {
    id: string
    person_id: string
    secret_hash: string
    created_at: number
    expires_at: number
    used_at: number | null
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
    label: string
    created_at: number
    used_at: number | null
  }
  challenges: {
    challenge: string
    person_id: string | null
    expires_at: number
  }
  sessions: {
    id: string
    secret_hash: string
    person_id: string
    passkey_id: string | null
    device: string
    created_at: number
    used_at: number
    confirmed_at: number
  }

  journal: {
    seq: number
    at: number
    /** Id of the author; null for the site itself and for commands. */
    person_id: string | null
    actor: string
    action: JournalAction
    /** A reference, a quote's number or a colleague's name; never a client's text. */
    object: string
    /** SHA-256 of the line and the former one, to detect tampering. */
    hash: string
  }
  /** One row with the last line's number and hash; each writer locks it first. */
  journal_head: { id: number; seq: number; hash: string }

  notes: {
    id: string
    lead_id: string
    at: number
    person_id: string | null
    author: string
    text: string
  }
  /** Mails about a request beyond notice and acknowledgement: answers, filed mails, reminders. */
  messages: {
    id: string
    lead_id: string
    kind: MessageKind
    at: number
    person_id: string | null
    author: string
    address: string
    subject: string
    text: string
    quote_id: string | null
    quote_version: number | null
  }
  presence: {
    lead_id: string
    person_id: string
    seen_at: number
    writing_since: number | null
    /** JSON of unsent text. */
    draft: string | null
  }
  /** Published documents, permanent. */
  content_revisions: {
    id: string
    document: string
    /** JSON of the document; `null` removes an entry from the site. */
    content: string
    /** JSON of the repository's version at that time; `null` when it has none. */
    base: string
    author: string
    at: number
  }
  publications: {
    number: number
    author: string
    at: number
    restores: number | null
  }
  /** Revisions shown by each publication; other documents are the repository's. */
  publication_revisions: { publication: number; revision: string }
  content_drafts: {
    document: string
    field: string
    value: string
    /** JSON of the field's value when the draft started. */
    base: string
    version: number
    author: string
    at: number
    aside_by: string | null
    aside_reason: string | null
    answers: string
  }
  publishing: { id: number; run: string; state: string; until: number }
  /** Pictures of published documents, each size and format by the SHA-256 of its bytes. */
  content_pictures: { id: string; type: string; body: Buffer; at: number }
  page_views: { day: string; page: string; count: number }

  quotes: {
    id: string
    /** null once the request was erased and a contract stays. */
    lead_id: string | null
    seller: Seller
    /** `D-2026-014`; null before the first sending. */
    number: string | null
    created_at: number
    changed_at: number
    draft: string | null
    draft_version: number | null
    drafted_by: string
    edition: number
  }
  /** Sent versions; the database refuses changes of content, file, digest and the client's acts. */
  quote_versions: {
    quote_id: string
    version: number
    /** JSON of QuoteVersion. */
    content: string
    pdf: Buffer
    digest: string
    sent_at: number
    sent_by: string
    valid_until: string
    remind_at: number | null
    reminded_at: number | null
    asked_at: number | null
    accepted_at: number | null
    /** JSON of Evidence. */
    acceptance: string | null
    signed_pdf: Buffer | null
    signed_digest: string | null
    withdraw_until: string | null
    declined_at: number | null
    decline_reason: string | null
    withdrawn_at: number | null
    /** JSON of Withdrawal. */
    withdrawal: string | null
    replaced_at: number | null
  }
  /** Last number by company and year, without gaps. */
  quote_numbers: { seller: Seller; year: number; last: number }
  /** E-mail addresses of requests before a correction, oldest first by `at`. */
  former_emails: {
    id: string
    lead_id: string
    email: string
    /** Comparison key of `email`. */
    address: string
    /** Time of the correction. */
    at: number
    author: string
  }
  /** Secret links; only SHA-256 hashes of secrets are stored. */
  follow_links: {
    secret_hash: string
    lead_id: string
    created_at: number
    address: string | null
  }
}

export type ChannelName = 'emailjs' | 'smtp'
export type Recipient = 'agency' | 'visitor'
/**
 * `waiting` becomes `sent`, or `dead` after the last attempt, until `leads retry`. In quarantine it is
 * `held`, until `leads release`. `dropped`: obsolete before sending, for example because its quote was
 * replaced. Stored as text, so that a new state needs no migration.
 */
export type DeliveryState = 'waiting' | 'held' | 'sent' | 'dead' | 'dropped'
export type Role = 'responsable' | 'equipe'
/** `filed-in` and `filed-out`: mails pasted by hand, from and to the client. */
export type MessageKind = 'answer' | 'filed-in' | 'filed-out' | 'reminder' | QuoteMessageKind
/**
 * Mails about a quote, rendered when sent; `question` is the client's text to the agency, `link` a new secret
 * link.
 */
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
  | 'key renamed'
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
  | 'email corrected'
  | 'published'

/** Forms with a promised answer; comments and subscriptions have none. */
export const awaitingAnswer: readonly FormName[] = ['quote', 'contact', 'footer']
