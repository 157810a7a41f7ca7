import type { Kysely } from 'kysely'
import { type QuoteAct, requestStateAfter } from '#quotes/request-state.ts'
import { stateAt } from '#quotes/states.ts'
import type { Tables } from '../engine/tables.ts'
import { quoteHistoryOf, versionColumns } from './rows.ts'

const lossDetails: Partial<Record<QuoteAct, string>> = {
  decline: 'Devis refusé par le client',
  withdraw: 'Contrat rétracté par le client',
}

/** Sets the state of a locked request after an act on one of its quotes. */
export async function followQuotes(
  trx: Kysely<Tables>,
  act: QuoteAct,
  leadId: string | null,
  now: number,
): Promise<void> {
  const lead = await trx
    .selectFrom('leads')
    .select('state')
    .where('id', '=', leadId)
    .executeTakeFirst()
  if (!lead) return
  const versions = await trx
    .selectFrom('quote_versions')
    .innerJoin('quotes', 'quotes.id', 'quote_versions.quote_id')
    .select(versionColumns.map((column) => `quote_versions.${column}` as const))
    .where('lead_id', '=', leadId)
    .orderBy('version')
    .execute()
  const last = new Map(versions.map((row) => [row.quote_id, row])).values()
  const states = [...last].map((row) => stateAt(quoteHistoryOf(row), now))
  const state = requestStateAfter(act, lead.state, states)
  if (state === lead.state) return
  const isLost = state === 'lost'
  await trx
    .updateTable('leads')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      state,
      lost_reason: isLost ? 'else' : null,
      lost_detail: isLost ? (lossDetails[act] ?? null) : null,
      ...(isLost && { remind_at: null }),
      // The question of a withdrawn contract still waits.
      ...(isLost && act === 'decline' && { waiting_since: null }),
    }))
    .where('id', '=', leadId)
    .execute()
}
