import { delayWords } from './delay.ts'
import type { GroupView, RequestsView, RowView } from './view.ts'

export type ListClock = Pick<RequestsView, 'now' | 'openings' | 'promise'>

/**
 * Groups requests, overdue ones first; inside a group, the order does not change.
 *
 * @param at milliseconds since 1970, `clock.now` or later
 */
export function byPromise(rows: readonly RowView[], clock: ListClock, at: number): GroupView[] {
  const past = pastAmong(rows, clock, at)
  const left = rows.filter((row) => !past.includes(row))
  return [
    { title: 'Promesse dépassée', rows: past },
    { title: 'À répondre aujourd’hui', rows: left },
  ]
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({ ...group, count: String(group.rows.length), isPromised: true }))
}

export function pastAmong(rows: readonly RowView[], clock: ListClock, at: number): RowView[] {
  return rows.filter(({ delay }) => delayWords(delay, clock, at).tone === 'late')
}
