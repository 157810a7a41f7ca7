import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addressKey } from '../../address-key.ts'
import type { Access } from '../engine/engine.ts'
import type { JournalAction, Role, Tables } from '../engine/tables.ts'
import { addToJournal } from './journal.ts'
import { createPasskeys, type PasskeyStore } from './passkeys.ts'
import { createSessions, type SessionStore } from './sessions.ts'

/** Somebody of the agency. */
export interface Person {
  /** UUID. */
  id: string
  email: string
  name: string
  role: Role
}

/** Who acts; null: a command. */
export type Actor = Pick<Person, 'id' | 'name'> | null

export interface Invitation {
  person: Person
  /** Name of who invited; null: a command. */
  invitedBy: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Somebody of the agency, with what lets them in. */
export interface PersonWithKeys extends Person {
  keys: { id: string; label: string; createdAt: number; usedAt: number | null }[]
  /** Until when an invitation waits to be used; null when none does. */
  invitedUntil: number | null
}

/** Who may enter the desk, with what, and for how long. Secrets come hashed: they are never kept. */
export interface PeopleStore extends PasskeyStore, SessionStore {
  /**
   * Adds a person. Who is there already keeps name and role; who was revoked comes back with the
   * new ones, and never with a role that they were not invited to.
   */
  addPerson(person: Omit<Person, 'id'>, now: number): Promise<Person>
  findPerson(idOrEmail: string): Promise<Person | undefined>
  /** Everybody who may enter or is invited, by name. */
  listPeople(now: number): Promise<PersonWithKeys[]>
  /** Invites a person: an earlier invitation that was not used is over. */
  invite(
    invitation: { person: Person; secretHash: string; expiresAt: number; by: Actor },
    now: number,
  ): Promise<void>
  /** The invitation with this secret, if it may still be used. */
  findInvitation(secretHash: string, now: number): Promise<Invitation | undefined>
  cancelInvitation(person: Person, by: Actor, now: number): Promise<void>
  /**
   * Ends a person's keys, sessions and invitations at once; what they did keeps their name.
   *
   * @returns false, with nothing changed, when nobody with a key could invite any more; a command may
   */
  revokePerson(person: Person, by: Actor, now: number): Promise<boolean>
  /**
   * Removes what is over: challenges, invitations, and sessions.
   *
   * @param rules a session opened at or before `openedAfter`, or last used at or before `usedAfter`, is over
   */
  forgetExpired(now: number, rules: { openedAfter: number; usedAfter: number }): Promise<void>
}

export const personColumns = ['people.id', 'people.email', 'people.name', 'people.role'] as const

/** Somebody who may enter, and who nobody revokes before this transaction is over; or undefined. */
export function lockPerson(trx: Kysely<Tables>, id: string) {
  return trx
    .updateTable('people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

/** A line about a person: what was done, by whom, to whom. */
export function journalPerson(
  trx: Kysely<Tables>,
  action: JournalAction,
  { name }: Pick<Person, 'name'>,
  by: Actor,
  at: number,
) {
  return addToJournal(trx, { at, person: by, action, object: name })
}

/** Undoes the transaction in which the last key of the last person goes who may invite. */
class LastWayIn extends Error {}

/**
 * Of what takes keys away: refuses, once all is written, what would leave the desk to nobody. Comes
 * after the journal's line, for which writers queue up: two people cannot remove each other at once.
 *
 * @param owner whose keys went
 * @param by who acts; a command may, as it can invite again
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

/** @returns false when it was the last way in: nothing has changed */
export function unlessLastWayIn(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    (error) => {
      if (error instanceof LastWayIn) return false
      throw error
    },
  )
}

export function createPeopleStore(access: Access): PeopleStore {
  const { read, transact } = access
  return {
    ...createPasskeys(access),
    ...createSessions(access),

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

    findPerson(idOrEmail) {
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

    listPeople(now) {
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

    async invite({ person, secretHash, expiresAt, by }, now) {
      await transact(async (trx) => {
        await trx
          .deleteFrom('invitations')
          .where('person_id', '=', person.id)
          .where('used_at', 'is', null)
          .execute()
        await trx
          .insertInto('invitations')
          .values({
            id: randomUUID(),
            person_id: person.id,
            secret_hash: secretHash,
            created_at: now,
            expires_at: expiresAt,
            used_at: null,
            invited_by: by?.id ?? null,
          })
          .execute()
        await journalPerson(trx, 'invited', person, by, now)
      })
    },

    async findInvitation(secretHash, now) {
      const row = await read((db) =>
        db
          .selectFrom('invitations')
          .innerJoin('people', 'people.id', 'invitations.person_id')
          .leftJoin('people as inviter', 'inviter.id', 'invitations.invited_by')
          .select([...personColumns, 'inviter.name as inviter', 'expires_at'])
          .where('secret_hash', '=', secretHash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .where('people.revoked_at', 'is', null)
          .executeTakeFirst(),
      )
      if (!row) return undefined
      const { inviter, expires_at, ...person } = row
      return { person, invitedBy: inviter, expiresAt: expires_at }
    },

    async cancelInvitation(person, by, now) {
      await transact(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('invitations')
          .where('person_id', '=', person.id)
          .where('used_at', 'is', null)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await journalPerson(trx, 'invitation cancelled', person, by, now)
      })
    },

    revokePerson(person, by, now) {
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

    async forgetExpired(now, { openedAfter, usedAfter }) {
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
