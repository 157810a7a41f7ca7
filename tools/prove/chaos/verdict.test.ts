import { expect, test } from 'vitest'
import type { Delivery, LeadWithDeliveries } from '#server/store/leads/records.ts'
import { unhandled } from '#workshop/requests.ts'
import type { Thanked } from '#workshop/visitor.ts'
import { type Deed, type DeskWork, judge, type Taken, type Written } from './verdict.ts'

const agency = { channel: 'smtp', recipient: 'agency' } as const
const hosted = { channel: 'emailjs', recipient: 'agency' } as const

const sent = (id: string, plan: typeof agency | typeof hosted): Delivery => ({
  ...{ ...plan, id, state: 'sent', dueAt: 0 },
  attempts: [{ at: 0, outcome: 'sent', detail: '' }],
})

const claire: Thanked = { email: 'claire', references: new Set(['G-1']), plans: [agency, hosted] }
const lead: LeadWithDeliveries = {
  ...{ id: 'claire', reference: 'G-1', form: 'comment', values: { email: 'claire' }, page: '/' },
  ...{ notice: '', receivedAt: 0, handling: unhandled },
  deliveries: [sent('one', agency), sent('two', hosted)],
}
const mail: Taken = { channel: 'smtp', delivery: 'one', answered: true, life: 0 }
const post: Taken = { channel: 'emailjs', email: 'claire', answered: true, life: 0 }

interface World {
  thanked: Thanked[]
  leads: LeadWithDeliveries[]
  taken: Taken[]
  desk: DeskWork
}

const judgeWith = ({
  thanked = [claire],
  leads = [lead],
  taken = [mail, post],
  desk,
}: Partial<World>) => judge(thanked, leads, taken, new Set([0]), desk)

test('a lead that is stored once and sent once breaks no promise', () => {
  const repeats = { answerLost: 0, killed: 0 }
  expect(judgeWith({})).toEqual({ broken: [], leads: 1, deliveries: 2, repeats })
})

const detail = 'the quote can no longer be accepted: replaced'
const late: Delivery = {
  ...sent('three', agency),
  ...{ messageId: 'm', state: 'dropped', attempts: [{ at: 0, outcome: 'failed', detail }] },
}
const held: LeadWithDeliveries = { ...lead, quarantine: ['links'], deliveries: [] }
const settled = { ...held, handling: { ...unhandled, answeredAt: 1 } }

test.each<[string, Partial<World>]>([
  [
    'a mail that nobody waits for',
    { leads: [{ ...lead, deliveries: [...lead.deliveries, late] }] },
  ],
  ['the mails of a doubted lead that a person answered', { leads: [settled], taken: [] }],
])('%s may stay unsent', (_, world) => {
  expect(judgeWith(world).broken).toEqual([])
})

test('a mail may be repeated after a lost answer, or after a kill before it was recorded', () => {
  const lost = { ...mail, answered: false }
  expect(judgeWith({ taken: [lost, lost, mail, post, { ...post, life: 1 }] })).toMatchObject({
    broken: [],
    repeats: { answerLost: 2, killed: 1 },
  })
})

const bare = { ...lead, deliveries: [] }
const unsent: Delivery = { ...sent('two', hosted), state: 'waiting', attempts: [] }
const [first = unsent] = lead.deliveries
const twice = new Set(['G-1', 'G-2'])

test.each<[string, Partial<World>, string]>([
  ['a lost lead', { leads: [], taken: [] }, 'thanked and lost'],
  ['a lead kept twice', { leads: [lead, bare] }, 'kept 2'],
  ['a lead of nobody', { thanked: [], leads: [bare], taken: [] }, 'nobody was thanked'],
  ['another reference', { leads: [{ ...lead, reference: 'G-2' }] }, 'wrong ref'],
  ['two references', { thanked: [{ ...claire, references: twice }] }, 'told 2 references'],
  [
    'a missing delivery',
    { leads: [{ ...lead, deliveries: [first] }], taken: [mail] },
    'instead of',
  ],
  ['a doubted lead without mails', { leads: [held], taken: [] }, 'instead of'],
  ['a waiting delivery', { leads: [{ ...lead, deliveries: [first, unsent] }] }, 'waiting'],
  ['a delivery said to be sent', { taken: [post] }, 'never arrived'],
  ['a message about nothing', { taken: [mail, post, { ...mail, delivery: 'x' }] }, 'no such'],
  ['a repeat within one life', { taken: [mail, mail, post] }, 'without an excuse'],
  [
    'a repeat after a life that was not killed',
    { taken: [{ ...mail, life: 1 }, { ...mail, life: 2 }, post] },
    'without an excuse',
  ],
])('%s is a broken promise', (_, world, reason) => {
  expect(judgeWith(world).broken[0]).toContain(reason)
})

const answer: Deed = { act: 'answer', id: 'a', reference: 'G-1', text: 'Bonjour', isDone: true }
const note: Deed = { act: 'note', id: 'n', reference: 'G-1', text: 'À rappeler', isDone: true }
const kept = { id: 'a', kind: 'answer', text: 'Bonjour' }
const noted = { id: 'n', text: 'À rappeler' }
const answered: Delivery = { ...first, id: 'three', recipient: 'visitor', messageId: 'a' }

function judgeDesk(
  desk: Partial<DeskWork>,
  changes: Partial<Record<keyof Written, object[]>> = {},
  deliveries = [...lead.deliveries, answered],
) {
  const journal = [{ action: 'answered' }, { action: 'noted' }]
  const written = { messages: [kept], notes: [noted], journal, ...changes } as unknown as Written
  const work = { deeds: [answer, note], written: new Map([['G-1', written]]), forged: undefined }
  const taken = [mail, post, ...(deliveries.length > 2 ? [{ ...mail, delivery: 'three' }] : [])]
  return judgeWith({ leads: [{ ...lead, deliveries }], taken, desk: { ...work, ...desk } }).broken
}

test('an answer and a note reported as done are stored once, and a refused answer is not stored', () => {
  const refused = { ...answer, id: 'b', isDone: false }
  expect(judgeDesk({ deeds: [answer, note, refused] })).toEqual([])
})

test.each<[string, string[], string]>([
  ['a lost answer', judgeDesk({}, { messages: [] }), 'done, and kept 0 times'],
  ['an answer in other words', judgeDesk({}, { messages: [{ ...kept, text: 'x' }] }), 'words'],
  ['an answer without delivery', judgeDesk({}, {}, lead.deliveries), '0 deliveries'],
  ['a note kept twice', judgeDesk({}, { notes: [noted, noted] }), 'kept 2 times'],
  [
    'a refused answer that is kept',
    judgeDesk({ deeds: [{ ...answer, isDone: false }, note] }),
    'refused, and kept 1 times',
  ],
  ['an answer of nobody', judgeDesk({ deeds: [note] }), '0 answers done, 1 kept'],
  ['a deed without journal', judgeDesk({}, { journal: [{ action: 'answered' }] }), '0 in the'],
  ['a line of the journal that changed', judgeDesk({ forged: 7 }), 'line 7'],
])('at the desk, %s is a broken promise', (_, broken, reason) => {
  expect(broken[0]).toContain(reason)
})
