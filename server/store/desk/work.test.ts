import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { stateRules } from '#content/desk/state-rules.ts'
import { newLead } from '#workshop/requests.ts'
import { day } from '../../days.ts'
import { describeEachStore } from '../suite/each-store.ts'
import { changeRow } from '../suite/rows.ts'
import type { Change } from './work.ts'

const now = Date.UTC(2026, 10, 23, 10)
const plans = [{ channel: 'smtp', recipient: 'agency' }] as const
const rules = { acknowledgedSince: 0 }

describeEachStore('work on requests', (store) => {
  const person = (name: string) =>
    store().people.addPerson(
      { email: `${randomUUID()}@graaand.example`, name, role: 'equipe' },
      now,
    )

  async function begin(changes: Parameters<typeof newLead>[0] = {}) {
    const nina = await person('Nina Ferrand')
    const lead = newLead(changes)
    await store().keepLead(lead, plans, rules)
    const find = async () => (await store().work.findRequest(lead.reference))?.work
    return { nina, lead, find }
  }

  test('a person becomes the assignee, and a stale change is refused', async () => {
    const { nina, lead, find } = await begin()
    const karim = await person('Karim')
    const take = (by: typeof nina) => store().work.change(lead, { kind: 'take' }, by, now, 0)
    const outcomes = await Promise.all([take(nina), take(karim)])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'stale'])
    expect(await find()).toMatchObject({ state: 'taken', version: 1 })
    const lines = await store().journal.about(lead.reference)
    expect(lines.map(({ action }) => action)).toEqual(['taken'])
  })

  test('the state `answered` ends the wait, and `question` starts one', async () => {
    const { nina, lead, find } = await begin()
    const follow = (state: 'answered' | 'question', at: number) =>
      store().work.change(lead, { kind: 'follow', state, remindAt: at }, nina, at)
    await follow('answered', now + 1)
    expect(await find()).toMatchObject({
      state: 'answered',
      waitingSince: null,
      answeredAt: now + 1,
      remindAt: now + 1,
    })
    await follow('question', now + 2)
    expect(await find()).toMatchObject({ waitingSince: now + 2, answeredAt: now + 1 })
  })

  test('a lost request has its reason until it is opened again', async () => {
    const { nina, lead, find } = await begin()
    const loss = { kind: 'lose', reason: 'delay', detail: 'Trop tard' } as const
    await store().work.change(lead, loss, nina, now)
    expect(await find()).toMatchObject({
      state: 'lost',
      lostReason: 'delay',
      lostDetail: 'Trop tard',
      waitingSince: null,
    })
    const again = { kind: 'follow', state: 'taken', remindAt: null } as const
    await store().work.change(lead, again, nina, now)
    expect(await find()).toMatchObject({ state: 'taken', lostReason: null, lostDetail: null })
  })

  test('a note is stored once, found by search, and makes no change stale', async () => {
    const { nina, lead } = await begin()
    const note = { id: randomUUID(), leadId: lead.id, text: 'Connaît le fournil' }
    for (let time = 0; time < 2; time++) {
      expect(await store().work.addNote(note, nina, now)).toBe(true)
    }
    expect(await store().work.notes(lead.id)).toMatchObject([
      { author: 'Nina Ferrand', text: 'Connaît le fournil', at: now },
    ])
    const { groups } = await store().requests.search('fournil', 5)
    expect(groups.flatMap(({ rows }) => rows)).toMatchObject([{ id: lead.id }])
    const taken = await store().work.change(lead, { kind: 'take' }, nina, now, 0)
    expect(taken).toEqual({ outcome: 'changed', version: 1 })
  })

  test('acts on an erased request are refused', async () => {
    const { nina, lead } = await begin()
    await store().eraseAddress(lead.values.email ?? '', { person: null, at: now })
    expect(await store().work.change(lead, { kind: 'take' }, nina, now)).toEqual({
      outcome: 'gone',
    })
    const note = { id: randomUUID(), leadId: lead.id, text: 'Trop tard' }
    expect(await store().work.addNote(note, nina, now)).toBe(false)
    await store().presence.heartbeat(lead.id, nina, now, { subject: '', text: 'Trop tard' })
    expect(await store().presence.findDraft(lead.id, nina.id)).toBeUndefined()
  })

  const follow = { kind: 'follow', state: 'new', remindAt: null } as const
  type Begun = Awaited<ReturnType<typeof begin>>
  const message = ({ lead, nina }: Begun) => ({
    ...{ id: randomUUID(), leadId: lead.id, version: 0, person: nina },
    ...{ subject: 'Votre demande', text: 'Bonjour' },
  })
  const change = (wanted: Change) => (one: Begun) =>
    store().work.change(one.lead, wanted, one.nina, now)
  const decisions: [what: string, left: number, decide: (one: Begun) => Promise<unknown>][] = [
    ['taking it', 1, change({ kind: 'take' })],
    ['giving it', 1, (one) => change({ kind: 'give', to: one.nina })(one)],
    ['a reminder', 1, change({ ...follow, remindAt: now + day })],
    ['a state', 0, change({ ...follow, state: 'answered' })],
    ['a loss', 0, change({ kind: 'lose', reason: 'trade', detail: '' })],
    [
      'a note',
      1,
      ({ lead, nina }) =>
        store().work.addNote({ id: randomUUID(), leadId: lead.id, text: 'Vrai' }, nina, now),
    ],
    ['an answer', 0, (one) => store().messages.keepAnswer(message(one), now, 'smtp')],
    [
      'a mail that was filed',
      1,
      (one) => store().messages.file({ ...message(one), kind: 'filed-in', at: now }, now),
    ],
    [
      'an answer that was filed',
      0,
      (one) => store().messages.file({ ...message(one), kind: 'filed-out', at: now }, now),
    ],
    [
      'a quote',
      1,
      ({ lead, nina }) =>
        store().quotes.create(
          { id: randomUUID(), leadId: lead.id, seller: 'FR', fields: {} },
          nina,
          now,
        ),
    ],
  ]

  test.each(decisions)(
    '%s releases a request from quarantine, so that it is not erased as spam',
    async (_, left, decide) => {
      const one = await begin({ quarantine: ['links'] })
      const { lead } = one
      await decide(one)
      expect(await store().countQuarantined()).toBe(0)
      expect(await store().hasUnwanted(now + 40 * day)).toBe(false)
      const found = await store().findLead(lead.id)
      expect(found?.releasedAt).toBe(now)
      // A notice or acknowledgement after the answer would be too late.
      const notices = found?.deliveries.filter(({ messageId }) => messageId === undefined)
      expect(notices?.map(({ state }) => state)).toEqual(Array(left).fill('waiting'))
      const lines = await store().journal.about(lead.reference)
      expect(lines.filter(({ action }) => action === 'released')).toHaveLength(1)
    },
  )

  test('a request marked as spam sends its client nothing more, until the mark is undone', async () => {
    const nina = await person('Nina Ferrand')
    const states = async (id: string) =>
      ((await store().findLead(id))?.deliveries ?? []).map(({ recipient, state }) => [
        recipient,
        state,
      ])
    const visitor = { channel: 'smtp', recipient: 'visitor' } as const
    const [plain, held] = [newLead(), newLead({ quarantine: ['links'] })]
    for (const lead of [plain, held]) {
      await store().keepLead(lead, [...plans, visitor], rules)
      await store().work.change(lead, { kind: 'spam' }, nina, now)
    }
    expect(await states(plain.id)).toEqual([
      ['agency', 'waiting'],
      ['visitor', 'held'],
    ])
    expect(await store().release(held.id, now, { unlessSpam: true })).toBe(false)
    for (const lead of [plain, held])
      await store().work.change(lead, { kind: 'not spam' }, nina, now)
    expect(await states(plain.id)).toEqual([
      ['agency', 'waiting'],
      ['visitor', 'waiting'],
    ])
    expect(await states(held.id)).toEqual([
      ['agency', 'held'],
      ['visitor', 'held'],
    ])
  })

  test('neither reading a request nor marking it as spam releases it', async () => {
    const one = await begin({ quarantine: ['links'] })
    await store().work.noteReading(one.lead.reference, one.nina, now, 0)
    await change({ kind: 'spam' })(one)
    await change({ kind: 'take' })(one)
    await change({ kind: 'not spam' })(one)
    expect(await store().countQuarantined()).toBe(1)
  })

  test('a release leaves the wait of an answered request unchanged', async () => {
    const one = await begin({ quarantine: ['links'] })
    await changeRow(store(), one.lead.id, { state: 'answered', answered_at: now - 1 })
    await store().release(one.lead.id, now)
    expect(await one.find()).toMatchObject({ waitingSince: null })
    const filed = { ...message(one), version: 2, kind: 'filed-in', at: now - day } as const
    await changeRow(store(), one.lead.id, { released_at: null })
    expect(await store().messages.file(filed, now + 1)).toMatchObject({ outcome: 'kept' })
    expect(await one.find()).toMatchObject({ waitingSince: now - day })
    await changeRow(store(), one.lead.id, { released_at: null })
    await store().release(one.lead.id, now + 2)
    expect(await one.find()).toMatchObject({ waitingSince: now - day })
  })

  test('a reopened request waits since its first unanswered message', async () => {
    const never = await begin()
    await change({ kind: 'lose', reason: 'silence', detail: '' })(never)
    await change({ ...follow, state: 'taken' })(never)
    expect(await never.find()).toMatchObject({ waitingSince: never.lead.receivedAt })

    const asked = await begin()
    await store().messages.keepAnswer(message(asked), now, 'smtp')
    const filed = { ...message(asked), version: 1, kind: 'filed-in', at: now + 5 } as const
    await store().messages.file(filed, now + 6)
    await change({ ...follow, state: 'answered' })(asked)
    expect(await asked.find()).toMatchObject({ waitingSince: null })
    const question = { ...follow, state: 'question' } as const
    await store().work.change(asked.lead, question, asked.nina, now + 9)
    expect(await asked.find()).toMatchObject({ waitingSince: now + 5 })

    const answered = await begin()
    await store().messages.keepAnswer(message(answered), now, 'smtp')
    await change({ ...follow, state: 'taken' })(answered)
    expect(await answered.find()).toMatchObject({ waitingSince: null })
  })

  test('the journal gets one line per period for each person who reads a request', async () => {
    const { nina, lead } = await begin()
    const karim = await person('Karim')
    const read = (by: typeof nina, at: number) =>
      store().work.noteReading(lead.reference, by, at, at - 1_000)
    await read(nina, now)
    await read(nina, now + 500)
    await read(karim, now + 500)
    await read(nina, now + 5_000)
    const lines = await store().journal.about(lead.reference)
    expect(lines.map(({ actor, at }) => [actor, at - now])).toEqual([
      ['Nina Ferrand', 0],
      ['Karim', 500],
      ['Nina Ferrand', 5_000],
    ])
  })

  test('other requests of the address are listed, and the data to erase is counted', async () => {
    const { nina, lead } = await begin()
    const other = newLead({ values: { email: lead.values.email?.toUpperCase() ?? '' } })
    await store().keepLead(other, plans, rules)
    await store().work.addNote({ id: randomUUID(), leadId: other.id, text: 'Oui' }, nina, now)
    expect(await store().work.samePerson(lead.id)).toMatchObject([{ reference: other.reference }])
    expect(await store().work.countOfAddress(lead.id, now)).toEqual({
      leads: 2,
      notes: 1,
      messages: 0,
      deliveries: 2,
      quotes: 0,
      contracts: [],
    })
  })

  test('present colleagues are shown, and their drafts are stored', async () => {
    const { nina, lead } = await begin()
    const karim = await person('Karim')
    const { presence } = store()
    await presence.heartbeat(lead.id, karim, now)
    expect(await presence.others(lead.id, nina.id, now - 1)).toEqual([
      { name: 'Karim', writingSince: null },
    ])
    await presence.heartbeat(lead.id, karim, now + 10, { subject: 'Objet', text: 'Bonj' })
    await presence.heartbeat(lead.id, karim, now + 20, { subject: 'Objet', text: 'Bonjour' })
    await presence.heartbeat(lead.id, karim, now + 30)
    expect(await presence.others(lead.id, nina.id, now - 1)).toEqual([
      { name: 'Karim', writingSince: now + 10 },
    ])
    expect(await presence.others(lead.id, karim.id, now - 1)).toEqual([])
    expect(await presence.others(lead.id, nina.id, now + 30)).toEqual([])
    expect(await presence.findDraft(lead.id, karim.id)).toEqual({
      subject: 'Objet',
      text: 'Bonjour',
    })
    await presence.heartbeat(lead.id, karim, now + 40, null)
    expect(await presence.findDraft(lead.id, karim.id)).toBeUndefined()
  })
})

test('each state has next states other than itself', () => {
  const rules = Object.entries(stateRules)
  for (const [state, { next }] of rules) {
    expect(next.length).toBeGreaterThan(0)
    expect(next).not.toContain(state)
  }
  // A person cannot choose `quoted`, which is set when a quote is sent.
  const chosen = new Set<string>(rules.flatMap(([, { next }]) => next))
  const others = rules.map(([state]) => state).filter((state) => !chosen.has(state))
  expect(others, 'states that no `next` of content/desk/state-rules.ts leads to').toEqual([
    'quoted',
  ])
})
