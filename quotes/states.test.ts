import { expect, test } from 'vitest'
import {
  type Act,
  acts,
  allowed,
  type History,
  judge,
  type State,
  stateAt,
  states,
} from './states.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const now = at('2026-12-01T09:00')
const sent: History = {
  sentAt: at('2026-11-20T09:00'),
  askedAt: null,
  acceptedAt: null,
  declinedAt: null,
  withdrawnAt: null,
  replacedBy: null,
  timeZone: 'Europe/Paris',
  validUntil: '2026-12-20',
  withdrawUntil: null,
}
const day = at('2026-11-24T09:12')
const accepted: History = { ...sent, acceptedAt: day, withdrawUntil: '2026-12-08' }

const histories: Record<State, History> = {
  draft: { ...sent, sentAt: null },
  sent,
  asked: { ...sent, askedAt: day },
  accepted,
  declined: { ...sent, declinedAt: day },
  expired: { ...sent, validUntil: '2026-11-30' },
  replaced: { ...sent, replacedBy: { version: 2, at: day } },
  withdrawn: { ...accepted, withdrawnAt: now },
}

test.each(Object.keys(states) as State[])(
  'the history of each state gives the state %s',
  (state) => {
    expect(stateAt(histories[state], now)).toBe(state)
  },
)

// One letter per state, in the order of `states`: y = yes, a = again, n = no.
test.each<[Act, string]>([
  ['edit', 'ynnnnnnn'],
  ['send', 'yaaaaaaa'],
  ['remind', 'nyynnnnn'],
  ['ask', 'nyyyyyyy'],
  ['answer', 'nnyyyyyy'],
  ['accept', 'nyyannnn'],
  ['decline', 'nyynaynn'],
  ['replace', 'nyynyyny'],
  ['withdraw', 'nnnynnna'],
])('%s: %s', (act, verdicts) => {
  const letters = (Object.keys(states) as State[]).map(
    (state) => judge(act, histories[state], now).verdict[0],
  )
  expect(letters.join('')).toBe(verdicts)
})

test('the table has every act and state', () => {
  expect(Object.keys(allowed)).toEqual(Object.keys(acts))
  for (const rules of Object.values(allowed)) {
    expect(Object.keys(rules).sort()).toEqual(Object.keys(states).sort())
  }
})

test.each<[State, string]>([
  ['draft', 'Ce devis n’est pas encore envoyé.'],
  ['declined', 'Ce devis a été refusé le 24\u00a0novembre\u00a02026 à 10\u00a0h\u00a012 (Paris).'],
  [
    'expired',
    'Ce devis était valable jusqu’au lundi 30\u00a0novembre\u00a02026 inclus. Il ne peut plus être accepté.',
  ],
  ['replaced', 'La version\u00a02 remplace ce devis, qui ne peut plus être accepté.'],
  [
    'withdrawn',
    'Ce contrat a pris fin par une rétractation, le 1er\u00a0décembre\u00a02026 à 10\u00a0h (Paris).',
  ],
])('accepting a quote in the state %s is refused with a message', (state, because) => {
  expect(judge('accept', histories[state], now)).toEqual({ verdict: 'no', because })
})

test('an accepted quote stays accepted after its expiry and after a newer version', () => {
  const late = { ...accepted, replacedBy: { version: 2, at: now } }
  expect(stateAt(late, at('2027-06-01T00:00'))).toBe('accepted')
})

test('a quote can be accepted in its last second, but not in the next one', () => {
  const lastSecond = at('2026-12-20T22:59:59')
  expect(judge('accept', sent, lastSecond).verdict).toBe('yes')
  expect(judge('accept', sent, lastSecond + 1000).verdict).toBe('no')
})

test('a withdrawal is accepted until the end of its last day, if the right exists', () => {
  const lastSecond = at('2026-12-08T22:59:59')
  expect(judge('withdraw', accepted, lastSecond)).toEqual({ verdict: 'yes' })
  expect(judge('withdraw', accepted, lastSecond + 1000)).toEqual({
    verdict: 'no',
    because: 'Vous pouviez renoncer jusqu’au 8\u00a0décembre\u00a02026 inclus.',
  })
  expect(judge('withdraw', { ...accepted, withdrawUntil: null }, now)).toEqual({
    verdict: 'no',
    because: 'Ce contrat n’ouvre pas de droit de rétractation.',
  })
  expect(judge('withdraw', histories.withdrawn, at('2027-01-01T00:00'))).toEqual({
    verdict: 'again',
  })
})

test('the last day of a client in Tunis ends an hour after that of Paris in summer', () => {
  const tunis = { ...accepted, timeZone: 'Africa/Tunis', withdrawUntil: '2027-07-16' } as const
  expect(judge('withdraw', tunis, at('2027-07-16T22:30:00')).verdict).toBe('yes')
  expect(judge('withdraw', tunis, at('2027-07-16T23:00:00')).verdict).toBe('no')
  const offer = { ...sent, timeZone: 'Africa/Tunis', validUntil: '2027-07-20' } as const
  expect(stateAt(offer, at('2027-07-20T22:30:00'))).toBe('sent')
  expect(stateAt(offer, at('2027-07-20T23:00:00'))).toBe('expired')
  expect(judge('accept', { ...tunis, withdrawnAt: at('2027-07-16T22:30:00') }, now)).toEqual({
    verdict: 'no',
    because:
      'Ce contrat a pris fin par une rétractation, le 16\u00a0juillet\u00a02027 à 23\u00a0h\u00a030 (Tunis).',
  })
})
