import { addDays, dayAt, formatNamedDay } from '#quotes/dates.ts'
import { delayWords } from './delay.ts'
import type { DelayView, ListClock } from './view.ts'

interface Delayed {
  delay: DelayView
}

interface PromisedGroup<Row> {
  title: string
  count: string
  rows: Row[]
  isPromised: true
}

/**
 * Groups requests by the day when their answer is due, overdue ones first; inside a group, the order does not
 * change.
 *
 * @param at milliseconds since 1970, `clock.now` or later; later requests are not overdue yet
 * @param now the current instant, `at` or later, for the names of days
 */
export function byPromise<Row extends Delayed>(
  rows: readonly Row[],
  clock: ListClock,
  at: number,
  now = at,
): PromisedGroup<Row>[] {
  const past = pastAmong(rows, clock, at)
  const left = rows.filter((row) => !past.includes(row))
  const dueOn = ({ delay }: Row) => dayAt(delay.kind === 'promise' ? delay.due : now)
  const byDay = [...Map.groupBy(left, dueOn)].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    { title: 'Promesse dépassée', rows: past },
    ...byDay.map(([day, due]) => ({ title: `À répondre ${dayFrom(dayAt(now), day)}`, rows: due })),
  ]
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({ ...group, count: String(group.rows.length), isPromised: true as const }))
}

function dayFrom(today: string, day: string): string {
  if (day === today) return 'aujourd’hui'
  return day === addDays(today, 1) ? 'demain' : formatNamedDay(day)
}

export function pastAmong<Row extends Delayed>(
  rows: readonly Row[],
  clock: ListClock,
  at: number,
): Row[] {
  return rows.filter(({ delay }) => delayWords(delay, clock, at).tone === 'late')
}
