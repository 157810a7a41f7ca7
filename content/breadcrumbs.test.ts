import { expect, test } from 'vitest'
import { trail } from './breadcrumbs.ts'

test('a trail starts at Accueil and ends on the page itself, which is no link', () => {
  expect(trail('/devis')).toEqual([{ label: 'Accueil', to: '/' }, { label: 'Devis' }])
})

test('a segment without a name reads its hyphens as spaces, and leads nowhere', () => {
  expect(trail('/nos-idees/un-site-lent')).toEqual([
    { label: 'Accueil', to: '/' },
    { label: 'nos idees' },
    { label: 'un site lent' },
  ])
})

test('the price lists stand under Tarifs, which has no page of its own', () => {
  expect(trail('/tarifs/seo')[1]).toEqual({ label: 'Tarifs' })
})
