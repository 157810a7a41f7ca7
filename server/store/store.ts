import type { ContentDraftsStore } from './content/content-drafts.ts'
import type { PublicationsStore } from './content/publications.ts'
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
 * Where leads and their deliveries live. Every change is one short transaction, on disk before it
 * returns; every method throws StoreUnavailable when the database does not answer.
 */
export interface Store extends LeadsStore {
  /** Answers, filed mails and reminders. */
  messages: MessagesStore
  /** What people of the agency do about a request. */
  work: WorkStore
  /** Who looks at a request, and what they write. */
  presence: PresenceStore
  /** Who may enter the desk, with what, and for how long. */
  people: PeopleStore
  /** Who did what and when. */
  journal: JournalStore
  /** How often each page was asked for. */
  pageViews: PageViewsStore
  /** What the figures are made of. */
  figures: FiguresStore
  /** Rows on their way to another database. */
  moving: MovingStore
  /** What people decided about the filter's doubts. */
  verdicts(): AsyncIterable<Verdict>
  /** What the desk's lists are made of. */
  requests: RequestsStore
  /** Drafts, what was sent, and what clients did with it. */
  quotes: QuotesStore
  /** Secret links to requests. */
  follow: FollowStore
  /** Documents of the site that were published. */
  publications: PublicationsStore
  /** What is written of documents and not published: for the desk alone. */
  contentDrafts: ContentDraftsStore

  /** Resolves when a lead could be kept at this instant. */
  health(now: number): Promise<void>
  close(): Promise<void>
}
