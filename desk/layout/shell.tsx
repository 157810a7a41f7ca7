import type { ReactNode } from 'react'
import type { PageName } from '../pages.tsx'
import { StatusLine } from '../ui/status.tsx'
import { ChangesCount } from './changes.tsx'
import { Logo } from './logo.tsx'
import { useScript } from './parts.tsx'
import { SkipLink } from './skip-link.tsx'
import { TokenField } from './token.tsx'

export interface ShellView {
  person: { name: string }
  token: string
  waiting: number
  changes: number
  /** Facts that the law requires of a public site and the agency has not given. */
  missingFacts: readonly string[]
  holidaysUntil?: string
}

/** Pages with rows, whose place is kept. */
const lists: readonly PageName[] = ['demandes', 'devis', 'edition', 'shelf', 'journal']

const rooms: readonly {
  page: PageName
  also?: readonly PageName[]
  href: string
  label: string
}[] = [
  { page: 'demandes', also: ['demande'], href: '/bureau', label: 'Demandes' },
  { page: 'devis', also: ['quote', 'sent'], href: '/bureau/devis', label: 'Devis' },
  {
    page: 'edition',
    also: ['shelf', 'sheet', 'review', 'history', 'publishing', 'published'],
    href: '/bureau/edition',
    label: 'Édition',
  },
  { page: 'chiffres', href: '/bureau/chiffres', label: 'Chiffres' },
  { page: 'equipe', href: '/bureau/equipe', label: 'Personnes' },
  { page: 'journal', href: '/bureau/journal', label: 'Journal' },
]

export function Shell({
  page,
  person,
  waiting,
  changes,
  missingFacts,
  holidaysUntil,
  children,
}: Omit<ShellView, 'token'> & { page: PageName; children: ReactNode }) {
  const isList = lists.includes(page)
  useScript(isList && 'browser/page.ts')
  return (
    <>
      <SkipLink />
      <div className={page === 'demande' ? 'desk one' : 'desk'}>
        <header className="side">
          <Logo />
          <nav aria-label="Le bureau">
            {rooms.map(({ page: name, also, href, label }) => (
              <a
                key={name}
                href={href}
                aria-current={page === name ? 'page' : also?.includes(page) ? 'true' : undefined}
              >
                {label}
                {name === 'demandes' && waiting > 0 && (
                  <>
                    {' '}
                    <b>{waiting}</b>
                  </>
                )}
                {name === 'edition' && <ChangesCount count={changes} />}
              </a>
            ))}
          </nav>
          <form method="post" action="/bureau/sortir">
            <p dir="auto">{person.name}</p>
            <TokenField />
            <button type="submit" className="as-link">
              Se déconnecter
            </button>
          </form>
        </header>
        <main id="contenu" tabIndex={-1} data-place={isList || undefined}>
          {['demandes', 'edition'].includes(page) && missingFacts.length > 0 && (
            <MissingFacts labels={missingFacts} />
          )}
          {holidaysUntil && (
            <StatusLine kind="alert">
              <b>{`Les jours fériés sont connus jusqu’au ${holidaysUntil}.`}</b>
              {
                ' Au-delà, ils compteraient comme des jours ouvrés\u00a0: prévenez la personne qui met le site à jour.'
              }
            </StatusLine>
          )}
          {children}
        </main>
      </div>
    </>
  )
}

function MissingFacts({ labels }: { labels: readonly string[] }) {
  const count = labels.length
  return (
    <details className="message alert missing-facts">
      <summary>
        {count === 1
          ? 'Il manque au site un fait que la loi demande.'
          : `Il manque au site ${count}\u00a0faits que la loi demande.`}
      </summary>
      <p>{labels.join(', ')}.</p>
      <a href="/bureau/edition/societe#faits">Les compléter</a>
    </details>
  )
}
