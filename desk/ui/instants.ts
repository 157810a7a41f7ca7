import {
  dayAt,
  formatHour,
  formatLongDay,
  formatShortDay,
  formatShortNamedDay,
} from '#quotes/dates.ts'

/** `11 h 42` today, `17 nov.` this year, else `3 oct. 2025`. */
export function shortDate(instant: number, now: number): string {
  return dayAt(instant) === dayAt(now) ? formatHour(instant) : shortDay(instant, now)
}

/** `23 nov., 11 h 40`; with the year if it is not the current one. */
export function instantWords(instant: number, now: number): string {
  return `${shortDay(instant, now)}, ${formatHour(instant)}`
}

function shortDay(instant: number, now: number): string {
  const year = (at: number) => dayAt(at).slice(0, 'YYYY'.length)
  const day = formatShortDay(dayAt(instant))
  return year(instant) === year(now) ? day : `${day}\u00a0${year(instant)}`
}

export function longDate(instant: number): string {
  return `${formatShortNamedDay(dayAt(instant))}, ${formatHour(instant)}`
}

export function fullDate(instant: number): string {
  return `${formatLongDay(dayAt(instant))}, ${formatHour(instant)}`
}
