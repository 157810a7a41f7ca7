import { randomUUID } from 'node:crypto'
import type { Access } from './engine.ts'
import { addressKey } from './lead-rows.ts'
import type { Role } from './schema.ts'

/** Somebody of the agency. */
export interface Person {
  /** UUID. */
  id: string
  email: string
  name: string
  role: Role
}

/** A visit of the desk, from sign-in to sign-out. */
export interface Session {
  /** UUID; not the secret. */
  id: string
  person: Person
  passkeyId: string | null
  device: string
  /** Milliseconds since 1970. */
  createdAt: number
  usedAt: number
}

/** Who may enter the desk, with what, and for how long. Secrets come hashed: they are never kept. */
export interface PeopleStore {
  /** Adds a person, or gives back the one with this address, whose name and role stay. */
  addPerson(person: Omit<Person, 'id'>, now: number): Promise<Person>
  openSession(
    session: { personId: string; passkeyId: string | null; secretHash: string; device: string },
    now: number,
  ): Promise<void>
  /**
   * The session with this secret, unless its person was revoked.
   *
   * @param rules a session opened at or before `openedAfter`, or last used at or before `usedAfter`, is over
   */
  findSession(
    secretHash: string,
    rules: { openedAfter: number; usedAfter: number },
  ): Promise<Session | undefined>
  /** Notes that a session was used. */
  noteUse(id: string, now: number): Promise<void>
}

export function createPeopleStore({ read, transact }: Access): PeopleStore {
  return {
    addPerson({ email, name, role }, now) {
      const address = addressKey(email)
      return transact(async (trx) => {
        await trx
          .insertInto('people')
          .values({
            id: randomUUID(),
            email: address,
            name,
            role,
            created_at: now,
            revoked_at: null,
          })
          .onConflict((conflict) => conflict.column('email').doUpdateSet({ revoked_at: null }))
          .execute()
        return trx
          .selectFrom('people')
          .select(['id', 'email', 'name', 'role'])
          .where('email', '=', address)
          .executeTakeFirstOrThrow()
      })
    },

    async openSession({ personId, passkeyId, secretHash, device }, now) {
      await transact((trx) =>
        trx
          .insertInto('sessions')
          .values({
            id: randomUUID(),
            secret_hash: secretHash,
            person_id: personId,
            passkey_id: passkeyId,
            device,
            created_at: now,
            used_at: now,
          })
          .execute(),
      )
    },

    async findSession(secretHash, { openedAfter, usedAfter }) {
      const row = await read((db) =>
        db
          .selectFrom('sessions')
          .innerJoin('people', 'people.id', 'sessions.person_id')
          .select([
            'sessions.id',
            'passkey_id',
            'device',
            'sessions.created_at',
            'used_at',
            'people.id as person_id',
            'email',
            'name',
            'role',
          ])
          .where('secret_hash', '=', secretHash)
          .where('people.revoked_at', 'is', null)
          .where('sessions.created_at', '>', openedAfter)
          .where('used_at', '>', usedAfter)
          .executeTakeFirst(),
      )
      if (!row) return undefined
      const { id, person_id, passkey_id, device, created_at, used_at, email, name, role } = row
      return {
        id,
        person: { id: person_id, email, name, role },
        passkeyId: passkey_id,
        device,
        createdAt: created_at,
        usedAt: used_at,
      }
    },

    async noteUse(id, now) {
      await transact((trx) =>
        trx.updateTable('sessions').set({ used_at: now }).where('id', '=', id).execute(),
      )
    },
  }
}
