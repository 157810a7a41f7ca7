import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { QuotesView } from '#desk/devis/view.ts'
import { shortDate } from '#desk/ui/instants.ts'
import { addDays, dayAt, daysBetween, formatDay } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import { formatMoney } from '#quotes/money.ts'
import { stateAt } from '#quotes/states.ts'
import { afterAmount } from '#quotes/vat.ts'
import type { QuoteRow } from '../../../store/quotes/records.ts'
import type { Inside } from '../guard.ts'
import { nameOf, subjectInside } from '../list-words.ts'
import type { Room } from '../room.ts'
import { quoteDeskAddress } from './quote-sent-view.ts'

const fewRequests = 8

/** Quotes on one page; older ones are found by their request. */
const longestList = 200

export function quoteListRoutes(room: Room) {
  const { store, clock } = room

  return new Hono<Inside>().get('/devis', async (c) => {
    const now = clock.now()
    const rows = await store.quotes.list(longestList)
    const requests = await openRequests(c.var.session.person.id)
    const view: QuotesView = { requests, rows: rows.map((row) => rowOf(row, now)) }
    return room.draw(c, 'Devis', { page: 'devis', view })
  })

  async function openRequests(personId: string): Promise<QuotesView['requests']> {
    const query = { personId, limit: fewRequests }
    const pages = await Promise.all(
      (['waiting', 'mine'] as const).map((name) => store.requests.list(name, query)),
    )
    const byReference = new Map(
      pages.flatMap(({ rows }) => rows).map((row) => [row.reference, row]),
    )
    return [...byReference.values()].slice(0, fewRequests).map((row) => ({
      reference: row.reference,
      words: `${isolated(nameOf(row))}, ${subjectInside(row)}`,
      quoteId: randomUUID(),
    }))
  }
}

function rowOf(row: QuoteRow, now: number): QuotesView['rows'][number] {
  const { id, number, client, history, total, taxed, currency } = row
  const state = history ? stateAt(history, now) : 'draft'
  return {
    address: quoteDeskAddress({ id, number }),
    client: client || 'Sans nom',
    state,
    number: number ?? 'donné à l’envoi',
    waits: waitsOf(row, state, now),
    total: total === null || !taxed ? '' : formatMoney(total, currency) + afterAmount(taxed),
  }
}

function waitsOf(
  { history, draftVersion, changedAt }: QuoteRow,
  state: QuotesView['rows'][number]['state'],
  now: number,
): string {
  if (!history) {
    const isToday = dayAt(changedAt) === dayAt(now)
    return `À finir, modifié ${isToday ? 'à' : 'le'} ${shortDate(changedAt, now)}`
  }
  const next = draftVersion === null ? '' : ` Version\u00a0${draftVersion} à finir.`
  const { timeZone } = history
  const day = (instant: number | null) => formatDay(dayAt(instant ?? 0, timeZone))
  const left = daysBetween(dayAt(now, timeZone), history.validUntil)
  const days = left === 1 ? '1\u00a0jour' : `${left}\u00a0jours`
  const words: Record<typeof state, string> = {
    draft: '',
    sent: left === 0 ? 'Valable aujourd’hui encore' : `Valable encore ${days}`,
    asked: 'Attend notre réponse à une question',
    accepted: `Accepté le ${day(history.acceptedAt)}`,
    declined: `Refusé le ${day(history.declinedAt)}`,
    expired: `Expiré depuis le ${formatDay(addDays(history.validUntil, 1))}`,
    replaced: `Remplacé par la version\u00a0${history.replacedBy?.version}`,
    withdrawn: `Rétracté le ${day(history.withdrawnAt)}`,
  }
  return `${words[state]}.${next}`.replace(/\.$/, '')
}
