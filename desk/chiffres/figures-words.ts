import type { Figures, WeekFigures } from '#server/leads/figures/figures.ts'

const minute = 60_000
const hour = 60 * minute

/** `1 204`. */
export function number(value: number): string {
  return value.toLocaleString('fr').replace(/\s/g, '\u00a0')
}

/** `1 demande`, `2 demandes`; zero takes the singular: `0 demande`. */
export function counted(value: number, one: string, several: string): string {
  return `${number(value)}\u00a0${value > 1 ? several : one}`
}

export function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}\u00a0min`
  const end = rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`
  return `${number(hours)}\u00a0h${end}`
}

/** Hours rounded to one decimal, short enough for the top of a bar: `3,3`. */
export function inHours(milliseconds: number): string {
  return (Math.round(milliseconds / (hour / 10)) / 10).toLocaleString('fr')
}

export function share(part: number, whole: number): string {
  const rounded = Math.round((100 * part) / whole)
  const least = part > 0 ? 1 : 0
  const most = part < whole ? 99 : 100
  return `${Math.min(most, Math.max(least, rounded))}\u00a0%`
}

const none = 'Aucune demande sur cette période.'

/** `46`, `44 et 46`, `44, 45 et 46`. */
function listed(names: readonly (string | number)[]): string {
  return new Intl.ListFormat('fr').format(names.map(String))
}

const mostNamed = 3

export function weeksSentence(weeks: readonly WeekFigures[]): string {
  const counts = weeks.map(({ requests }) => requests)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const [only] = weeks
  if (!only || most === 0) return none
  if (weeks.length === 1) {
    return `${counted(only.requests, 'demande', 'demandes')}, semaine ${only.number}.`
  }
  if (least === most) return `${number(most)} chaque semaine.`
  const strongest = weeks.filter(({ requests }) => requests === most)
  const names = strongest.map((week) => week.number)
  const end =
    names.length === 1
      ? `la semaine ${listed(names)} est la plus forte`
      : names.length <= mostNamed
        ? `les semaines ${listed(names)} sont les plus fortes`
        : `${names.length} semaines au plus haut`
  return `De ${number(least)} à ${number(most)}\u00a0; ${end}.`
}

/** @param promised milliseconds of opening hours */
export function delaysSentence(weeks: readonly WeekFigures[], promised: number): string {
  const answered = weeks.filter(({ median }) => median !== null)
  if (answered.length === 0) return 'Aucune réponse sur cette période.'
  const promise = `la promesse de ${duration(promised)} (trait)`
  const above = answered.filter(({ median }) => (median ?? 0) > promised)
  const names = above.map((week) => week.number)
  if (names.length === 0) return `Aucune semaine au-dessus de ${promise}.`
  if (names.length === 1) return `Une semaine au-dessus de ${promise}\u00a0: la ${names[0]}.`
  const end = names.length <= mostNamed ? `\u00a0: les ${listed(names)}` : ''
  return `${names.length} semaines au-dessus de ${promise}${end}.`
}

export function agreementSentence({ received, won }: Figures): string {
  if (received === 0) return none
  if (won === 0) return 'Aucune n’est encore devenue un accord.'
  const became = won > 1 ? 'sont devenues un accord' : 'est devenue un accord'
  return `${number(won)} sur ${number(received)} ${became} (${share(won, received)}).`
}

export function pagesSentence({ received, pages }: Figures): string {
  const [first] = pages
  if (received === 0 || !first) return none
  const top = pages.filter(({ requests }) => requests === first.requests)
  if (top.length > 1) {
    const names = top.length <= mostNamed ? listed(top.map(({ page }) => page)) : undefined
    return `${names ?? `${top.length} pages`} en tête, ${counted(first.requests, 'demande', 'demandes')} chacune.`
  }
  const came = first.requests > 1 ? 'viennent' : 'vient'
  const of = `${number(first.requests)} sur ${number(received)}`
  return `${of} ${came} de ${first.page} (${share(first.requests, received)}).`
}

export function lossesSentence({ lost, losses }: Figures): string {
  if (lost === 0) return 'Aucune demande perdue.'
  const silent = losses.find(({ reason }) => reason === null)?.count ?? 0
  const end = silent === 0 ? 'motif demandé à chaque fois' : `${number(silent)} sans motif`
  return `${counted(lost, 'demande perdue', 'demandes perdues')}\u00a0; ${end}.`
}
