import { lossWords } from '#content/desk/state-rules.ts'
import { formatMoney } from '#quotes/money.ts'
import type { Figures } from '#server/leads/figures/figures.ts'
import {
  agreementSentence,
  counted,
  delaysSentence,
  duration,
  inHours,
  lossesSentence,
  number,
  pagesSentence,
  share,
  weeksSentence,
} from './figures-words.ts'
import type { CardView, ChartView } from './view.ts'

const hour = 3_600_000

export const cardsOf = (figures: Figures): CardView[] => [answerCard(figures), quotesCard(figures)]

/** @param promised milliseconds of opening hours */
export const chartsOf = (figures: Figures, promised: number): ChartView[] => [
  weeksChart(figures),
  delaysChart(figures, promised),
  agreementChart(figures),
  pagesChart(figures),
  lossesChart(figures),
]

function answerCard(figures: Figures): CardView {
  const { median, worst, inTime, due, late, pending } = figures
  const lines = [
    ...(due > 0
      ? [
          `${counted(inTime, 'réponse', 'réponses')} sur ${number(due)} sous un jour ouvré (${share(inTime, due)}).`,
        ]
      : []),
    ...(worst === null ? [] : [`La plus longue\u00a0: ${duration(worst)} ouvrées.`]),
    ...(late > 0 ? [`Promesse dépassée, sans réponse\u00a0: ${number(late)}.`] : []),
    ...(pending > 0 ? [`Encore dans le délai, sans réponse\u00a0: ${number(pending)}.`] : []),
  ]
  return {
    title: 'Première réponse, médiane',
    ...(median !== null && { big: { figure: duration(median), unit: 'ouvrées' } }),
    lines: median === null ? ['Aucune réponse sur cette période.', ...lines] : lines,
  }
}

function quotesCard({ quotes: { sent, accepted, withdrawn, sums } }: Figures): CardView {
  const title = 'Devis acceptés'
  if (sent === 0) return { title, lines: ['Aucun devis envoyé sur cette période.'] }
  return {
    title,
    big: { figure: number(accepted), unit: `sur ${counted(sent, 'envoyé', 'envoyés')}` },
    lines: [
      ...sums.map(({ currency, ...sum }) => {
        const [agreed, all] = [sum.accepted, sum.sent].map((net) => formatMoney(net, currency))
        return `${agreed}\u00a0HT acceptés sur ${all}\u00a0HT.`
      }),
      ...(withdrawn > 0 ? [`Rétractés ensuite, non comptés\u00a0: ${number(withdrawn)}.`] : []),
    ],
  }
}

export function closedCard({ received, won, lost }: Figures): CardView {
  const title = 'Gagnées et perdues'
  if (received === 0) return { title, lines: ['Aucune demande sur cette période.'] }
  const open = received - won - lost
  return {
    title,
    big: { figure: number(won), unit: won > 1 ? 'gagnées' : 'gagnée' },
    lines: [
      `${counted(lost, 'perdue', 'perdues')}, ${counted(open, 'encore ouverte', 'encore ouvertes')}, sur ${counted(received, 'demande reçue', 'demandes reçues')}.`,
    ],
  }
}

function weeksChart({ weeks, received }: Figures): ChartView {
  return {
    id: 'semaines',
    title: 'Demandes par semaine',
    sentence: weeksSentence(weeks),
    kind: 'columns',
    heads: ['Semaine', 'Demandes'],
    rows: (received === 0 ? [] : weeks).map((week) => ({
      label: `S${week.number}`,
      value: week.requests,
      mark: number(week.requests),
      cells: [number(week.requests)],
    })),
  }
}

function delaysChart({ weeks, median: ofAll }: Figures, promised: number): ChartView {
  return {
    id: 'delais',
    title: 'Délai médian par semaine, en heures',
    sentence: delaysSentence(weeks, promised),
    kind: 'columns',
    heads: ['Semaine', 'Heures ouvrées'],
    limit: promised / hour,
    rows: (ofAll === null ? [] : weeks).map(({ number, median }) => ({
      label: `S${number}`,
      value: median === null ? null : median / hour,
      mark: median === null ? '–' : inHours(median),
      cells: [median === null ? 'aucune réponse' : duration(median)],
    })),
  }
}

function agreementChart(figures: Figures): ChartView {
  const { received, answered, quoted, won } = figures
  const steps: [string, number][] = [
    ['Demandes reçues', received],
    ['Répondues', answered],
    ['Devis envoyés', quoted],
    ['Gagnées', won],
  ]
  return {
    id: 'accord',
    title: 'De la demande à l’accord',
    sentence: agreementSentence(figures),
    kind: 'bars',
    heads: ['Étape', 'Nombre'],
    rows: received === 0 ? [] : steps.map(([label, value]) => barOf(label, value)),
  }
}

function pagesChart(figures: Figures): ChartView {
  const { pages, otherPages, hasViews } = figures
  const views = (count: number) => (hasViews ? [number(count)] : [])
  return {
    id: 'pages',
    title: 'Page d’origine',
    sentence: pagesSentence(figures),
    kind: 'bars',
    heads: ['Page', ...(hasViews ? ['Vues'] : []), 'Demandes'],
    rows: [
      ...pages.map(({ page, views: seen, requests }) => ({
        ...barOf(page, requests),
        ...(hasViews && { aside: counted(seen, 'vue', 'vues') }),
        cells: [...views(seen), number(requests)],
      })),
      ...(otherPages > 0
        ? [
            {
              ...barOf('Autres pages', otherPages),
              cells: [...(hasViews ? ['–'] : []), number(otherPages)],
            },
          ]
        : []),
    ],
    remark: hasViews
      ? 'Vues\u00a0: pages demandées au serveur, robots écartés. Une page ouverte par un lien du site est souvent déjà chargée\u00a0: elle n’est alors pas comptée.'
      : 'Aucune vue n’a été comptée sur cette période.',
  }
}

function lossesChart(figures: Figures): ChartView {
  return {
    id: 'pertes',
    title: 'Motifs des pertes',
    sentence: lossesSentence(figures),
    kind: 'bars',
    heads: ['Motif', 'Demandes'],
    rows: figures.losses.map(({ reason, count }) =>
      barOf(reason === null ? 'Sans motif' : lossWords(reason), count),
    ),
  }
}

function barOf(label: string, value: number) {
  return { label, value, mark: number(value), cells: [number(value)] }
}
