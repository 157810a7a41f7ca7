import type { FiguresView } from './chiffres/view.ts'
import type { SignInView } from './connexion/view.ts'
import type { RequestView } from './demande/view.ts'
import type { RequestsView } from './demandes/view.ts'
import type { QuotesView, QuoteView } from './devis/view.ts'
import type {
  EditionView,
  HistoryView,
  PublishedView,
  PublishingView,
  ReviewView,
  SheetView,
  ShelfView,
} from './edition/view.ts'
import type { PeopleView } from './equipe/view.ts'
import type { UnknownView } from './inconnu/view.ts'
import type { InvitationView } from './invitation/view.ts'
import type { JournalView } from './journal/view.ts'

export interface ShellView {
  person: { name: string }
  token: string
  waiting: number
  changes: number
  /** Facts that the law requires of a public site and the agency has not given. */
  missingFacts: readonly string[]
  holidaysUntil?: string
}

export interface Views {
  connexion: SignInView
  invitation: InvitationView
  demandes: RequestsView
  demande: RequestView
  devis: QuotesView
  quote: QuoteView
  edition: EditionView
  shelf: ShelfView
  sheet: SheetView
  review: ReviewView
  history: HistoryView
  publishing: PublishingView
  published: PublishedView
  equipe: PeopleView
  chiffres: FiguresView
  journal: JournalView
  inconnu: UnknownView
}

export type PageName = keyof Views

export type Drawing = {
  [Name in PageName]: { page: Name; view: Views[Name]; shell: ShellView | null }
}[PageName]
