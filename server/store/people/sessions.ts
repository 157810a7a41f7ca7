import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { addToJournal } from './journal.ts'
import type { Actor, Person } from './person.ts'
import { lockPerson } from './person-rows.ts'

export interface Session {
  /** UUID, not the secret. */
  id: string
  person: Person
  passkeyId: string | null
  device: string
  /** Milliseconds since 1970. */
  createdAt: number
  usedAt: number
  confirmedAt: number
}

/** A session opened until `openedAfter`, or last used until `usedAfter`, is expired. */
export interface SessionRules {
  openedAfter: number
  usedAfter: number
}

const columns = [
  'sessions.id',
  'passkey_id',
  'device',
  'sessions.created_at',
  'used_at',
  'confirmed_at',
  'people.id as person_id',
  'email',
  'name',
  'role',
] as const

function openSessions(db: Kysely<Tables>, { openedAfter, usedAfter }: SessionRules) {
  return db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(columns)
    .where('people.revoked_at', 'is', null)
    .where('sessions.created_at', '>', openedAfter)
    .where('used_at', '>', usedAfter)
}

type Row = Awaited<ReturnType<ReturnType<typeof openSessions>['execute']>>[number]

function toSession({ id, passkey_id, device, created_at, used_at, ...row }: Row): Session {
  const { person_id, email, name, role, confirmed_at } = row
  return {
    id,
    person: { id: person_id, email, name, role },
    passkeyId: passkey_id,
    device,
    createdAt: created_at,
    usedAt: used_at,
    confirmedAt: confirmed_at,
  }
}

export function createSessions({ read, transact }: Access) {
  return {
    /**
     * @param session `replaces`: hash of the browser's former secret, whose session ends
     *
     * @returns false, with nothing changed, when the person was revoked or the key removed meanwhile
     */
    openSession(
      {
        personId,
        passkeyId,
        secretHash,
        device,
        replaces = '',
      }: {
        personId: string
        passkeyId: string | null
        secretHash: string
        device: string
        replaces?: string | undefined
      },
      now: number,
    ) {
      return transact(async (trx) => {
        // Locks the person against revocation and removal of the key.
        const person = await lockPerson(trx, personId)
        const key =
          passkeyId !== null &&
          (await trx
            .updateTable('passkeys')
            .set(({ ref }) => ({ label: ref('label') }))
            .where('id', '=', passkeyId)
            .where('person_id', '=', personId)
            .returning('id')
            .executeTakeFirst())
        if (!person || key === undefined) return false
        await trx.deleteFrom('sessions').where('secret_hash', '=', replaces).execute()
        await trx
          .insertInto('sessions')
          .values({
            id: randomUUID(),
            secret_hash: secretHash,
            person_id: personId,
            passkey_id: passkeyId,
            device,
            created_at: now,
            used_at: now,
            confirmed_at: now,
          })
          .execute()
        await addToJournal(trx, { at: now, person, action: 'signed in', object: device })
        return true
      })
    },

    async findSession(secretHash: string, rules: SessionRules) {
      const row = await read((db) =>
        openSessions(db, rules).where('secret_hash', '=', secretHash).executeTakeFirst(),
      )
      return row && toSession(row)
    },

    async noteUse(id: string, now: number) {
      await transact((trx) =>
        trx.updateTable('sessions').set({ used_at: now }).where('id', '=', id).execute(),
      )
    },

    async confirmSession(id: string, now: number) {
      await transact((trx) =>
        trx.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', id).execute(),
      )
    },

    async listSessions(rules: SessionRules) {
      const rows = await read((db) =>
        openSessions(db, rules).orderBy('used_at', 'desc').orderBy('sessions.id').execute(),
      )
      return rows.map(toSession)
    },

    async closeSession(id: string, by: Actor, now: number) {
      await transact(async (trx) => {
        const closed = await trx
          .deleteFrom('sessions')
          .where('id', '=', id)
          .returning(['person_id', 'device'])
          .executeTakeFirst()
        if (!closed) return
        const action = closed.person_id === by?.id ? 'signed out' : 'session closed'
        await addToJournal(trx, { at: now, person: by, action, object: closed.device })
      })
    },

    async closeOtherSessions({ id, person }: Pick<Session, 'id' | 'person'>, now: number) {
      await transact(async (trx) => {
        const closed = await trx
          .deleteFrom('sessions')
          .where('person_id', '=', person.id)
          .where('id', '!=', id)
          .returning('device')
          .execute()
        for (const { device } of closed) {
          await addToJournal(trx, { at: now, person, action: 'signed out', object: device })
        }
      })
    },
  }
}
