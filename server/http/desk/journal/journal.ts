import { Hono } from 'hono'
import { deedWords } from '#desk/journal/deed-words.ts'
import { dayAt, formatSortable } from '#quotes/dates.ts'
import { writeCsv } from '../../../leads/exports/csv.ts'
import type { Deed, JournalCursor } from '../../../store/people/journal-pages.ts'
import { siteActor } from '../../../store/people/journal-pages.ts'
import type { Store } from '../../../store/store.ts'
import { answerCsv } from '../csv-answer.ts'
import type { Inside } from '../guard.ts'
import type { Room } from '../room.ts'

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
      const last = deeds.length > pageSize ? shown.at(-1) : undefined
      const view = {
        ...{ now, who, deeds: shown },
        kinds: await journal.existing([...new Set(shown.map(({ object }) => object))]),
        people: [{ id: 'site', name: siteActor }, ...actors],
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

function writeCursor({ at, key }: JournalCursor): string {
  return `${at}.${key}`
}

function readCursor(text = ''): JournalCursor | undefined {
  const found = /^(\d{1,15})\.(?:(\d{1,15})|([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))$/.exec(text)
  if (!found) return undefined
  const [, at, seq, id = ''] = found
  return { at: Number(at), key: seq === undefined ? id : Number(seq) }
}
