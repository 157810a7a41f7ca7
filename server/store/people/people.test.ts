import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { newLead } from '#workshop/requests.ts'
import { describeEachStore } from '../suite/each-store.ts'
import type { Passkey } from './passkeys.ts'

const noon = Date.UTC(2026, 10, 23, 11)
const rules = { openedAfter: 0, usedAfter: 0 }
const key = (changes: Partial<Passkey> = {}): Passkey => ({
  id: randomUUID(),
  publicKey: 'p',
  counter: 0,
  transports: ['internal'],
  label: 'Clé de Nina',
  ...changes,
})

describeEachStore('people', (store) => {
  const add = (email = 'nina@graaand.example') =>
    store().people.addPerson({ email, name: 'Nina Ferrand', role: 'responsable' }, noon)
  const enter = async (personId: string, passkeyId: string | null, secretHash = randomUUID()) => {
    await store().people.openSession({ personId, passkeyId, secretHash, device: 'x' }, noon)
    return secretHash
  }

  it('keeps name and role of an active person, and replaces those of a revoked one', async () => {
    const { people } = store()
    const nina = await add()
    const again = { email: 'NINA@graaand.example', name: 'N', role: 'equipe' } as const
    expect(await people.addPerson(again, noon)).toEqual(nina)
    await people.revokePerson(nina, null, noon)
    expect(await people.addPerson(again, noon)).toEqual({ ...nina, name: 'N', role: 'equipe' })
  })

  it('accepts one of two concurrent uses of an invitation', async () => {
    const { people } = store()
    const nina = await add()
    await people.invite({ person: nina, secretHash: 's', expiresAt: noon + 1, by: null }, noon)
    const won = await Promise.all(
      [key(), key(), key()].map((k) => people.addInvitedPasskey('s', k, noon)),
    )
    expect(won.filter(Boolean)).toHaveLength(1)
    expect((await people.listPeople(noon))[0]?.keys).toHaveLength(1)
    expect(await people.findInvitation('s', noon)).toBeUndefined()
  })

  it('refuses an invitation that is expired, replaced, cancelled or for a revoked person', async () => {
    const { people } = store()
    const nina = await add()
    const invite = (secretHash: string) =>
      people.invite({ person: nina, secretHash, expiresAt: noon + 10, by: null }, noon)
    await invite('first')
    await invite('second')
    expect(await people.addInvitedPasskey('first', key(), noon)).toBe(false)
    expect(await people.addInvitedPasskey('second', key(), noon + 10)).toBe(false)
    await people.cancelInvitation(nina, nina, noon)
    expect(await people.addInvitedPasskey('second', key(), noon)).toBe(false)
    await invite('third')
    await people.revokePerson(nina, null, noon)
    expect(await people.addInvitedPasskey('third', key(), noon)).toBe(false)
  })

  it('accepts a challenge once, for its person, in time', async () => {
    const { people } = store()
    const nina = await add()
    for (const challenge of ['a', 'b', 'c'])
      await people.keepChallenge(challenge, nina.id, noon + 9)
    expect(await people.takeChallenge('a', nina.id, noon)).toBe(true)
    expect(await people.takeChallenge('a', nina.id, noon)).toBe(false)
    expect(await people.takeChallenge('b', null, noon)).toBe(false)
    expect(await people.takeChallenge('b', nina.id, noon)).toBe(false)
    expect(await people.takeChallenge('c', nina.id, noon + 9)).toBe(false)
  })

  it('accepts one of two uses of the same counter', async () => {
    const { people } = store()
    const nina = await add()
    const used = key()
    await people.addPasskey(nina, used, noon)
    expect(await people.notePasskeyUse(used, 5, noon)).toBe(true)
    expect(await people.notePasskeyUse(used, 5, noon)).toBe(false)
  })

  it('lets only its owner rename or remove a key, which ends the sessions of the key', async () => {
    const { people } = store()
    const [nina, karim] = [await add(), await add('karim@graaand.example')]
    const [one, other] = [key(), key()]
    await people.addPasskey(nina, one, noon)
    await people.addPasskey(nina, other, noon)
    const [gone, stays] = [await enter(nina.id, one.id), await enter(nina.id, other.id)]
    await people.removePasskey(karim, one.id, karim, noon)
    await people.renamePasskey(karim, one.id, 'hostile', noon)
    expect((await people.findPasskey(one.id))?.passkey.label).toBe('Clé de Nina')
    await people.removePasskey(nina, one.id, nina, noon)
    expect(await people.findSession(gone, rules)).toBeUndefined()
    expect(await people.findSession(stays, rules)).toBeDefined()
    await people.revokePerson(nina, null, noon)
    expect(await people.findSession(stays, rules)).toBeUndefined()
    expect(await people.findPasskey(other.id)).toBeUndefined()
  })

  it('ends sessions by age and by time since their last use', async () => {
    const { people } = store()
    const nina = await add()
    const secret = await enter(nina.id, null)
    expect(
      await people.findSession(secret, { openedAfter: noon - 1, usedAfter: noon - 1 }),
    ).toBeDefined()
    expect(await people.findSession(secret, { openedAfter: noon, usedAfter: 0 })).toBeUndefined()
    expect(await people.findSession(secret, { openedAfter: 0, usedAfter: noon })).toBeUndefined()
    await people.forgetExpired(noon, { openedAfter: noon, usedAfter: 0 })
    expect(await people.listSessions(rules)).toEqual([])
  })

  it('pages lines of the journal and received requests in one list, each once', async () => {
    const { journal } = store()
    const nina = await add()
    const leads = await Promise.all(
      [0, 1, 1, 2].map(async (minutes, index) => {
        const lead = newLead({ reference: `G-2222-22${index}`, receivedAt: noon + minutes })
        await store().keepLead(lead, [], { acknowledgedSince: 0 })
        return lead
      }),
    )
    for (const at of [noon, noon + 1, noon + 1, noon + 3]) {
      await journal.add({ at, person: nina, action: 'taken', object: 'G-2222-220' })
    }
    const all = await journal.deeds({ limit: 99 })
    expect(all.map(({ at }) => at - noon)).toEqual([3, 2, 1, 1, 1, 1, 0, 0])
    for (const limit of [1, 2, 3]) {
      const read = []
      for (;;) {
        const page = await journal.deeds({ before: read.at(-1), limit })
        read.push(...page)
        if (page.length < limit) break
      }
      expect(read).toEqual(all)
    }
    expect(await journal.deeds({ who: nina.id, limit: 99 })).toHaveLength(4)
    expect(await journal.deeds({ who: 'site', limit: 99 })).toHaveLength(leads.length)
    expect(await journal.existing(['G-2222-220', 'G-9999-999'])).toEqual(
      new Map([['G-2222-220', 'request']]),
    )
  })
})
