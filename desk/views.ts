import type { Person } from '#server/store/people/people.ts'
import type { FiguresView } from './chiffres/view.ts'
import type { SignInView } from './connexion/view.ts'
import type { RequestView } from './demande/view.ts'
import type { RequestsView } from './demandes/view.ts'
import type { QuotesView, QuoteView } from './devis/view.ts'
import type { PeopleView } from './equipe/view.ts'
import type { UnknownView } from './inconnu/view.ts'
import type { InvitationView } from './invitation/view.ts'
import type { JournalView } from './journal/view.ts'

/** What stands around every page of the desk. */
export interface ShellView {
  /** Who is signed in. */
  person: Person
  /** Proves that a post comes from a page of this session: the field `token`, or the header `X-Token`. */
  token: string
  /** Requests that wait for an answer, those past their delay included. */
  waiting: number
  /** The last day whose holidays are known, in words, from a year before it. */
  holidaysUntil?: string
}

/** What the server hands to each page: plain data, the same for its drawing and its hydration. */
export interface Views {
  connexion: SignInView
  invitation: InvitationView
  demandes: RequestsView
  demande: RequestView
  devis: QuotesView
  quote: QuoteView
  equipe: PeopleView
  chiffres: FiguresView
  journal: JournalView
  inconnu: UnknownView
}

export type PageName = keyof Views

/** A page ready to be drawn; without `shell`, for somebody who is not signed in. */
export type Drawing = {
  [Name in PageName]: { page: Name; view: Views[Name]; shell: ShellView | null }
}[PageName]
