import { randomUUID } from 'node:crypto'
import { systemClock as clock } from '#server/clock.ts'
import { openSession } from '#server/people/session.ts'
import { readSettings } from '#server/settings.ts'
import type { Role } from '#server/store/engine/tables.ts'
import { openStore } from '#server/store/open-store.ts'

/** Opens the database of a site. */
export function openStoreOf(settings: NodeJS.ProcessEnv) {
  const read = readSettings(settings)
  if (!read.ok) throw new Error(read.message)
  const store = openStore(read.settings)
  return { ...store, [Symbol.asyncDispose]: store.close }
}

/**
 * Creates a person with a session in the database of a site; returns the person, and the secret for the cookie
 * `bureau`.
 */
export async function enterDesk(
  settings: Record<string, string>,
  who: { name?: string; email?: string; role?: Role } = {},
) {
  await using store = openStoreOf(settings)
  const { name = 'Nina Ferrand', email = `${randomUUID()}@graaand.example` } = who
  const role = who.role ?? 'responsable'
  const person = await store.people.addPerson({ email, name, role }, clock.now())
  const session = { personId: person.id, passkeyId: null, device: 'test' }
  return { person, secret: await openSession(session, { people: store.people, clock }) }
}
