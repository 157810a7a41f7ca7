import { expect, test } from 'vitest'
import { questionsOf } from './questions.ts'
import type { Unit } from './working.ts'

const packs = 'catalogue/packs/site-vitrine'

test.each([
  ['5 à 7 jours', '10 jours', 'Prêt en 5\u00a0à\u00a07\u00a0jours.', 'Prêt en 10 jours.'],
  ['banque d’images', 'dessinées', "Une banque d'images.", 'Une dessinées.'],
  ['carte', 'page', 'Deux cartes.', 'Deux pages.'],
  ['2', '3', 'Pendant 12 mois, 2,5 h ou 2\u202f000\u00a0€.', null],
  ['complète', 'simple', 'Écrite complètement.', null],
  ['5 jours', '5 jours ouvrés', 'En 5 jours ouvrés.', null],
  ['5 jours', '5 jours ouvrés', 'En 5 jours.', 'En 5 jours ouvrés.'],
  ['300', '300 $&', 'À 300 ici.', 'À 300 $& ici.'],
])('when %j becomes %j, the explanation %j becomes %j', async (old, own, text, safe) => {
  const content = (value: string) =>
    [{ label: 'Délai', values: [value], explanation: text }] as unknown
  const online = new Map([[packs, { rows: content(old) }]])
  const unit = { document: packs, field: 'rows', value: content(own) } as Unit
  const [question] = questionsOf(unit, online, '2026-11-26')
  expect(question?.safe ?? null).toBe(safe)
})

const pages = (value: string, explanation: string) => [
  { label: 'Pages', values: [value], explanation },
]

test.each([
  ['Ce pack a 3 pages.', '4', 'L’explication dit «\u00a03\u00a0», le contenu «\u00a04\u00a0».'],
  ['Ce pack a 4 pages.', '4', undefined],
  ['Ce pack a 3 pages.', '2', undefined],
  ['Autant de pages que vous voulez.', '4', undefined],
])('the explanation %j of a value changed to %s raises the question %j', (text, own, words) => {
  const online = new Map([[packs, { rows: pages('2', 'Ce pack a 2 pages.') }]])
  const unit = { document: packs, field: 'rows', value: pages(own, text) } as Unit
  const [question] = questionsOf(unit, online, '2026-11-26')
  expect(question?.words).toBe(words)
  if (words) expect(question?.safe).toBe('Ce pack a 4 pages.')
})
