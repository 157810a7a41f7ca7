import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { migrations } from '../databases/migrations.ts'
import { adapt } from '../databases/sqlite.ts'
import { makeFolder } from '../databases/sqlite-file.ts'
import type { Tables } from '../engine/tables.ts'
import { indexLeads } from '../search/search.ts'

interface OlderTables {
  leads: {
    id: string
    reference: string
    form: string
    fields: string
    address: string
    page: string
    notice: string
    digest: string
    received_at: number
    quarantine?: string | null
    released_at?: number | null
    state?: string
    version?: number
    waiting_since?: number | null
    answered_at?: number | null
  }
  deliveries: {
    id: string
    lead_id: string
    channel: string
    recipient: string
    state: string
    due_at: number
    claim: string | null
    first_attempt_at: number | null
  }
  attempts: { id: string; delivery_id: string; at: number; outcome: string; detail: string }
  messages: {
    id: string
    lead_id: string
    kind: string
    at: number
    person_id: string | null
    author: string
    address: string
    subject: string
    text: string
  }
}

export type OlderRows = { [Table in keyof OlderTables]: OlderTables[Table][] }

export const olderSteps = Object.keys(migrations).slice(0, -1)

export function olderSqlite(folder: string, file: string): Dialect {
  makeFolder(folder)
  return new SqliteDialect({ database: adapt(new DatabaseSync(file), file) })
}

export function olderPostgres(url: string): Dialect {
  return new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) })
}

export async function fillOlder(dialect: Dialect, step: string, start: number): Promise<OlderRows> {
  const db = new Kysely<OlderTables>({ dialect })
  try {
    const steps = Object.entries(migrations).filter(([name]) => name <= step)
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(steps) },
    }).migrateToLatest()
    if (error) throw error
    const rows = rowsOf(start, step)
    await db.insertInto('leads').values(rows.leads).execute()
    await db.insertInto('deliveries').values(rows.deliveries).execute()
    await db.insertInto('attempts').values(rows.attempts).execute()
    if (rows.messages.length > 0) {
      await db.insertInto('messages').values(rows.messages).execute()
      const ids = rows.leads.map(({ id }) => id)
      await indexLeads(db as unknown as Kysely<Tables>, ids, {
        hasQuotes: step >= '2026-11-23-quotes',
        hasFormerEmails: step >= '2026-11-28-true-emails',
      })
    }
    return rows
  } finally {
    await db.destroy()
  }
}

function rowsOf(start: number, step: string): OlderRows {
  const [hasQuarantine, hasDesk] = [step >= '2026-11-21-quarantine', step >= '2026-11-22-desk']
  const domain = step >= '2026-11-25-xn-domains' ? 'hôtel.example' : 'xn--htel-vqa.example'
  const forms = ['quote', 'contact', 'footer', 'comment', 'coming-soon']
  const fates = hasQuarantine ? ['honest', 'held', 'released'] : ['honest']
  const leads = forms.flatMap((form, number) =>
    fates.map((fate, turn) => ({
      id: randomUUID(),
      reference: `G-${form}-${fate}`,
      form,
      fields: JSON.stringify({
        name: `Inès ${number}`,
        email: `${form}.${fate}@xn--htel-vqa.example`,
        phone: '0692\u202f12\u202f34\u202f56, 0798765432',
      }),
      address: `${form}.${fate}@${domain}`,
      page: '/devis',
      notice: '2026-11-21',
      digest: `${form} ${fate}`,
      received_at: start + 1_000 * number + turn,
      ...(hasQuarantine && {
        quarantine: fate === 'honest' ? null : '["links"]',
        released_at: fate === 'released' ? start + 60_000 + number : null,
      }),
      ...(hasDesk && handlingOf(number, fate, start)),
    })),
  )
  const states = ['waiting', 'sent', 'dead', ...(hasQuarantine ? ['held'] : [])]
  const deliveries = leads.flatMap(({ id }, number) =>
    ['agency', 'visitor'].map((recipient, turn) => {
      const state = states[(2 * number + turn) % states.length] ?? 'waiting'
      const isLent = state === 'waiting' && turn === 1
      return {
        id: randomUUID(),
        lead_id: id,
        channel: number % 2 ? 'smtp' : 'emailjs',
        recipient,
        state,
        due_at: start + number,
        claim: isLent ? randomUUID() : null,
        first_attempt_at: state === 'held' ? null : start + number,
      }
    }),
  )
  const attempts = deliveries
    .filter(({ state }) => state === 'sent' || state === 'dead')
    .map(({ id, state }) => ({
      id: randomUUID(),
      delivery_id: id,
      at: start,
      outcome: state === 'sent' ? 'sent' : 'failed',
      detail: 'SMTP 250',
    }))
  const messages = hasDesk
    ? leads.filter(isOut).map(({ id, reference }) => ({
        id: randomUUID(),
        lead_id: id,
        kind: 'filed-out',
        at: start,
        person_id: null,
        author: 'Nina',
        address: '',
        subject: reference,
        text: 'Bonjour Inès',
      }))
    : []
  return { leads, deliveries, attempts, messages }
}

function isOut({ quarantine = null, released_at = null }: OlderTables['leads']) {
  return quarantine === null || released_at !== null
}

function handlingOf(number: number, fate: string, start: number) {
  const isOwed = number < 3 && fate !== 'held'
  const waits = fate === 'released' ? start + 60_000 + number : start + 1_000 * number
  return number === 4 && fate !== 'held'
    ? { state: 'answered', version: 2, waiting_since: null, answered_at: start }
    : { state: 'new', version: 0, waiting_since: isOwed ? waits : null, answered_at: null }
}
