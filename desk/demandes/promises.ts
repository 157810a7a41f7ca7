import { sayDelay } from './delay.ts'
import type { GroupView, RequestsView, RowView } from './view.ts'

/** When a list was drawn, the opening hours to come, the promised delay. */
export type ListClock = Pick<RequestsView, 'now' | 'openings' | 'promise'>

/**
 * What waits for an answer, by its promise: what is past first. Rows keep their order, the oldest
 * promise first.
 *
 * @param at the instant that counts, milliseconds since 1970; not before the drawing
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

/** Rows whose promise is past at an instant. */
export function pastAmong(rows: readonly RowView[], clock: ListClock, at: number): RowView[] {
  return rows.filter(({ delay }) => sayDelay(delay, clock, at).tone === 'late')
}
