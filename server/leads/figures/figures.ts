import type { WorkCalendar } from '#content/company/calendar.ts'
import { statesThat } from '#content/desk/state-rules.ts'
import type { QuoteFacts, RequestFacts } from '../../store/desk/figures.ts'
import { openingHours, promisedDelay } from '../../working-hours.ts'
import type { Week } from './periods.ts'

export type Figures = ReturnType<typeof figuresOf>
export type WeekFigures = Figures['weeks'][number]

const mostPages = 8

const answeredStates = statesThat('isAnswered')

export function figuresOf(
  requests: readonly RequestFacts[],
  {
    quotes,
    weeks,
    views,
    calendar,
    now,
  }: {
    quotes: readonly QuoteFacts[]
    weeks: readonly Week[]
    views: ReadonlyMap<string, number>
    calendar: WorkCalendar
    now: number
  },
) {
  const worked = workedBefore(requests, now, calendar)
  const delayOf = ({ startedAt, answeredAt }: RequestFacts) =>
    answeredAt === null ? null : Math.max(0, worked(answeredAt) - worked(startedAt))
  const delays = requests.flatMap((request) => delayOf(request) ?? [])
  const unanswered = requests.filter(
    ({ answeredAt, isWaiting }) => answeredAt === null && isWaiting,
  )
  const late = unanswered.filter(
    ({ startedAt }) => worked(now) - worked(startedAt) >= promisedDelay,
  ).length
  const count = (is: (request: RequestFacts) => boolean) => requests.filter(is).length
  return {
    received: requests.length,
    /** Median delay of first answers, in milliseconds of opening hours; null without answers. */
    median: medianOf(delays),
    worst: delays.length === 0 ? null : delays.reduce((a, b) => Math.max(a, b)),
    /** Answers within the promised time, out of `due` requests: those answered or late. */
    inTime: delays.filter((delay) => delay <= promisedDelay).length,
    due: delays.length + late,
    /** Unanswered requests: late after the promised time, pending before it. */
    late,
    pending: unanswered.length - late,
    answered: count(
      ({ answeredAt, state }) => answeredAt !== null || answeredStates.includes(state),
    ),
    quoted: count(({ isQuoted }) => isQuoted),
    won: count(({ state }) => state === 'won'),
    lost: count(({ state }) => state === 'lost'),
    weeks: weeks.map(({ number, from, to }) => {
      const its = requests.filter(({ receivedAt }) => receivedAt >= from && receivedAt < to)
      /** Of the first answers to that week's requests. */
      const median = medianOf(its.flatMap((request) => delayOf(request) ?? []))
      return { number, requests: its.length, median }
    }),
    ...pagesOf(requests, views),
    losses: lossesOf(requests),
    quotes: quoteFiguresOf(quotes),
  }
}

/**
 * Returns a function that computes the working time before an instant, so that a delay is a difference and
 * not a loop over days.
 */
function workedBefore(requests: readonly RequestFacts[], now: number, calendar: WorkCalendar) {
  const starts = requests.map(({ startedAt }) => startedAt)
  const first = starts.reduce((a, b) => Math.min(a, b), now)
  const openings = openingHours(first, now, calendar)
  let sum = 0
  const before = openings.map(([from, to]) => {
    const earlier = sum
    sum += to - from
    return earlier
  })
  return (instant: number): number => {
    let [low, high] = [0, openings.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((openings[middle]?.[0] ?? 0) <= instant) low = middle + 1
      else high = middle
    }
    const [from, to] = openings[low - 1] ?? [0, 0]
    return low === 0 ? 0 : (before[low - 1] ?? 0) + Math.min(instant, to) - from
  }
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

function countBy<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function pagesOf(requests: readonly RequestFacts[], views: ReadonlyMap<string, number>) {
  const brought = countBy(requests.map(({ page }) => page))
  const all = [...new Set([...brought.keys(), ...views.keys()])].map((page) => ({
    page,
    requests: brought.get(page) ?? 0,
    views: views.get(page) ?? 0,
  }))
  const pages = all
    .toSorted((a, b) => b.requests - a.requests || b.views - a.views || (a.page < b.page ? -1 : 1))
    .slice(0, mostPages)
  const shown = pages.reduce((sum, page) => sum + page.requests, 0)
  return { pages, otherPages: requests.length - shown, hasViews: views.size > 0 }
}

function lossesOf(requests: readonly RequestFacts[]) {
  const lost = requests.filter(({ state }) => state === 'lost')
  return [...countBy(lost.map(({ lostReason }) => lostReason))]
    .map(([reason, count]) => ({ reason, count }))
    .toSorted((a, b) => b.count - a.count || (`${a.reason}` < `${b.reason}` ? -1 : 1))
}

function quoteFiguresOf(quotes: readonly QuoteFacts[]) {
  const sumOf = (some: readonly QuoteFacts[]) => some.reduce((sum, { net }) => sum + net, 0)
  const accepted = quotes.filter(({ isAccepted }) => isAccepted)
  const sums = [...Map.groupBy(quotes, ({ currency }) => currency)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([currency, its]) => ({
      currency,
      sent: sumOf(its),
      accepted: sumOf(its.filter(({ isAccepted }) => isAccepted)),
    }))
  return {
    sent: quotes.length,
    accepted: accepted.length,
    /** Accepted, then ended by the client; not counted as accepted. */
    withdrawn: quotes.filter(({ isWithdrawn }) => isWithdrawn).length,
    sums,
  }
}
