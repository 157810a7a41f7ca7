import type { Insertable, Kysely, Selectable } from 'kysely'
import { addressKey } from '../../address-key.ts'
import { idsOf } from '../engine/rows.ts'
import { awaitingAnswer, type Tables } from '../engine/tables.ts'
import { formerEmailsOf } from '../quotes/addresses.ts'
import { toRecords } from '../quotes/rows.ts'
import { toMessage } from './messages.ts'
import type { Lead, LeadWithDeliveries, NewLead } from './records.ts'

/** Leads per batch, limited for memory and blocking time. */
export const pageSize = 500

export function toRow(lead: NewLead): Insertable<Tables['leads']> & { quarantine: string | null } {
  return {
    id: lead.id,
    reference: lead.reference,
    form: lead.form,
    fields: JSON.stringify(lead.values),
    address: addressKey(lead.values.email ?? ''),
    page: lead.page,
    notice: lead.notice,
    digest: lead.digest,
    received_at: lead.receivedAt,
    quarantine: lead.quarantine?.length ? JSON.stringify(lead.quarantine) : null,
    waiting_since:
      awaitingAnswer.includes(lead.form) && !lead.quarantine?.length ? lead.receivedAt : null,
  }
}

export function toLead(row: Selectable<Tables['leads']>): Lead {
  return {
    id: row.id,
    reference: row.reference,
    form: row.form,
    values: JSON.parse(row.fields),
    page: row.page,
    notice: row.notice,
    receivedAt: row.received_at,
    ...(row.quarantine !== null && { quarantine: JSON.parse(row.quarantine) }),
    ...(row.released_at !== null && { releasedAt: row.released_at }),
  }
}

type LeadRow = Selectable<Tables['leads']>

async function readBelongings(db: Kysely<Tables>, leads: readonly LeadRow[]) {
  if (leads.length === 0) return { deliveries: [], attempts: [], notes: [], messages: [] }
  const ids = idsOf(leads)
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('recipient')
    .orderBy('channel')
    .execute()
  const attempts = await db
    .selectFrom('attempts')
    .innerJoin('deliveries', 'deliveries.id', 'attempts.delivery_id')
    .selectAll('attempts')
    .where('deliveries.lead_id', 'in', ids)
    .orderBy('attempts.at')
    .execute()
  const notes = await db
    .selectFrom('notes')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return { deliveries, attempts, notes, messages }
}

export async function withDeliveries(
  db: Kysely<Tables>,
  leads: readonly LeadRow[],
): Promise<LeadWithDeliveries[]> {
  const { deliveries, attempts, notes, messages } = await readBelongings(db, leads)
  const nameOf = await namesOf(
    db,
    leads.flatMap(({ assignee }) => assignee ?? []),
  )
  const formerOf = await formerEmailsOf(db, idsOf(leads))
  const quotesOf = Map.groupBy(await readQuotes(db, leads), ({ lead }) => lead?.id)
  const notesOf = Map.groupBy(notes, ({ lead_id }) => lead_id)
  const messagesOf = Map.groupBy(messages, ({ lead_id }) => lead_id)
  const attemptsOf = Map.groupBy(attempts, ({ delivery_id }) => delivery_id)
  const deliveriesOf = Map.groupBy(deliveries, ({ lead_id }) => lead_id)
  return leads.map((row) => ({
    ...toLead(row),
    deliveries: (deliveriesOf.get(row.id) ?? []).map(
      ({ id, message_id, channel, recipient, state, due_at }) => ({
        id,
        ...(message_id !== null && { messageId: message_id }),
        channel,
        recipient,
        state,
        dueAt: due_at,
        attempts: (attemptsOf.get(id) ?? []).map(({ at, outcome, detail, cause }) => ({
          at,
          outcome,
          detail,
          ...(cause && { cause }),
        })),
      }),
    ),
    handling: {
      ...toHandling(row),
      assignee: nameOf.get(row.assignee ?? '') ?? null,
      notes: (notesOf.get(row.id) ?? []).map(({ at, author, text }) => ({ at, author, text })),
      messages: (messagesOf.get(row.id) ?? []).map(toMessage),
      formerEmails: formerOf.get(row.id) ?? [],
      quotes: quotesOf.get(row.id) ?? [],
    },
  }))
}

async function readQuotes(db: Kysely<Tables>, leads: readonly LeadRow[]) {
  if (leads.length === 0) return []
  const quotes = await db
    .selectFrom('quotes')
    .selectAll()
    .where('lead_id', 'in', idsOf(leads))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return toRecords(db, quotes)
}

async function namesOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

function toHandling(row: Selectable<Tables['leads']>) {
  return {
    state: row.state,
    waitingSince: row.waiting_since,
    answeredAt: row.answered_at,
    remindAt: row.remind_at,
    lost: row.lost_reason === null ? null : { reason: row.lost_reason, detail: row.lost_detail },
    spamAt: row.spam_at,
  }
}
