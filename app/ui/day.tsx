import { formatDay } from '#quotes/dates.ts'

/** A day written in full, `2024-06-12` as « 12 juin 2024 »: the same on the server and anywhere. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{writtenDay(date)}</time>
}

/**
 * « 12 juin 2024 », « 1er août 2024 ». Not by Intl: its first date takes a slow phone 90 ms, while an
 * island starts.
 *
 * @param date as `2024-06-12`, which may go on with a time, or where the visitor is
 */
export function writtenDay(date: string | Date): string {
  if (typeof date === 'string') return formatDay(date.slice(0, 'YYYY-MM-DD'.length))
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return formatDay(parts.map((part) => String(part).padStart(2, '0')).join('-'))
}
