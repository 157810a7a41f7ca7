import { expect, test } from 'vitest'
import { agencyCalendar } from '#content/company/calendar.ts'
import { loadContent } from '#content/documents/load.ts'
import { delayWords } from '#desk/demandes/delay.ts'
import { byPromise } from '#desk/demandes/promises.ts'
import type { RowView } from '#desk/demandes/view.ts'
import { newLead } from '#workshop/requests.ts'
import { createTemporaryStore } from '../../../store/suite/temporary-store.ts'
import { explainDoubts } from '../doubts.ts'
import { listView } from './list-view.ts'

const calendar = agencyCalendar(loadContent().hours)

const paris = (time: string) =>
  Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Paris').epochMilliseconds

async function look(at: string, received: readonly string[], then = at) {
  const store = await createTemporaryStore()
  for (const time of received) {
    const lead = newLead({ receivedAt: paris(time) })
    await store.keepLead(lead, [], { acknowledgedSince: 0 })
  }
  const asked = {
    filter: 'a-traiter',
    query: '',
    cursor: undefined,
    personId: 'x',
    calendar,
  } as const
  const view = await listView({ ...asked, now: paris(at) }, store)
  return view.groups.map(({ title, rows }) => [
    title,
    ...rows.map(({ delay }) => {
      const { words, more, tone } = delayWords(delay, view.clock, paris(then))
      return [words, more, tone].join(', ').replaceAll('\u00a0', ' ')
    }),
  ])
}

// It is Monday 23 November 2026, 11:42; opening hours are 9 to 12 and 13 to 18, Monday to Friday.
test('delays count opening hours, and decide the group of a request', async () => {
  const received = ['2026-11-20T10:02', '2026-11-20T14:32', '2026-11-23T11:02', '2026-11-22T03:00']
  expect(await look('2026-11-23T11:42', received)).toEqual([
    ['Promesse dépassée', '9 h 40, retard 1 h 40, late'],
    ['À répondre aujourd’hui', '6 h 10, reste 1 h 50, soon', '2 h 42, reste 5 h 18, '],
    ['À répondre demain', '0 h 40, reste 7 h 20, '],
  ])
})

test.each([
  ['over a week-end', '2026-11-20T17:00', '2026-11-23T09:30', '1 h 30, reste 6 h 30, '],
  ['over a holiday', '2026-11-10T17:00', '2026-11-12T09:00', '1 h 00, reste 7 h 00, '],
  ['through lunch', '2026-11-23T11:30', '2026-11-23T13:30', '1 h 00, reste 7 h 00, '],
  ['by night', '2026-11-23T17:00', '2026-11-23T23:00', '1 h 00, reste 7 h 00, '],
  ['at its end', '2026-11-23T09:00', '2026-11-23T18:00', '8 h 00, retard 0 h 00, late'],
  ['long ago', '2026-03-02T09:00', '2026-11-23T09:00', 'Plus de 30 j, en retard, late'],
])('a delay %s', async (_, received, at, said) => {
  const [group] = await look(at, [received])
  expect(group?.[1]).toBe(said)
})

// 11 November is a holiday of France, 17 December of Tunisia.
test.each([
  ['on a Saturday', '2026-11-28T10:00', '2026-11-28T10:05', 'lundi 30\u00a0novembre'],
  ['on a Saturday, read on the Sunday', '2026-11-28T10:00', '2026-11-29T10:00', 'demain'],
  ['on a Saturday, read on the Monday', '2026-11-28T10:00', '2026-11-30T08:00', 'aujourd’hui'],
  ['on a Friday after hours', '2026-11-27T19:00', '2026-11-27T19:05', 'lundi 30\u00a0novembre'],
  ['on a Friday afternoon', '2026-11-27T15:00', '2026-11-27T15:05', 'lundi 30\u00a0novembre'],
  ['before opening', '2026-11-26T08:00', '2026-11-26T08:30', 'aujourd’hui'],
  ['after midnight in Tunis and Paris', '2026-11-26T00:10', '2026-11-26T00:20', 'aujourd’hui'],
  ['on a French holiday', '2026-11-11T10:00', '2026-11-11T10:05', 'demain'],
  [
    'before a Tunisian holiday',
    '2026-12-16T15:00',
    '2026-12-16T15:05',
    'vendredi 18\u00a0décembre',
  ],
])(
  'a request received %s stands under the day that its answer is due',
  async (_, received, at, day) => {
    expect((await look(at, [received])).map(([title]) => title)).toEqual([`À répondre ${day}`])
  },
)

test('a list open over midnight names its days anew', async () => {
  const row = (name: string, due: string) =>
    ({ reference: name, delay: { kind: 'promise', left: 3_600_000, due: paris(due) } }) as RowView
  const rows = [row('A', '2026-11-30T11:00'), row('B', '2026-12-01T11:00')]
  const drawn = paris('2026-11-29T20:00')
  const clock = { now: drawn, openings: [], promise: 8 * 3_600_000 }
  const titles = (now: string) =>
    byPromise(rows, clock, drawn, paris(now)).map(({ title }) => title)
  expect(titles('2026-11-29T20:00')).toEqual([
    'À répondre demain',
    'À répondre mardi 1er\u00a0décembre',
  ])
  expect(titles('2026-11-30T00:01')).toEqual(['À répondre aujourd’hui', 'À répondre demain'])
})

test('the browser updates remaining times in opening hours, without the server', async () => {
  const friday = ['2026-11-20T16:00']
  const said = async (then: string) => (await look('2026-11-20T17:30', friday, then))[0]?.[1]
  expect(await said('2026-11-20T17:45')).toBe('1 h 45, reste 6 h 15, ')
  expect(await said('2026-11-22T12:00')).toBe('2 h 00, reste 6 h 00, ')
  expect(await said('2026-11-23T15:30')).toBe('7 h 30, reste 0 h 30, soon')
})

test('a request whose promised time ends changes groups when the open list is sorted again', async () => {
  const store = await createTemporaryStore()
  const received = {
    'G-OLD': '2026-11-20T10:02',
    'G-SOON': '2026-11-20T14:32',
    'G-NEW': '2026-11-23T11:02',
  }
  for (const [reference, time] of Object.entries(received)) {
    const lead = newLead({ reference, receivedAt: paris(time) })
    await store.keepLead(lead, [], { acknowledgedSince: 0 })
  }
  const asked = {
    filter: 'a-traiter',
    query: '',
    cursor: undefined,
    personId: 'x',
    calendar,
  } as const
  const drawn = await listView({ ...asked, now: paris('2026-11-23T11:42') }, store)
  const rows = drawn.groups.flatMap((group) => (group.isPromised ? group.rows : []))
  const regrouped = (at: string) =>
    byPromise(rows, drawn.clock, paris(at)).map((group) => [
      `${group.title} ${group.count}`,
      ...group.rows.map(({ reference }) => reference),
    ])
  const before = [
    ['Promesse dépassée 1', 'G-OLD'],
    ['À répondre aujourd’hui 1', 'G-SOON'],
    ['À répondre demain 1', 'G-NEW'],
  ]
  expect(regrouped('2026-11-23T11:42')).toEqual(before)
  // At 11:42, 1 h 50 remained, and the agency is closed from 12 to 13.
  expect(regrouped('2026-11-23T14:31')).toEqual(before)
  expect(regrouped('2026-11-23T14:32')).toEqual([
    ['Promesse dépassée 2', 'G-OLD', 'G-SOON'],
    ['À répondre demain 1', 'G-NEW'],
  ])
  expect(regrouped('2026-11-24T18:00')).toEqual([
    ['Promesse dépassée 3', 'G-OLD', 'G-SOON', 'G-NEW'],
  ])
})

test('an empty list shows a message', async () => {
  const store = await createTemporaryStore()
  const asked = {
    filter: 'a-traiter',
    query: '',
    cursor: undefined,
    personId: 'x',
    calendar,
  } as const
  const view = await listView({ ...asked, now: paris('2026-11-23T11:42') }, store)
  expect(view.empty).toEqual({
    title: 'Tout le monde a eu une réponse.',
    text: 'Les nouvelles demandes apparaîtront ici.',
  })
})

test('a search highlights matches and names their field', async () => {
  const store = await createTemporaryStore()
  const values = {
    name: 'Théo',
    email: 'theo@exemple.fr',
    description: 'Comme le Fournil d’en face',
  }
  await store.keepLead(newLead({ values }), [], { acknowledgedSince: 0 })
  const asked = { filter: 'miennes', cursor: undefined, personId: 'x', now: 0, calendar } as const
  const found = await listView({ ...asked, query: ' FOURN ' }, store)
  expect(found).toMatchObject({
    filter: 'toutes',
    found: { count: '1 résultat', query: 'FOURN' },
    groups: [{ title: 'Dans le message ou les notes', count: '1' }],
  })
  expect(found.groups[0]?.rows[0]?.words).toContainEqual({ text: 'Fournil', isFound: true })
  await expect(listView({ ...asked, query: 'boulanger' }, store)).resolves.toMatchObject({
    groups: [],
    empty: { title: 'Aucune demande ne correspond.' },
  })
})

test('reasons of the quarantine are facts, never a score', () => {
  const values = { description: 'https://a.example et www.b.example' }
  const explain = (...reasons: string[]) => explainDoubts(reasons, { form: 'quote', values })
  expect(explain('links', 'hurry')).toEqual({
    reasons: [
      'Le message contient 2\u00a0adresses de sites.',
      'Envoyé moins de deux secondes après l’ouverture de la page.',
    ],
    verdict: 'Peut-être quelqu’un qui a collé un texte préparé.',
  })
  expect(explain('decoy').verdict).toBe('Presque sûrement un robot.')
  expect(explain('same-address').verdict).toMatch(/^Seule raison trouvée/)
  expect(explain('words-loan', 'words-crypto').reasons).toHaveLength(1)
})
