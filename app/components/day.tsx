const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** A day written in full, `2024-06-12` as « 12 juin 2024 »: the same on the server and anywhere. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>
}
