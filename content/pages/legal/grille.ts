import {
  auditedOn,
  count,
  countOf,
  percent,
  type Result,
  rateOf,
  results,
  type State,
  siteRate,
} from '../../accessibility/audit.ts'
import { criteria, themeOf, themes } from '../../accessibility/criteria.ts'
import { type Evidence, evidence } from '../../accessibility/evidence.ts'
import { type AuditedPage, auditedPages } from '../../accessibility/pages.ts'
import type { LegalPage, Words } from './legal.ts'

const words: Record<State, string> = {
  C: 'Conforme',
  NC: 'Non conforme',
  NA: 'Sans objet',
  D: 'Dérogation',
}

/** The audit's grid, readable; `/accessibilite/grille.json` has the verdict of each page. Spec: L-28 */
export const accessibilityGrid = (): LegalPage => ({
  updated: auditedOn,
  gist: `${count('C')} critères conformes sur ${count('C') + count('NC')} applicables\u00a0: ${percent(siteRate)}.`,
  sections: [
    {
      id: 'lecture',
      title: 'Comment lire cette grille',
      blocks: [
        'Chaque critère du RGAA 4.1.2 a été examiné sur chaque page de l’échantillon. Un critère est conforme si aucune page ne lui manque, et sans objet si aucune page n’a rien de tel.',
        [
          'Les verdicts page par page, et leurs preuves, sont aussi ',
          { label: 'des données au format JSON', to: '/accessibilite/grille.json' },
          '. La ',
          { label: 'déclaration d’accessibilité', to: '/accessibilite' },
          ' en est tirée.',
        ],
      ],
    },
    {
      id: 'pages',
      title: 'Les pages de l’échantillon',
      blocks: [{ facts: auditedPages.map((page) => ({ label: page.name, value: lineOf(page) })) }],
    },
    ...Object.entries(themes).map(([id, title]) => ({
      id: idOf(title),
      title: id === 'wcag' ? title : `Thématique ${id}\u00a0: ${title}`,
      blocks: [
        {
          facts: results
            .filter(({ criterion }) => String(themeOf(criterion)) === id)
            .map((result) => ({
              label: `${result.criterion} ${criteria[result.criterion]}`,
              value: verdictWords(result),
            })),
        },
      ],
    })),
  ],
})

const idOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-')

const lineOf = (page: AuditedPage) =>
  `${percent(rateOf(page))}\u00a0: ${countOf(page, 'C')} conformes, ${countOf(page, 'NC')} non conformes, ${countOf(page, 'NA')} sans objet.`

function verdictWords({ state, pages, evidence: names }: Result): Words {
  if (state === 'NA') return `${words.NA}.`
  const counted = (['NC', 'D', 'C', 'NA'] as const)
    .filter((one) => pages[one].length > 0)
    .map((one) =>
      one === 'NC' || one === 'D'
        ? `${words[one]}\u00a0: ${pages[one].map(({ name }) => name).join(', ')}`
        : `${words[one].toLowerCase()}\u00a0: ${pages[one].length}`,
    )
  const [first = '', ...rest] = counted
  const summary = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join('\u00a0; ')
  return [`${summary}. Preuves\u00a0: `, ...names.flatMap((name) => proofWords(evidence[name]))]
}

function proofWords(one: Evidence): (string | { text: string; lang: 'en' })[] {
  if ('test' in one) {
    const [file = '', title = ''] = one.test.split(' › ')
    return [`${file}, `, { text: title, lang: 'en' }, '. ']
  }
  return [`${one.looked} `]
}
