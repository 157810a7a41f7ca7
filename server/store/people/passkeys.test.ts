import { expect, test } from 'vitest'
import { hour } from '../../days.ts'
import type { Role } from '../engine/tables.ts'
import { describeEachStore } from '../suite/each-store.ts'
import { newestLines } from '../suite/rows.ts'
import type { Passkey } from './passkeys.ts'
import type { Person } from './person.ts'

const now = Date.UTC(2026, 10, 23, 8, 42)
const rules = { openedAfter: now - 168 * hour, usedAfter: now - 12 * hour }

let counter = 0
function newKey(changes: Partial<Passkey> = {}): Passkey {
  counter += 1
  return {
    id: `key-${counter}`,
    publicKey: 'cHVibGlj',
    counter: 0,
    transports: ['internal'],
    label: `Appareil ${counter}`,
    ...changes,
  }
}

describeEachStore('keys and invitations', (store) => {
  const add = (name: string, role: Role = 'equipe') =>
    store().people.addPerson({ name, email: `${name}@graaand.example`, role }, now)
  const invite = (person: Person, secretHash: string, by: Person | null = null) =>
    store().people.invite({ person, secretHash, expiresAt: now + 48 * hour, by }, now)
  const open = (person: Person, secretHash: string, passkeyId: string | null = null) =>
    store().people.openSession(
      { personId: person.id, passkeyId, secretHash, device: `Appareil de ${person.name}` },
      now,
    )
  const actions = async () => {
    const lines = await newestLines(store(), 100)
    return lines.map(({ actor, action, object }) => `${actor}: ${action} ${object}`)
  }
  const keysOf = async ({ id }: Person) => {
    const everybody = await store().people.listPeople(now)
    return everybody.find((person) => person.id === id)?.keys.map(({ label }) => label)
  }

  test('an address has one person; adding it again keeps name and role of an active person', async () => {
    const nina = await add('nina', 'responsable')
    const again = { name: 'Autre', email: ' NINA@graaand.example', role: 'equipe' } as const
    expect(await store().people.addPerson(again, now)).toEqual(nina)
  })

  test('a revoked person returns with the new role, not the old one', async () => {
    const karim = await add('karim', 'responsable')
    await store().people.revokePerson(karim, null, now)
    const back = { name: 'Karim', email: karim.email, role: 'equipe' } as const
    expect(await store().people.addPerson(back, now)).toEqual({ ...back, id: karim.id })
  })

  test('an invitation is valid once, until it expires', async () => {
    const nina = await add('nina')
    await invite(nina, 'secret')
    const found = await store().people.findInvitation('secret', now)
    expect(found).toEqual({ person: nina, invitedBy: null, expiresAt: now + 48 * hour })
    expect(await store().people.findInvitation('secret', now + 48 * hour)).toBeUndefined()
    expect(await store().people.addInvitedPasskey('secret', newKey(), now + 48 * hour)).toBe(false)
    expect(await store().people.addInvitedPasskey('secret', newKey(), now)).toBe(true)
    expect(await store().people.addInvitedPasskey('secret', newKey(), now)).toBe(false)
    expect(await store().people.findInvitation('secret', now)).toBeUndefined()
    expect(await keysOf(nina)).toHaveLength(1)
  })

  test('a concurrent use of one invitation adds one key', async () => {
    const nina = await add('nina')
    await invite(nina, 'secret')
    const taken = await Promise.all(
      Array.from({ length: 6 }, () => store().people.addInvitedPasskey('secret', newKey(), now)),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await keysOf(nina)).toHaveLength(1)
  })

  test('a new invitation ends the former one; a cancelled one is invalid', async () => {
    const nina = await add('nina', 'responsable')
    const karim = await add('karim')
    await invite(karim, 'first', nina)
    await invite(karim, 'second', nina)
    expect(await store().people.findInvitation('first', now)).toBeUndefined()
    expect(await store().people.findInvitation('second', now)).toMatchObject({ invitedBy: 'nina' })
    await store().people.cancelInvitation(karim, nina, now)
    await store().people.cancelInvitation(karim, nina, now)
    expect(await store().people.addInvitedPasskey('second', newKey(), now)).toBe(false)
    expect(await actions()).toEqual([
      'nina: invitation cancelled karim',
      'nina: invited karim',
      'nina: invited karim',
    ])
  })

  test('a key made with a new invitation ends the earlier keys and sessions', async () => {
    const karim = await add('karim')
    const lost = newKey()
    await store().people.addPasskey(karim, lost, now)
    await open(karim, 'cookie', lost.id)
    await invite(karim, 'secret')
    expect(await store().people.findPasskey(lost.id)).toBeDefined()
    const made = newKey()
    await store().people.addInvitedPasskey('secret', made, now)
    expect(await store().people.findPasskey(lost.id)).toBeUndefined()
    expect(await store().people.findSession('cookie', rules)).toBeUndefined()
    expect(await store().people.findPasskey(made.id)).toEqual({ person: karim, passkey: made })
  })

  test('a key that belongs to another person is refused, and the invitation stays', async () => {
    const nina = await add('nina')
    const karim = await add('karim')
    const key = newKey()
    expect(await store().people.addPasskey(nina, key, now)).toBe(true)
    expect(await store().people.addPasskey(karim, key, now)).toBe(false)
    await invite(karim, 'secret')
    expect(await store().people.addInvitedPasskey('secret', key, now)).toBe(false)
    expect(await store().people.findInvitation('secret', now)).toBeDefined()
    expect(await store().people.findPasskey(key.id)).toMatchObject({ person: nina })
  })

  test('a challenge is valid once, for its person', async () => {
    const nina = await add('nina')
    const { people } = store()
    await people.keepChallenge('open', null, now + hour)
    await people.keepChallenge('hers', nina.id, now + hour)
    await people.keepChallenge('late', null, now)
    expect(await people.takeChallenge('open', null, now)).toBe(true)
    expect(await people.takeChallenge('open', null, now)).toBe(false)
    expect(await people.takeChallenge('hers', null, now)).toBe(false)
    expect(await people.takeChallenge('hers', nina.id, now)).toBe(false)
    expect(await people.takeChallenge('late', null, now)).toBe(false)
    expect(await people.takeChallenge('never', null, now)).toBe(false)
  })

  test('of two concurrent uses of a key with the same counter, one is accepted', async () => {
    const nina = await add('nina')
    const key = newKey({ counter: 4 })
    await store().people.addPasskey(nina, key, now)
    const noted = await Promise.all([
      store().people.notePasskeyUse(key, 5, now),
      store().people.notePasskeyUse(key, 5, now),
    ])
    expect(noted.toSorted()).toEqual([false, true])
  })

  test('every change of access is recorded once, with its author', async () => {
    const [nina, karim] = [await add('nina', 'responsable'), await add('karim')]
    const [one, two] = [newKey(), newKey()]
    const { people } = store()
    await people.addPasskey(nina, one, now)
    await invite(karim, 'first', nina)
    await people.cancelInvitation(karim, nina, now)
    await people.addPasskey(karim, two, now)
    await people.renamePasskey(karim, two.id, 'MacBook', now)
    await people.removePasskey(karim, two.id, nina, now)
    await people.revokePerson(karim, nina, now)
    expect((await actions()).toReversed()).toEqual([
      `nina: key made nina`,
      'nina: invited karim',
      'nina: invitation cancelled karim',
      'karim: key made karim',
      'karim: key renamed karim',
      'nina: key removed karim',
      'nina: person revoked karim',
    ])
  })

  test('only its owner renames a key', async () => {
    const nina = await add('nina')
    const karim = await add('karim')
    const key = newKey()
    await store().people.addPasskey(nina, key, now)
    await store().people.renamePasskey(karim, key.id, 'Clé de Karim', now)
    expect(await keysOf(nina)).toEqual([key.label])
    await store().people.renamePasskey(nina, key.id, 'MacBook de Nina', now)
    expect(await keysOf(nina)).toEqual(['MacBook de Nina'])
    const lines = await store().journal.about('nina')
    expect(lines.flatMap(({ action, actor }) => (action === 'key renamed' ? [actor] : []))).toEqual(
      ['nina'],
    )
  })

  test('removing a key ends the sessions it opened, and no others', async () => {
    const nina = await add('nina', 'responsable')
    const [phone, laptop] = [newKey(), newKey()]
    for (const key of [phone, laptop]) await store().people.addPasskey(nina, key, now)
    await open(nina, 'on the phone', phone.id)
    await open(nina, 'on the laptop', laptop.id)
    expect(await store().people.removePasskey(nina, phone.id, nina, now)).toBe(true)
    expect(await store().people.findSession('on the phone', rules)).toBeUndefined()
    expect(await store().people.findSession('on the laptop', rules)).toBeDefined()
    expect(await store().people.findPasskey(phone.id)).toBeUndefined()
  })

  test('only a command may remove the last key of the last responsable', async () => {
    const nina = await add('nina', 'responsable')
    const karim = await add('karim')
    const key = newKey()
    await store().people.addPasskey(nina, key, now)
    await store().people.addPasskey(karim, newKey(), now)
    expect(await store().people.removePasskey(nina, key.id, nina, now)).toBe(false)
    expect(await store().people.revokePerson(nina, karim, now)).toBe(false)
    expect(await keysOf(nina)).toEqual([key.label])
    expect(await store().people.revokePerson(karim, nina, now)).toBe(true)
    expect(await actions()).not.toContainEqual(expect.stringContaining('key removed'))
    expect(await store().people.revokePerson(nina, null, now)).toBe(true)
  })

  test('two people with the role responsable cannot remove each other at once', async () => {
    const nina = await add('nina', 'responsable')
    const karim = await add('karim', 'responsable')
    for (const person of [nina, karim]) await store().people.addPasskey(person, newKey(), now)
    const revoked = await Promise.all([
      store().people.revokePerson(nina, karim, now),
      store().people.revokePerson(karim, nina, now),
    ])
    expect(revoked.toSorted()).toEqual([false, true])
  })

  test('a revoked person’s sessions end at once; the journal keeps the name', async () => {
    const nina = await add('nina', 'responsable')
    const karim = await add('karim')
    const key = newKey()
    await store().people.addPasskey(karim, key, now)
    await open(karim, 'cookie', key.id)
    await invite(karim, 'secret', nina)
    expect(await store().people.revokePerson(karim, nina, now)).toBe(true)
    expect(await store().people.findSession('cookie', rules)).toBeUndefined()
    expect(await store().people.findPasskey(key.id)).toBeUndefined()
    expect(await store().people.findInvitation('secret', now)).toBeUndefined()
    expect(await store().people.findPerson(karim.email)).toBeUndefined()
    expect(await store().people.listPeople(now)).toHaveLength(1)
    expect((await actions())[0]).toBe('nina: person revoked karim')
  })

  test('a session is over some time after its last use, and some time after it was opened', async () => {
    const nina = await add('nina')
    await open(nina, 'cookie')
    const find = (openedAfter: number, usedAfter: number) =>
      store().people.findSession('cookie', { openedAfter, usedAfter })
    const session = await find(now - 1, now - 1)
    expect(session).toMatchObject({ person: nina, createdAt: now, usedAt: now, confirmedAt: now })
    expect(await find(now - 1, now)).toBeUndefined()
    expect(await find(now, now - 1)).toBeUndefined()
    await store().people.noteUse(session?.id ?? '', now + hour)
    expect(await find(now - 1, now)).toMatchObject({ usedAt: now + hour })
    await store().people.confirmSession(session?.id ?? '', now + 2 * hour)
    expect(await find(now - 1, now)).toMatchObject({ confirmedAt: now + 2 * hour })
  })

  test('a new session ends the browser’s former one', async () => {
    const nina = await add('nina')
    await open(nina, 'before')
    const who = { personId: nina.id, passkeyId: null, device: 'MacBook' }
    await store().people.openSession({ ...who, secretHash: 'after', replaces: 'before' }, now)
    expect(await store().people.findSession('before', rules)).toBeUndefined()
    expect(await store().people.findSession('after', rules)).toBeDefined()
  })

  test('the journal names the person who ends a session', async () => {
    const nina = await add('nina')
    const karim = await add('karim')
    await open(nina, 'one')
    await open(nina, 'two')
    const [one, two] = await store().people.listSessions(rules)
    await store().people.closeSession(one?.id ?? '', nina, now)
    await store().people.closeSession(two?.id ?? '', karim, now)
    await store().people.closeSession(two?.id ?? '', karim, now)
    expect(await store().people.listSessions(rules)).toEqual([])
    expect((await actions()).slice(0, 2)).toEqual([
      'karim: session closed Appareil de nina',
      'nina: signed out Appareil de nina',
    ])
  })

  test('closing a person’s other sessions keeps the current one and those of colleagues', async () => {
    const nina = await add('nina')
    const karim = await add('karim')
    for (const secret of ['here', 'there', 'elsewhere']) await open(nina, secret)
    await open(karim, 'his')
    const here = await store().people.findSession('here', rules)
    await store().people.closeOtherSessions({ id: here?.id ?? '', person: nina }, now)
    expect(await store().people.findSession('here', rules)).toBeDefined()
    expect(await store().people.findSession('his', rules)).toBeDefined()
    expect(await store().people.listSessions(rules)).toHaveLength(2)
    expect((await actions()).filter((line) => line.includes('signed out'))).toHaveLength(2)
  })

  test('only expired rows are deleted', async () => {
    const nina = await add('nina')
    const karim = await add('karim')
    await open(nina, 'cookie')
    await invite(nina, 'secret')
    await store().people.keepChallenge('open', null, now + hour)
    await store().people.forgetExpired(now, rules)
    expect(await store().people.findSession('cookie', rules)).toBeDefined()
    expect(await store().people.findInvitation('secret', now)).toBeDefined()
    expect(await store().people.takeChallenge('open', null, now)).toBe(true)

    await store().people.keepChallenge('late', null, now + hour)
    await invite(karim, 'other')
    await store().people.forgetExpired(now + 48 * hour, { openedAfter: now, usedAfter: now })
    // Queried at times before their expiry, so that only deleted rows are missing.
    expect(await store().people.findSession('cookie', rules)).toBeUndefined()
    expect(await store().people.findInvitation('other', now)).toBeUndefined()
    expect(await store().people.takeChallenge('late', null, now)).toBe(false)
  })

  test('a revoked person, or one whose key was removed, gets no session or new key', async () => {
    const nina = await add('nina', 'responsable')
    const karim = await add('karim')
    const [hers, his] = [newKey(), newKey()]
    await store().people.addPasskey(nina, hers, now)
    await store().people.addPasskey(karim, his, now)
    await store().people.removePasskey(nina, hers.id, null, now)
    await store().people.revokePerson(karim, nina, now)
    expect(await open(nina, 'hers', hers.id)).toBe(false)
    expect(await open(karim, 'his', his.id)).toBe(false)
    expect(await store().people.addPasskey(karim, newKey(), now)).toBe(false)
    // Adding the person again restores no old key.
    await add('karim')
    expect(await store().people.listSessions(rules)).toEqual([])
    expect(await keysOf(karim)).toEqual([])
  })

  test('the journal stays valid if a device name was truncated within an emoji', async () => {
    const nina = await add('nina')
    const who = { personId: nina.id, passkeyId: null, device: 'Téléphone \ud83d' }
    await store().people.openSession({ ...who, secretHash: 'cookie' }, now)
    expect(await store().journal.firstForged()).toBeUndefined()
  })

  test('a value with NUL matches no row', async () => {
    const { people, findLead, requests } = store()
    expect(await people.findPasskey('key\0')).toBeUndefined()
    expect(await people.findPerson('nina\0')).toBeUndefined()
    expect(await people.takeChallenge('\0', null, now)).toBe(false)
    expect(await findLead('G-\0')).toBeUndefined()
    expect(await requests.find('G-\0')).toBeUndefined()
  })
})
