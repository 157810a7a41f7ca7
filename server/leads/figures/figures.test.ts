import { expect, test } from 'vitest'
import { agencyCalendar } from '#content/company/calendar.ts'
import { loadContent } from '#content/documents/load.ts'
import { hour, minute } from '../../days.ts'
import type { QuoteFacts, RequestFacts } from '../../store/desk/figures.ts'
import { workingTime } from '../../working-hours.ts'
import { figuresOf } from './figures.ts'
import { periodAt, weeksOf } from './periods.ts'

const calendar = agencyCalendar(loadContent().hours)

/** Monday 23 November 2026, 11:42 in Paris. */
const now = Date.UTC(2026, 10, 23, 10, 42)
const weeks = weeksOf(periodAt('semaines', now))
const monday = Date.UTC(2026, 10, 9, 8)
const week = 7 * 24 * hour

function request(changes: Partial<RequestFacts> = {}): RequestFacts {
  const receivedAt = changes.receivedAt ?? monday
  const answeredAt = changes.answeredAt ?? null
  return {
    receivedAt,
    startedAt: receivedAt,
    answeredAt,
    isWaiting: answeredAt === null,
    state: answeredAt === null ? 'new' : 'answered',
    page: '/devis',
    lostReason: null,
    isQuoted: false,
    ...changes,
  }
}

const figures = (requests: RequestFacts[], views: Record<string, number> = {}, at = now) =>
  figuresOf(requests, {
    quotes: [],
    weeks,
    views: new Map(Object.entries(views)),
    calendar,
    now: at,
  })

test('without requests, figures are zero, null or empty', () => {
  expect(figures([])).toMatchObject({
    received: 0,
    median: null,
    worst: null,
    inTime: 0,
    due: 0,
    late: 0,
    pending: 0,
    won: 0,
    lost: 0,
    pages: [],
    otherPages: 0,
    hasViews: false,
    losses: [],
    quoted: 0,
    quotes: { sent: 0, accepted: 0, withdrawn: 0, sums: [] },
  })
  expect(figures([]).weeks).toEqual(
    [41, 42, 43, 44, 45, 46, 47].map((number) => ({ number, requests: 0, median: null })),
  )
})

test.each([
  ['one', [2], 2, 2],
  ['an odd number', [5, 1, 2], 2, 5],
  ['an even number', [1, 2, 4, 7], 3, 7],
])('the median of %s of answers', (_, hours, median, worst) => {
  const found = figures(hours.map((each) => request({ answeredAt: monday + each * hour })))
  // The lunch break of an hour, after three hours, does not count.
  const worked = (each: number) => (each > 4 ? each - 1 : each) * hour
  const ofMedian = hours.length === 4 ? (2 * hour + 3 * hour) / 2 : worked(median)
  expect(found.median).toBe(ofMedian)
  expect(found.worst).toBe(worked(worst))
})

test('delays count opening hours only, and an answer at the last minute is in time', () => {
  const tuesday = monday + 24 * hour
  const kept = request({ answeredAt: tuesday })
  const broken = request({ answeredAt: tuesday + minute })
  expect(figures([kept])).toMatchObject({ median: 8 * hour, inTime: 1, due: 1 })
  expect(figures([broken])).toMatchObject({ inTime: 0, due: 1 })
  // The agency is closed from Friday evening to Monday morning.
  const friday = monday + 4 * 24 * hour
  const overWeekend = request({
    receivedAt: friday + 10 * hour,
    answeredAt: friday + 72 * hour + 5 * minute,
  })
  expect(figures([overWeekend]).median).toBe(5 * minute)
})

test('a waiting request is late or pending; a lost request is neither', () => {
  const found = figures([
    request({ answeredAt: monday + hour }),
    request({ receivedAt: now - 10 * minute }),
    request({ receivedAt: monday }),
    request({ isWaiting: false, state: 'lost' }),
  ])
  expect(found).toMatchObject({ received: 4, inTime: 1, due: 2, late: 1, pending: 1 })
})

test('the delay of a request released from quarantine starts at its release', () => {
  const released = request({ startedAt: monday + 24 * hour, answeredAt: monday + 25 * hour })
  expect(figures([released]).median).toBe(hour)
})

test('delays are never negative, even after the clock is set back', () => {
  const answered = request({ answeredAt: monday - hour })
  expect(figures([answered])).toMatchObject({ median: 0, worst: 0, inTime: 1 })
  expect(figures([request({ receivedAt: now + hour })])).toMatchObject({ pending: 1, late: 0 })
})

test('the delay equals workingTime, whatever its start and end', () => {
  for (let step = 0; step < 400; step++) {
    const receivedAt = weeks[0]?.from ?? 0
    const start = receivedAt + ((step * 7_919 * minute) % (6 * week))
    const answeredAt = start + ((step * 104_729 * minute) % week)
    if (answeredAt > now) continue
    const found = figures([request({ receivedAt: start, answeredAt })])
    expect(found.median).toBe(workingTime(start, answeredAt, calendar))
  }
})

test('each week has its number of requests and its median', () => {
  const found = figures([
    request({ answeredAt: monday + 2 * hour }),
    request({ answeredAt: monday + hour }),
    request({ receivedAt: monday - week, answeredAt: monday }),
    request({ receivedAt: monday + week }),
  ])
  expect(found.weeks.slice(-3)).toEqual([
    { number: 45, requests: 1, median: 40 * hour },
    { number: 46, requests: 2, median: 1.5 * hour },
    { number: 47, requests: 1, median: null },
  ])
})

test('a won request counts as answered', () => {
  const found = figures([
    request({ answeredAt: monday + hour, isQuoted: true }),
    request({ state: 'won', isWaiting: false, isQuoted: true }),
    request({ state: 'lost', isWaiting: false, lostReason: 'price' }),
    request({ answeredAt: monday + hour, state: 'lost', lostReason: 'price' }),
    request({ state: 'lost', isWaiting: false, lostReason: 'silence' }),
    request({ state: 'lost', isWaiting: false }),
  ])
  expect(found).toMatchObject({ received: 6, answered: 3, quoted: 2, won: 1, lost: 4 })
  expect(found.losses).toEqual([
    { reason: 'price', count: 2 },
    { reason: null, count: 1 },
    { reason: 'silence', count: 1 },
  ])
})

test('pages are sorted by requests, then by views, and at most eight are listed', () => {
  const from = (page: string, count: number) =>
    Array.from({ length: count }, () => request({ page }))
  const views = { '/devis': 40, '/': 900, '/contactez-nous': 12, '/blog': 30 }
  const found = figures([...from('/contactez-nous', 2), ...from('/devis', 3)], views)
  expect(found.pages).toEqual([
    { page: '/devis', requests: 3, views: 40 },
    { page: '/contactez-nous', requests: 2, views: 12 },
    { page: '/', requests: 0, views: 900 },
    { page: '/blog', requests: 0, views: 30 },
  ])
  expect(found).toMatchObject({ otherPages: 0, hasViews: true })
  const many = figures(
    Array.from({ length: 12 }, (_, turn) => from(`/page-${turn}`, turn + 1)).flat(),
  )
  expect(many.pages).toHaveLength(8)
  expect(many.otherPages).toBe(1 + 2 + 3 + 4)
})

test('quotes are summed by currency, and a withdrawn quote does not count as accepted', () => {
  const quote = (changes: Partial<QuoteFacts>): QuoteFacts => ({
    ...{ currency: 'euro', net: 100_000, isAccepted: false, isWithdrawn: false },
    ...changes,
  })
  const quotes = [
    quote({ currency: 'tnd', net: 4_503_000 }),
    quote({ isAccepted: true }),
    quote({ net: 50_001 }),
    quote({ isWithdrawn: true }),
  ]
  const found = figuresOf([], { quotes, weeks, views: new Map(), calendar, now })
  expect(found.quotes).toEqual({
    sent: 4,
    accepted: 1,
    withdrawn: 1,
    sums: [
      { currency: 'euro', sent: 250_001, accepted: 100_000 },
      { currency: 'tnd', sent: 4_503_000, accepted: 0 },
    ],
  })
})
