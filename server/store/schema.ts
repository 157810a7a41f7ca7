import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { FormName } from '#forms/result.ts'
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
  }
  deliveries: {
    id: string
    lead_id: string
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
}

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
}
