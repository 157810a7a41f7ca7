import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { draftClient } from '#quotes/former.ts'
import { addressKey } from '../../address-key.ts'
import { awaitingAnswer, type Tables } from '../engine/tables.ts'
import {
  emptiedIndex,
  indexLeads,
  isPostgres,
  longerBeginnings,
  searchTables,
  tableOfWaiting,
} from '../search/search.ts'

/** Steps from an empty database to Tables, in order. A released step never changes. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-leads-and-deliveries': {
    async up(db: Kysely<Tables>) {
      await createTable(
        db,
        'leads',
        `id text key, reference text unique, form text, fields text, address text, page text,
        notice text, digest text, received_at bigint`,
      )
      await createIndex(db, 'leads', 'leads_by_digest', ['digest', 'received_at'])
      await createIndex(db, 'leads', 'leads_by_address', ['address', 'received_at'])
      await createIndex(db, 'leads', 'leads_by_date', ['received_at', 'id'])

      await createTable(
        db,
        'deliveries',
        `id text key, lead_id text of leads, channel text, recipient text, state text,
        due_at bigint, claim text null, first_attempt_at bigint null`,
      )
      await createIndex(db, 'deliveries', 'deliveries_by_due_date', ['state', 'due_at'])
      await createIndex(db, 'deliveries', 'deliveries_by_lead', ['lead_id'])

      await createTable(
        db,
        'attempts',
        'id text key, delivery_id text of deliveries, at bigint, outcome text, detail text',
      )
      await createIndex(db, 'attempts', 'attempts_by_delivery', ['delivery_id', 'at'])

      await createTable(db, 'health', 'id integer key, checked_at bigint, weight text')
      await db.insertInto('health').values({ id: 1, checked_at: 0, weight: '' }).execute()
    },
  },
  '2026-11-21-quarantine': {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('leads').addColumn('quarantine', 'text').execute()
      await db.schema.alterTable('leads').addColumn('released_at', 'bigint').execute()
      await createIndex(
        db,
        'leads',
        'leads_in_quarantine',
        ['received_at', 'id'],
        'quarantine is not null and released_at is null',
      )
    },
  },
  '2026-11-22-desk': {
    async up(db: Kysely<Tables>) {
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
      // The database does not know which requests were answered by mail, so all wait until a person decides.
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
      await createIndex(
        db,
        'leads',
        'leads_waiting',
        ['waiting_since', 'id'],
        'waiting_since is not null and spam_at is null',
      )
      await createIndex(
        db,
        'leads',
        'leads_listed',
        ['received_at', 'id'],
        'spam_at is null and (quarantine is null or released_at is not null)',
      )
      await createIndex(db, 'leads', 'leads_by_answer', ['answered_at'], 'answered_at is not null')
      await createIndex(
        db,
        'leads',
        'leads_by_assignee',
        ['assignee', 'received_at'],
        'assignee is not null',
      )
      await createIndex(db, 'leads', 'leads_to_remind', ['remind_at'], 'remind_at is not null')
      await createIndex(db, 'leads', 'leads_called_spam', ['spam_at'], 'spam_at is not null')

      await createTable(
        db,
        'people',
        `id text key, email text unique, name text, role text, created_at bigint,
        revoked_at bigint null`,
      )
      await createTable(
        db,
        'invitations',
        `id text key, person_id text of people, secret_hash text unique, created_at bigint,
        expires_at bigint, used_at bigint null, invited_by text null`,
      )
      await createTable(
        db,
        'passkeys',
        `id text key, person_id text of people, public_key text, counter bigint, transports text,
        label text, created_at bigint, used_at bigint null`,
      )
      await createTable(
        db,
        'challenges',
        'challenge text key, person_id text null, expires_at bigint',
      )
      await createTable(
        db,
        'sessions',
        `id text key, secret_hash text unique, person_id text of people, passkey_id text null,
        device text, created_at bigint, used_at bigint, confirmed_at bigint`,
      )

      await createTable(
        db,
        'journal',
        `seq bigint key, at bigint, person_id text null, actor text, action text, object text,
        hash text`,
      )
      await createIndex(db, 'journal', 'journal_by_object', ['object', 'seq'])
      await createIndex(db, 'journal', 'journal_by_time', ['at', 'seq'])
      await createIndex(db, 'journal', 'journal_by_person', ['person_id', 'at', 'seq'])
      await createTable(db, 'journal_head', 'id integer key, seq bigint, hash text')
      await db.insertInto('journal_head').values({ id: 1, seq: 0, hash: '' }).execute()
      await run(db, isPostgres(db) ? unchangeable.postgres : unchangeable.sqlite)

      await createTable(
        db,
        'notes',
        `id text key, lead_id text of leads, at bigint, person_id text null, author text,
        text text`,
      )
      await createIndex(db, 'notes', 'notes_by_lead', ['lead_id', 'at'])
      await createTable(
        db,
        'messages',
        `id text key, lead_id text of leads, kind text, at bigint, person_id text null,
        author text, address text, subject text, text text`,
      )
      await createIndex(db, 'messages', 'messages_by_lead', ['lead_id', 'at'])
      await db.schema.alterTable('deliveries').addColumn('message_id', 'text').execute()

      await createTable(
        db,
        'presence',
        `lead_id text of leads, person_id text of people, seen_at bigint,
        writing_since bigint null, draft text null`,
        ['lead_id', 'person_id'],
      )
      await createTable(db, 'page_views', 'day text, page text, count integer', ['day', 'page'])

      await run(db, isPostgres(db) ? searchTables.postgres : searchTables.sqlite)
      await indexAll(db, { hasQuotes: false, hasFormerEmails: false })
    },
  },
  '2026-11-23-quotes': {
    async up(db: Kysely<Tables>) {
      await createTable(
        db,
        'quotes',
        `id text key, lead_id text of-null leads, seller text, number text unique-null,
        created_at bigint, changed_at bigint, draft text null, draft_version integer null,
        drafted_by text, edition integer`,
      )
      await createIndex(db, 'quotes', 'quotes_by_lead', ['lead_id'])
      await createIndex(db, 'quotes', 'quotes_by_change', ['changed_at', 'id'])
      await createTable(
        db,
        'quote_versions',
        `quote_id text of quotes, version integer, content text, pdf file, digest text,
        sent_at bigint, sent_by text, valid_until text, remind_at bigint null,
        reminded_at bigint null, asked_at bigint null, accepted_at bigint null,
        acceptance text null, signed_pdf file null, signed_digest text null,
        withdraw_until text null, declined_at bigint null, decline_reason text null,
        withdrawn_at bigint null, withdrawal text null, replaced_at bigint null`,
        ['quote_id', 'version'],
      )
      await createIndex(
        db,
        'quote_versions',
        'quote_versions_to_remind',
        ['remind_at'],
        'remind_at is not null and reminded_at is null',
      )
      await createTable(db, 'quote_numbers', 'seller text, year integer, last integer', [
        'seller',
        'year',
      ])
      await createTable(
        db,
        'follow_links',
        'secret_hash text key, lead_id text of leads, created_at bigint',
      )
      await createIndex(db, 'follow_links', 'follow_links_by_lead', ['lead_id'])
      await db.schema.alterTable('messages').addColumn('quote_id', 'text').execute()
      await db.schema.alterTable('messages').addColumn('quote_version', 'integer').execute()
      await run(db, isPostgres(db) ? frozen.postgres : frozen.sqlite)
    },
  },
  '2026-11-23-search-longer-words': {
    async up(db: Kysely<Tables>) {
      if (isPostgres(db)) return
      await run(db, longerBeginnings)
    },
  },
  '2026-11-23-search-later': {
    async up(db: Kysely<Tables>) {
      if (isPostgres(db)) return
      await sql.raw(tableOfWaiting).execute(db)
    },
  },
  // The index now has endings of phone numbers and quote numbers, and no format characters.
  '2026-11-25-search-endings': { up: buildIndexAnew },
  // The recipients of older links are unknown, so their `address` is null.
  '2026-11-25-where-links-went': {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('follow_links').addColumn('address', 'text').execute()
    },
  },
  // The first trigger allowed changes of a version's sender, its reason of refusal and its time of
  // replacement.
  '2026-11-25-whole-acts-frozen': {
    async up(db: Kysely<Tables>) {
      await run(db, isPostgres(db) ? frozenWhole.postgres : frozenWhole.sqlite)
    },
  },
  // Applies newer rules to old rows: a decision releases from quarantine, a withdrawal ends a won request.
  '2026-11-25-withdrawn-and-decided': {
    async up(db: Kysely<Tables>) {
      const isDecided = sql<boolean>`(state <> 'new' or assignee is not null or remind_at is not null
        or answered_at is not null or exists (select 1 from notes where lead_id = leads.id)
        or exists (select 1 from messages where lead_id = leads.id))`
      const decided = await db
        .updateTable('leads')
        .set(({ ref }) => ({ released_at: ref('received_at') }))
        .where('quarantine', 'is not', null)
        .where('released_at', 'is', null)
        .where('spam_at', 'is', null)
        .where(isDecided)
        .returning('id')
        .execute()
      // The held mails would be too late, because a person has read the request.
      for (const { id } of decided) {
        await db
          .deleteFrom('deliveries')
          .where('lead_id', '=', id)
          .where('state', '=', 'held')
          .execute()
      }
      await db
        .updateTable('leads')
        .set({
          state: 'lost',
          lost_reason: 'else',
          lost_detail: 'Contrat rétracté par le client',
        })
        .where('state', '=', 'won')
        .where(
          sql<boolean>`exists (select 1 from quote_versions join quotes on quotes.id = quote_id
            where lead_id = leads.id and withdrawn_at is not null)`,
        )
        .where(
          sql<boolean>`not exists (select 1 from quote_versions join quotes on quotes.id = quote_id
            where lead_id = leads.id and accepted_at is not null and withdrawn_at is null)`,
        )
        .execute()
    },
  },
  // A domain typed as `xn--` is compared and found like one with accents.
  '2026-11-25-xn-domains': { up: renewAddresses },
  '2026-11-26-publications': {
    async up(db: Kysely<Tables>) {
      await createTable(
        db,
        'content_revisions',
        'id text key, document text, content text, base text, author text, at bigint',
      )
      await createTable(
        db,
        'publications',
        'number integer key, author text, at bigint, restores integer null',
      )
      await createTable(
        db,
        'publication_revisions',
        'publication integer in publications.number, revision text in content_revisions.id',
        ['publication', 'revision'],
      )
      await createTable(
        db,
        'content_drafts',
        `document text, field text, value text, base text, version integer, author text,
        at bigint, aside_by text null, aside_reason text null`,
        ['document', 'field'],
      )
      await createTable(db, 'content_pictures', 'id text key, type text, body file, at bigint')
    },
  },
  '2026-11-26-questions': {
    async up(db: Kysely<Tables>) {
      await db.schema
        .alterTable('content_drafts')
        .addColumn('answers', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute()
    },
  },
  '2026-11-26-writers': {
    async up(db: Kysely<Tables>) {
      await createTable(
        db,
        'writers',
        'person_id text of people, sheet text, field text, since bigint, seen_at bigint',
        ['person_id'],
      )
      await createTable(db, 'publishing', 'id integer key, run text, state text, until bigint')
    },
  },
  // Tokens of every number of a field, with the country codes of overseas France.
  '2026-11-28-search-every-number': { up: buildIndexAnew },
  '2026-11-28-true-emails': {
    async up(db: Kysely<Tables>) {
      await createTable(
        db,
        'former_emails',
        'id text key, lead_id text of leads, email text, address text, at bigint, author text',
      )
      await createIndex(db, 'former_emails', 'former_emails_by_lead', ['lead_id', 'at'])
      await createIndex(db, 'former_emails', 'former_emails_by_address', ['address'])
      await setWonAgain(db)
    },
  },
  // Sent versions are frozen, so `readVersion` gives theirs the parts when it reads them.
  '2026-11-28-vat-and-addresses': { up: splitAddressesOfDrafts },
  '2026-11-28-wait-for-some-addresses': {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('deliveries').addColumn('remaining', 'text').execute()
      await db.schema.alterTable('attempts').addColumn('cause', 'text').execute()
    },
  },
  // A draft has its author.
  '2026-11-28-writers-gone': {
    async up(db: Kysely<Tables>) {
      await db.schema.dropTable('writers').execute()
    },
  },
}

/** A second quote, when sent or refused, took a request with a running contract out of `won`. */
async function setWonAgain(db: Kysely<Tables>) {
  await db
    .updateTable('leads')
    .set({ state: 'won', lost_reason: null, lost_detail: null })
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'quoted'),
        and([eb('state', '=', 'lost'), eb('lost_detail', '=', 'Devis refusé par le client')]),
      ]),
    )
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('quotes')
        .innerJoin('quote_versions', 'quote_versions.quote_id', 'quotes.id')
        .select((eb) => eb.ref('quotes.lead_id').$notNull().as('lead_id'))
        .where('lead_id', 'is not', null)
        .where('accepted_at', 'is not', null)
        .where('withdrawn_at', 'is', null),
    )
    .execute()
}

export function isFromNewer(error: unknown): boolean {
  return error instanceof Error && error.message.includes('previously executed migration')
}

export const newerWords =
  'a newer version of the site has changed its tables, go back to that one or restore an older copy'

async function renewAddresses(db: Kysely<Tables>) {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('leads')
      .select(['id', 'address', 'fields'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { id, address } of rows) {
      const key = addressKey(address)
      if (key !== address)
        await db.updateTable('leads').set({ address: key }).where('id', '=', id).execute()
    }
    const encoded = rows.filter(({ fields }) => /xn--/i.test(fields))
    await indexLeads(
      db,
      encoded.map(({ id }) => id),
      { hasFormerEmails: false },
    )
    const end = rows.at(-1)?.id
    if (end === undefined) break
    last = end
  }
  const people = await db.selectFrom('people').select(['id', 'email']).execute()
  const taken = new Set(people.map(({ email }) => email))
  for (const { id, email } of people) {
    const key = addressKey(email)
    // A person invited under both spellings keeps both rows.
    if (taken.has(key)) continue
    taken.add(key)
    await db.updateTable('people').set({ email: key }).where('id', '=', id).execute()
  }
}

/** Gives each draft the parts of its client's address, and no country where it was « Autre pays ». */
async function splitAddressesOfDrafts(db: Kysely<Tables>) {
  const drafts = await db
    .selectFrom('quotes')
    .select(['id', 'draft'])
    .where('draft', 'is not', null)
    .execute()
  for (const { id, draft } of drafts) {
    const fields = JSON.parse(draft ?? '{}')
    const changed = JSON.stringify({ ...fields, client: draftClient(fields.client) })
    if (changed === draft) continue
    await db.updateTable('quotes').set({ draft: changed }).where('id', '=', id).execute()
  }
}

async function buildIndexAnew(db: Kysely<Tables>) {
  if (!isPostgres(db)) await run(db, emptiedIndex)
  await indexAll(db, { hasQuotes: true, hasFormerEmails: false })
}

/** Indexes requests in order of date, so that SQLite writes its index only once. */
async function indexAll(
  db: Kysely<Tables>,
  tables: { hasQuotes: boolean; hasFormerEmails: boolean },
) {
  for (let last = { received_at: 0, id: '' }; ; ) {
    const rows = await db
      .selectFrom('leads')
      .select(['id', 'received_at'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('received_at', 'id'), '>', tuple(last.received_at, last.id)),
      )
      .orderBy('received_at')
      .orderBy('id')
      .limit(500)
      .execute()
    const ids = rows.map(({ id }) => id)
    await indexLeads(db, ids, tables)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end
  }
}

async function run(db: Kysely<Tables>, statements: readonly string[]) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * Creates a table.
 *
 * @param columns `id text key, page text, draft text null`: each with its type and at most one rule; `of
 *   leads` deletes the row with its lead, and `file` is binary
 * @param key columns of a primary key of several
 */
async function createTable(
  db: Kysely<Tables>,
  name: string,
  columns: string,
  key?: readonly string[],
) {
  const file = isPostgres(db) ? 'bytea' : 'blob'
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const column of columns.split(/,\s+/)) {
    const [name = '', type = '', rule = '', ...more] = column.split(/\s+/)
    table = table.addColumn(name, sql.raw(type === 'file' ? file : type), (built) =>
      ruled(built, rule, more.join(' ')),
    )
  }
  await (key ? table.addPrimaryKeyConstraint(`${name}_key`, [...key]) : table).execute()
}

function ruled(column: ColumnDefinitionBuilder, rule: string, of: string) {
  switch (rule) {
    case 'key':
      return column.primaryKey()
    case 'unique':
      return column.notNull().unique()
    case 'unique-null':
      return column.unique()
    case 'null':
      return column
    case 'of':
      return column.notNull().references(`${of}.id`).onDelete('cascade')
    case 'of-null':
      return column.references(`${of}.id`).onDelete('set null')
    case 'in':
      return column.notNull().references(of)
    default:
      return column.notNull()
  }
}

function createIndex(
  db: Kysely<Tables>,
  table: string,
  name: string,
  columns: string[],
  where?: string,
) {
  const index = db.schema.createIndex(name).on(table).columns(columns)
  return (where ? index.where(sql.raw<boolean>(where)) : index).execute()
}

const unchangeable = {
  sqlite: [
    ...['update', 'delete'].map(
      (change) => `create trigger journal_no_${change} before ${change} on journal
      begin select raise(abort, 'the journal is append-only'); end`,
    ),
    // `insert or replace` removes the old line without a delete trigger.
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

const sentColumns = [
  ...['quote_id', 'version', 'content', 'pdf', 'digest', 'sent_at', 'sent_by', 'valid_until'],
]
const columnsOfActs = {
  accepted_at: ['accepted_at', 'acceptance', 'signed_pdf', 'signed_digest', 'withdraw_until'],
  declined_at: ['declined_at', 'decline_reason'],
  withdrawn_at: ['withdrawn_at', 'withdrawal'],
  replaced_at: ['replaced_at'],
}

const differs = (names: readonly string[]) =>
  names.map((name) => `new.${name} is distinct from old.${name}`).join(' or ')

const isActChanged = [
  differs(sentColumns),
  ...Object.entries(columnsOfActs).map(
    ([act, names]) => `(old.${act} is not null and (${differs(names)}))`,
  ),
].join(' or ')

const isNumberChanged = `old.number is not null and (${differs(['number', 'seller', 'created_at'])})`

const frozenWhole = {
  sqlite: [
    'drop trigger quote_versions_frozen',
    `create trigger quote_versions_frozen before update on quote_versions when ${isActChanged}
      begin select raise(abort, 'a version that was sent does not change'); end`,
    // `insert or replace` removes the old version without an update trigger.
    `create trigger quote_versions_no_replace before insert on quote_versions
      when exists (select 1 from quote_versions
        where quote_id = new.quote_id and version = new.version)
      begin select raise(abort, 'a version that was sent does not change'); end`,
    `create trigger quotes_numbered before update on quotes when ${isNumberChanged}
      begin select raise(abort, 'a number that was given does not change'); end`,
  ],
  postgres: [
    'drop trigger quote_versions_frozen on quote_versions',
    `create trigger quote_versions_frozen before update on quote_versions
      for each row when (${isActChanged}) execute function quote_versions_are_frozen()`,
    `create function quotes_are_numbered() returns trigger language plpgsql as
      $$ begin raise exception 'a number that was given does not change'; end $$`,
    `create trigger quotes_numbered before update on quotes
      for each row when (${isNumberChanged}) execute function quotes_are_numbered()`,
  ],
}
