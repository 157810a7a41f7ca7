import { Hono } from 'hono'
import { dayAt, formatSortable } from '#quotes/dates.ts'
import { writeCsv } from '../../../leads/exports/csv.ts'
import type { Deed } from '../../../store/people/journal-pages.ts'
import { siteActor } from '../../../store/people/journal-pages.ts'
import type { Store } from '../../../store/store.ts'
import { answerCsv } from '../csv-answer.ts'
import type { Inside } from '../guard.ts'
import { instantWords } from '../list-words.ts'
import type { Room } from '../room.ts'
import { deedWords, readCursor, writeCursor } from './journal-words.ts'

const pageSize = 50
const portion = 1_000

const home = '/bureau/journal'

export function journalRoutes({ draw, store, clock }: Room) {
  const { journal } = store

  return new Hono<Inside>()
    .get('/journal', async (c) => {
      const now = clock.now()
      const who = (c.req.query('qui') ?? '').slice(0, 36)
      const before = readCursor(c.req.query('avant'))
      const [deeds, actors] = await Promise.all([
        journal.deeds({ before, who: who || undefined, limit: pageSize + 1 }),
        journal.actors(),
      ])
      const shown = deeds.slice(0, pageSize)
      const existing = await journal.existing([...new Set(shown.map((d) => d.object))])
      const last = deeds.length > pageSize ? shown.at(-1) : undefined
      const view = {
        lines: shown.map(({ at, actor, action, object, key }) => ({
          key: String(key),
          action: deedWords[action],
          actor,
          object,
          link: addressOfObject(object, existing.get(object)),
          when: instantWords(at, now),
        })),
        people: [{ id: 'site', name: siteActor }, ...actors],
        who,
        file: addressWith(`${home}.csv`, { qui: who }),
        next: last ? addressWith(home, { qui: who, avant: writeCursor(last) }) : null,
      }
      return draw(c, 'Journal', { page: 'journal', view })
    })
    .get('/journal.csv', async (c) => {
      const now = clock.now()
      const { person } = c.var.session
      const who = (c.req.query('qui') ?? '').slice(0, 36)
      const name = `journal-${dayAt(now)}.csv`
      await journal.add({ at: now, person, action: 'exported', object: name })
      const rows = csvRows(allDeeds(journal, who || undefined))
      return answerCsv(c, name, writeCsv(['quand', 'qui', 'action', 'objet'], rows))
    })
}

function addressOfObject(object: string, kind: 'request' | 'quote' | undefined): string | null {
  return kind ? `/bureau/${kind === 'quote' ? 'devis' : 'demandes'}/${object}` : null
}

function addressWith(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
  return query ? `${path}?${query}` : path
}

async function* allDeeds(journal: Store['journal'], who: string | undefined) {
  let before: Deed | undefined
  for (;;) {
    const deeds = await journal.deeds({ before, who, limit: portion })
    yield* deeds
    before = deeds.at(-1)
    if (!before || deeds.length < portion) return
  }
}

async function* csvRows(deeds: AsyncIterable<Deed>) {
  for await (const { at, actor, action, object } of deeds) {
    const quand = formatSortable(at)
    yield { quand, qui: actor, action: deedWords[action], objet: object }
  }
}
