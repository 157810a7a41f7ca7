import type { Kysely, Selectable } from 'kysely'
import { zoneOf } from '#quotes/dates.ts'
import { readEvidence, readVersion } from '#quotes/former.ts'
import type { History } from '#quotes/states.ts'
import { idsOf } from '../engine/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { type Addresses, currentEmail, readAllAddresses } from './addresses.ts'
import type { Evidence, QuoteRecord, SentVersion, Withdrawal } from './records.ts'

type QuoteColumns = Selectable<Tables['quotes']>
/** All columns but the files, which are read one by one. */
type VersionColumns = Omit<Selectable<Tables['quote_versions']>, 'pdf' | 'signed_pdf'>

export const versionColumns = [
  ...['quote_id', 'version', 'content', 'digest', 'sent_at', 'sent_by', 'valid_until'],
  ...['remind_at', 'reminded_at', 'asked_at', 'accepted_at', 'acceptance', 'signed_digest'],
  ...['withdraw_until', 'declined_at', 'decline_reason', 'withdrawn_at', 'withdrawal'],
  'replaced_at',
] as (keyof VersionColumns)[]

export function quoteHistoryOf(row: VersionColumns, content = readVersion(row.content)): History {
  return {
    sentAt: row.sent_at,
    askedAt: row.asked_at,
    acceptedAt: row.accepted_at,
    declinedAt: row.declined_at,
    withdrawnAt: row.withdrawn_at,
    replacedBy: row.replaced_at === null ? null : { version: row.version + 1, at: row.replaced_at },
    timeZone: zoneOf(content),
    validUntil: row.valid_until,
    withdrawUntil: row.withdraw_until,
  }
}

function toVersion(row: VersionColumns, addresses: Addresses | undefined): SentVersion {
  const content = readVersion(row.content)
  return {
    version: row.version,
    content,
    clientEmail: addresses
      ? currentEmail(content.client.email, row.sent_at, addresses)
      : content.client.email,
    digest: row.digest,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    remindAt: row.remind_at,
    history: quoteHistoryOf(row, content),
    evidence: row.acceptance === null ? null : readEvidence<Evidence>(row.acceptance),
    signedDigest: row.signed_digest,
    declineReason: row.decline_reason,
    withdrawal: row.withdrawal === null ? null : (JSON.parse(row.withdrawal) as Withdrawal),
  }
}

export async function toRecords(
  db: Kysely<Tables>,
  quotes: readonly QuoteColumns[],
): Promise<QuoteRecord[]> {
  if (quotes.length === 0) return []
  const versions = await db
    .selectFrom('quote_versions')
    .select(versionColumns)
    .where('quote_id', 'in', idsOf(quotes))
    .orderBy('version')
    .execute()
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where(
      'id',
      'in',
      quotes.map(({ lead_id }) => lead_id ?? ''),
    )
    .execute()
  const addressesOf = await readAllAddresses(db, idsOf(leads))
  const leadsById = new Map(leads.map((lead) => [lead.id, lead]))
  const versionsById = Map.groupBy(versions, ({ quote_id }) => quote_id)
  return quotes.map((row) => ({
    id: row.id,
    number: row.number,
    seller: row.seller,
    lead: leadsById.get(row.lead_id ?? '') ?? null,
    createdAt: row.created_at,
    draft:
      row.draft === null || row.draft_version === null
        ? null
        : {
            version: row.draft_version,
            fields: JSON.parse(row.draft),
            edition: row.edition,
            savedAt: row.changed_at,
            savedBy: row.drafted_by,
          },
    versions: (versionsById.get(row.id) ?? []).map((version) =>
      toVersion(version, addressesOf.get(row.lead_id ?? '')),
    ),
  }))
}
