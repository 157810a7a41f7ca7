import { stringify } from 'csv-stringify/sync'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { JournalView } from '#desk/journal/view.ts'
import { defuse } from '../../leads/export-leads.ts'
import { siteActor } from '../../store/journal.ts'
import type { JournalRow } from '../../store/journal-page.ts'
import type { Room } from './desk.ts'
import type { Inside } from './guard.ts'
import { journalWords } from './journal-words.ts'
import { dayOf, shortInstant } from './list-words.ts'

/** Lines of a page. */
const pageLength = 50

/** Who did what, newest first; the same as a file. */
export function journalRoutes(room: Room) {
  const { store, clock } = room

  return new Hono<Inside>()
    .get('/journal', async (c) => {
      const { qui, avant } = c.req.query()
      const authors = [...(await store.journal.authors()), { id: 'site', name: siteActor }]
      const who = authors.find(({ id }) => id === qui)?.id
      const { rows, next } = await store.journal.page({ who, cursor: avant, limit: pageLength })
      const now = clock.now()
      const view: JournalView = {
        lines: rows.map((row) => ({
          key: row.seq === null ? row.object : String(row.seq),
          action: journalWords[row.action],
          actor: row.actor,
          object: row.object,
          isRequest: row.isRequest,
          when: shortInstant(row.at, now),
        })),
        authors,
        who: who ?? null,
        next: next
          ? `/bureau/journal?${new URLSearchParams({ ...(who && { qui: who }), avant: next })}`
          : null,
        isFirst: !avant,
      }
      return room.draw(c, 'Journal', { page: 'journal', view })
    })
    .get('/journal.csv', async (c) => {
      const now = clock.now()
      const name = `journal-${dayOf(now)}.csv`
      const { person } = c.var.session
      await store.journal.add({ at: now, person, action: 'exported', object: name })
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return stream(
        c,
        async (answer) => {
          await answer.write(stringify([], { columns, header: true, bom: true }))
          for await (const row of store.journal.stream()) {
            if (answer.aborted) return
            await answer.write(stringify([toCells(row)], { columns, escape_formulas: true }))
          }
        },
        async (_, answer) => {
          // The status has long left: a file that stops half-way must not pass for all there is.
          await answer.write('"EXPORT INTERROMPU : recommencez"\n')
        },
      )
    })
}

const columns = ['number', 'at', 'who', 'action', 'object']

/** A person chooses their name and those of their devices: nothing in them may run as a formula. */
function toCells({ seq, at, actor, action, object }: JournalRow) {
  return {
    number: seq,
    at: new Date(at).toISOString(),
    who: defuse(actor),
    action: journalWords[action],
    object: defuse(object),
  }
}
