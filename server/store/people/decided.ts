import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { letOut } from '../engine/quarantine.ts'
import type { Tables } from '../engine/tables.ts'
import { addToJournal } from './journal.ts'
import type { Actor } from './person.ts'

/**
 * Releases a request from quarantine after a person's decision; otherwise an erasure of spam would remove it.
 * Call it in the transaction of the act, after the act.
 */
export async function letOutDecided(
  trx: Kysely<Tables>,
  engine: Engine,
  leadId: string,
  { by, now }: { by: Actor; now: number },
): Promise<void> {
  const reference = await letOut(trx, engine, leadId, now, { unlessSpam: true })
  if (reference === undefined) return
  await addToJournal(trx, { at: now, person: by, action: 'released', object: reference })
}
