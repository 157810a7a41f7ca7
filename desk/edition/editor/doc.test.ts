import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { blocksToDoc, type DocNode, docToBlocks } from './doc.ts'
import { editorNodes } from './nodes.ts'

const schema = getSchema(editorNodes(() => undefined))
const known = new Set(['delai.site', 'prix'])

/** Converts blocks to the editor's document and back; its schema throws on unknown nodes. */
function throughEditor(blocks: readonly unknown[]) {
  const doc = schema.nodeFromJSON(blocksToDoc(blocks, known))
  doc.check()
  return docToBlocks(doc.toJSON() as DocNode)
}

test('the editor returns every article unchanged, with its fields in the same order', () => {
  const { posts } = loadContent()
  expect(posts.length).toBeGreaterThan(0)
  for (const { id, blocks } of posts) {
    expect(JSON.stringify(throughEditor(blocks)), id).toBe(JSON.stringify(blocks))
  }
})

test('borrowed values become nodes; unknown names stay text', () => {
  const blocks = ['En {{delai.site}}, dès {{prix}}.', { heading: '{{prix}}' }, 'Un {{inconnu}}.']
  const doc = blocksToDoc(blocks, known)
  expect(doc.content?.[0]?.content?.map(({ type }) => type)).toEqual([
    ...['text', 'borrowed', 'text', 'borrowed', 'text'],
  ])
  expect(doc.content?.[2]?.content).toEqual([{ type: 'text', text: 'Un {{inconnu}}.' }])
  expect(throughEditor(blocks)).toEqual(blocks)
})

test('line breaks inside a text are kept', () => {
  const blocks = ['un\ndeux\n\ntrois', { quote: 'un\n{{prix}}\n', by: 'Léa' }, { list: ['a\nb'] }]
  expect(throughEditor(blocks)).toEqual(blocks)
})

test.each([
  { picture: { id: 'a', name: 'pont.jpg', width: 3, widths: [1, 2], alt: 'Un pont' } },
  { heading: 'Titre', level: 3 },
  { list: [] },
  { list: [{ text: 'Ligne' }] },
  { quote: 'Sans auteur' },
  null,
  42,
])('a block that the editor cannot edit is returned unchanged: %j', (block) => {
  const blocks = ['Avant.', block, 'Après.']
  expect(blocksToDoc(blocks, known).content?.[1]?.type).toBe('kept')
  expect(throughEditor(blocks)).toEqual(blocks)
})

test('blocks without words are left out, and an empty article is one empty paragraph', () => {
  const blocks = ['', 'Un texte.', { heading: ' ' }, { list: ['', 'a'] }, { link: '', to: '/x' }]
  expect(throughEditor(blocks)).toEqual(['Un texte.', { list: ['a'] }])
  expect(throughEditor([{ quote: '', by: '' }])).toEqual([''])
  expect(throughEditor([''])).toEqual([''])
  expect(throughEditor([])).toEqual([''])
})
