import { useEffect, useRef } from 'react'
import { type PostAnswer, PostForm } from '../ui/post-form.tsx'
import { timeOf } from '../ui/time.ts'
import type { QuoteView } from './view.ts'

/** Somebody saved this draft, or sent it, meanwhile: what differs, side by side. */
export function ConflictCards({
  conflict: { by, at, theirs, ours, edition },
  address,
  onAnswer,
}: {
  conflict: NonNullable<QuoteView['conflict']>
  address: string
  onAnswer: (answer: PostAnswer) => void
}) {
  const words = useRef<HTMLDivElement>(null)
  const firstName = by.split(' ')[0]
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), [])
  const [mine, other] = [flat(ours), flat(theirs)]
  const names = [...new Set([...mine.keys(), ...other.keys()])].filter(
    (name) => mine.get(name) !== other.get(name),
  )
  return (
    <>
      <div className="message alert" role="alert" tabIndex={-1} ref={words}>
        <p>
          <b>
            {firstName} a {edition === null ? 'envoyé' : 'changé'} ce devis avant vous, à{' '}
            {timeOf(at)}.
          </b>{' '}
          {edition === null
            ? 'Votre texte reste ici, pour le copier.'
            : 'Rien n’est perdu\u00a0: choisissez.'}
        </p>
      </div>
      <div className="two-cards">
        <section className="card">
          <h2>
            Version de {firstName}, {edition === null ? 'envoyée' : 'enregistrée'}
          </h2>
          <Differences names={names} values={other} />
          <div>
            <a className="button" href={address}>
              Garder celle de {firstName}
            </a>
          </div>
        </section>
        <section className="card">
          <h2>La vôtre, pas encore enregistrée</h2>
          <Differences names={names} values={mine} />
          {edition !== null && (
            <PostForm action={address} onAnswer={onAnswer}>
              {[...mine].map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <input type="hidden" name="edition" value={edition} />
              <button type="submit" className="button main-button">
                Remplacer par la mienne
              </button>
            </PostForm>
          )}
        </section>
      </div>
    </>
  )
}

function Differences({
  names,
  values,
}: {
  names: readonly string[]
  values: ReadonlyMap<string, string>
}) {
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{labelOf(name)}</dt>
          <dd className="typed" dir="auto">
            {values.get(name) || 'vide'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const labels: Record<string, string> = {
  label: 'désignation',
  detail: 'détail',
  quantity: 'quantité',
  unit: 'unité',
  price: 'prix',
  discount: 'remise',
  vat: 'TVA',
  subject: 'Objet',
  deposit: 'Acompte',
  validUntil: 'Valable jusqu’au',
  balanceDue: 'Solde',
  deliveryWeeks: 'Délai',
  notIncluded: 'Ce qui n’est pas compris',
  note: 'Note',
  place: 'Signé',
  name: 'nom',
  email: 'e-mail',
  kind: 'client',
  address: 'adresse',
  company: 'entreprise',
  role: 'qualité',
  employees: 'salariés',
}

function labelOf(name: string): string {
  const parts = name.split('.')
  const last = labels[parts.at(-1) ?? ''] ?? parts.at(-1) ?? ''
  if (parts[0] === 'lines') return `Ligne ${Number(parts[1]) + 1}, ${last}`
  if (parts[0] === 'client') return `Client, ${last}`
  return last
}

/** The fields as the form names them. */
function flat(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  return new Map(
    Object.entries(value as object).flatMap(([name, item]) => [
      ...flat(item, path ? `${path}.${name}` : name),
    ]),
  )
}
