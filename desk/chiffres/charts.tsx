import { lossWords } from '#content/desk/state-rules.ts'
import type { Figures, WeekFigures } from '#server/leads/figures/figures.ts'
import { Bars } from './bars.tsx'
import { Chart } from './chart.tsx'
import { Columns } from './columns.tsx'
import {
  agreementSentence,
  counted,
  delaysSentence,
  duration,
  inHours,
  lossesSentence,
  number,
  pagesSentence,
  weeksSentence,
} from './figures-words.ts'

const hour = 3_600_000

interface Props {
  figures: Figures
}

/** @param measure returns a week's column: its height, the mark above it and its cell */
const weekRows = (
  weeks: readonly WeekFigures[],
  measure: (week: WeekFigures) => readonly [value: number | null, mark: string, cell: string],
) =>
  weeks.map((week) => {
    const [value, mark, cell] = measure(week)
    return { label: `S${week.number}`, value, mark, cells: [cell] }
  })

const barOf = (label: string, value: number) => ({
  ...{ label, value },
  mark: number(value),
  cells: [number(value)],
})

export function WeeksChart({ figures: { weeks, received } }: Props) {
  return (
    <Chart
      id="semaines"
      title="Demandes par semaine"
      sentence={weeksSentence(weeks)}
      heads={['Semaine', 'Demandes']}
      rows={weekRows(received === 0 ? [] : weeks, ({ requests }) => [
        requests,
        number(requests),
        number(requests),
      ])}
      Picture={Columns}
    />
  )
}

/** @param promised milliseconds of opening hours */
export function DelaysChart({ figures, promised }: Props & { promised: number }) {
  const { weeks, median: ofAll } = figures
  return (
    <Chart
      id="delais"
      title="Délai médian par semaine, en heures"
      sentence={delaysSentence(weeks, promised)}
      heads={['Semaine', 'Heures ouvrées']}
      limit={promised / hour}
      rows={weekRows(ofAll === null ? [] : weeks, ({ median }) =>
        median === null
          ? [null, '–', 'aucune réponse']
          : [median / hour, inHours(median), duration(median)],
      )}
      Picture={Columns}
    />
  )
}

export function AgreementChart({ figures }: Props) {
  const { received, answered, quoted, won } = figures
  const rows = [
    barOf('Demandes reçues', received),
    barOf('Répondues', answered),
    barOf('Devis envoyés', quoted),
    barOf('Gagnées', won),
  ]
  return (
    <Chart
      id="accord"
      title="De la demande à l’accord"
      sentence={agreementSentence(figures)}
      heads={['Étape', 'Nombre']}
      rows={received === 0 ? [] : rows}
      Picture={Bars}
    />
  )
}

export function PagesChart({ figures }: Props) {
  const { pages, otherPages, hasViews } = figures
  const rowOf = (label: string, requests: number, views: number | null) => {
    const bar = barOf(label, requests)
    if (!hasViews) return bar
    const cells = [views === null ? '–' : number(views), ...bar.cells]
    return { ...bar, cells, ...(views !== null && { aside: counted(views, 'vue', 'vues') }) }
  }
  return (
    <Chart
      id="pages"
      title="Page d’origine"
      sentence={pagesSentence(figures)}
      heads={['Page', ...(hasViews ? ['Vues'] : []), 'Demandes']}
      rows={[
        ...pages.map(({ page, views, requests }) => rowOf(page, requests, views)),
        ...(otherPages > 0 ? [rowOf('Autres pages', otherPages, null)] : []),
      ]}
      remark={
        hasViews
          ? 'Vues\u00a0: pages demandées au serveur, robots écartés. Une page ouverte par un lien du site est souvent déjà chargée\u00a0: elle n’est alors pas comptée.'
          : 'Aucune vue n’a été comptée sur cette période.'
      }
      Picture={Bars}
    />
  )
}

export function LossesChart({ figures }: Props) {
  return (
    <Chart
      id="pertes"
      title="Motifs des pertes"
      sentence={lossesSentence(figures)}
      heads={['Motif', 'Demandes']}
      rows={figures.losses.map(({ reason, count }) =>
        barOf(reason === null ? 'Sans motif' : lossWords(reason), count),
      )}
      Picture={Bars}
    />
  )
}
