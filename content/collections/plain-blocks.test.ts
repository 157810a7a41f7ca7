import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadContent } from '../documents/load.ts'
import { fromPlain, postBlocks, readPosted, toPlain } from './plain-blocks.ts'

test('every article is unchanged after the conversion to plain text and back', () => {
  for (const { id, blocks } of loadContent().posts) {
    expect(fromPlain(toPlain(blocks)), id).toEqual(blocks)
  }
})

test('a paragraph that begins like another block stays a paragraph', () => {
  const blocks = [
    '# dièse',
    '- tiret',
    '> flèche',
    '[crochet](/devis)',
    '![image](1)',
    '\\# barre',
    'a\n- b',
  ]
  expect(fromPlain(toPlain(blocks))).toEqual(blocks)
})

test('any paragraphs are unchanged after the conversion to plain text and back', () => {
  const line = fc.string({ minLength: 1 }).map((text) => text.replaceAll(/\s+/g, ' ').trim())
  const paragraph = fc
    .array(line.filter(Boolean), { minLength: 1, maxLength: 3 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(fc.array(paragraph), (blocks) => {
      expect(fromPlain(toPlain(blocks))).toEqual(blocks)
    }),
  )
})

test('blocks nested too deep are returned as posted, for the schema to refuse', () => {
  const deep = `blocs:${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(readPosted(deep, [])).toBe(deep)
})

test('a quotation without an author gets an empty author', () => {
  expect(fromPlain('> Oui.')).toEqual([{ quote: 'Oui.', by: '' }])
})

test('a picture keeps its data if its line is moved or its description changed', () => {
  const first = { picture: { id: 'a', alt: 'Un pont' } }
  const second = { picture: { id: 'b', alt: 'Une rue\nle soir' } }
  const blocks = [first, 'Un texte.', second] as unknown as Parameters<typeof toPlain>[0]
  expect(toPlain(blocks)).toBe('![Un pont](1)\n\nUn texte.\n\n![Une rue le soir](2)')
  expect(fromPlain(toPlain(blocks), blocks)).toEqual(blocks)
  expect(fromPlain('![Une rue le soir](2)\n\n![Un vieux pont](1)', blocks)).toEqual([
    second,
    { picture: { id: 'a', alt: 'Un vieux pont' } },
  ])
  // A line with an unknown picture number stays text.
  expect(fromPlain('![Un pont](7)', blocks)).toEqual(['![Un pont](7)'])
})

test('posted blocks are JSON after `blocs:`, or plain text', () => {
  const blocks = ['Un texte.', { heading: 'Un titre' }]
  expect(readPosted(postBlocks(blocks), [])).toEqual(blocks)
  expect(readPosted('Un texte.\r\n\r\n# Un titre', [])).toEqual(blocks)
  expect(readPosted('blocs:[', [])).toBe('blocs:[')
})
