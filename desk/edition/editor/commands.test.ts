import { getSchema } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { type Command, EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import {
  backspace,
  blockPlaceOf,
  closeLists,
  enter,
  moveBlock,
  putPicture,
  removeBlock,
  replaceDoc,
  setKind,
} from './commands.ts'
import { blocksToDoc, type DocNode, docToBlocks } from './doc.ts'
import { editorNodes } from './nodes.ts'

const schema = getSchema(editorNodes(() => undefined))
const picture = { picture: { id: 'a', alt: 'Un pont' } }

const docOf = (blocks: readonly unknown[]) => schema.nodeFromJSON(blocksToDoc(blocks, new Set()))

/** Selects from `[` to `]` of the texts, or puts the caret at `|`. */
function stateOf(blocks: readonly unknown[]): EditorState {
  const marks: Record<string, number> = {}
  let removed = 0
  docOf(blocks).descendants((node, position) => {
    for (const [index, sign] of [...(node.text ?? '')].entries()) {
      if (!'[]|'.includes(sign)) continue
      marks[sign] = position + index - removed
      removed += 1
    }
  })
  const doc = docOf(withoutMarks(blocks) as unknown[])
  const [anchor, head] = [marks['['] ?? marks['|'] ?? 1, marks[']'] ?? marks['|'] ?? 1]
  return EditorState.create({ doc, selection: TextSelection.create(doc, anchor, head) })
}

function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[[\]|]/g, '')
  if (Array.isArray(value)) return value.map(withoutMarks)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutMarks(one)]))
}

function run(blocks: readonly unknown[], command: Command): unknown[] | false {
  let next = stateOf(blocks)
  const isDone = command(next, (tr) => {
    next = next.apply(tr)
  })
  if (!isDone) return false
  next.doc.check()
  const { head } = next.selection
  const shown = next.apply(next.tr.insertText('|', head))
  return docToBlocks(shown.doc.toJSON() as DocNode)
}

describe('the kind of a block', () => {
  test.each([
    ['heading', ['a', 'tex|te', 'b'], ['a', { heading: 'tex|te' }, 'b']],
    ['paragraph', [{ heading: 'tex|te' }], ['tex|te']],
    ['quote', ['tex|te'], [{ quote: 'tex|te', by: '' }]],
    ['paragraph', [{ quote: 'tex|te', by: 'Léa' }], ['tex|te', 'Léa']],
    ['paragraph', [{ quote: 'tex|te', by: '' }], ['tex|te']],
    ['list', ['tex|te'], [{ list: ['tex|te'] }]],
    ['list', ['[a', { heading: 'b' }, 'c]'], [{ list: ['a', 'b', 'c|'] }]],
    ['quote', ['[a', 'b]'], [{ quote: 'a\nb|', by: '' }]],
    ['list', [{ list: ['a'] }, 'b|', { list: ['c'] }], [{ list: ['a', 'b|', 'c'] }]],
    ['paragraph', [{ list: ['a', 'b|', 'c'] }], [{ list: ['a'] }, 'b|', { list: ['c'] }]],
    ['heading', [{ list: ['a|', 'b'] }], [{ heading: 'a|' }, { list: ['b'] }]],
    ['heading', ['[a', picture, 'b]'], [{ heading: 'a' }, picture, { heading: 'b|' }]],
  ] as const)('becomes %s: %j', (kind, blocks, expected) => {
    expect(run(blocks, setKind(kind))).toEqual(expected)
  })

  test('a link stores its address', () => {
    expect(run(['mots|'], setKind('link', '/devis'))).toEqual([{ link: 'mots|', to: '/devis' }])
    expect(run([{ link: 'mots|', to: '/a' }], setKind('link', '/b'))).toEqual([
      { link: 'mots|', to: '/b' },
    ])
    expect(run([{ link: 'mots|', to: '/a' }], setKind('paragraph'))).toEqual(['mots|'])
  })

  test('setKind returns false if the block has this kind already', () => {
    expect(run(['tex|te'], setKind('paragraph'))).toBe(false)
    expect(run([{ list: ['a', 'b|'] }], setKind('list'))).toBe(false)
  })
})

describe('moving a block', () => {
  const list = { list: ['c', 'd|'] }
  test('moves the caret with it, past blocks of any kind', () => {
    expect(run(['a', picture, list], moveBlock(-1))).toEqual(['a', list, picture])
    expect(run(['a|', { list: ['c', 'd'] }, 'b'], moveBlock(1))).toEqual([
      { list: ['c', 'd'] },
      'a|',
      'b',
    ])
  })
  test('stops at both ends of the article', () => {
    expect(run(['a|', 'b'], moveBlock(-1))).toBe(false)
    expect(run(['a', 'b|'], moveBlock(1))).toBe(false)
  })
  test('placeOf returns the index, kind and label of the block', () => {
    expect(blockPlaceOf(stateOf(['a', list]))).toMatchObject({
      ...{ index: 1, count: 2, kind: 'list', label: 'Liste' },
    })
  })
})

describe('a selected picture', () => {
  const state = () => {
    const doc = docOf(['a', picture, 'b', 'c'])
    return EditorState.create({ doc, selection: NodeSelection.create(doc, 3) })
  }
  const blocksAfter = (command: Command) => {
    let next = state()
    const isDone = command(next, (tr) => {
      next = next.apply(tr)
    })
    return isDone && docToBlocks(next.doc.toJSON() as DocNode)
  }

  test('counts as the block of the caret', () => {
    expect(blockPlaceOf(state())).toMatchObject({ index: 1, kind: 'picture', label: 'Image' })
  })

  test('can be moved and removed', () => {
    expect(blocksAfter(moveBlock(1))).toEqual(['a', 'b', picture, 'c'])
    expect(blocksAfter(moveBlock(-1))).toEqual([picture, 'a', 'b', 'c'])
    expect(blocksAfter(removeBlock)).toEqual(['a', 'b', 'c'])
  })

  test('cannot become a text, and the block after it stays as it is', () => {
    expect(blocksAfter(setKind('heading'))).toBe(false)
  })
})

test('removing the only block leaves an empty paragraph', () => {
  expect(run(['a', 'b|', 'c'], removeBlock)).toEqual(['a', '|c'])
  expect(run([{ list: ['a|'] }], removeBlock)).toEqual(['|'])
})

describe('Enter', () => {
  test('at an empty line ends the list', () => {
    expect(run([{ list: ['a', '|', 'b'] }], enter)).toEqual([{ list: ['a'] }, '|', { list: ['b'] }])
  })
  test('in a quotation moves to its author, then to a new paragraph', () => {
    expect(run([{ quote: 'te|xte', by: 'Léa' }], enter)).toEqual([{ quote: 'texte', by: 'Léa|' }])
    expect(run([{ quote: 'texte', by: 'Léa|' }, 'b'], enter)).toEqual([
      { quote: 'texte', by: 'Léa' },
      ...['|', 'b'],
    ])
  })
  test('at any other position is handled by ProseMirror', () => {
    expect(run(['a|b'], enter)).toBe(false)
    expect(run([{ list: ['a|'] }], enter)).toBe(false)
  })
})

describe('Backspace', () => {
  test('at the start of a block makes it a paragraph', () => {
    expect(run([{ heading: '|a' }], backspace)).toEqual(['|a'])
    expect(run(['x', { list: ['|a', 'b'] }], backspace)).toEqual(['x', '|a', { list: ['b'] }])
    expect(run([{ quote: 'a', by: '|Léa' }], backspace)).toEqual([{ quote: 'a|', by: 'Léa' }])
  })
  test('at any other position is handled by ProseMirror', () => {
    expect(run([{ heading: 'a|' }], backspace)).toBe(false)
    expect(run([{ list: ['a', '|b'] }], backspace)).toBe(false)
    expect(run(['a', '|b'], backspace)).toBe(false)
  })
})

describe('an article received from the server', () => {
  test.each([
    [
      ['un prix : 10|', 'b'],
      ['un prix\u00a0: 10|', 'b'],
    ],
    [
      ['a|', { list: ['b', 'c'] }],
      ['a|', { heading: 'b' }, picture],
    ],
    [['aaa|'], ['aaaa']],
    [
      ['a', 'a', 'a|'],
      ['a', 'a'],
    ],
    [[{ list: ['a|'] }], ['a']],
    [['a|'], ['']],
  ])('replaces %j', (blocks, next) => {
    const doc = docOf(withoutMarks(next) as unknown[])
    let state = stateOf(blocks)
    replaceDoc(doc)(state, (tr) => {
      state = state.apply(tr)
    })
    expect(state.doc.toJSON()).toEqual(doc.toJSON())
  })

  test('does not move the caret in an unchanged text', () => {
    expect(run(['un prix : dix|', 'b'], replaceDoc(docOf(['un prix\u00a0: dix', 'b'])))).toEqual([
      ...['un prix\u00a0: dix|', 'b'],
    ])
  })
})

test('putPicture replaces an empty block or another picture, otherwise adds the picture below', () => {
  const other = { id: 'b', alt: 'Une rue' }
  const blocksAfter = (state: EditorState) => {
    let next = state
    putPicture({ picture: other })(state, (tr) => {
      next = next.apply(tr)
    })
    return docToBlocks(next.doc.toJSON() as DocNode)
  }
  expect(blocksAfter(stateOf(['Un|', 'Deux']))).toEqual(['Un', { picture: other }, 'Deux'])
  expect(blocksAfter(stateOf(['|', 'Deux']))).toEqual([{ picture: other }, 'Deux'])
  const state = stateOf([picture, 'Deux'])
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)))
  expect(blocksAfter(selected)).toEqual([{ picture: other }, 'Deux'])
})

test.each([
  ['a list', { list: ['un', 'deux'] }, 2],
  ['a list of one item', { list: ['un'] }, 2],
  ['a title', { heading: 'un' }, 1],
  ['a quotation', { quote: 'un', by: 'Léa' }, 0],
  ['a link', { link: 'un', to: '/devis' }, 1],
])('%s pasted into an empty paragraph stays what it is', (_, block, open) => {
  const empty = EditorState.create({ schema })
  const { content } = docOf([block])
  const { doc } = empty.apply(empty.tr.replaceSelection(new Slice(content, open, open)))
  expect(docToBlocks(doc.toJSON() as DocNode)).toEqual([block])
})

test.each([
  ['', [{ list: ['un', 'deux'] }]],
  ['avant|après', ['avant', { list: ['un', 'deux'] }, 'après']],
])('a list pasted at %j takes in no other text', (at, expected) => {
  const state = stateOf([at])
  const slice = new Slice(docOf([{ list: ['un', 'deux'] }]).content, 2, 2)
  const closed = closeLists(slice, state.selection.$from)
  const { doc } = state.apply(state.tr.replaceSelection(closed))
  expect(docToBlocks(doc.toJSON() as DocNode)).toEqual(expected)
})
