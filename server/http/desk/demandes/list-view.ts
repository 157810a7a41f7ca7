import type { WorkCalendar } from '#content/company/calendar.ts'
import { byPromise } from '#desk/demandes/promises.ts'
import type { FilterName, GroupView } from '#desk/demandes/view.ts'
import { shortDate } from '#desk/ui/instants.ts'
import { dayAt, formatHour } from '#quotes/dates.ts'
import { day, endOfDay } from '../../../days.ts'
import type { ListName } from '../../../store/desk/requests.ts'
import type { Store } from '../../../store/store.ts'
import { openingHours, promisedDelay } from '../../../working-hours.ts'
import { datedView, dueView, heldView, rowView } from './row-view.ts'
import { searchView } from './search-view.ts'

const pageSize = 50
/** Largest number of waiting requests in the list: more than a day's work. */
const toDoSize = 150

export const listNames: Record<Exclude<FilterName, 'a-traiter'>, ListName> = {
  miennes: 'mine',
  toutes: 'all',
  quarantaine: 'quarantine',
  indesirables: 'spam',
}

export function readFilter(typed: string | undefined): FilterName {
  return typed !== undefined && Object.hasOwn(listNames, typed)
    ? (typed as FilterName)
    : 'a-traiter'
}

interface Asked {
  filter: FilterName
  query: string
  cursor: string | undefined
  personId: string
  now: number
  calendar: WorkCalendar
}

export type RequestsView = Awaited<ReturnType<typeof listView>>

interface Part {
  groups: GroupView[]
  held: ReturnType<typeof heldView>[]
  empty: { title: string; text?: string } | null
  next: string | null
  found: { count: string; query: string } | null
}

const nothing: Part = { groups: [], held: [], empty: null, next: null, found: null }

export async function listView(asked: Asked, store: Store) {
  const { filter, query, now, personId, calendar } = asked
  const part = await (query.trim()
    ? searchView(query, now, store)
    : filter === 'a-traiter'
      ? toDo(asked, store)
      : onePage(asked, listNames[filter], store))
  // The read may miss requests received meanwhile, so the stream repeats the last minute.
  const since = now - 60_000
  const lately = await store.requests.listNew(since, 50)
  return {
    ...nothing,
    ...part,
    filter: query.trim() ? 'toutes' : filter,
    counts: await store.requests.count({ personId, until: endOfDay(now) }),
    query,
    clock: { now, openings: openingHours(now, now + 7 * day, calendar), promise: promisedDelay },
    known: { since, references: lately.map(({ reference }) => reference) },
  }
}

async function toDo(
  { cursor, personId, now, calendar }: Asked,
  store: Store,
): Promise<Partial<Part>> {
  const { requests } = store
  const { rows, next } = await requests.list('waiting', { personId, cursor, limit: toDoSize })
  const due = cursor ? [] : await requests.listDue({ until: endOfDay(now), limit: toDoSize })
  const notes = await requests.lastNotes(due.map(({ id }) => id))
  const waiting = rows.map((row) => rowView(row, now, calendar))
  const groups: GroupView[] = byPromise(waiting, { now, openings: [], promise: promisedDelay }, now)
  if (due.length > 0) {
    groups.push({
      title: 'Attend quelque chose de nous',
      count: String(due.length),
      rows: due.map((row) => dueView(row, notes.get(row.id)?.text, now)),
    })
  }
  const empty = groups.length === 0 ? await everybodyAnswered(store, now) : null
  return { groups, empty, next: next ? pageAddress('a-traiter', next) : null }
}

async function everybodyAnswered(store: Store, now: number): Promise<Part['empty']> {
  const last = await store.requests.lastAnswer()
  const coming = 'Les nouvelles demandes apparaîtront ici.'
  const when =
    last === undefined
      ? undefined
      : dayAt(last) === dayAt(now)
        ? `à ${formatHour(last)}`
        : `le ${shortDate(last, now)} à ${formatHour(last)}`
  return {
    title: 'Tout le monde a eu une réponse.',
    text: when ? `La dernière est partie ${when}. ${coming}` : coming,
  }
}

async function onePage(
  { filter, cursor, personId, now, calendar }: Asked,
  name: ListName,
  store: Store,
): Promise<Partial<Part>> {
  const { rows, next } = await store.requests.list(name, { personId, cursor, limit: pageSize })
  const isSpam = name === 'spam'
  const isHeld = name === 'quarantine' || isSpam
  return {
    ...(isHeld
      ? { held: rows.map(heldView) }
      : rows.length > 0 && {
          groups: [
            {
              title: name === 'mine' ? 'Les miennes' : 'Toutes, la plus récente d’abord',
              rows: rows.map((row) =>
                name === 'mine' ? rowView(row, now, calendar) : datedView(row, now),
              ),
            },
          ],
        }),
    empty:
      rows.length > 0
        ? null
        : {
            title: isSpam
              ? 'Aucun indésirable.'
              : isHeld
                ? 'Aucune demande retenue.'
                : 'Aucune demande ne correspond.',
          },
    next: next ? pageAddress(filter, next) : null,
  }
}

function pageAddress(filter: FilterName, cursor: string): string {
  return `/bureau?${new URLSearchParams({ filtre: filter, avant: cursor })}`
}
