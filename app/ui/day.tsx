import { formatDay } from '#quotes/dates.ts'

export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{writtenDay(date)}</time>
}

/**
 * « 12 juin 2024 », « 1er août 2024 ». Does not use Intl, whose first call blocks a slow phone.
 *
 * @param date `2024-06-12` with or without a time, or a date in the visitor's time zone
 */
export function writtenDay(date: string | Date): string {
  if (typeof date === 'string') return formatDay(date.slice(0, 'YYYY-MM-DD'.length))
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return formatDay(parts.map((part) => String(part).padStart(2, '0')).join('-'))
}
