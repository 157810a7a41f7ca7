import type { ComponentProps, ComponentType } from 'react'
import type { IslandName, IslandProps } from './browser/islands.ts'
import { FiguresPage } from './chiffres/page.tsx'
import { SignInPage } from './connexion/page.tsx'
import { RequestPage } from './demande/page.tsx'
import { RequestsPage } from './demandes/page.tsx'
import { QuotesPage } from './devis/list.tsx'
import { QuotePage } from './devis/page.tsx'
import { SentPage } from './devis/sent.tsx'
import { HistoryPage } from './edition/history.tsx'
import { EditionPage } from './edition/overview.tsx'
import { PublishedPage } from './edition/published.tsx'
import { PublishingPage } from './edition/publishing.tsx'
import { ReviewPage } from './edition/review.tsx'
import { SheetPage } from './edition/sheet.tsx'
import { ShelfPage } from './edition/shelf.tsx'
import { PeoplePage } from './equipe/page.tsx'
import { UnknownPage } from './inconnu/page.tsx'
import { InvitationPage } from './invitation/page.tsx'
import { JournalPage } from './journal/page.tsx'
import { Island } from './layout/island.tsx'

/** A page that is one island as a whole. */
const island =
  <Name extends IslandName>(name: Name, of: ComponentType<IslandProps<Name>>) =>
  (props: IslandProps<Name>) => <Island name={name} of={of} props={props} />

/** The data of a page is the props of its component. */
export const pages = {
  connexion: SignInPage,
  invitation: InvitationPage,
  demandes: RequestsPage,
  demande: island('demande/page.tsx', RequestPage),
  devis: QuotesPage,
  sent: SentPage,
  quote: island('devis/page.tsx', QuotePage),
  edition: EditionPage,
  shelf: ShelfPage,
  sheet: island('edition/sheet.tsx', SheetPage),
  review: island('edition/review.tsx', ReviewPage),
  history: HistoryPage,
  publishing: PublishingPage,
  published: PublishedPage,
  equipe: PeoplePage,
  chiffres: FiguresPage,
  journal: JournalPage,
  inconnu: UnknownPage,
}

export type PageName = keyof typeof pages

/** A page and its data. */
export type PageView = {
  [Name in PageName]: { page: Name; view: ComponentProps<(typeof pages)[Name]> }
}[PageName]
