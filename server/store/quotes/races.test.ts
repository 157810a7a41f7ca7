import { expect, test } from 'vitest'
import { digestOf, mail, minute, now, quoteDesk } from '#workshop/quotes.ts'
import { describeEachStore } from '../suite/each-store.ts'

describeEachStore('quotes, at once', (store) => {
  const { begin, prepare, send, sendFirst, accept, decline, withdraw, startVersion, kindsOf } =
    quoteDesk(store)

  const historyOf = async (quoteId: string) =>
    (await store().quotes.find(quoteId))?.versions[0]?.history

  test('concurrent acts on a quote end in one state, with a line of the journal for each act done', async () => {
    for (let round = 0; round < 6; round++) {
      const one = await sendFirst()
      await startVersion(one)
      const next = await prepare(one)
      const acts = [
        () => accept(one.key, digestOf(one.pdf), now + minute),
        () => decline(one.key, now + minute),
        () => withdraw(one.key, now + minute),
        () => store().quotes.send(next, one.nina, now + minute, mail),
      ]
      // Each act starts first in turn.
      const turned = [...acts.slice(round % 4), ...acts.slice(0, round % 4)]
      const outcomes = await Promise.all(turned.map((act) => act()))
      const done = outcomes.filter(({ outcome }) => outcome === 'done').length
      const history = await historyOf(one.quoteId)
      const isAccepted = history?.acceptedAt !== null
      expect(isAccepted && history?.declinedAt !== null).toBe(false)
      expect(!isAccepted && history?.withdrawnAt !== null).toBe(false)
      // A contract is replaced only after its withdrawal.
      expect(isAccepted && !history?.withdrawnAt && history?.replacedBy !== null).toBe(false)
      const lines = await store().journal.about(one.content.number)
      // Earlier lines: the first sending and both creations, the first of them about the request.
      const before = ['quote sent', 'quote begun']
      expect(lines).toHaveLength(before.length + done)
    }
  })

  test('of a concurrent acceptance and new version, the second is refused', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await sendFirst()
      await startVersion(one)
      const next = await prepare(one)
      const [accepted, sent] = await Promise.all([
        accept(one.key, digestOf(one.pdf), now + minute),
        store().quotes.send(next, one.nina, now + minute, mail),
      ])
      expect([accepted.outcome, sent.outcome].toSorted()).toEqual(['done', 'refused'])
    }
  })

  test('concurrent repeats of a withdrawal, a refusal or a question count once', async () => {
    const [ended, refused, asked] = [await sendFirst(), await sendFirst(), await sendFirst()]
    await accept(ended.key, digestOf(ended.pdf), now)
    const question = { id: crypto.randomUUID(), leadId: asked.lead.id, text: 'Et ?' }
    const twice = <T>(act: () => Promise<T>) => Promise.all([act(), act(), act()])
    for (const acts of [
      await twice(() => withdraw(ended.key, now + 1)),
      await twice(() => decline(refused.key, now + 1)),
      await twice(() => store().quotes.ask({ ...question, key: asked.key }, now + 1, mail)),
    ]) {
      expect(acts.map(({ outcome }) => outcome).toSorted()).toEqual(['again', 'again', 'done'])
    }
    expect(await kindsOf(ended.lead.id)).toHaveLength(5)
    expect(await kindsOf(refused.lead.id)).toEqual(['quote', 'quote-declined-agency'])
    expect(await kindsOf(asked.lead.id)).toEqual(['question', 'quote'])
  })

  test('concurrent repeats of a question about a request without a quote count once', async () => {
    const { lead } = await begin()
    const question = { id: crypto.randomUUID(), leadId: lead.id, key: null, text: 'Et ?' }
    const asked = [1, 2, 3, 4].map(() => store().quotes.ask(question, now, mail))
    const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['again', 'again', 'again', 'done'])
  })

  test('concurrent requests of one address for a link queue one mail', async () => {
    const { lead } = await begin()
    const address = lead.values.email ?? ''
    const asked = [1, 2, 3, 4].map(() => store().follow.requestLink(address, now, now - 1, mail))
    await Promise.all(asked)
    expect(await kindsOf(lead.id)).toEqual(['link'])
  })

  test('concurrent first sendings, each repeated until done, take numbers without gap or duplicate', async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin()))
    await Promise.all(
      begun.map(async (one) => {
        for (let outcome = 'taken'; outcome === 'taken'; ) outcome = (await send(one)).sent.outcome
      }),
    )
    const rows = await store().quotes.list(20)
    expect(rows.map(({ number }) => number).toSorted()).toEqual(
      begun.map((_, index) => `D-2026-00${index + 1}`),
    )
  })

  test('a draft sent twice at once becomes one version', async () => {
    const one = await begin()
    const sending = await prepare(one)
    const twice = [1, 2].map((later) => store().quotes.send(sending, one.nina, now + later, mail))
    const outcomes = (await Promise.all(twice)).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['again', 'done'])
    expect(await kindsOf(one.lead.id)).toEqual(['quote'])
  })

  test('with a concurrent erasure, a version is either accepted and kept, or erased', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await sendFirst()
      const erase = () =>
        store().eraseAddress(one.lead.values.email ?? '', { person: null, at: now })
      const [accepted, erased] = await Promise.all([
        accept(one.key, digestOf(one.pdf), now),
        erase(),
      ])
      expect(erased.references).toEqual([one.lead.reference])
      const left = await store().quotes.find(one.quoteId)
      if (accepted.outcome === 'done') {
        expect(left).toMatchObject({ lead: null, versions: [{ history: { acceptedAt: now } }] })
        expect(erased.contracts).toMatchObject([{ number: one.content.number }])
      } else {
        expect(accepted.outcome).toBe('gone')
        expect(left).toBeUndefined()
        expect(erased).toMatchObject({ quotes: 1, contracts: [] })
      }
    }
  })
})
