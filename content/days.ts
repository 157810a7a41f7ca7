/** Days that a field accepts, each as `2026-11-28`, and the words about a day before or after them. */
export interface DayRange {
  first: string
  last: string
  early: string
  late: string
}

const between = 'Choisissez une date entre 2000 et 2099.'

export const anyDay: DayRange = {
  first: '2000-01-01',
  last: '2099-12-31',
  early: between,
  late: between,
}

export const pastDay = (today: string): DayRange => ({
  ...anyDay,
  last: today,
  late: 'Ce jour est à venir\u00a0: choisissez aujourd’hui ou un jour passé.',
})

export function dayToCome(today: string): DayRange {
  const year = Number(today.slice(0, 'YYYY'.length)) + 2
  return {
    first: today,
    last: `${year}-12-31`,
    early: 'Ce jour est passé\u00a0: choisissez aujourd’hui ou un jour à venir.',
    late: `Ce jour est trop loin\u00a0: choisissez-en un avant la fin de ${year}.`,
  }
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  return new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false
}

/** Returns French words about a day that a field refuses; `null` for one that it accepts. */
export function dayFault(text: string, range: DayRange = anyDay): string | null {
  if (!isDay(text)) return 'Cette date n’existe pas. Exemple\u00a0: 2026-12-20.'
  // Browsers read the year 26 as 0026.
  if (text < '1000') return 'L’année s’écrit avec quatre chiffres, comme 2026.'
  if (text < range.first) return range.early
  return text > range.last ? range.late : null
}
