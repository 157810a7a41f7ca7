import { ChoiceForm } from '../ui/choice-form.tsx'
import { Chart } from './chart.tsx'
import type { CardView, FiguresView } from './view.ts'

export function FiguresPage({ view }: { view: FiguresView }) {
  const { periods, cards, charts, closed } = view
  return (
    <>
      <div className="head">
        <h1>Chiffres</h1>
        <ChoiceForm
          action="/bureau/chiffres"
          label="Période"
          name="periode"
          chosen={periods.find(({ isChosen }) => isChosen)?.name}
        >
          {periods.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </ChoiceForm>
      </div>
      <p className="muted">
        Calculés sur les demandes reçues et ce que les clients font. Aucun visiteur n’est suivi,
        aucune ouverture d’e-mail n’est mesurée.
      </p>
      <div className="figures">
        {cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
        {charts.map((chart) => (
          <Chart key={chart.id} {...chart} />
        ))}
        <Card {...closed} />
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
