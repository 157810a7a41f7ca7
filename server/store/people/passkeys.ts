import type { Kysely } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { createChallenges } from './challenges.ts'
import type { Actor, Person } from './person.ts'
import {
  journalPerson,
  keepWayIn,
  lockPerson,
  personColumns,
  unlessLastWayIn,
} from './person-rows.ts'

export interface Passkey {
  /** Credential id, base64url. */
  id: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: readonly string[]
  label: string
}

class KeyTaken extends Error {}

const toRow = (person: Person, passkey: Passkey, now: number) => ({
  id: passkey.id,
  person_id: person.id,
  public_key: passkey.publicKey,
  counter: passkey.counter,
  transports: JSON.stringify(passkey.transports),
  label: passkey.label,
  created_at: now,
  used_at: null,
})

async function insertKey(trx: Kysely<Tables>, person: Person, passkey: Passkey, now: number) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(toRow(person, passkey, now))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new KeyTaken()
  await journalPerson(trx, 'key made', person, person, now)
}

const unlessTaken = (work: Promise<boolean>) =>
  work.catch((error) => {
    if (error instanceof KeyTaken) return false
    throw error
  })

export function createPasskeys(access: Access) {
  const { read, transact } = access
  return {
    ...createChallenges(access),

    /**
     * Stores a key and ends earlier keys and sessions, because a device may be lost.
     *
     * @returns false, with nothing changed, when the invitation is used, expired or cancelled, or the key
     *   belongs to somebody
     */
    addInvitedPasskey(secretHash: string, passkey: Passkey, now: number) {
      const added = transact(async (trx) => {
        const used = await trx
          .updateTable('invitations')
          .set({ used_at: now })
          .where('secret_hash', '=', secretHash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .returning('person_id')
          .executeTakeFirst()
        const person =
          used &&
          (await trx
            .selectFrom('people')
            .select(personColumns)
            .where('id', '=', used.person_id)
            .where('revoked_at', 'is', null)
            .executeTakeFirst())
        if (!person) return false
        await trx.deleteFrom('sessions').where('person_id', '=', person.id).execute()
        await trx.deleteFrom('passkeys').where('person_id', '=', person.id).execute()
        await insertKey(trx, person, passkey, now)
        return true
      })
      return unlessTaken(added)
    },

    /** Stores another key of a person; false when it belongs to somebody, or the person was revoked. */
    addPasskey(person: Person, passkey: Passkey, now: number) {
      const added = transact(async (trx) => {
        if (!(await lockPerson(trx, person.id))) return false
        await insertKey(trx, person, passkey, now)
        return true
      })
      return unlessTaken(added)
    },

    async findPasskey(id: string): Promise<{ passkey: Passkey; person: Person } | undefined> {
      const row = await read((db) =>
        db
          .selectFrom('passkeys')
          .innerJoin('people', 'people.id', 'passkeys.person_id')
          .select([
            ...personColumns,
            'passkeys.id as passkey_id',
            'public_key',
            'counter',
            'transports',
            'label',
          ])
          .where('passkeys.id', '=', id)
          .where('people.revoked_at', 'is', null)
          .executeTakeFirst(),
      )
      if (!row) return undefined
      const { passkey_id, public_key, counter, transports, label, ...person } = row
      return {
        person,
        passkey: {
          id: passkey_id,
          publicKey: public_key,
          counter,
          transports: JSON.parse(transports),
          label,
        },
      }
    },

    /** Records a use; false when the counter changed meanwhile. */
    notePasskeyUse({ id, counter: read }: Passkey, counter: number, now: number) {
      return transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('passkeys')
          .set({ counter, used_at: now })
          .where('id', '=', id)
          .where('counter', '=', read)
          .executeTakeFirst()
        return numUpdatedRows === 1n
      })
    },

    async renamePasskey(person: Person, id: string, label: string, now: number) {
      await transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('passkeys')
          .set({ label })
          .where('id', '=', id)
          .where('person_id', '=', person.id)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) await journalPerson(trx, 'key renamed', person, person, now)
      })
    },

    async noteCopy(owner: Person, now: number) {
      await transact((trx) => journalPerson(trx, 'copy refused', owner, null, now))
    },

    /** @returns false, with nothing changed, when no responsable with a key would remain */
    removePasskey(owner: Person, id: string, by: Actor, now: number) {
      const removed = transact(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('person_id', '=', owner.id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return
        await trx.deleteFrom('sessions').where('passkey_id', '=', id).execute()
        await journalPerson(trx, 'key removed', owner, by, now)
        await keepWayIn(trx, owner, by)
      })
      return unlessLastWayIn(removed)
    },
  }
}
