import { createHash } from 'node:crypto'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { afterAcceptance } from '#quotes/after-acceptance.ts'
import { dayAt, zoneOf } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import type { Act } from '#quotes/states.ts'
import type { Access } from '../engine/engine.ts'
import type { JournalAction, Tables } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/people.ts'
import { change, touch } from './changes.ts'
import { judgeVersion } from './locks.ts'
import { queueMailUnlessErased } from './mails.ts'
import type { ActResult, Evidence, QuotesStore, VersionKey } from './quotes-store.ts'

type Acts = Pick<QuotesStore, 'accept' | 'decline' | 'withdraw'>

interface Change {
  key: VersionKey
  act: Act
  action: JournalAction
  by: Actor
  now: number
  /** Time of the act; a signature on paper may be recorded later. */
  doneAt?: number
}

interface Allowed {
  leadId: string | null
  content: QuoteVersion
  digest: string
}

const otherVersion: ActResult = {
  outcome: 'refused',
  because: 'Ce que vous avez lu n’est pas la version qui a été envoyée. Rien n’est accepté.',
}

export function createActs({ transact }: Access): Acts {
  function perform(
    { key, act, action, by, now, doneAt = now }: Change,
    write: (trx: Kysely<Tables>, allowed: Allowed) => Promise<ActResult | undefined>,
  ): Promise<ActResult> {
    return transact(async (trx): Promise<ActResult> => {
      const locked = await judgeVersion(trx, key, act, doneAt)
      if (!locked) return { outcome: 'gone' }
      const { verdict, quote, row } = locked
      if (verdict.verdict === 'no') return { outcome: 'refused', because: verdict.because }
      if (verdict.verdict === 'again') return { outcome: 'again' }
      const number = quote.number ?? ''
      const content = JSON.parse(row.content) as QuoteVersion
      const refusal = await write(trx, { leadId: quote.lead_id, content, digest: row.digest })
      if (refusal) return refusal
      await touch(trx, key, now)
      await addToJournal(trx, { at: now, person: by, action, object: number })
      return { outcome: 'done' }
    })
  }

  return {
    accept({ evidence, signedPdf, by, ...key }, now, mail) {
      const action = evidence.paper ? 'quote accepted on paper' : 'quote accepted'
      const doneAt = evidence.paper ? Math.min(evidence.at, now) : now
      return perform({ key, act: 'accept', action, by, now, doneAt }, async (trx, allowed) => {
        if (evidence.digest !== allowed.digest) return otherVersion
        await change(trx, key, {
          accepted_at: evidence.at,
          acceptance: JSON.stringify(evidence),
          signed_pdf: signedPdf,
          signed_digest: createHash('sha256').update(signedPdf).digest('hex'),
          withdraw_until: withdrawUntil(allowed.content, evidence),
        })
        await setWon(trx, allowed.leadId)
        const told = { leadId: allowed.leadId, key, client: evidence.email }
        await queueMailUnlessErased(trx, 'quote-accepted', told, mail, now)
        await queueMailUnlessErased(trx, 'quote-accepted-agency', told, mail, now)
        return undefined
      })
    },

    decline({ reason, ...key }, now, mail) {
      const about = { key, act: 'decline', action: 'quote declined', by: null, now } as const
      return perform(about, async (trx, allowed) => {
        await change(trx, key, { declined_at: now, decline_reason: reason || null })
        await setLost(trx, allowed.leadId)
        const told = { leadId: allowed.leadId, key, client: allowed.content.client.email }
        await queueMailUnlessErased(trx, 'quote-declined-agency', told, mail, now)
        return undefined
      })
    },

    withdraw({ withdrawal, ...key }, now, mail) {
      const about = { key, act: 'withdraw', action: 'quote withdrawn', by: null, now } as const
      return perform(about, async (trx, allowed) => {
        await change(trx, key, {
          withdrawn_at: withdrawal.at,
          withdrawal: JSON.stringify(withdrawal),
        })
        await setWithdrawn(trx, allowed.leadId)
        const told = { leadId: allowed.leadId, key, client: withdrawal.email }
        await queueMailUnlessErased(trx, 'quote-withdrawn', told, mail, now)
        await queueMailUnlessErased(trx, 'quote-withdrawn-agency', told, mail, now)
        return undefined
      })
    },
  }
}

/** The period depends on the client kind and the number of employees at the signature. */
function withdrawUntil(content: QuoteVersion, { at, earlyStart, kind, employees }: Evidence) {
  const situation = { ...content, client: { ...content.client, kind, employees } }
  return afterAcceptance(situation, dayAt(at, zoneOf(content)), earlyStart).withdrawUntil
}

async function setWon(trx: Kysely<Tables>, leadId: string | null) {
  await trx
    .updateTable('leads')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      state: 'won',
      lost_reason: null,
      lost_detail: null,
    }))
    .where('id', '=', leadId)
    .execute()
}

/** Sets the request to lost, unless a person changed it meanwhile. */
async function setLost(trx: Kysely<Tables>, leadId: string | null) {
  await trx
    .updateTable('leads')
    .set((eb) => ({ ...lostBecause('Devis refusé par le client', eb), waiting_since: null }))
    .where('id', '=', leadId)
    .where('state', 'in', ['quoted', 'question'])
    .execute()
}

/** Sets a won request to lost, unless it has another contract; a waiting question still waits. */
async function setWithdrawn(trx: Kysely<Tables>, leadId: string | null) {
  await trx
    .updateTable('leads')
    .set((eb) => lostBecause('Contrat rétracté par le client', eb))
    .where('id', '=', leadId)
    .where('state', '=', 'won')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quote_versions')
            .innerJoin('quotes', 'quotes.id', 'quote_versions.quote_id')
            .select('version')
            .where('lead_id', '=', leadId)
            .where('accepted_at', 'is not', null)
            .where('withdrawn_at', 'is', null),
        ),
      ),
    )
    .execute()
}

function lostBecause(detail: string, eb: ExpressionBuilder<Tables, 'leads'>) {
  return {
    version: eb('version', '+', 1),
    state: 'lost' as const,
    remind_at: null,
    lost_reason: 'else',
    lost_detail: detail,
  }
}
