import { FiguresPage } from './chiffres/page.tsx'
import { SignInPage } from './connexion/page.tsx'
import { RequestPage } from './demande/page.tsx'
import { RequestsPage } from './demandes/page.tsx'
import { QuotesPage } from './devis/list.tsx'
import { QuotePage } from './devis/page.tsx'
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
import { Shell } from './layout/shell.tsx'
import type { Drawing } from './views.ts'

export function DeskPage(drawing: Drawing) {
  const content = contentOf(drawing)
  return drawing.shell ? (
    <Shell page={drawing.page} {...drawing.shell}>
      {content}
    </Shell>
  ) : (
    content
  )
}

function contentOf(drawing: Drawing) {
  switch (drawing.page) {
    case 'connexion':
      return <SignInPage view={drawing.view} />
    case 'invitation':
      return <InvitationPage view={drawing.view} />
    case 'demandes':
      return <RequestsPage view={drawing.view} />
    case 'demande':
      return <Island name="demande/page.tsx" of={RequestPage} props={{ view: drawing.view }} />
    case 'devis':
      return <QuotesPage view={drawing.view} />
    case 'quote':
      return <Island name="devis/page.tsx" of={QuotePage} props={{ view: drawing.view }} />
    case 'edition':
      return <EditionPage view={drawing.view} />
    case 'shelf':
      return <ShelfPage view={drawing.view} />
    case 'sheet':
      return <Island name="edition/sheet.tsx" of={SheetPage} props={{ view: drawing.view }} />
    case 'review':
      return <Island name="edition/review.tsx" of={ReviewPage} props={{ view: drawing.view }} />
    case 'history':
      return <HistoryPage view={drawing.view} />
    case 'publishing':
      return <PublishingPage view={drawing.view} />
    case 'published':
      return <PublishedPage view={drawing.view} />
    case 'equipe':
      return <Island name="equipe/page.tsx" of={PeoplePage} props={{ view: drawing.view }} />
    case 'chiffres':
      return <FiguresPage view={drawing.view} />
    case 'inconnu':
      return <UnknownPage view={drawing.view} />
    case 'journal':
      return <JournalPage view={drawing.view} />
  }
}
