import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { hour } from '../days.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { PeopleStore } from '../store/people/people.ts'
import type { Session, SessionRules } from '../store/people/sessions.ts'

/**
 * Milliseconds after which a session ends: `idle` without a request, `longest` since the sign-in. RGAA 13.1 and WCAG 2.2.1
 * accept an end without a warning from 20 hours on.
 */
export const sessionLife = { idle: 20 * hour, longest: 7 * 24 * hour }

/** Milliseconds for which a confirmation by key allows changes of access. */
export const confirmationLife = 10 * 60_000

/** Milliseconds between two records of a session's use. */
const useInterval = 60_000

interface Tools {
  people: PeopleStore
  clock: Clock
}

export function sessionRules(now: number): SessionRules {
  return { openedAfter: now - sessionLife.longest, usedAfter: now - sessionLife.idle }
}

/** Returns 256 random bits; store only their hash. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A slow hash would add nothing to a random secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function tokenOf(secret: string): string {
  return createHmac('sha256', secret).update('form token').digest('base64url')
}

/**
 * @param former the browser's former secret, whose session ends
 * @returns the secret for the cookie; it is invalid if the person was revoked or the key removed meanwhile
 */
export async function openSession(
  who: { personId: string; passkeyId: string | null; device: string },
  { people, clock }: Tools,
  former?: string,
): Promise<string> {
  const secret = createSecret()
  const replaces = former === undefined ? undefined : hashOfSecret(former)
  await people.openSession({ ...who, secretHash: hashOfSecret(secret), replaces }, clock.now())
  return secret
}

/** Finds a session and records its use, unless the database refuses writes. */
export async function findSession(
  secret: string,
  { people, clock }: Tools,
): Promise<Session | undefined> {
  const now = clock.now()
  const session = await people.findSession(hashOfSecret(secret), sessionRules(now))
  if (session && Math.abs(now - session.usedAt) > useInterval) {
    await people.noteUse(session.id, now).catch((error) => {
      if (!(error instanceof StoreUnavailable)) throw error
    })
  }
  return session
}
