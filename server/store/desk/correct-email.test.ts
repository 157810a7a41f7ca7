import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestOf, mail, minute, now, quoteDesk } from '#workshop/quotes.ts'
import { sampleQuote } from '../../../tools/test/sample-quote.ts'
import { describeEachStore } from '../suite/each-store.ts'
import { everythingOf } from '../suite/rows.ts'

const [wrong, right] = ['paul@wrong.example', 'paul@right.example']
const act = { person: null, at: now + 9 * minute }

describeEachStore('the correction of an e-mail address', (store) => {
  const { begin, send, accept, startVersion } = quoteDesk(store)
  const addressed = { client: { ...sampleQuote.client, email: wrong } }
  const versionOf = async (reference: string) =>
    (await store().work.findRequest(reference))?.work.version ?? 0

  async function correct(
    { lead, nina }: Awaited<ReturnType<typeof begin>>,
    email: string,
    at = now + minute,
    link: typeof mail | null = null,
  ) {
    const version = await versionOf(lead.reference)
    return store().work.correctEmail({ leadId: lead.id, email, version, link }, nina, at)
  }

  async function answer({ lead, nina }: Awaited<ReturnType<typeof begin>>, at: number) {
    const id = randomUUID()
    const version = await versionOf(lead.reference)
    const texts = { subject: 'Votre demande', text: 'Bonjour' }
    const message = { id, leadId: lead.id, version, person: nina, ...texts }
    await store().messages.keepAnswer(message, at, 'smtp')
    return id
  }

  const claim = (at: number) =>
    store().claimDue({ channels: ['smtp'], now: at, until: at + minute, limit: 9 })
  const addressOf = async (leadId: string, id: string) =>
    (await store().messages.list(leadId)).find((message) => message.id === id)?.address

  test('answers, drafts, new versions, reminders and acceptances follow', async () => {
    const one = await begin('FR', { email: wrong })
    const { pdf } = await send(one, addressed, now, now + 3 * minute)
    const other = {
      ...one.quote,
      id: randomUUID(),
      fields: { client: { email: wrong }, subject: 'S' },
    }
    await store().quotes.create(other, one.nina, now)
    expect(await correct(one, right)).toMatchObject({ outcome: 'changed' })
    const id = await answer(one, now + 2 * minute)
    expect(await addressOf(one.lead.id, id)).toBe(right)
    expect((await store().quotes.find(other.id))?.draft).toMatchObject({
      fields: { client: { email: right }, subject: 'S' },
      edition: 2,
    })
    expect((await store().quotes.find(one.quoteId))?.versions[0]).toMatchObject({
      clientEmail: right,
      content: { client: { email: wrong } },
    })
    expect(await store().quotes.remindDue(now + 3 * minute, mail)).toBe(1)
    await accept(one.key, digestOf(pdf), now + 4 * minute, { email: right, linkSentTo: right })
    const sent = await store().messages.list(one.lead.id)
    expect(
      sent.flatMap(({ kind, address }) => (address === mail.agency ? [] : [[kind, address]])),
    ).toEqual([
      ['quote', right],
      ['answer', right],
      ['quote-reminder', right],
      ['quote-accepted', right],
    ])
  })

  test('unsent mails are sent to the new address, sent ones keep theirs', async () => {
    const one = await begin('FR', { email: wrong })
    const ids = [await answer(one, now), await answer(one, now), await answer(one, now)]
    const [sent, dead, leased] = await claim(now)
    for (const [delivery, state] of [
      [sent, 'sent'],
      [dead, 'dead'],
    ] as const) {
      const attempt = { at: now, outcome: 'failed', detail: '' } as const
      if (delivery) await store().recordAttempt(delivery, attempt, { state, dueAt: now })
    }
    await correct(one, right)
    const addresses = await Promise.all(
      [sent, dead, leased].map((delivery) => addressOf(one.lead.id, delivery?.message?.id ?? '')),
    )
    expect(addresses).toEqual([wrong, right, right])
    expect(ids).toHaveLength(3)
    const again = await claim(now + minute)
    expect(again.map(({ message }) => message?.address)).toEqual([right])
    if (!leased) throw new Error('no lease')
    const late = { at: now + minute, outcome: 'sent', detail: '' } as const
    await store().recordAttempt(leased, late, { state: 'sent', dueAt: now })
    const [waiting] =
      (await store().findLead(one.lead.id))?.deliveries.filter(
        ({ state }) => state === 'waiting',
      ) ?? []
    expect(waiting?.messageId).toBe(leased.message?.id)
  })

  test('a link is queued on demand, and a search finds both addresses', async () => {
    const one = await begin('FR', { email: wrong })
    await correct(one, right, now + minute, mail)
    const [message] = await store().messages.list(one.lead.id)
    expect(message).toMatchObject({ kind: 'link', address: right })
    for (const address of [wrong, right]) {
      const found = await store().requests.search(address, 10)
      expect(found.groups.flatMap(({ rows }) => rows)).toHaveLength(1)
    }
    const lines = await store().journal.about(one.lead.reference)
    expect(lines.map(({ action, actor }) => [action, actor]).slice(-2)).toEqual([
      ['email corrected', 'Nina Ferrand'],
      ['link sent', 'Nina Ferrand'],
    ])
  })

  test('of two corrections at once, the second is stale', async () => {
    const one = await begin('FR', { email: wrong })
    const correction = { leadId: one.lead.id, version: 0, link: null }
    const outcomes = await Promise.all(
      [right, 'paul@other.example'].map((email) =>
        store().work.correctEmail({ ...correction, email }, one.nina, now + minute),
      ),
    )
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'stale'])
    expect((await store().findLead(one.lead.id))?.handling.formerEmails).toEqual([
      { email: wrong, at: now + minute, author: 'Nina Ferrand' },
    ])
  })

  test.each([
    [right, {}, true],
    [wrong, { includesFormer: true }, true],
    [wrong, {}, false],
  ])(
    'erasing %s, %j, erases the request: %s; no trace of a wrong address stays',
    async (address, how, isWhole) => {
      const one = await begin('FR', { email: wrong })
      await send(one, addressed)
      await correct(one, right)
      await startVersion(one, now + 2 * minute)
      await send(one, { client: { ...sampleQuote.client, email: right } }, now + 3 * minute)
      const link = { leadId: one.lead.id, secretHash: 'right', isRenewal: false }
      await store().follow.addLink({ ...link, address: right }, now)
      const erased = await store().eraseAddress(address.toUpperCase(), act, how)
      expect(erased.references).toEqual(isWhole ? [one.lead.reference] : [])
      const left = JSON.stringify(await everythingOf(store()))
      expect(left).not.toContain(wrong)
      expect(left.includes(right)).toBe(!isWhole)
      const versions = (await store().quotes.find(one.quoteId))?.versions
      expect(versions?.map(({ version }) => version)).toEqual(isWhole ? undefined : [2])
    },
  )
})
