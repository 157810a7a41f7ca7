import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { StatusLine } from '../ui/status.tsx'
import type { PageName, ShellView } from '../views.ts'
import { Logo } from './logo.tsx'

const TokenContext = createContext('')
export const useToken = () => use(TokenContext)

const ChangesContext = createContext((_: number) => {})

/** Changes the number of unpublished changes in the menu. */
export function useChanges(changes: number) {
  const show = use(ChangesContext)
  useEffect(() => show(changes), [show, changes])
}

export function TokenField() {
  return <input type="hidden" name="token" value={useToken()} />
}

const rooms: readonly {
  page: PageName
  also?: readonly PageName[]
  href: string
  label: string
}[] = [
  { page: 'demandes', also: ['demande'], href: '/bureau', label: 'Demandes' },
  { page: 'devis', also: ['quote'], href: '/bureau/devis', label: 'Devis' },
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
  token,
  waiting,
  changes: firstChanges,
  missingFacts,
  holidaysUntil,
  children,
}: ShellView & { page: PageName; children: ReactNode }) {
  const [changes, setChanges] = useState(firstChanges)
  return (
    <ChangesContext value={setChanges}>
      <TokenContext value={token}>
        <a className="skip" href="#contenu">
          Aller au contenu
        </a>
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
                  {name === 'edition' && changes > 0 && (
                    <>
                      {' '}
                      <b>
                        {changes}
                        <span className="visually-hidden">
                          {changes > 1 ? ' changements' : ' changement'} pas encore en ligne
                        </span>
                      </b>
                    </>
                  )}
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
          <main id="contenu" tabIndex={-1}>
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
      </TokenContext>
    </ChangesContext>
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
