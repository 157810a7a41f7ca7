import { expect, test } from 'vitest'
import { sitePages } from './all-pages.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { loadContent } from './documents/load.ts'

test('breadcrumbs start with Accueil and end with the page itself, without a link', () => {
  expect(breadcrumbsOf('/devis')).toEqual([{ label: 'Accueil', to: '/' }, { label: 'Devis' }])
})

test('a segment without a name has spaces for hyphens, and no link', () => {
  expect(breadcrumbsOf('/nos-idees/un-site-lent')).toEqual([
    { label: 'Accueil', to: '/' },
    { label: 'nos idees' },
    { label: 'un site lent' },
  ])
})

test('the parent of a price list is Tarifs, without a link', () => {
  expect(breadcrumbsOf('/tarifs/seo')[1]).toEqual({ label: 'Tarifs' })
})

test('the page of an entry has the given name', () => {
  expect(breadcrumbsOf('/blog/site-lent', 'Site lent')).toEqual([
    { label: 'Accueil', to: '/' },
    { label: 'Blog', to: '/blog' },
    { label: 'Site lent' },
  ])
})

test('pages of one folder have different names in their breadcrumbs', () => {
  const names = [...sitePages(loadContent())].map(
    ([path, { crumb }]) => `${path.slice(0, path.lastIndexOf('/'))} ${crumb}`,
  )
  expect(new Set(names).size).toBe(names.length)
})
