import { formatDayOfMonth } from '#quotes/dates.ts'
import { ChoiceForm } from '../ui/choice-form.tsx'
import { Chart } from './chart.tsx'
import { cardsOf, chartsOf, closedCard } from './parts.ts'
import type { CardView, FiguresView } from './view.ts'

export function FiguresPage({ figures, promised, chosen, periods }: FiguresView) {
  return (
    <>
      <div className="head">
        <h1>Chiffres</h1>
        <ChoiceForm action="/bureau/chiffres" label="Période" name="periode" chosen={chosen}>
          {periods.map((period) => (
            <option key={period.name} value={period.name}>
              {labelOf(period)}
            </option>
          ))}
        </ChoiceForm>
      </div>
      <p className="muted">
        Calculés sur les demandes reçues et ce que les clients font. Aucun visiteur n’est suivi,
        aucune ouverture d’e-mail n’est mesurée.
      </p>
      <div className="figures">
        {cardsOf(figures).map((card) => (
          <Card key={card.title} {...card} />
        ))}
        {chartsOf(figures, promised).map((chart) => (
          <Chart key={chart.id} {...chart} />
        ))}
        <Card {...closedCard(figures)} />
      </div>
    </>
  )
}

function Card({ title, big, lines }: CardView) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {big && (
        <p className="big">
          {big.figure} <small>{big.unit}</small>
        </p>
      )}
      <div className="lines">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}

function labelOf({ name, firstDay, lastDay }: FiguresView['periods'][number]): string {
  switch (name) {
    case 'semaines':
      return `${formatDayOfMonth(firstDay)} au ${formatDayOfMonth(lastDay)}`
    case 'mois':
      return 'Ce mois'
    case 'mois-dernier':
      return 'Le mois dernier'
    case 'annee':
      return 'Cette année'
    case 'annee-derniere':
      return 'L’année dernière'
  }
}
