import { expect, test } from 'vitest'
import { loadContent } from '../../documents/load.ts'
import { slugOf } from './slug.ts'

test.each([
  ['Création de site web', 'creation-de-site-web'],
  ['UI/UX Design', 'uiux-design'],
  ['L’été : 100 façades', 'lete--100-facades'],
])('%s → %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

// Spec: S-21
test('the cards of the home page lead to the six service pages', () => {
  expect(loadContent().home.services.cards.map(({ title }) => slugOf(title))).toEqual([
    'creation-de-site-web',
    'referencement-naturel',
    'design-graphique',
    'logo-et-branding',
    'uiux-design',
    'webmastering',
  ])
})
