import { expect, test } from 'vitest'
import { readDocuments } from './load.ts'
import { overlay, publishedContent } from './overlay.ts'

const document = 'pages/x'
const base = { title: 'Titre', text: 'Texte', items: [{ a: 1 }, { a: 2 }] }

function merged(content: unknown, repository: unknown, from: unknown = base) {
  const { documents, twice } = overlay(new Map([[document, repository]]), [
    { document, content, base: from },
  ])
  return { result: documents.get(document), twice }
}

test('a published document replaces the repository’s', () => {
  const content = { ...base, title: 'Publié' }
  expect(merged(content, base)).toEqual({ result: content, twice: [] })
})

test('a field that only the repository changed keeps the repository’s value', () => {
  const published = { ...base, title: 'Publié', items: [{ a: 1 }, { a: 3 }] }
  const repository = { ...base, text: 'Autre', items: [{ a: 7 }, { a: 2 }] }
  expect(merged(published, repository)).toEqual({
    result: { title: 'Publié', text: 'Autre', items: [{ a: 7 }, { a: 3 }] },
    twice: [],
  })
})

test('a field that both changed keeps its published value, and both values are returned', () => {
  const { result, twice } = merged({ ...base, title: 'Publié' }, { ...base, title: 'Code' })
  expect(result).toEqual({ ...base, title: 'Publié' })
  expect(twice).toEqual([{ document, field: 'title', published: 'Publié', repository: 'Code' }])
})

test('a list in which one side moved, added or removed items keeps the texts of the other side', () => {
  const longer = { ...base, items: [...base.items, { a: 3 }] }
  expect(merged(longer, base).result).toEqual(longer)
  expect(merged(base, longer).result).toEqual(longer)
  const changed = { ...base, items: [{ a: 5 }, { a: 2 }] }
  const both = { ...base, items: [{ a: 5 }, { a: 2 }, { a: 3 }] }
  expect(merged(longer, changed)).toEqual({ result: both, twice: [] })
  const [one, two] = ['un', 'deux'].map((name) => ({ question: `Question ${name}`, answer: name }))
  const [list, swapped] = [{ items: [one, two] }, { items: [two, one] }]
  const answered = { items: [one, { ...two, answer: 'Publié' }] }
  const result = { items: [{ ...two, answer: 'Publié' }, one] }
  expect(merged(answered, swapped, list)).toEqual({ result, twice: [] })
  expect(merged(swapped, answered, list)).toEqual({ result, twice: [] })
})

test('a list has two versions if one side removed an item that the other changed', () => {
  const { result, twice } = merged(
    { ...base, items: [{ a: 1 }] },
    { ...base, items: [{ a: 1 }, { a: 9 }] },
  )
  expect(result).toMatchObject({ items: [{ a: 1 }] })
  expect(twice).toMatchObject([{ field: 'items' }])
})

test('the same change on both sides is not reported', () => {
  const same = { ...base, title: 'Même' }
  expect(merged(same, same)).toEqual({ result: same, twice: [] })
})

test('a published entry is added, and a removed entry is left out', () => {
  const entry = { document: 'new/one', content: { title: 'Nouveau' }, base: null }
  const { documents } = overlay(new Map([[document, base]]), [
    entry,
    { document, content: null, base },
  ])
  expect(Object.fromEntries(documents)).toEqual({ 'new/one': { title: 'Nouveau' } })
})

test('only the published values that the schema refuses are left out, with messages', () => {
  const repository = readDocuments()
  const home = repository.get('pages/accueil') as { services: object; hero: object }
  const sentences = repository.get('company/sentences') as object
  const { content, refused, withheld } = publishedContent(repository, [
    { document: 'pages/accueil', content: { ...home, hero: {}, services: 'x' }, base: home },
    {
      document: 'company/sentences',
      content: { ...sentences, previewsDelay: 'Dès demain.' },
      base: sentences,
    },
  ])
  expect(content.home.hero).toEqual(publishedContent(repository, []).content.home.hero)
  expect(content.sentences.previewsDelay).toBe('Dès demain.')
  expect(content.home.services).toEqual(publishedContent(repository, []).content.home.services)
  expect(refused.join()).toContain('pages/accueil.yaml › hero › lead')
  expect(withheld).toContainEqual({ document: 'pages/accueil', field: 'services', published: 'x' })
  const own = publishedContent(repository, [
    { document: 'pages/accueil', content: 'x', base: home },
  ])
  expect(own.withheld).toEqual([{ document: 'pages/accueil', field: '', published: 'x' }])
})

test('a published field that the site does not have is left out, and the rest of its document is used', () => {
  const repository = readDocuments()
  const home = repository.get('pages/accueil') as { hero: object }
  const content = { ...home, hero: { ...home.hero, lead: 'Un site clair.', badge: 'x' }, extra: 1 }
  const made = publishedContent(repository, [
    { document: 'pages/accueil', content, base: home },
    { document: 'pages/podcasts', content: { a: 1 }, base: null },
  ])
  expect(made.content.home.hero.lead).toBe('Un site clair.')
  expect(made.documents.get('pages/accueil')).toEqual({
    ...home,
    hero: { ...home.hero, lead: 'Un site clair.' },
  })
  expect(made.documents.has('pages/podcasts')).toBe(false)
  expect(made.twice).toEqual([])
  expect(made.refused.toSorted()).toEqual([
    'pages/accueil.yaml › extra: the site has no such field',
    'pages/accueil.yaml › hero › badge: the site has no such field',
    'pages/podcasts.yaml: the site has no such document',
  ])
})

test('after a release removed a field, the other published texts of its document are used', () => {
  const repository = readDocuments()
  const home = repository.get('pages/accueil') as { hero: object }
  const before = { ...home, hero: { ...home.hero, badge: 'Avant' } }
  const content = { ...home, hero: { ...home.hero, badge: 'Publié', lead: 'Un site clair.' } }
  const { documents, refused } = publishedContent(repository, [
    { document: 'pages/accueil', content, base: before },
  ])
  expect(documents.get('pages/accueil')).toEqual({
    ...home,
    hero: { ...home.hero, lead: 'Un site clair.' },
  })
  expect(refused).toEqual(['pages/accueil.yaml › hero › badge: the site has no such field'])
})
