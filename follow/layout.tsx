import { type ReactNode, use } from 'react'
import { useContent } from './content.ts'
import { ContractOnly, GoTo } from './links.tsx'

function Logo() {
  const { company } = useContent()
  return (
    <svg
      viewBox="0 -10 169.6 40"
      fill="currentColor"
      fillRule="evenodd"
      role="img"
      aria-label={company.name}
    >
      <path d="M20 0L10 0A10 10 0 0 0 10 20L13 20A5 5 0 0 1 8 23L2 23L2 30L10 30A10 10 0 0 0 20 20ZM6.2 10A3.8 3.8 0 1 0 13.8 10A3.8 3.8 0 1 0 6.2 10ZM21.6 0L35.6 0A7 7 0 0 1 28.6 7L28.6 20L21.6 20ZM57.2 0L47.2 0A10 10 0 0 0 47.2 20L57.2 20ZM43.4 10A3.8 3.8 0 1 0 51 10A3.8 3.8 0 1 0 43.4 10ZM86.8 0L68.8 0A10 10 0 0 0 68.8 20L86.8 20ZM68.8 6.2A3.8 3.8 0 0 0 68.8 13.8L76.8 13.8A3.8 3.8 0 0 0 76.8 6.2ZM126.4 0L98.4 0A10 10 0 0 0 98.4 20L126.4 20ZM98.4 6.2A3.8 3.8 0 0 0 98.4 13.8L116.4 13.8A3.8 3.8 0 0 0 116.4 6.2ZM128 0L138 0A10 10 0 0 1 148 10L148 20L141.2 20L141.2 10.2A3.2 3.2 0 0 0 134.8 10.2L134.8 20L128 20ZM169.6 -10L162.6 -10L162.6 0L159.6 0A10 10 0 0 0 159.6 20L169.6 20ZM155.8 10A3.8 3.8 0 1 0 163.4 10A3.8 3.8 0 1 0 155.8 10Z" />
    </svg>
  )
}

export function Layout({ plate, children }: { plate: string | null; children: ReactNode }) {
  const { company } = useContent()
  const [office] = company.offices
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <header className="top">
        <Logo />
        {plate !== null && <span className="plate">{plate}</span>}
      </header>
      <main id="contenu">{children}</main>
      <footer className="foot ground-encre">
        <p>{`${company.name}, agence web à ${company.offices.map(({ city }) => city).join(' et ')}`}</p>
        <p>
          <a href={office.phone.href}>{office.phone.label}</a>{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </footer>
    </>
  )
}

type Ground = 'bleu' | 'vert' | 'soleil' | 'ombre'

export function Opening({
  ground,
  look = '',
  step,
  title,
  children,
}: {
  ground: Ground
  look?: 'split' | 'receipt' | ''
  step?: string
  title: string
  children: ReactNode
}) {
  return (
    <section className={['opening', `ground-${ground}`, look].filter(Boolean).join(' ')}>
      {step !== undefined && <span className="plate">{step}</span>}
      <h1>{title}</h1>
      {children}
    </section>
  )
}

export function Block({
  id,
  heading,
  children,
}: {
  id: string
  heading: string
  children: ReactNode
}) {
  return (
    <section className="block" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

export function OwnData({ isLight = false }: { isLight?: boolean }) {
  if (use(ContractOnly)) return null
  return (
    <section className={isLight ? 'data' : 'data ground-ombre'} aria-labelledby="mes-donnees">
      <h2 id="mes-donnees">Mes données</h2>
      <p>
        Ce lien vous est personnel. Il montre ce que nous savons de vous et permet de le corriger,
        de l’emporter ou de l’effacer.
      </p>
      <GoTo className="link" to="/donnees">
        Voir mes données
      </GoTo>
    </section>
  )
}
