import type { Kysely } from 'kysely'
import type { Tables } from '../engine/tables.ts'

/**
 * Makes the drafts of a request follow a correction of its client. A draft in which a person wrote another
 * value keeps it. The edition number increases, so that an open page does not write the old value again.
 */
export async function correctDrafts(
  trx: Kysely<Tables>,
  leadId: string,
  field: 'email' | 'name',
  { isFormer, value }: { isFormer(written: string): boolean; value: string },
  { author, now }: { author: string; now: number },
): Promise<void> {
  const drafts = await trx
    .selectFrom('quotes')
    .select(['id', 'draft'])
    .where('lead_id', '=', leadId)
    .where('draft', 'is not', null)
    .execute()
  for (const { id, draft } of drafts) {
    const fields = JSON.parse(draft ?? '{}')
    if (!isFormer(String(fields.client?.[field] ?? ''))) continue
    const corrected = { ...fields, client: { ...fields.client, [field]: value } }
    await trx
      .updateTable('quotes')
      .set(({ eb }) => ({
        draft: JSON.stringify(corrected),
        drafted_by: author,
        changed_at: now,
        edition: eb('edition', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  }
}
