import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadContent } from '../documents/load.ts'
import { fromPlain, toPlain } from './plain-blocks.ts'

test('every article is the same after its plain text', () => {
  for (const { id, blocks } of loadContent().posts) {
    expect(fromPlain(toPlain(blocks)), id).toEqual(blocks)
  }
})

test('a paragraph that begins like another block stays a paragraph', () => {
  const blocks = ['# dièse', '- tiret', '> flèche', '[crochet](/devis)', '\\# barre', 'a\n- b']
  expect(fromPlain(toPlain(blocks))).toEqual(blocks)
})

test('any paragraphs are the same after their plain text', () => {
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

test('a quotation without an author waits for one', () => {
  expect(fromPlain('> Oui.')).toEqual([{ quote: 'Oui.', by: '' }])
})
