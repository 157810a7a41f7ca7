import { expect, test } from 'vitest'
import { sitePages } from './all-pages.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { loadContent } from './documents/load.ts'

test('breadcrumbs start at Accueil and end on the page itself, which is no link', () => {
  expect(breadcrumbsOf('/devis')).toEqual([{ label: 'Accueil', to: '/' }, { label: 'Devis' }])
})

test('a segment without a name reads its hyphens as spaces, and leads nowhere', () => {
  expect(breadcrumbsOf('/nos-idees/un-site-lent')).toEqual([
    { label: 'Accueil', to: '/' },
    { label: 'nos idees' },
    { label: 'un site lent' },
  ])
})

test('the price lists stand under Tarifs, which has no page of its own', () => {
  expect(breadcrumbsOf('/tarifs/seo')[1]).toEqual({ label: 'Tarifs' })
})

test('the page of an entry has the name that it is given', () => {
  expect(breadcrumbsOf('/blog/site-lent', 'Site lent')).toEqual([
    { label: 'Accueil', to: '/' },
    { label: 'Blog', to: '/blog' },
    { label: 'Site lent' },
  ])
})

test('no two pages of a folder have the same name in their trails', () => {
  const names = [...sitePages(loadContent())].map(
    ([path, { crumb }]) => `${path.slice(0, path.lastIndexOf('/'))} ${crumb}`,
  )
  expect(new Set(names).size).toBe(names.length)
})
