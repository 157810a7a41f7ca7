import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { PeopleStore } from '../store/people/people.ts'
import type { Session, SessionRules } from '../store/people/sessions.ts'

const hour = 3_600_000

/** Milliseconds: without a request, a session ends; and in any case some days after the sign-in. */
export const sessionLife = { idle: 12 * hour, longest: 7 * 24 * hour }

/** Milliseconds for which a proof with a key is enough for what changes who may enter. */
export const confirmationLife = 10 * 60_000

/** A session's use is written down at most this often: a page makes several requests. */
const useInterval = 60_000

interface Tools {
  people: PeopleStore
  clock: Clock
}

/** Which sessions are still open at this instant. */
export function sessionRules(now: number): SessionRules {
  return { openedAfter: now - sessionLife.longest, usedAfter: now - sessionLife.idle }
}

/** 256 random bits for a cookie or a link; only their hash is kept. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret. It is random: nothing is gained by a slow hash. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** What a form of this session carries to prove that one of its pages sent it. */
export function tokenOf(secret: string): string {
  return createHmac('sha256', secret).update('form token').digest('base64url')
}

/**
 * Opens a session for somebody who has just proved who they are.
 *
 * @param former secret that their browser brought along: its session ends
 * @returns the secret for the cookie, which nothing but the browser keeps; it opens nothing when they
 *   were revoked or their key was removed meanwhile
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

/**
 * The session of a cookie, unless it is over; and notes that it is used, if the database can take it:
 * one that is full may still be read.
 */
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
