import { createContentDrafts } from './content/content-drafts.ts'
import { createPublications } from './content/publications.ts'
import { createPublishingStore } from './content/publishing.ts'
import { createCorrection } from './desk/correct-email.ts'
import { createFigures } from './desk/figures.ts'
import { createMoving } from './desk/moving.ts'
import { createNotes } from './desk/notes.ts'
import { createPageViews } from './desk/page-views.ts'
import { createPresence } from './desk/presence.ts'
import { createReadings } from './desk/readings.ts'
import { createRequestsStore } from './desk/requests.ts'
import { createSameAddress } from './desk/same-address.ts'
import { createWork } from './desk/work.ts'
import { accessTo, type Engine } from './engine/engine.ts'
import { createEraser } from './leads/eraser.ts'
import { createLeads } from './leads/leads.ts'
import { createMessages } from './leads/messages.ts'
import { createOutbox } from './leads/outbox.ts'
import { createQuarantined } from './leads/quarantined.ts'
import { createJournal } from './people/journal.ts'
import { createPeopleStore } from './people/people.ts'
import { createFollowStore } from './quotes/links.ts'
import { createQuotes } from './quotes/quotes.ts'

/**
 * Larger than any lead with its indexes, so that the health check fails on a full disk. An unchanged value
 * updates only the date.
 */
const healthWeight = 'x'.repeat(200_000)

/**
 * Every change is one short transaction, on disk before it returns; every method throws StoreUnavailable
 * when the database does not answer. Each transaction writes first, because SQLite refuses a write after a
 * read once another process has written.
 */
export function createSqlStore(engine: Engine) {
  const access = accessTo(engine)

  return {
    ...createLeads(access, engine),
    ...createQuarantined(access, engine),
    ...createOutbox(access, engine),
    ...createEraser(access, engine),
    messages: createMessages(access, engine),
    moving: createMoving(access),
    pageViews: createPageViews(access),
    figures: createFigures(access),
    work: {
      ...createWork(access, engine),
      ...createCorrection(access, engine),
      ...createNotes(access, engine),
      ...createReadings(access),
      ...createSameAddress(access),
    },
    presence: createPresence(access),
    people: createPeopleStore(access),
    journal: createJournal(access),
    requests: createRequestsStore(access),
    quotes: createQuotes(access, engine),
    follow: createFollowStore(access),
    publications: createPublications(access, engine),
    contentDrafts: createContentDrafts(access, engine),
    publishing: createPublishingStore(access),
    close: access.close,

    async health(now: number) {
      await access.transact((trx) =>
        trx
          .updateTable('health')
          .set({ checked_at: now, weight: healthWeight })
          .where('id', '=', 1)
          .execute(),
      )
    },
  }
}

export type Store = ReturnType<typeof createSqlStore>
