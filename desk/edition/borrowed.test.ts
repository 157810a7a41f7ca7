import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BoxNode, readBox, segmentsOf, shownText } from './borrowed.ts'
import { pieceNodes } from './fields/leaf/box-nodes.ts'
import type { Borrowed } from './view.ts'

const borrowed: Borrowed[] = [
  { name: 'delai.site', text: '2 à 4\u00a0semaines', pages: 7 },
  { name: 'pays', text: 'France', pages: 2 },
]

const text = (value: string): BoxNode => ({ nodeName: '#text', nodeValue: value, childNodes: [] })
const element = (nodeName: string, ...childNodes: BoxNode[]): BoxNode => ({
  nodeName,
  nodeValue: null,
  childNodes,
})
const box = (value: string): BoxNode =>
  element(
    'DIV',
    ...pieceNodes(value, borrowed).map((piece): BoxNode => {
      if (typeof piece === 'string') return element('BR')
      if ('text' in piece) return text(piece.text)
      return {
        ...element('SPAN', text(piece.borrowed.text)),
        dataset: { borrowed: piece.borrowed.name },
      }
    }),
  )

describe('segmentsOf', () => {
  test('splits a text at its borrowed values', () => {
    expect(segmentsOf('En {{delai.site}}, en {{pays}}', borrowed)).toEqual([
      { text: 'En ' },
      { borrowed: borrowed[0] },
      { text: ', en ' },
      { borrowed: borrowed[1] },
    ])
  })

  test('leaves an unknown name as text', () => {
    expect(segmentsOf('{{autre}}', borrowed)).toEqual([{ text: '{{autre}}' }])
  })

  test('shownText replaces each name by its value', () => {
    expect(shownText('En {{delai.site}}.', borrowed)).toBe('En 2 à 4\u00a0semaines.')
  })
})

describe('readBox', () => {
  test.each([
    '',
    'Un texte',
    '{{pays}}',
    'En {{delai.site}}. D’abord',
    'Une ligne\nUne autre',
    'Finit par une ligne vide\n',
    '\nCommence par une ligne vide',
    '\n',
    '\n\n',
    '{{pays}}\n{{delai.site}}\n',
    '{{autre}} et {{pays}}{{pays}}',
    'Insécable\u00a0: oui',
  ])('reads %j back', (value) => {
    expect(readBox(box(value))).toBe(value)
  })

  test('reads any text back', () => {
    const parts = fc.constantFrom(
      'a',
      ' ',
      '\u00a0',
      '\n',
      '{{pays}}',
      '{{delai.site}}',
      '{{',
      '}}',
    )
    fc.assert(
      fc.property(fc.array(parts), (pieces) => {
        const value = pieces.join('')
        expect(readBox(box(value))).toBe(value)
      }),
    )
  })

  test('reads the elements that a browser inserts for new lines', () => {
    expect(readBox(element('DIV', text('Une'), element('DIV', text('deux'))))).toBe('Une\ndeux')
    expect(readBox(element('DIV', text('Une'), element('DIV', element('BR'))))).toBe('Une\n')
  })

  test('reads the line feeds that Chromium inserts, except a last one for the caret', () => {
    expect(readBox(element('DIV', text('Une\ndeux')))).toBe('Une\ndeux')
    expect(readBox(element('DIV', text('Une\n\n')))).toBe('Une\n')
  })

  test('reads an emptied box as empty', () => {
    expect(readBox(element('DIV', element('BR')))).toBe('')
  })
})
