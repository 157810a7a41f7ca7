import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { Clock } from '../clock.ts'
import type { Passkey } from '../store/people/passkeys.ts'
import type { PeopleStore } from '../store/people/people.ts'
import type { Person } from '../store/people/person.ts'
import { lineOf } from './invitation.ts'

/** Loaded with the first ceremony, because it takes 20 MB of memory. */
const webauthn = () => import('@simplewebauthn/server')

/** Milliseconds for which the challenge of a ceremony is valid. */
const ceremonyLife = 5 * 60_000

/** EdDSA, ES256 and RS256; the library would add algorithms that Node calls experimental. */
const algorithms = [-8, -7, -257]

/** A public key (COSE, ES256) of no person, so that checking an unknown key takes as long as a known one. */
const nobody = Buffer.from(
  'pQECAyYgASFYIGDtvHRRpbpitVMCkkdFb4qq1iaq6qVl1Jg0JLd_Kb-gIlgg8Um9OZIlO6fsVDJJEJud1uGm4hkNSeoJDD2UUKp9O04',
  'base64url',
)

export interface CeremonyTools {
  content: ContentHolder
  people: PeopleStore
  clock: Clock
  /** Origin in the browser's answer; keys are bound to its host. */
  origin: string
}

const hostOf = (origin: string) => new URL(origin).hostname

export const beginSignIn = (tools: CeremonyTools) => begin(null, tools)

export const beginConfirmation = (person: Person, tools: CeremonyTools) => begin(person, tools)

async function begin(person: Person | null, { people, clock, origin }: CeremonyTools) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
    timeout: ceremonyLife,
    ...(person && { allowCredentials: await keysOf(person, { people, clock }) }),
  })
  await people.keepChallenge(options.challenge, person?.id ?? null, clock.now() + ceremonyLife)
  return options
}

export type SignIn =
  | { ok: true; person: Person; passkey: Passkey }
  | { ok: false; fault: 'unknown' | 'cloned' }

/**
 * Verifies a sign-in by WebAuthn Level 3, section 7.2. An unknown key fails like a wrong signature, after the
 * same work.
 *
 * @param response as posted; an invalid one counts as an unknown key
 * @returns `cloned` when the counter of a known key did not increase, because a copy exists
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
        // The library's error for a decreased counter is not distinct, so the counter is checked below.
        counter: 0,
      },
    })
    const { response: said } = answer
    if (!known || !verified || isFramed(said) || !isOwner(said.userHandle, known.person)) {
      return { ok: false, fault: 'unknown' }
    }
    const { newCounter } = authenticationInfo
    // Authenticators without counter always send 0.
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
      label: deviceLabelOf(label, person),
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

/**
 * Returns whether a page of another site framed that of the ceremony; the library checks only one of the two
 * fields.
 */
function isFramed({ clientDataJSON }: { clientDataJSON: string }): boolean {
  const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
  return Boolean(said.crossOrigin) || said.topOrigin !== undefined
}

function isOwner(handle: string | undefined, { id }: Person): boolean {
  return !handle || handle === Buffer.from(id).toString('base64url')
}

export function deviceLabelOf(typed: string, { name }: Pick<Person, 'name'>): string {
  return lineOf(typed) || `Clé de ${name.split(' ')[0]}`
}

function isOutage(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreUnavailable'
}
