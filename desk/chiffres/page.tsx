import { formatDayOfMonth } from '#quotes/dates.ts'
import type { Figures } from '#server/leads/figures/figures.ts'
import type { Period, PeriodName } from '#server/leads/figures/periods.ts'
import { ChoiceForm } from '../ui/choice-form.tsx'
import { AnswerCard, ClosedCard, QuotesCard } from './cards.tsx'
import { AgreementChart, DelaysChart, LossesChart, PagesChart, WeeksChart } from './charts.tsx'

type ShownPeriod = Pick<Period, 'firstDay' | 'lastDay'> & { name: PeriodName }

/** @param promised delay of an answer, in milliseconds of opening hours */
export function FiguresPage({
  figures,
  promised,
  chosen,
  periods,
}: {
  figures: Figures
  promised: number
  chosen: PeriodName
  periods: readonly ShownPeriod[]
}) {
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
        <AnswerCard figures={figures} />
        <QuotesCard figures={figures} />
        <WeeksChart figures={figures} />
        <DelaysChart figures={figures} promised={promised} />
        <AgreementChart figures={figures} />
        <PagesChart figures={figures} />
        <LossesChart figures={figures} />
        <ClosedCard figures={figures} />
      </div>
    </>
  )
}

function labelOf({ name, firstDay, lastDay }: ShownPeriod): string {
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
