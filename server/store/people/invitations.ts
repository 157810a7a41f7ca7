import { randomUUID } from 'node:crypto'
import type { Access } from '../engine/engine.ts'
import type { Actor, Person } from './person.ts'
import { journalPerson, personColumns } from './person-rows.ts'

export interface Invitation {
  person: Person
  invitedBy: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
}

export function createInvitations({ read, transact }: Access) {
  return {
    async invite(
      {
        person,
        secretHash,
        expiresAt,
        by,
      }: { person: Person; secretHash: string; expiresAt: number; by: Actor },
      now: number,
    ) {
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

    async findInvitation(secretHash: string, now: number): Promise<Invitation | undefined> {
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

    async cancelInvitation(person: Person, by: Actor, now: number) {
      await transact(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('invitations')
          .where('person_id', '=', person.id)
          .where('used_at', 'is', null)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await journalPerson(trx, 'invitation cancelled', person, by, now)
      })
    },
  }
}
