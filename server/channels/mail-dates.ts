const timeZone = 'Europe/Paris'
const dayLength = 24 * 3_600_000

/** The same hour one working day later; what arrives at the week-end counts as Monday's. */
export function nextWorkingDay(instant: number): number {
  let due = instant
  while (isWeekend(due)) due += dayLength
  do due += dayLength
  while (isWeekend(due))
  return due
}

function isWeekend(instant: number): boolean {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(instant)
  return name === 'Sat' || name === 'Sun'
}

/** « 20 novembre ». */
export const day = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone })

/** « mardi 24 novembre ». */
export const weekday = (instant: number) =>
  new Intl.DateTimeFormat('fr', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(instant)

/** « 21 novembre 2026 ». */
export const date = (instant: number) =>
  new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone }).format(instant)

/** `9 h 42`, as it is written in French. */
export function time(instant: number): string {
  return new Intl.DateTimeFormat('fr', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(instant)
    .replace(/^0?(\d+):/, '$1\u00a0h\u00a0')
}
