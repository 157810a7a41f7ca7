const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** A day written in full, `2024-06-12` as « 12 juin 2024 »: the same on the server and anywhere. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{writtenDay(date)}</time>
}

/**
 * « 12 juin 2024 », « 1er août 2024 ». Not by Intl: its first date takes a slow phone 90 ms, while the
 * page wakes up.
 *
 * @param date as `2024-06-12`, which may go on with a time, or where the visitor is
 */
export function writtenDay(date: string | Date): string {
  const [year, month = 1, day] =
    typeof date === 'string'
      ? date.slice(0, 10).split('-').map(Number)
      : [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return `${day === 1 ? '1er' : day} ${months[month - 1]} ${year}`
}
