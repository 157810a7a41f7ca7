import { agencyMail } from '#content/company/mail.ts'
import { lossWords } from '#content/desk/state-rules.ts'
import { stateWords } from '#content/desk/states.ts'
import type { FilterName } from '#desk/demandes/view.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import { formatSortable } from '#quotes/dates.ts'
import { endOfDay } from '../../../days.ts'
import { writeCsv } from '../../../leads/exports/csv.ts'
import { phoneCell } from '../../../leads/exports/spreadsheet-text.ts'
import type { RequestRow } from '../../../store/desk/requests.ts'
import type { LeadWithDeliveries } from '../../../store/leads/records.ts'
import type { Store } from '../../../store/store.ts'
import { listNames } from './list-view.ts'

interface Asked {
  filter: FilterName
  query: string
  personId: string
  now: number
}

/** Requests read at once, and the most that a search finds in one place. */
const portion = 500

const { labels, kind } = agencyMail

/** Contents of each column, by its heading. */
const cells: Record<string, (lead: LeadWithDeliveries, siteUrl?: string) => string | undefined> = {
  [labels.reference]: ({ reference }) => reference,
  [labels.received]: ({ receivedAt }) => formatSortable(receivedAt),
  Formulaire: ({ form }) => kind[form],
  [labels.name]: ({ values }) => values.name,
  [labels.email]: ({ values }) => values.email,
  [labels.phone]: ({ values }) => phoneCell(values.phone ?? ''),
  [labels.service]: ({ values }) => values.service,
  [labels.pack]: ({ values }) => values.pack,
  [labels.description]: ({ values }) => values.description,
  [labels.message]: ({ values }) => values.message,
  [labels.comment]: ({ values }) => values.comment,
  [labels.previews]: ({ values }, siteUrl) => summaryOfPreviews(values.apercus, siteUrl)?.link,
  État: ({ handling }) => stateWords[handling.state],
  'Suivie par': ({ handling }) => handling.assignee ?? undefined,
  'Répondue le': ({ handling: { answeredAt } }) =>
    answeredAt === null ? undefined : formatSortable(answeredAt),
  'Motif de la perte': ({ handling: { lost } }) => (lost ? lossWords(lost.reason) : undefined),
}

/**
 * Writes the requests of a list of the desk, or of a search, as its page shows them: in French, with the hours of
 * Paris.
 */
export function listCsv(store: Store, asked: Asked, siteUrl?: string): AsyncGenerator<string> {
  return writeCsv(Object.keys(cells), rows(store, asked, siteUrl))
}

async function* rows(store: Store, asked: Asked, siteUrl: string | undefined) {
  const written = new Set<string>()
  for await (const { id } of requestsOf(store, asked)) {
    const lead = written.has(id) ? undefined : await store.findLead(id)
    written.add(id)
    if (!lead) continue
    yield Object.fromEntries(
      Object.entries(cells).map(([heading, cellOf]) => [heading, cellOf(lead, siteUrl)]),
    )
  }
}

async function* requestsOf(
  { requests }: Store,
  { filter, query, personId, now }: Asked,
): AsyncGenerator<RequestRow> {
  if (query.trim()) {
    const { groups } = await requests.search(query, portion)
    for (const group of groups) yield* group.rows
    return
  }
  const name = filter === 'a-traiter' ? 'waiting' : listNames[filter]
  for (let cursor: string | undefined; ; ) {
    const page = await requests.list(name, { personId, cursor, limit: portion })
    yield* page.rows
    if (!page.next) break
    cursor = page.next
  }
  if (filter === 'a-traiter') {
    yield* await requests.listDue({ until: endOfDay(now), limit: portion })
  }
}
