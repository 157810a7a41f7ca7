import type { Kysely } from 'kysely'
import type { JournalAction, Tables } from '../engine/tables.ts'
import { addToJournal } from './journal.ts'
import type { Actor, Person } from './person.ts'

export const personColumns = ['people.id', 'people.email', 'people.name', 'people.role'] as const

/** Locks an active person against revocation until the commit; undefined when there is none. */
export function lockPerson(trx: Kysely<Tables>, id: string) {
  return trx
    .updateTable('people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

export function journalPerson(
  trx: Kysely<Tables>,
  action: JournalAction,
  { name }: Pick<Person, 'name'>,
  by: Actor,
  at: number,
) {
  return addToJournal(trx, { at, person: by, action, object: name })
}

class LastWayIn extends Error {}

/**
 * Throws if a removal leaves no responsable with a key. Call it after the journal's line, which makes writers
 * wait for each other, so that two people cannot remove each other at once.
 *
 * @param by author; a command may remove the last key, because it can invite again
 */
export async function keepWayIn(trx: Kysely<Tables>, owner: Person, by: Actor) {
  if (by === null || owner.role !== 'responsable') return
  const way = await trx
    .selectFrom('passkeys')
    .innerJoin('people', 'people.id', 'passkeys.person_id')
    .select('passkeys.id')
    .where('role', '=', 'responsable')
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!way) throw new LastWayIn()
}

export function unlessLastWayIn(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    (error) => {
      if (error instanceof LastWayIn) return false
      throw error
    },
  )
}
