import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addressKey } from '../../address-key.ts'
import { awaitingAnswer, type Tables } from '../engine/tables.ts'
import { indexLeads, longerBeginnings, searchTables, tableOfWaiting } from '../search/search.ts'

/** Steps from an empty database to Tables, in order. A released step never changes. */
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
      // The database does not know which were answered by mail, so a person decides.
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
      await indexAll(db, false)
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
  '2026-11-23-search-longer-words': {
    async up(db: Kysely<Tables>) {
      if (db.getExecutor().adapter instanceof PostgresAdapter) return
      for (const statement of longerBeginnings) await sql.raw(statement).execute(db)
    },
  },
  '2026-11-23-search-later': {
    async up(db: Kysely<Tables>) {
      if (db.getExecutor().adapter instanceof PostgresAdapter) return
      await sql.raw(tableOfWaiting).execute(db)
    },
  },
  // The index gained endings of phone numbers and quote numbers, and lost format characters.
  '2026-11-25-search-endings': {
    up: (db: Kysely<Tables>) => indexAll(db, true),
  },
  // The recipients of older links are unknown, so no evidence names one.
  '2026-11-25-where-links-went': {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('follow_links').addColumn('address', 'text').execute()
    },
  },
  // The first trigger omitted the sender of a version, the reason of a refusal and the time of a
  // replacement.
  '2026-11-25-whole-acts-frozen': {
    async up(db: Kysely<Tables>) {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      for (const statement of isPostgres ? frozenWhole.postgres : frozenWhole.sqlite) {
        await sql.raw(statement).execute(db)
      }
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
      // Too late for its mails, because a person has read the request since.
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
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      await db.schema
        .createTable('content_revisions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('base', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('publications')
        .addColumn('number', 'integer', (column) => column.primaryKey())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('restores', 'integer')
        .execute()
      await db.schema
        .createTable('publication_revisions')
        .addColumn('publication', 'integer', (column) =>
          column.notNull().references('publications.number'),
        )
        .addColumn('revision', 'text', (column) =>
          column.notNull().references('content_revisions.id'),
        )
        .addPrimaryKeyConstraint('publication_revisions_key', ['publication', 'revision'])
        .execute()
      await db.schema
        .createTable('content_drafts')
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('base', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('aside_by', 'text')
        .addColumn('aside_reason', 'text')
        .addPrimaryKeyConstraint('content_drafts_key', ['document', 'field'])
        .execute()
      await db.schema
        .createTable('content_pictures')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('body', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
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
    )
    const end = rows.at(-1)?.id
    if (end === undefined) break
    last = end
  }
  const people = await db.selectFrom('people').select(['id', 'email']).execute()
  const taken = new Set(people.map(({ email }) => email))
  for (const { id, email } of people) {
    const key = addressKey(email)
    // A person invited under both forms keeps both.
    if (taken.has(key)) continue
    taken.add(key)
    await db.updateTable('people').set({ email: key }).where('id', '=', id).execute()
  }
}

async function indexAll(db: Kysely<Tables>, hasQuotes: boolean) {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('leads')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    const ids = rows.map(({ id }) => id)
    await indexLeads(db, ids, hasQuotes)
    const end = ids.at(-1)
    if (end === undefined) return
    last = end
  }
}

const ofPerson = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('people.id').onDelete('cascade')
const ofLead = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('leads.id').onDelete('cascade')

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
  'quote_id',
  'version',
  'content',
  'pdf',
  'digest',
  'sent_at',
  'sent_by',
  'valid_until',
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
