import { stringify } from 'csv-stringify/sync'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { defuse } from '../../../leads/exports/export-leads.ts'
import { siteActor } from '../../../store/people/journal.ts'
import type { Deed } from '../../../store/people/journal-pages.ts'
import type { Store } from '../../../store/store.ts'
import type { Inside } from '../guard.ts'
import { dayOf, instantWords } from '../list-words.ts'
import type { Room } from '../room.ts'
import { deedWords, readCursor, writeCursor } from './journal-words.ts'

/** Lines of a page, and lines read at once for the file. */
const pageSize = 50
const portion = 1_000

const home = '/bureau/journal'

/** Who did what: a page to read, and a file. */
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
        file: addressOf(`${home}.csv`, { qui: who }),
        next: last ? addressOf(home, { qui: who, avant: writeCursor(last) }) : null,
      }
      return draw(c, 'Journal', { page: 'journal', view })
    })
    .get('/journal.csv', async (c) => {
      const now = clock.now()
      const { person } = c.var.session
      const who = (c.req.query('qui') ?? '').slice(0, 36)
      const name = `journal-${dayOf(now)}.csv`
      await journal.add({ at: now, person, action: 'exported', object: name })
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return stream(
        c,
        async (answer) => {
          for await (const piece of toCsv(allDeeds(journal, who || undefined))) {
            if (answer.aborted) return
            await answer.write(piece)
          }
        },
        async (_, answer) => {
          // The status has long left: a file that stops half-way must not pass for all there is.
          await answer.write('"EXPORT INTERROMPU\u00a0: recommencez"\n')
        },
      )
    })
}

function addressOfObject(object: string, kind: 'request' | 'quote' | undefined): string | null {
  return kind ? `/bureau/${kind === 'quote' ? 'devis' : 'demandes'}/${object}` : null
}

function addressOf(path: string, values: Record<string, string>): string {
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

/** For a spreadsheet, as lists of requests are: no name in it runs as a formula. */
async function* toCsv(deeds: AsyncIterable<Deed>) {
  const columns = ['quand', 'qui', 'action', 'objet']
  yield stringify([], { columns, header: true, bom: true })
  for await (const { at, actor, action, object } of deeds) {
    const row = {
      quand: new Date(at).toISOString(),
      qui: defuse(actor),
      action: deedWords[action],
      objet: defuse(object),
    }
    yield stringify([row], { columns, escape_formulas: true })
  }
}
