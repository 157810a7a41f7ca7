import {
  type ColumnDefinitionBuilder,
  type Generated,
  type Kysely,
  PostgresAdapter,
  sql,
} from 'kysely'
import type { Migration } from 'kysely/migration'
import type { FormName } from '#forms/result.ts'
import type { Seller } from '#quotes/quote.ts'
import { indexLeads, searchTables } from './search.ts'
import type { Attempt, ChannelName, DeliveryState, Recipient } from './store.ts'

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
    outcome: Attempt['outcome']
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
  follow_links: { secret_hash: string; lead_id: string; created_at: number }
}

export type Role = 'responsable' | 'equipe'
/** See docs/glossary.md; that an e-mail failed is seen on its deliveries. */
export type RequestState = 'new' | 'taken' | 'answered' | 'question' | 'quoted' | 'won' | 'lost'
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
  | 'contract kept'
  | 'contracts forgotten'
  | 'data corrected'

/** Steps from an empty database to Tables, in order. A step that was released never changes. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-leads-and-deliveries': {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('notice', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('leads_by_digest')
        .on('leads')
        .columns(['digest', 'received_at'])
        .execute()
      await db.schema
        .createIndex('leads_by_address')
        .on('leads')
        .columns(['address', 'received_at'])
        .execute()
      await db.schema
        .createIndex('leads_by_date')
        .on('leads')
        .columns(['received_at', 'id'])
        .execute()

      await db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('claim', 'text')
        .addColumn('first_attempt_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('deliveries_by_due_date')
        .on('deliveries')
        .columns(['state', 'due_at'])
        .execute()
      await db.schema.createIndex('deliveries_by_lead').on('deliveries').column('lead_id').execute()

      await db.schema
        .createTable('attempts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('delivery_id', 'text', (column) =>
          column.notNull().references('deliveries.id').onDelete('cascade'),
        )
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('attempts_by_delivery')
        .on('attempts')
        .columns(['delivery_id', 'at'])
        .execute()

      await db.schema
        .createTable('health')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('checked_at', 'bigint', (column) => column.notNull())
        .addColumn('weight', 'text', (column) => column.notNull())
        .execute()
      await db.insertInto('health').values({ id: 1, checked_at: 0, weight: '' }).execute()
    },
  },
  '2026-11-21-quarantine': {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('leads').addColumn('quarantine', 'text').execute()
      await db.schema.alterTable('leads').addColumn('released_at', 'bigint').execute()
      await db.schema
        .createIndex('leads_in_quarantine')
        .on('leads')
        .columns(['received_at', 'id'])
        .where(sql<boolean>`quarantine is not null and released_at is null`)
        .execute()
    },
  },
  '2026-11-22-desk': {
    async up(db: Kysely<Tables>) {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      const leads = db.schema.alterTable('leads')
      await leads
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
        .execute()
      await leads
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      for (const name of ['assignee', 'lost_reason', 'lost_detail']) {
        await leads.addColumn(name, 'text').execute()
      }
      for (const name of ['waiting_since', 'answered_at', 'remind_at', 'reminded_at', 'spam_at']) {
        await leads.addColumn(name, 'bigint').execute()
      }
      // Nobody can know which of them were answered by mail: a person will say.
      await db
        .updateTable('leads')
        .set(({ ref }) => ({ waiting_since: ref('received_at') }))
        .where('form', 'in', awaitingAnswer)
        .where(({ or, eb }) =>
          or([eb('quarantine', 'is', null), eb('released_at', 'is not', null)]),
        )
        .execute()
      await db
        .updateTable('leads')
        .set(({ ref }) => ({ waiting_since: ref('released_at') }))
        .where('waiting_since', 'is not', null)
        .where('released_at', 'is not', null)
        .execute()
      await db.schema
        .createIndex('leads_waiting')
        .on('leads')
        .columns(['waiting_since', 'id'])
        .where(sql<boolean>`waiting_since is not null and spam_at is null`)
        .execute()
      await db.schema
        .createIndex('leads_listed')
        .on('leads')
        .columns(['received_at', 'id'])
        .where(sql<boolean>`spam_at is null and (quarantine is null or released_at is not null)`)
        .execute()
      await db.schema
        .createIndex('leads_by_answer')
        .on('leads')
        .column('answered_at')
        .where(sql<boolean>`answered_at is not null`)
        .execute()
      await db.schema
        .createIndex('leads_by_assignee')
        .on('leads')
        .columns(['assignee', 'received_at'])
        .where(sql<boolean>`assignee is not null`)
        .execute()
      await db.schema
        .createIndex('leads_to_remind')
        .on('leads')
        .column('remind_at')
        .where(sql<boolean>`remind_at is not null`)
        .execute()
      await db.schema
        .createIndex('leads_called_spam')
        .on('leads')
        .column('spam_at')
        .where(sql<boolean>`spam_at is not null`)
        .execute()

      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at', 'bigint')
        .execute()
      await db.schema
        .createTable('invitations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', ofPerson)
        .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .addColumn('invited_by', 'text')
        .execute()
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', ofPerson)
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute()
      await db.schema
        .createTable('challenges')
        .addColumn('challenge', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
        .addColumn('person_id', 'text', ofPerson)
        .addColumn('passkey_id', 'text')
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
        .execute()

      await db.schema
        .createTable('journal')
        .addColumn('seq', 'bigint', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('person_id', 'text')
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('object', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('journal_by_object')
        .on('journal')
        .columns(['object', 'seq'])
        .execute()
      await db.schema.createIndex('journal_by_time').on('journal').columns(['at', 'seq']).execute()
      await db.schema
        .createIndex('journal_by_person')
        .on('journal')
        .columns(['person_id', 'at', 'seq'])
        .execute()
      await db.schema
        .createTable('journal_head')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute()
      await db.insertInto('journal_head').values({ id: 1, seq: 0, hash: '' }).execute()
      for (const statement of isPostgres ? unchangeable.postgres : unchangeable.sqlite) {
        await sql.raw(statement).execute(db)
      }

      await db.schema
        .createTable('notes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', ofLead)
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('person_id', 'text')
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('notes_by_lead').on('notes').columns(['lead_id', 'at']).execute()
      await db.schema
        .createTable('messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', ofLead)
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('person_id', 'text')
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('messages_by_lead')
        .on('messages')
        .columns(['lead_id', 'at'])
        .execute()
      await db.schema.alterTable('deliveries').addColumn('message_id', 'text').execute()

      await db.schema
        .createTable('presence')
        .addColumn('lead_id', 'text', ofLead)
        .addColumn('person_id', 'text', ofPerson)
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('writing_since', 'bigint')
        .addColumn('draft', 'text')
        .addPrimaryKeyConstraint('presence_key', ['lead_id', 'person_id'])
        .execute()
      await db.schema
        .createTable('page_views')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('page_views_key', ['day', 'page'])
        .execute()

      for (const statement of isPostgres ? searchTables.postgres : searchTables.sqlite) {
        await sql.raw(statement).execute(db)
      }
      await indexAll(db)
    },
  },
  '2026-11-23-quotes': {
    async up(db: Kysely<Tables>) {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      const file = isPostgres ? 'bytea' : 'blob'
      await db.schema
        .createTable('quotes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) =>
          column.references('leads.id').onDelete('set null'),
        )
        .addColumn('seller', 'text', (column) => column.notNull())
        .addColumn('number', 'text', (column) => column.unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('draft', 'text')
        .addColumn('draft_version', 'integer')
        .addColumn('drafted_by', 'text', (column) => column.notNull())
        .addColumn('edition', 'integer', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('quotes_by_lead').on('quotes').column('lead_id').execute()
      await db.schema
        .createIndex('quotes_by_change')
        .on('quotes')
        .columns(['changed_at', 'id'])
        .execute()
      const versions = db.schema
        .createTable('quote_versions')
        .addColumn('quote_id', 'text', (column) =>
          column.notNull().references('quotes.id').onDelete('cascade'),
        )
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('pdf', sql.raw(file), (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('sent_at', 'bigint', (column) => column.notNull())
        .addColumn('sent_by', 'text', (column) => column.notNull())
        .addColumn('valid_until', 'text', (column) => column.notNull())
        .addColumn('remind_at', 'bigint')
        .addColumn('reminded_at', 'bigint')
        .addColumn('asked_at', 'bigint')
        .addColumn('accepted_at', 'bigint')
        .addColumn('acceptance', 'text')
        .addColumn('signed_pdf', sql.raw(file))
        .addColumn('signed_digest', 'text')
        .addColumn('withdraw_until', 'text')
        .addColumn('declined_at', 'bigint')
        .addColumn('decline_reason', 'text')
        .addColumn('withdrawn_at', 'bigint')
        .addColumn('withdrawal', 'text')
        .addColumn('replaced_at', 'bigint')
        .addPrimaryKeyConstraint('quote_versions_key', ['quote_id', 'version'])
      await versions.execute()
      await db.schema
        .createIndex('quote_versions_to_remind')
        .on('quote_versions')
        .column('remind_at')
        .where(sql<boolean>`remind_at is not null and reminded_at is null`)
        .execute()
      await db.schema
        .createTable('quote_numbers')
        .addColumn('seller', 'text', (column) => column.notNull())
        .addColumn('year', 'integer', (column) => column.notNull())
        .addColumn('last', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('quote_numbers_key', ['seller', 'year'])
        .execute()
      await db.schema
        .createTable('follow_links')
        .addColumn('secret_hash', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', ofLead)
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('follow_links_by_lead')
        .on('follow_links')
        .column('lead_id')
        .execute()
      await db.schema.alterTable('messages').addColumn('quote_id', 'text').execute()
      await db.schema.alterTable('messages').addColumn('quote_version', 'integer').execute()
      for (const statement of isPostgres ? frozen.postgres : frozen.sqlite) {
        await sql.raw(statement).execute(db)
      }
    },
  },
}

/** Forms whose sender was promised an answer; a comment and an address for the launch were not. */
export const awaitingAnswer: readonly FormName[] = ['quote', 'contact', 'footer']

/** Makes every lead be found that is there already. */
async function indexAll(db: Kysely<Tables>) {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('leads')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    const ids = rows.map(({ id }) => id)
    await indexLeads(db, ids)
    const end = ids.at(-1)
    if (end === undefined) return
    last = end
  }
}

const ofPerson = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('people.id').onDelete('cascade')
const ofLead = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('leads.id').onDelete('cascade')

/** By which a database keeps a table's lines as they are, whoever asks. */
const unchangeable = {
  sqlite: [
    ...['update', 'delete'].map(
      (change) => `create trigger journal_no_${change} before ${change} on journal
      begin select raise(abort, 'the journal is append-only'); end`,
    ),
    // `insert or replace` removes the line that is there without a delete that a trigger would see.
    `create trigger journal_no_replace before insert on journal
      when exists (select 1 from journal where seq = new.seq)
      begin select raise(abort, 'the journal is append-only'); end`,
  ],
  postgres: [
    `create function journal_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'the journal is append-only'; end $$`,
    `create trigger journal_no_change before update or delete or truncate on journal
      for each statement execute function journal_is_append_only()`,
  ],
}

/** A version that was sent stays as it is, and so does what its client did, once it is there. */
const isChanged = [
  ...['quote_id', 'version', 'content', 'pdf', 'digest', 'sent_at', 'valid_until'],
  ...['accepted_at', 'acceptance', 'signed_pdf', 'signed_digest', 'withdraw_until'],
  ...['declined_at', 'withdrawn_at', 'withdrawal'],
]
  .map((name, index) => {
    const differs = `new.${name} is distinct from old.${name}`
    return index < 7 ? differs : `(old.${name} is not null and ${differs})`
  })
  .join(' or ')

const frozen = {
  sqlite: [
    `create trigger quote_versions_frozen before update on quote_versions when ${isChanged}
      begin select raise(abort, 'a version that was sent does not change'); end`,
  ],
  postgres: [
    `create function quote_versions_are_frozen() returns trigger language plpgsql as
      $$ begin raise exception 'a version that was sent does not change'; end $$`,
    `create trigger quote_versions_frozen before update on quote_versions
      for each row when (${isChanged}) execute function quote_versions_are_frozen()`,
  ],
}
