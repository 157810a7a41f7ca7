import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestOf, minute, now, quoteDesk } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import { describeEachStore } from '../suite/each-store.ts'
import { newestLines } from '../suite/rows.ts'

const act = { person: null, at: now }
const year = 365.25 * 86_400_000

describeEachStore('contracts', (store) => {
  const { begin, send, sendFirst, accept, decline, withdraw, startVersion } = quoteDesk(store)

  const erase = (lead: { values: Record<string, string> }) =>
    store().eraseAddress(lead.values.email ?? '', act)

  test('an erasure removes drafts, unaccepted quotes, their files and links', async () => {
    const sent = await sendFirst()
    const { email = '' } = sent.lead.values
    const drafted = await begin('FR', { email })
    const declined = await sendFirst({}, { email })
    await decline(declined.key, now, 'Trop cher')
    await store().follow.addLink({ leadId: sent.lead.id, secretHash: 'a', isRenewal: false }, now)
    expect(await store().work.countOfAddress(sent.lead.id, now)).toMatchObject({
      leads: 3,
      quotes: 3,
      contracts: [],
    })
    expect(await erase(sent.lead)).toMatchObject({ quotes: 3, contracts: [] })
    for (const { quoteId } of [sent, drafted, declined]) {
      expect(await store().quotes.find(quoteId)).toBeUndefined()
    }
    expect(await store().quotes.readPdf(sent.key, 'sent')).toBeUndefined()
    expect(await store().follow.findLink('a')).toBeUndefined()
    // The number stays used.
    expect(await store().quotes.nextNumber('FR', 2026)).toBe('D-2026-003')
  })

  test('an erasure keeps content, file and evidence of an accepted version, without its request', async () => {
    const one = await sendFirst({ deliveryWeeks: 8 })
    await startVersion(one)
    const second = await send(one, { deliveryWeeks: 8 }, now + 1, now + minute)
    const key = { ...one.key, version: 2 }
    await accept(key, digestOf(second.pdf), now + 2)
    const question = { id: randomUUID(), leadId: one.lead.id, key, text: 'Quand ?' }
    await store().quotes.ask(question, now + 3, { channel: 'smtp', agency: 'a@x.fr' })
    const contracts = [{ number: one.content.number, until: '2037-01-18' }]
    expect(await store().work.countOfAddress(one.lead.id, now)).toMatchObject({
      quotes: 0,
      contracts,
    })

    expect(await erase(one.lead)).toMatchObject({
      references: [one.lead.reference],
      quotes: 0,
      contracts,
    })
    const left = await store().quotes.find(one.content.number)
    expect(left).toMatchObject({ id: one.quoteId, lead: null, draft: null })
    expect(left?.versions).toMatchObject([
      {
        version: 2,
        content: second.content,
        evidence: { name: 'Paul Garrigue' },
        history: { acceptedAt: now + 2, askedAt: null },
      },
    ])
    expect(await store().quotes.readPdf(key, 'sent')).toEqual(second.pdf)
    expect(await store().quotes.readPdf(key, 'signed')).toBeDefined()
    expect(await store().quotes.readPdf(one.key, 'sent')).toBeUndefined()
    const mail = { channel: 'smtp', agency: 'a@x.fr' } as const
    expect(await store().quotes.remindDue(now + 2 * minute, mail)).toBe(0)
    const lines = await store().journal.about(one.content.number)
    expect(lines.at(-1)).toMatchObject({ action: 'contract kept', actor: 'Le site' })
    await expect(store().journal.firstForged()).resolves.toBeUndefined()
  })

  test('an erasure keeps a withdrawn contract, and removes the next version', async () => {
    const one = await sendFirst()
    await accept(one.key, digestOf(one.pdf), now)
    await withdraw(one.key, now + 1)
    await startVersion(one, now + 2)
    await send(one, {}, now + 3)
    expect(await erase(one.lead)).toMatchObject({ quotes: 0, contracts: [{}] })
    const left = await store().quotes.find(one.quoteId)
    expect(left?.versions).toMatchObject([{ version: 1, history: { withdrawnAt: now + 1 } }])
  })

  test('an erasure by age keeps a contract and removes an unaccepted quote', async () => {
    const one = await sendFirst()
    await accept(one.key, digestOf(one.pdf), now)
    const other = await sendFirst()
    const erased = await store().eraseBefore(now + 1, act)
    expect(erased.contracts).toMatchObject([{ number: one.content.number }])
    expect(erased.quotes).toBe(1)
    expect(await store().quotes.find(other.quoteId)).toBeUndefined()
    expect(await store().quotes.find(one.quoteId)).toMatchObject({ lead: null })
  })

  test('a contract is deleted with its file the day after its time, unless its request exists', async () => {
    const [one, kept] = [await sendFirst({ deliveryWeeks: 0 }), await sendFirst()]
    await accept(one.key, digestOf(one.pdf), now)
    await accept(kept.key, digestOf(kept.pdf), now)
    await erase(one.lead)
    const lastDay = Date.UTC(2036, 10, 23, 10)
    expect(await store().quotes.forgetContracts(lastDay)).toBe(0)
    expect(await store().quotes.forgetContracts(lastDay + 86_400_000)).toBe(1)
    expect(await store().quotes.find(one.quoteId)).toBeUndefined()
    expect(await store().quotes.readPdf(one.key, 'signed')).toBeUndefined()
    expect(await store().quotes.forgetContracts(now + 50 * year)).toBe(0)
    expect(await store().quotes.find(kept.quoteId)).toBeDefined()
    const [line] = await newestLines(store(), 1)
    expect(line).toMatchObject({ action: 'contracts forgotten', object: '1 contrat' })
    // An erasure after its time deletes the contract, as `countOfAddress` announces.
    expect(await store().work.countOfAddress(kept.lead.id, now + 50 * year)).toMatchObject({
      quotes: 1,
      contracts: [],
    })
    expect(
      await store().eraseAddress(kept.lead.values.email ?? '', {
        person: null,
        at: now + 50 * year,
      }),
    ).toMatchObject({ quotes: 1, contracts: [] })
  })

  test('contracts that several instances remove at once are counted and logged once', async () => {
    const ends = [await sendFirst({ deliveryWeeks: 0 }), await sendFirst({ deliveryWeeks: 0 })]
    for (const one of ends) {
      await accept(one.key, digestOf(one.pdf), now)
      await erase(one.lead)
    }
    const counts = await Promise.all(
      [1, 2, 3].map(() => store().quotes.forgetContracts(now + 50 * year)),
    )
    expect(counts.toSorted()).toEqual([0, 0, 2])
    const lines = await newestLines(store(), 100)
    expect(lines.filter(({ action }) => action === 'contracts forgotten')).toMatchObject([
      { object: '2 contrats' },
    ])
  })

  test('a request without quotes is erased without contracts', async () => {
    const lead = newLead()
    await store().keepLead(lead, [], { acknowledgedSince: 0 })
    expect(await erase(lead)).toMatchObject({ quotes: 0, contracts: [] })
  })
})
