import type { Kysely, UpdateObject } from 'kysely'
import type { Tables } from '../engine/tables.ts'
import type { VersionKey } from './records.ts'

export function change(
  trx: Kysely<Tables>,
  key: VersionKey,
  values: UpdateObject<Tables, 'quote_versions'>,
) {
  return trx
    .updateTable('quote_versions')
    .set(values)
    .where('quote_id', '=', key.quoteId)
    .where('version', '=', key.version)
    .execute()
}

export function touch(trx: Kysely<Tables>, { quoteId }: VersionKey, now: number) {
  return trx.updateTable('quotes').set({ changed_at: now }).where('id', '=', quoteId).execute()
}
