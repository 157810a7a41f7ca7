import { expect, test } from 'vitest'
import { latestFirst } from '#content/collections/posts.ts'
import { loadContent } from '#content/documents/load.ts'
import { findPosts, listTitle, paginate } from './find-posts.ts'

const content = loadContent()
const posts = latestFirst(content.posts)

const found = (keywords: string) => findPosts(posts, keywords).map(({ id }) => id)

test.each([
  ['accents and capitals do not matter', 'COMPETENCES', ['cinq-competences']],
  ['typed accents do not matter', 'gŕille', ['grille-css']],
  ['the category is searched', 'creative director', ['logo-grand-mere']],
  ['the excerpt is searched', 'brode', ['logo-grand-mere']],
  ['the keywords are searched', 'INPI', ['logo-grand-mere']],
  ['words may have any order', 'pressé  client', ['client-presse']],
  ['a space finds a hyphen', 'grand mere', ['logo-grand-mere']],
  ['a hyphen of the keyboard finds a typographic one', 'grand-mère', ['logo-grand-mere']],
  ['an apostrophe of the keyboard finds a typographic one', "page d'accueil", ['sans-adjectifs']],
  ['invisible signs do not matter', 'gr\u00adil\u200ble', ['grille-css']],
  ['every word must occur', 'client plombier', []],
  ['without words, every post is found', '  ', posts.map(({ id }) => id)],
])('search: %s', (_, keywords, ids) => {
  expect(found(keywords)).toEqual(ids)
})

test.each([
  ['La typo\u00adgra\u200bphie', 'typographie'],
  ['Une page ﬁnie', 'finie'],
])('the title %j is found by %j', (title, keywords) => {
  const post = { ...posts[0], title } as (typeof posts)[number]
  expect(findPosts([post], keywords)).toEqual([post])
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
])('the request for page %s shows page %i, of three posts', (wanted, page) => {
  const shown = paginate(posts, 3, wanted)
  expect(shown).toMatchObject({ page, pageCount: 2, total: 6 })
  expect(shown.posts).toEqual(posts.slice((page - 1) * 3, page * 3))
})

test('a search without results has one empty page', () => {
  expect(paginate([], 3, '2')).toEqual({ posts: [], total: 0, page: 1, pageCount: 1 })
})

test.each([
  ['', 'Blog'],
  ['page=1', 'Blog'],
  ['page=2', 'Blog, page 2 sur 2'],
  ['q=grand-mère', '1 article pour « grand-mère » : Blog'],
  ['q=plombier', /^Aucun article pour « plombier »\..* : Blog$/],
  ['q=une&page=2', /^\d articles pour « une » : Blog, page 2 sur 2$/],
])('the title tells a list from the others: %s', (query, title) => {
  const said = listTitle('Blog', content, new URLSearchParams(query), 3).replaceAll('\u00a0', ' ')
  expect(said).toEqual(typeof title === 'string' ? title : expect.stringMatching(title))
})
