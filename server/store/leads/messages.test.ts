import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newLead } from '#workshop/requests.ts'
import type { Person } from '../people/person.ts'
import type { Store } from '../store.ts'
import { describeEachStore } from '../suite/each-store.ts'

const now = Date.UTC(2026, 10, 23, 10)
const rules = { acknowledgedSince: 0 }
const plans = [
  { channel: 'smtp', recipient: 'agency' },
  { channel: 'smtp', recipient: 'visitor' },
] as const

describeEachStore('messages', (store) => {
  async function begin() {
    const nina = await addPerson(store(), 'Nina Ferrand')
    const lead = newLead()
    await store().keepLead(lead, plans, rules)
    const write = (changes: object = {}) => ({
      id: randomUUID(),
      leadId: lead.id,
      version: 0,
      person: nina,
      subject: 'Votre demande',
      text: 'Bonjour Claire',
      ...changes,
    })
    return { nina, lead, write }
  }

  test('an answer is stored with its delivery, and ends the client’s wait', async () => {
    const { nina, lead, write } = await begin()
    const kept = await store().messages.keepAnswer(write(), now, 'smtp')
    expect(kept).toEqual({ outcome: 'kept', version: 1 })
    const [message] = await store().messages.list(lead.id)
    expect(message).toMatchObject({
      kind: 'answer',
      at: now,
      author: 'Nina Ferrand',
      address: lead.values.email,
      text: 'Bonjour Claire',
    })
    const { deliveries = [] } = (await store().findLead(lead.id)) ?? {}
    expect(deliveries.filter(({ messageId }) => messageId === message?.id)).toMatchObject([
      { state: 'waiting', recipient: 'visitor', channel: 'smtp' },
    ])
    const list = { personId: nina.id, limit: 10 }
    expect((await store().requests.list('waiting', list)).rows).toEqual([])
    expect((await store().requests.list('mine', list)).rows).toMatchObject([
      { id: lead.id, state: 'answered', waitingSince: null },
    ])
    expect(await store().journal.about(lead.reference)).toMatchObject([
      { action: 'answered', actor: 'Nina Ferrand' },
    ])
  })

  test('repeats of an answer, concurrent or later, are stored and sent once', async () => {
    const { lead, write } = await begin()
    const message = write()
    const keep = () => store().messages.keepAnswer(message, now, 'smtp')
    const outcomes = (await Promise.all([keep(), keep(), keep()])).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual(['kept', 'same', 'same'])
    expect(await store().messages.list(lead.id)).toHaveLength(1)
    expect((await store().findLead(lead.id))?.deliveries).toHaveLength(3)
  })

  test('a stale answer is refused without a change', async () => {
    const { lead, write } = await begin()
    await store().messages.keepAnswer(write(), now, 'smtp')
    expect(await store().messages.keepAnswer(write(), now, 'smtp')).toEqual({ outcome: 'stale' })
    expect(await store().messages.list(lead.id)).toHaveLength(1)
    const next = await store().messages.keepAnswer(write({ version: 1 }), now, 'smtp')
    expect(next).toEqual({ outcome: 'kept', version: 2 })
  })

  test('an answer to a request that was erased is refused', async () => {
    const { lead, write } = await begin()
    await store().eraseAddress(lead.values.email ?? '', { person: null, at: 0 })
    expect(await store().messages.keepAnswer(write(), now, 'smtp')).toEqual({ outcome: 'gone' })
  })

  test('a filed mail of the client makes the request wait since that mail', async () => {
    const { nina, lead, write } = await begin()
    await store().messages.keepAnswer(write(), now, 'smtp')
    const filed = write({ version: 1, kind: 'filed-in', at: now + 5, text: 'Et les photos ?' })
    await store().messages.file(filed as never, now + 9)
    const { rows } = await store().requests.list('waiting', { personId: nina.id, limit: 10 })
    expect(rows).toMatchObject([{ id: lead.id, state: 'question', waitingSince: now + 5 }])
    expect((await store().findLead(lead.id))?.deliveries).toHaveLength(3)
    const { groups } = await store().requests.search('photos', 10)
    expect(groups.flatMap(({ rows }) => rows)).toMatchObject([{ id: lead.id }])
  })

  test('the wait starts at the client’s first unanswered message, even if filed late', async () => {
    const { nina, lead, write } = await begin()
    const day = 24 * 3_600_000
    let version = 0
    const file = async (kind: 'filed-in' | 'filed-out', at: number) => {
      const kept = await store().messages.file({ ...write(), version, kind, at }, now + 9 * day)
      expect(kept.outcome).toBe('kept')
      version += 1
      const { rows } = await store().requests.list('waiting', { personId: nina.id, limit: 10 })
      return rows[0]?.waitingSince
    }
    expect(await file('filed-in', now)).toBe(lead.receivedAt)
    expect(await file('filed-out', now + day)).toBeUndefined()
    expect(await file('filed-in', now + 5 * day)).toBe(now + 5 * day)
    expect(await file('filed-in', now + 6 * day)).toBe(now + 5 * day)
    expect(await file('filed-in', now + 4 * day)).toBe(now + 4 * day)
    // An answer on day five leaves a mail of day six unanswered.
    expect(await file('filed-out', now + 5 * day)).toBe(now + 6 * day)
    const { rows } = await store().requests.list('waiting', { personId: nina.id, limit: 10 })
    expect(rows).toMatchObject([{ state: 'question' }])
    expect(await file('filed-out', now + 6 * day)).toBeUndefined()
  })

  test('a reminder that several instances find due is queued once, even if a clock is set back', async () => {
    const { nina, lead } = await begin()
    const day = 24 * 3_600_000
    const wish = { kind: 'follow', state: 'taken', remindAt: now } as const
    await store().work.change(lead, wish, nina, now - day)
    const mail = { channel: 'smtp', agency: 'agence@graaand.example', subject: String } as const
    const remind = (at: number) => store().messages.remind(at, (due) => due <= at, mail)
    expect(await remind(now - 1)).toBe(0)
    const reminded = await Promise.all([remind(now), remind(now), remind(now)])
    expect(reminded.toSorted()).toEqual([0, 0, 1])
    expect(await remind(now - day)).toBe(0)
    expect(await remind(now + day)).toBe(0)
    expect(await store().messages.list(lead.id)).toMatchObject([
      { kind: 'reminder', subject: lead.reference, personId: null },
    ])
    const lines = await store().journal.about(lead.reference)
    expect(lines.filter(({ action }) => action === 'reminded')).toHaveLength(1)
  })

  test('an answer continues the thread of the client’s mails, and does not count as acknowledgement', async () => {
    const { lead, write } = await begin()
    const claim = () =>
      store().claimDue({ channels: ['smtp'], now: now + 1, until: now + 2, limit: 9 })
    const first = await claim()
    for (const each of first) {
      const attempt = { at: now, outcome: 'sent', detail: '' } as const
      await store().recordAttempt(each, attempt, { state: 'sent', dueAt: now })
    }
    const message = write()
    await store().messages.keepAnswer(message, now, 'smtp')
    const acknowledgement = first.find(({ recipient }) => recipient === 'visitor')
    expect(await claim()).toMatchObject([
      { message: { id: message.id, text: 'Bonjour Claire' }, thread: [acknowledgement?.id] },
    ])

    const again = newLead({ values: lead.values })
    await store().keepLead(again, plans, { acknowledgedSince: now + 1 })
    const { deliveries = [] } = (await store().findLead(again.id)) ?? {}
    expect(deliveries.map(({ recipient }) => recipient)).toEqual(['agency', 'visitor'])
  })
})

function addPerson(store: Store, name: string): Promise<Person> {
  const email = `${randomUUID()}@graaand.example`
  return store.people.addPerson({ email, name, role: 'equipe' }, now)
}
