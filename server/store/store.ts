import type { ContentDraftsStore } from './content/content-drafts.ts'
import type { PublicationsStore } from './content/publications.ts'
import type { PublishingStore } from './content/publishing.ts'
import type { WritersStore } from './content/writers.ts'
import type { FiguresStore } from './desk/figures.ts'
import type { MovingStore } from './desk/moving.ts'
import type { PageViewsStore } from './desk/page-views.ts'
import type { PresenceStore } from './desk/presence.ts'
import type { RequestsStore } from './desk/requests.ts'
import type { Verdict } from './desk/verdicts.ts'
import type { WorkStore } from './desk/work.ts'
import type { LeadsStore } from './leads/leads-store.ts'
import type { MessagesStore } from './leads/messages.ts'
import type { JournalStore } from './people/journal.ts'
import type { PeopleStore } from './people/people.ts'
import type { FollowStore, QuotesStore } from './quotes/quotes-store.ts'

/**
 * Every change is one short transaction, on disk before it returns; every method throws StoreUnavailable
 * when the database does not answer.
 */
export interface Store extends LeadsStore {
  messages: MessagesStore
  work: WorkStore
  presence: PresenceStore
  people: PeopleStore
  journal: JournalStore
  pageViews: PageViewsStore
  figures: FiguresStore
  moving: MovingStore
  verdicts(): AsyncIterable<Verdict>
  requests: RequestsStore
  quotes: QuotesStore
  follow: FollowStore
  publications: PublicationsStore
  contentDrafts: ContentDraftsStore
  publishing: PublishingStore
  writers: WritersStore

  health(now: number): Promise<void>
  close(): Promise<void>
}
