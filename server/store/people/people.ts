import { randomUUID } from 'node:crypto'
import { addressKey } from '../../address-key.ts'
import type { Access } from '../engine/engine.ts'
import { createInvitations } from './invitations.ts'
import { createPasskeys } from './passkeys.ts'
import type { Actor, Person } from './person.ts'
import { journalPerson, keepWayIn, personColumns, unlessLastWayIn } from './person-rows.ts'
import { createSessions } from './sessions.ts'

export interface PersonWithKeys extends Person {
  keys: { id: string; label: string; createdAt: number; usedAt: number | null }[]
  invitedUntil: number | null
}

/** Secrets are passed as hashes and never stored. */
export function createPeopleStore(access: Access) {
  const { read, transact } = access
  return {
    ...createInvitations(access),

    ...createPasskeys(access),
    ...createSessions(access),

    /** An active person keeps name and role; a revoked one gets the new name and role. */
    addPerson({ email, name, role }: Omit<Person, 'id'>, now: number): Promise<Person> {
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
          .onConflict((conflict) =>
            conflict
              .column('email')
              .doUpdateSet(({ ref }) => ({
                name: ref('excluded.name'),
                role: ref('excluded.role'),
                revoked_at: null,
              }))
              .where('people.revoked_at', 'is not', null),
          )
          .execute()
        return trx
          .selectFrom('people')
          .select(personColumns)
          .where('email', '=', address)
          .executeTakeFirstOrThrow()
      })
    },

    findPerson(idOrEmail: string): Promise<Person | undefined> {
      return read((db) =>
        db
          .selectFrom('people')
          .select(personColumns)
          .where('revoked_at', 'is', null)
          .where(({ or, eb }) =>
            or([eb('id', '=', idOrEmail), eb('email', '=', addressKey(idOrEmail))]),
          )
          .executeTakeFirst(),
      )
    },

    listPeople(now: number): Promise<PersonWithKeys[]> {
      return read(async (db) => {
        const people = await db
          .selectFrom('people')
          .select(personColumns)
          .where('revoked_at', 'is', null)
          .orderBy('people.name')
          .execute()
        const keys = await db
          .selectFrom('passkeys')
          .select(['id', 'person_id', 'label', 'created_at', 'used_at'])
          .orderBy('created_at')
          .execute()
        const invitations = await db
          .selectFrom('invitations')
          .select(['person_id', 'expires_at'])
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .execute()
        return people.map((person) => ({
          ...person,
          keys: keys
            .filter(({ person_id }) => person_id === person.id)
            .map(({ id, label, created_at, used_at }) => ({
              id,
              label,
              createdAt: created_at,
              usedAt: used_at,
            })),
          invitedUntil:
            invitations.find(({ person_id }) => person_id === person.id)?.expires_at ?? null,
        }))
      })
    },

    /**
     * The journal keeps the person's name.
     *
     * @returns false, with nothing changed, when no responsable with a key would remain; only a command may do
     *   that
     */
    revokePerson(person: Person, by: Actor, now: number) {
      const revoked = transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('people')
          .set({ revoked_at: now })
          .where('id', '=', person.id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return
        const keys = await trx
          .deleteFrom('passkeys')
          .where('person_id', '=', person.id)
          .executeTakeFirst()
        for (const table of ['sessions', 'invitations', 'presence'] as const) {
          await trx.deleteFrom(table).where('person_id', '=', person.id).execute()
        }
        await journalPerson(trx, 'person revoked', person, by, now)
        if (keys.numDeletedRows > 0n) await keepWayIn(trx, person, by)
      })
      return unlessLastWayIn(revoked)
    },

    async forgetExpired(
      now: number,
      { openedAfter, usedAfter }: { openedAfter: number; usedAfter: number },
    ) {
      await transact(async (trx) => {
        await trx.deleteFrom('challenges').where('expires_at', '<=', now).execute()
        await trx.deleteFrom('invitations').where('expires_at', '<=', now).execute()
        await trx
          .deleteFrom('sessions')
          .where(({ or, eb }) =>
            or([eb('created_at', '<=', openedAfter), eb('used_at', '<=', usedAfter)]),
          )
          .execute()
      })
    },
  }
}

export type PeopleStore = ReturnType<typeof createPeopleStore>
