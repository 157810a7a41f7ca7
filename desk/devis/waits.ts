import { addDays, dayAt, daysBetween, formatDay } from '#quotes/dates.ts'
import { type State, stateAt } from '#quotes/states.ts'
import type { QuoteRow } from '#server/store/quotes/quotes.ts'
import { shortDate } from '../ui/instants.ts'

export const stateOf = ({ history }: QuoteRow, now: number): State =>
  history ? stateAt(history, now) : 'draft'

/** Returns what a quote waits for. */
export function waitsOf(row: QuoteRow, now: number): string {
  const { history, draftVersion, changedAt } = row
  if (!history) {
    const isToday = dayAt(changedAt) === dayAt(now)
    return `À finir, modifié ${isToday ? 'à' : 'le'} ${shortDate(changedAt, now)}`
  }
  const next = draftVersion === null ? '' : ` Version\u00a0${draftVersion} à finir.`
  const { timeZone } = history
  const day = (instant: number | null) => formatDay(dayAt(instant ?? 0, timeZone))
  const left = daysBetween(dayAt(now, timeZone), history.validUntil)
  const days = left === 1 ? '1\u00a0jour' : `${left}\u00a0jours`
  const words: Record<State, string> = {
    draft: '',
    sent: left === 0 ? 'Valable aujourd’hui encore' : `Valable encore ${days}`,
    asked: 'Attend notre réponse à une question',
    accepted: `Accepté le ${day(history.acceptedAt)}`,
    declined: `Refusé le ${day(history.declinedAt)}`,
    expired: `Expiré depuis le ${formatDay(addDays(history.validUntil, 1))}`,
    replaced: `Remplacé par la version\u00a0${history.replacedBy?.version}`,
    withdrawn: `Rétracté le ${day(history.withdrawnAt)}`,
  }
  return `${words[stateOf(row, now)]}.${next}`.replace(/\.$/, '')
}
