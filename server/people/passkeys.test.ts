import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { Authenticator } from '../../tools/test/authenticator.ts'
import { createFakeClock } from '../../tools/test/fake-clock.ts'
import { minute } from '../days.ts'
import { newestLines } from '../store/suite/rows.ts'
import { createTemporaryStore } from '../store/suite/temporary-store.ts'
import {
  beginConfirmation,
  beginKey,
  beginSignIn,
  deviceLabelOf,
  finishKey,
  finishSignIn,
} from './passkeys.ts'

const published = loadContent()

const origin = 'https://graaand.example'

async function setUp() {
  const { people, moving } = await createTemporaryStore()
  const clock = createFakeClock()
  const tools = { content: { current: published }, people, clock, origin }
  const add = async (name: string) => {
    const email = `${name.toLowerCase()}@graaand.example`
    const person = await people.addPerson({ name, email, role: 'equipe' }, clock.now())
    const device = new Authenticator(origin)
    const { challenge } = await beginKey(person, false, tools)
    const passkey = await finishKey(device.create(challenge), person, `Clé de ${name}`, tools)
    if (!passkey) throw new Error('the key was refused')
    await people.addPasskey(person, passkey, clock.now())
    return { person, device }
  }
  return { people, moving, clock, tools, add }
}

test('a person signs in with their key', async () => {
  const { tools, add } = await setUp()
  const { person, device } = await add('Nina')
  const { challenge, userVerification, allowCredentials } = await beginSignIn(tools)
  expect(userVerification).toBe('required')
  expect(allowCredentials).toBeUndefined()
  const signedIn = await finishSignIn(device.get(challenge), tools)
  expect(signedIn).toMatchObject({ ok: true, person, passkey: { label: 'Clé de Nina' } })
})

test('a key must be stored on its device and verify its user', async () => {
  const { tools, add } = await setUp()
  const { person, device } = await add('Nina')
  const options = await beginKey(person, false, tools)
  expect(options).toMatchObject({
    rp: { id: 'graaand.example' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: device.id }],
  })
  // The same device may replace its old key after a new invitation.
  const again = await beginKey(person, true, tools)
  expect(again.excludeCredentials).toEqual([])
})

test('a challenge is valid once, and for five minutes', async () => {
  const { clock, tools, add } = await setUp()
  const { device } = await add('Nina')
  const { challenge } = await beginSignIn(tools)
  expect(await finishSignIn(device.get(challenge), tools)).toMatchObject({ ok: true })
  expect(await finishSignIn(device.get(challenge), tools)).toEqual({ ok: false, fault: 'unknown' })
  const late = await beginSignIn(tools)
  clock.advance(5 * minute)
  expect((await finishSignIn(device.get(late.challenge), tools)).ok).toBe(false)
})

test('an unissued challenge is refused', async () => {
  const { tools, add } = await setUp()
  const { device } = await add('Nina')
  expect((await finishSignIn(device.get('aW52ZW50ZWQ'), tools)).ok).toBe(false)
})

test.each([
  ['on another site', { origin: 'https://graaaand.example' }],
  ['for another site', { rpID: 'graaaand.example' }],
  ['without user verification', { unverified: true }],
  ['in a frame of another site', { clientData: { crossOrigin: true } }],
  [
    'in a frame, with the origin of its page',
    { clientData: { topOrigin: 'https://evil.example' } },
  ],
  [
    'in a frame, claiming to be framed by this site',
    { clientData: { crossOrigin: true, topOrigin: 'https://graaand.example' } },
  ],
])('an answer %s is refused', async (_, faults) => {
  const { tools, add } = await setUp()
  const { person, device } = await add('Nina')
  const { challenge } = await beginSignIn(tools)
  expect(await finishSignIn(device.get(challenge, faults), tools)).toEqual({
    ok: false,
    fault: 'unknown',
  })
  const made = await beginKey(person, false, tools)
  const key = await finishKey(device.create(made.challenge, faults), person, '', tools)
  expect(key).toBeUndefined()
})

test('a key with another user handle is refused', async () => {
  const { people, clock, tools, add } = await setUp()
  const { person, device } = await add('Nina')
  const karim = await add('Karim')
  const signIn = async (userHandle: string) => {
    const { challenge } = await beginSignIn(tools)
    return (await finishSignIn(device.get(challenge, { userHandle }), tools)).ok
  }
  const handle = (text: string) => Buffer.from(text).toString('base64url')
  expect(await signIn(handle(person.id))).toBe(true)
  // Some authenticators return an empty user handle if the request names keys.
  expect(await signIn('')).toBe(true)
  for (const other of [karim.person.id, person.email, person.id.repeat(2), 'x'.repeat(60_000)]) {
    expect(await signIn(handle(other)), other.slice(0, 80)).toBe(false)
  }
  expect(await signIn('\u0000')).toBe(false)
  await people.revokePerson(person, karim.person, clock.now())
  expect(await signIn(handle(person.id))).toBe(false)
  expect(await signIn(handle(karim.person.id))).toBe(false)
})

test('an unknown key, a wrong signature and an invalid answer get the same response', async () => {
  const { tools, add } = await setUp()
  const { device } = await add('Nina')
  const stranger = new Authenticator(origin)
  const answers = [
    (challenge: string) => stranger.get(challenge),
    (challenge: string) => ({ ...stranger.get(challenge), id: device.id, rawId: device.id }),
    () => null,
    () => 'nonsense',
    () => ({ id: 3 }),
    () => ({ id: device.id, rawId: device.id, type: 'public-key', response: {} }),
  ]
  for (const answer of answers) {
    const { challenge } = await beginSignIn(tools)
    const outcome = await finishSignIn(answer(challenge), tools)
    expect(outcome).toEqual({ ok: false, fault: 'unknown' })
  }
})

test('a key whose counter decreases is refused and logged', async () => {
  const { moving, tools, add } = await setUp()
  const { device } = await add('Nina')
  const signIn = async (counter: number) => {
    const { challenge } = await beginSignIn(tools)
    return finishSignIn(device.get(challenge, { counter }), tools)
  }
  expect(await signIn(7)).toMatchObject({ ok: true })
  expect(await signIn(7)).toEqual({ ok: false, fault: 'cloned' })
  expect(await signIn(3)).toEqual({ ok: false, fault: 'cloned' })
  expect(await signIn(8)).toMatchObject({ ok: true })
  const lines = await newestLines({ moving }, 10)
  const copies = lines.filter(({ action }) => action === 'copy refused')
  expect(copies).toMatchObject([
    { actor: 'Le site', object: 'Nina' },
    { actor: 'Le site', object: 'Nina' },
  ])
})

test('an authenticator without a counter is accepted', async () => {
  const { tools, add } = await setUp()
  const { device } = await add('Nina')
  for (let time = 0; time < 2; time++) {
    const { challenge } = await beginSignIn(tools)
    expect(await finishSignIn(device.get(challenge, { counter: 0 }), tools)).toMatchObject({
      ok: true,
    })
  }
})

test('a person can confirm only with their own key', async () => {
  const { tools, add } = await setUp()
  const nina = await add('Nina')
  const karim = await add('Karim')
  const confirm = async (device: Authenticator) => {
    const { challenge, allowCredentials } = await beginConfirmation(nina.person, tools)
    expect(allowCredentials).toMatchObject([{ id: nina.device.id }])
    return finishSignIn(device.get(challenge), tools, nina.person)
  }
  expect(await confirm(nina.device)).toMatchObject({ ok: true })
  expect(await confirm(karim.device)).toEqual({ ok: false, fault: 'unknown' })
  // A challenge is valid for one kind of ceremony only.
  const { challenge } = await beginConfirmation(nina.person, tools)
  expect((await finishSignIn(nina.device.get(challenge), tools)).ok).toBe(false)
})

test('a registration for another person’s challenge is refused', async () => {
  const { tools, add } = await setUp()
  const nina = await add('Nina')
  const karim = await add('Karim')
  const device = new Authenticator(origin)
  const { challenge } = await beginKey(nina.person, false, tools)
  expect(await finishKey(device.create(challenge), karim.person, '', tools)).toBeUndefined()
})

test.each([
  ['  iPhone\n de\tNina ', 'iPhone de Nina'],
  ['', 'Clé de Nina'],
  ['\u202e\u0000', 'Clé de Nina'],
  ['\u202diPhone\u202c de Ni\u00adna', 'iPhone de Nina'],
])('a label becomes one readable line: %j', (typed, label) => {
  expect(deviceLabelOf(typed, { name: 'Nina Ferrand' })).toBe(label)
})
