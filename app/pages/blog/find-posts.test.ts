import { expect, test } from 'vitest'
import { latestFirst } from '#content/collections/posts.ts'
import { loadContent } from '#content/documents/load.ts'
import { findPosts, paginate } from './find-posts.ts'

const posts = latestFirst(loadContent().posts)

const found = (keywords: string) => findPosts(posts, keywords).map(({ id }) => id)

test.each([
  ['accents and capitals aside', 'COMPETENCES', ['cinq-competences']],
  ['accents typed where there are none', 'gŕille', ['grille-css']],
  ['in the category', 'creative director', ['logo-grand-mere']],
  ['in the excerpt', 'brode', ['logo-grand-mere']],
  ['in the keywords', 'INPI', ['logo-grand-mere']],
  ['every word, in any order', 'pressé  client', ['client-presse']],
  ['a hyphen typed as a space', 'grand mere', ['logo-grand-mere']],
  ['a hyphen of the keyboard', 'grand-mère', ['logo-grand-mere']],
  ['an apostrophe of the keyboard', "page d'accueil", ['sans-adjectifs']],
  ['one word missing', 'client plombier', []],
  ['nothing typed', '  ', posts.map(({ id }) => id)],
])('finds %s', (_, keywords, ids) => {
  expect(found(keywords)).toEqual(ids)
})

test.each([
  [null, 1],
  ['1', 1],
  ['2', 2],
  ['2.7', 2],
  ['9', 2],
  ['0', 1],
  ['-3', 1],
  ['deux', 1],
  ['Infinity', 2],
])('page %s of the list is page %i, three posts long', (wanted, page) => {
  const shown = paginate(posts, 3, wanted)
  expect(shown).toMatchObject({ page, pageCount: 2, total: 6 })
  expect(shown.posts).toEqual(posts.slice((page - 1) * 3, page * 3))
})

test('nothing found is one empty page', () => {
  expect(paginate([], 3, '2')).toEqual({ posts: [], total: 0, page: 1, pageCount: 1 })
})
