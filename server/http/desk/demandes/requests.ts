import { type Context, Hono } from 'hono'
import { agencyCalendar } from '#content/company/calendar.ts'
import type { DecisionView } from '#desk/demandes/view.ts'
import { dayAt } from '#quotes/dates.ts'
import { createPulse } from '../../../people/pulse.ts'
import { answerCsv } from '../csv-answer.ts'
import type { Inside } from '../guard.ts'
import { nameOf } from '../list-words.ts'
import type { Room } from '../room.ts'
import { listCsv } from './list-csv.ts'
import { listView, readFilter } from './list-view.ts'
import { streamNews } from './news.ts'

export function requestsRoutes(room: Room) {
  const { store, clock, siteUrl } = room
  const pulse = createPulse(store.requests, clock)

  return new Hono<Inside>()
    .get('/', async (c) => {
      const now = clock.now()
      const query = (c.req.query('q') ?? '').slice(0, 1_000)
      const filter = readFilter(c.req.query('filtre'))
      const cursor = c.req.query('avant')
      const { person } = c.var.session
      const calendar = agencyCalendar(room.content.current.hours)
      const asked = { filter, query, cursor, now, calendar, personId: person.id }
      const view = await listView(asked, store)
      const decision = await readDecision(c)
      const title = view.found ? `${view.found.query}\u00a0: ${view.found.count}` : 'Demandes'
      return room.draw(c, title, { page: 'demandes', view: { ...view, decision } })
    })
    .get('/flux', (c) => streamNews(c, room, pulse))
    .get('/export.csv', async (c) => {
      const now = clock.now()
      const { person } = c.var.session
      const query = (c.req.query('q') ?? '').slice(0, 1_000)
      const filter = readFilter(c.req.query('filtre'))
      const name = `demandes-${dayAt(now)}.csv`
      await store.journal.add({ at: now, person, action: 'exported', object: name })
      const asked = { filter, query, personId: person.id, now }
      return answerCsv(c, name, listCsv(store, asked, siteUrl))
    })

  async function readDecision(c: Context<Inside>): Promise<DecisionView | null> {
    const { sortie, indesirable } = c.req.query()
    if (indesirable) {
      const row = await store.requests.find(indesirable)
      if (!row?.spamAt) return null
      return { kind: 'spam', reference: row.reference, name: nameOf(row) }
    }
    const lead = sortie ? await store.findLead(sortie) : undefined
    if (lead?.releasedAt === undefined) return null
    return { kind: 'released', reference: lead.reference, name: nameOf(lead) }
  }
}
