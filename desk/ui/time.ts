const timeZone = 'Europe/Paris'
const day = new Intl.DateTimeFormat('fr', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
})
const date = new Intl.DateTimeFormat('fr', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
})
const clock = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit', timeZone })

// Parts, not texts: server and browser may space them differently, and must draw the same.
function parts(format: Intl.DateTimeFormat, instant: number): Record<string, string> {
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** `mardi 24 novembre`, in Paris. */
export function dayOf(instant: number): string {
  const { weekday, day: number, month } = parts(day, instant)
  return `${weekday} ${number}\u00a0${month}`
}

/** `9 mars 2026`. */
export function dateOf(instant: number): string {
  const { day: number, month, year } = parts(date, instant)
  return `${number}\u00a0${month} ${year}`
}

/** `9 h 02`. */
export function timeOf(instant: number): string {
  const { hour = '', minute } = parts(clock, instant)
  return `${Number(hour)}\u00a0h\u00a0${minute}`
}
