import { expect, test } from 'vitest'
import type { Delivery, LeadWithDeliveries } from '#server/store/leads/leads-store.ts'
import { unhandled } from '#server/store/suite/store-suite.ts'
import {
  type Deed,
  type DeskWork,
  judge,
  type Taken,
  type Thanked,
  type Written,
} from './verdict.ts'

const agency = { channel: 'smtp', recipient: 'agency' } as const
const hosted = { channel: 'emailjs', recipient: 'agency' } as const

function sent(id: string, plan: typeof agency | typeof hosted): Delivery {
  return {
    ...plan,
    id,
    state: 'sent',
    dueAt: 0,
    attempts: [{ at: 0, outcome: 'sent', detail: '' }],
  }
}

function leadOf(email: string, changes: Partial<LeadWithDeliveries> = {}): LeadWithDeliveries {
  return {
    id: email,
    reference: 'G-1',
    form: 'comment',
    values: { email },
    page: '/',
    notice: '',
    receivedAt: 0,
    handling: unhandled,
    deliveries: [sent('one', agency), sent('two', hosted)],
    ...changes,
  }
}

const claire: Thanked = { email: 'claire', references: new Set(['G-1']), plans: [agency, hosted] }
const lead = leadOf('claire')
const mail: Taken = { channel: 'smtp', delivery: 'one', answered: true, life: 0 }
const post: Taken = { channel: 'emailjs', email: 'claire', answered: true, life: 0 }
const killed = new Set([0])

test('what was kept once and sent once is as promised', () => {
  expect(judge([claire], [lead], [mail, post], new Set())).toEqual({
    broken: [],
    leads: 1,
    deliveries: 2,
    repeats: { answerLost: 0, killed: 0 },
  })
})

test('mails that nobody waits for any more may stay unsent', () => {
  const detail = 'the quote can no longer be accepted: replaced'
  const late: Delivery = {
    ...sent('three', agency),
    ...{ messageId: 'm', state: 'dropped', attempts: [{ at: 0, outcome: 'failed', detail }] },
  }
  const replaced = leadOf('claire', { deliveries: [...lead.deliveries, late] })
  expect(judge([claire], [replaced], [mail, post], killed).broken).toEqual([])
  const handling = { ...unhandled, answeredAt: 1 }
  const settled = leadOf('claire', { quarantine: ['links'], deliveries: [], handling })
  expect(judge([claire], [settled], [], killed).broken).toEqual([])
  const open = { ...settled, handling: unhandled }
  expect(judge([claire], [open], [], killed).broken).toHaveLength(1)
})

test('a repeat is excused by a lost answer, or by a kill before its record', () => {
  const lost = { ...mail, answered: false }
  const later = { ...post, life: 1 }
  expect(judge([claire], [lead], [lost, lost, mail, post, later], killed)).toMatchObject({
    broken: [],
    repeats: { answerLost: 2, killed: 1 },
  })
})

const unsent: Delivery = { ...sent('two', hosted), state: 'waiting', attempts: [] }

test.each<[string, Thanked[], LeadWithDeliveries[], Taken[], string]>([
  ['a lost lead', [claire], [], [], 'thanked and lost'],
  [
    'a lead kept twice',
    [claire],
    [lead, leadOf('claire', { deliveries: [] })],
    [mail, post],
    'kept 2',
  ],
  ['a lead of nobody', [], [leadOf('x', { deliveries: [] })], [], 'nobody was thanked'],
  [
    'another reference',
    [claire],
    [leadOf('claire', { reference: 'G-2' })],
    [mail, post],
    'wrong ref',
  ],
  [
    'two references',
    [{ ...claire, references: new Set(['G-1', 'G-2']) }],
    [lead],
    [mail, post],
    'told 2 references',
  ],
  [
    'a delivery that was not planned',
    [claire],
    [leadOf('claire', { deliveries: [sent('one', agency)] })],
    [mail],
    'instead of',
  ],
  [
    'a delivery that still waits',
    [claire],
    [leadOf('claire', { deliveries: [sent('one', agency), unsent] })],
    [mail, post],
    'waiting',
  ],
  ['a delivery said to be sent', [claire], [lead], [post], 'never arrived'],
  [
    'a message about nothing',
    [claire],
    [lead],
    [mail, post, { ...mail, delivery: 'x' }],
    'no such',
  ],
  ['a repeat within one life', [claire], [lead], [mail, mail, post], 'without an excuse'],
  [
    'a repeat after a life that was not killed',
    [claire],
    [lead],
    [{ ...mail, life: 1 }, { ...mail, life: 2 }, post],
    'without an excuse',
  ],
])('%s is a broken promise', (_, thanked, leads, taken, reason) => {
  const { broken } = judge(thanked, leads, taken, killed)
  expect(broken.length).toBeGreaterThan(0)
  expect(broken[0]).toContain(reason)
})

const answer: Deed = { kind: 'answer', id: 'a', reference: 'G-1', text: 'Bonjour', isDone: true }
const note: Deed = { kind: 'note', id: 'n', reference: 'G-1', text: 'À rappeler', isDone: true }
const by = { personId: 'p', author: 'Nina' }
const kept = { ...by, id: 'a', kind: 'answer', at: 0, address: '', subject: '', text: 'Bonjour' }
const noted = { id: 'n', at: 0, author: 'Nina', text: 'À rappeler' }
const lines = (...actions: ('answered' | 'noted')[]) =>
  actions.map((action, seq) => ({
    seq,
    at: 0,
    personId: 'p',
    actor: 'Nina',
    action,
    object: 'G-1',
  }))

const written = {
  messages: [kept],
  notes: [noted],
  journal: lines('answered', 'noted'),
} as unknown as Written
const toClient = { ...sent('three', agency), recipient: 'visitor', messageId: 'a' } as const
const answered = leadOf('claire', { deliveries: [...lead.deliveries, toClient] })
const letter: Taken = { ...mail, delivery: 'three' }

function judgeDesk(desk: Partial<DeskWork>, changes: Partial<Written> = {}, mine = answered) {
  const work = {
    deeds: [answer, note],
    written: new Map([['G-1', { ...written, ...changes }]]),
    forged: undefined,
    ...desk,
  }
  const taken = mine === answered ? [mail, post, letter] : [mail, post]
  return judge([claire], [mine], taken, killed, work).broken
}

test('an answer and a note that were done are there once, and a refused answer is not', () => {
  const refused = { ...answer, id: 'b', isDone: false }
  expect(judgeDesk({ deeds: [answer, note, refused] })).toEqual([])
})

test.each<[string, string[], string]>([
  ['an answer that was lost', judgeDesk({}, { messages: [] }), 'done, and kept 0 times'],
  [
    'an answer in other words',
    judgeDesk({}, { messages: [{ ...kept, text: 'x' }] as never }),
    'words',
  ],
  ['an answer that has no delivery', judgeDesk({}, {}, lead), '0 deliveries'],
  ['a note kept twice', judgeDesk({}, { notes: [noted, noted] }), 'kept 2 times'],
  [
    'an answer that was refused, and kept',
    judgeDesk({ deeds: [{ ...answer, isDone: false }, note] }),
    'refused, and kept 1 times',
  ],
  ['an answer of nobody', judgeDesk({ deeds: [note] }), '0 answers done, 1 kept'],
  [
    'a deed that the journal lacks',
    judgeDesk({}, { journal: lines('answered') }),
    '0 in the journal',
  ],
  ['a line of the journal that changed', judgeDesk({ forged: 7 }), 'line 7'],
])('at the desk, %s is a broken promise', (_, broken, reason) => {
  expect(broken.length).toBeGreaterThan(0)
  expect(broken[0]).toContain(reason)
})
