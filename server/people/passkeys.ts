import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { Clock } from '../clock.ts'
import type { Passkey } from '../store/people/passkeys.ts'
import type { PeopleStore, Person } from '../store/people/people.ts'
import { lineOf } from './invitation.ts'

/** Loaded with the first ceremony: a site whose desk nobody opens does without its 20 MB. */
const webauthn = () => import('@simplewebauthn/server')

/** Milliseconds in which a ceremony has to come to its end. */
const ceremonyLife = 5 * 60_000

/** EdDSA, ES256 and RS256: the library would also offer what Node calls experimental. */
const algorithms = [-8, -7, -257]

/** A public key (COSE, ES256) whose other half nobody has: an unknown key costs as much as a known one. */
const nobody = Buffer.from(
  'pQECAyYgASFYIGDtvHRRpbpitVMCkkdFb4qq1iaq6qVl1Jg0JLd_Kb-gIlgg8Um9OZIlO6fsVDJJEJud1uGm4hkNSeoJDD2UUKp9O04',
  'base64url',
)

export interface CeremonyTools {
  content: ContentHolder
  people: PeopleStore
  clock: Clock
  /** Origin of the page that the browser will say it is on; its host is what keys are bound to. */
  origin: string
}

const hostOf = (origin: string) => new URL(origin).hostname

/** What a browser needs to ask for a key that signs somebody in. */
export async function beginSignIn({ people, clock, origin }: CeremonyTools) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
    timeout: ceremonyLife,
  })
  await people.keepChallenge(options.challenge, null, clock.now() + ceremonyLife)
  return options
}

/** What a browser needs to ask somebody who is inside for one of their keys once more. */
export async function beginConfirmation(person: Person, { people, clock, origin }: CeremonyTools) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
    timeout: ceremonyLife,
    allowCredentials: await keysOf(person, { people, clock }),
  })
  await people.keepChallenge(options.challenge, person.id, clock.now() + ceremonyLife)
  return options
}

/** Who signed in, or why nobody did. */
export type SignIn =
  | { ok: true; person: Person; passkey: Passkey }
  | { ok: false; fault: 'unknown' | 'cloned' }

/**
 * Judges what an authenticator answered. A key that is not known fails as one does whose signature is
 * wrong, after as much work.
 *
 * @param response as the browser posted it; anything else is an unknown key
 * @param expected who has to answer, when somebody inside confirms; null: whoever has a key
 * @returns `cloned` when the counter of a known key went back: somebody has a copy of it
 * Source: WebAuthn Level 3, section 7.2
 */
export async function finishSignIn(
  response: unknown,
  { people, clock, origin }: CeremonyTools,
  expected: Person | null = null,
): Promise<SignIn> {
  const answer = response as AuthenticationResponseJSON
  const id = typeof answer?.id === 'string' ? answer.id : ''
  const found = await people.findPasskey(id)
  const known = expected === null || found?.person.id === expected.id ? found : undefined
  const { passkey } = known ?? { passkey: { publicKey: '', counter: 0 } }
  try {
    const { verifyAuthenticationResponse } = await webauthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) =>
        people.takeChallenge(challenge, expected?.id ?? null, clock.now()),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(known ? Buffer.from(passkey.publicKey, 'base64url') : nobody),
        // The library refuses a counter that went back by an exception like any other: seen below.
        counter: 0,
      },
    })
    const { response: said } = answer
    if (!known || !verified || isFramed(said) || !isOwner(said.userHandle, known.person)) {
      return { ok: false, fault: 'unknown' }
    }
    const { newCounter } = authenticationInfo
    // Authenticators that do not count say 0 always.
    const counts = newCounter > 0 || passkey.counter > 0
    if (counts && newCounter <= passkey.counter) {
      await people.noteCopy(known.person, clock.now())
      return { ok: false, fault: 'cloned' }
    }
    const isFirst = await people.notePasskeyUse(known.passkey, newCounter, clock.now())
    return isFirst ? { ok: true, ...known } : { ok: false, fault: 'unknown' }
  } catch (error) {
    if (isOutage(error)) throw error
    return { ok: false, fault: 'unknown' }
  }
}

/**
 * What a browser needs to make a key for a person.
 *
 * @param isInvited whether the key takes the place of all that they have, on the same device too
 */
export async function beginKey(person: Person, isInvited: boolean, tools: CeremonyTools) {
  const { people, clock, origin, content } = tools
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: `${content.current.company.name}, le bureau`,
    rpID: hostOf(origin),
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id)),
    timeout: ceremonyLife,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: isInvited ? [] : await keysOf(person, tools),
  })
  await people.keepChallenge(options.challenge, person.id, clock.now() + ceremonyLife)
  return options
}

/**
 * Judges a key that an authenticator made; keeping it is the caller's.
 *
 * @param label what its owner calls it, judged by the caller; empty: `Clé de Nina`
 * @returns the key, or undefined when the answer is not one to this person's challenge
 * Source: WebAuthn Level 3, section 7.1
 */
export async function finishKey(
  response: unknown,
  person: Person,
  label: string,
  { people, clock, origin }: CeremonyTools,
): Promise<Passkey | undefined> {
  try {
    const { verifyRegistrationResponse } = await webauthn()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => people.takeChallenge(challenge, person.id, clock.now()),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified || isFramed((response as RegistrationResponseJSON).response)) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      label: labelOf(label, person),
    }
  } catch (error) {
    if (isOutage(error)) throw error
    return undefined
  }
}

async function keysOf(person: Person, { people, clock }: Pick<CeremonyTools, 'people' | 'clock'>) {
  const everybody = await people.listPeople(clock.now())
  const keys = everybody.find(({ id }) => id === person.id)?.keys ?? []
  return keys.map(({ id }) => ({ id }))
}

/** Whether another site's page held ours meanwhile: none may, and the library asks in one case only. */
function isFramed({ clientDataJSON }: { clientDataJSON: string }): boolean {
  const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
  return Boolean(said.crossOrigin) || said.topOrigin !== undefined
}

/** @param handle whom the key was made for, as it says; some say nothing where a key was named */
function isOwner(handle: string | undefined, { id }: Person): boolean {
  return !handle || handle === Buffer.from(id).toString('base64url')
}

/** One line of what was typed, or a name that the list of keys can show. */
export function labelOf(typed: string, { name }: Pick<Person, 'name'>): string {
  return lineOf(typed) || `Clé de ${name.split(' ')[0]}`
}

/** A database that does not answer is no answer about the key. */
function isOutage(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreUnavailable'
}
