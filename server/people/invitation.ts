import type { Clock } from '../clock.ts'
import type { Actor, PeopleStore, Person } from '../store/people.ts'
import { createSecret, hashOfSecret } from './session.ts'

/** Milliseconds for which an invitation can be used: 48 hours. */
export const invitationLife = 48 * 3_600_000

/**
 * Invites somebody to make a key: new to the desk, or without the key they had.
 *
 * @param site public origin, without a slash at its end
 * @returns the link that works once; the secret in it is kept nowhere else
 */
export async function invite(
  { person, by, site }: { person: Person; by: Actor; site: string },
  { people, clock }: { people: PeopleStore; clock: Clock },
): Promise<string> {
  const secret = createSecret()
  const now = clock.now()
  const expiresAt = now + invitationLife
  await people.invite({ person, secretHash: hashOfSecret(secret), expiresAt, by }, now)
  return `${site}/bureau/invitation/${secret}`
}
