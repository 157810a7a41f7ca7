import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAcceptance } from '#quotes/after-acceptance.ts'
import { dayAt, zoneOf } from '#quotes/dates.ts'
import { readVersion } from '#quotes/former.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import type { Act } from '#quotes/states.ts'
import type { Access } from '../engine/engine.ts'
import type { JournalAction, Tables } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'
import { change, touch } from './changes.ts'
import { judgeVersion } from './locks.ts'
import { queueMailUnlessErased } from './mails.ts'
import type { ActResult, Evidence, MailPlan, VersionKey, Withdrawal } from './records.ts'
import { followQuotes } from './request-state.ts'

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

export function createActs({ transact }: Access) {
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
      const content = readVersion(row.content)
      const refusal = await write(trx, { leadId: quote.lead_id, content, digest: row.digest })
      if (refusal) return refusal
      await touch(trx, key, now)
      await addToJournal(trx, { at: now, person: by, action, object: number })
      return { outcome: 'done' }
    })
  }

  return {
    /** @param act refused unless `evidence.digest` is the version's */
    accept(
      {
        evidence,
        signedPdf,
        by,
        ...key
      }: VersionKey & { evidence: Evidence; signedPdf: Buffer; by: Actor },
      now: number,
      mail: MailPlan,
    ) {
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
        await followQuotes(trx, 'accept', allowed.leadId, now)
        const told = { leadId: allowed.leadId, key, client: evidence.email }
        await queueMailUnlessErased(trx, 'quote-accepted', told, mail, now)
        await queueMailUnlessErased(trx, 'quote-accepted-agency', told, mail, now)
        return undefined
      })
    },

    decline({ reason, ...key }: VersionKey & { reason: string }, now: number, mail: MailPlan) {
      const about = { key, act: 'decline', action: 'quote declined', by: null, now } as const
      return perform(about, async (trx, allowed) => {
        await change(trx, key, { declined_at: now, decline_reason: reason || null })
        await followQuotes(trx, 'decline', allowed.leadId, now)
        const told = { leadId: allowed.leadId, key, client: allowed.content.client.email }
        await queueMailUnlessErased(trx, 'quote-declined-agency', told, mail, now)
        return undefined
      })
    },

    withdraw(
      { withdrawal, ...key }: VersionKey & { withdrawal: Withdrawal },
      now: number,
      mail: MailPlan,
    ) {
      const about = { key, act: 'withdraw', action: 'quote withdrawn', by: null, now } as const
      return perform(about, async (trx, allowed) => {
        await change(trx, key, {
          withdrawn_at: withdrawal.at,
          withdrawal: JSON.stringify(withdrawal),
        })
        await followQuotes(trx, 'withdraw', allowed.leadId, now)
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
