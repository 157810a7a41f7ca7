import { afterAcceptance } from '#quotes/after-acceptance.ts'
import { dayAt, zoneOf } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import type { Evidence, SentVersion, Withdrawal } from '#server/store/quotes/records.ts'
import { sampleAcceptance, sampleQuote } from './sample-quote.ts'

export const sampleEvidence: Evidence = {
  ...sampleAcceptance,
  email: 'paul@table-garrigue.example',
  company: 'La Table de Garrigue',
  registration: sampleQuote.client.registration,
  vatNumber: sampleQuote.client.vatNumber,
  street: sampleQuote.client.street,
  postcode: sampleQuote.client.postcode,
  town: sampleQuote.client.town,
  kind: 'smallBusiness',
  employees: 4,
  copyBy: 'mail',
}

/** 1 December 2026, 18:04 in Paris. */
export const sampleWithdrawal: Withdrawal = {
  at: Date.parse('2026-12-01T17:04:00Z'),
  name: 'Paul Garrigue',
  email: 'paul@table-garrigue.example',
}

export function sampleVersion(changes: Partial<SentVersion> = {}): SentVersion {
  const { content = sampleQuote, evidence } = changes
  const timeZone = zoneOf(content)
  return {
    version: content.version,
    content,
    clientEmail: content.client.email,
    digest: sampleAcceptance.digest,
    sentAt: Date.parse('2026-11-20T09:00:00Z'),
    sentBy: 'Nina Ferrand',
    remindAt: null,
    history: {
      sentAt: Date.parse('2026-11-20T09:00:00Z'),
      askedAt: null,
      acceptedAt: evidence?.at ?? null,
      declinedAt: null,
      withdrawnAt: changes.withdrawal?.at ?? null,
      replacedBy: null,
      timeZone,
      validUntil: content.validUntil,
      withdrawUntil: evidence ? withdrawUntil(content, evidence) : null,
    },
    evidence: null,
    signedDigest: null,
    declineReason: null,
    withdrawal: null,
    ...changes,
  }
}

function withdrawUntil(content: QuoteVersion, { at, kind, earlyStart }: Evidence) {
  const signed = { ...content, client: { ...content.client, kind } }
  return afterAcceptance(signed, dayAt(at, zoneOf(content)), earlyStart).withdrawUntil
}
