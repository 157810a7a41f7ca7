import { describe, expect, test } from 'vitest'
import type { SheetView } from '#server/http/desk/edition/sheet-view.ts'
import {
  actedIn,
  bodyToSave,
  hasTooLong,
  homelessKeys,
  isUnsaved,
  leftIn,
  nextUnsaved,
  nodeAround,
  recalled,
  refusedIn,
  retriedIn,
  savedIn,
  startOf,
  unsavedKeys,
  withTooLong,
  withTyped,
} from './saving.ts'
import type { BlocksView, LeafView, NodeView } from './view.ts'

function field(key: string, value: string, more: Partial<LeafView> = {}): LeafView {
  return {
    kind: 'leaf',
    key,
    seen: `${key} ${value}`,
    id: key,
    label: key,
    control: 'line',
    value,
    least: 0,
    most: 0,
    borrowed: [],
    fixed: false,
    state: null,
    refusals: [],
    hints: [],
    notes: [],
    question: null,
    online: [],
    onlineValue: '',
    theirs: null,
    aside: '',
    ...more,
  }
}

function blocks(key: string, value: string, more: Partial<BlocksView> = {}): BlocksView {
  return {
    ...{ kind: 'blocks', isWide: true, key, seen: `${key} ${value}`, id: key, label: key, value },
    ...{ borrowed: [], state: null, refusals: [], onlineValue: '', theirs: null, aside: '' },
    ...more,
  }
}

function sheet(...nodes: NodeView[]): SheetView {
  const [first, ...rest] = nodes
  return {
    action: '/bureau/edition/x',
    title: 'Accueil',
    address: '/',
    shelf: { href: '/', label: 'Textes' },
    changes: 0,
    saved: { words: '', state: null },
    parts: [
      { id: 'a', title: 'A', note: '', nodes: first ? [first] : [] },
      // Fields inside groups and lists are saved like any other.
      {
        id: 'b',
        title: 'B',
        note: '',
        nodes: [
          {
            kind: 'list',
            key: 'list',
            id: 'list',
            label: 'Liste',
            nodes: [
              {
                id: 'i',
                key: 'list.0',
                seen: '',
                label: '',
                note: '',
                nodes: [{ kind: 'group', id: 'g', label: 'G', nodes: rest }],
              },
            ],
            canMove: false,
            canAdd: false,
            canRevert: false,
            seen: '',
            canRemove: false,
            addLabel: '',
            state: null,
            question: null,
            words: '',
          },
        ],
      },
    ],
    shown: '',
    pages: [],
    others: '',
    versions: [],
    said: '',
    remove: null,
    leaving: null,
    sample: null,
    replaces: null,
  }
}

const theirs = { by: 'Karim', when: '11 h 41', value: 'de Karim', mine: 'le mien' }
const start = startOf(sheet(field('a', 'un'), field('b', 'deux')))

describe('typing', () => {
  test('queues the text with the fingerprint of the value that it replaces', () => {
    const typed = withTyped(withTyped(start, 'b', 'deu'), 'b', 'de')
    expect(nextUnsaved(typed)).toBe('b')
    expect(bodyToSave(typed, 'b')).toEqual({ 'f|b': 'de', 's|b': 'b deux' })
  })

  test('the original text again leaves nothing to save', () => {
    expect(nextUnsaved(withTyped(withTyped(start, 'a', 'x'), 'a', 'un'))).toBeUndefined()
  })

  test('an unticked box posts an empty text', () => {
    const ticked = startOf(sheet(field('a', 'oui', { control: 'tick' })))
    expect(bodyToSave(withTyped(ticked, 'a', ''), 'a')).toEqual({ 'f|a': '', 's|a': 'a oui' })
    expect(bodyToSave(ticked, 'a')).toEqual({ 'f|a': 'oui', 's|a': 'a oui' })
  })
})

test('a text that is too long blocks no other, and is sent again once it changes or is retried', () => {
  const long = withTyped(start, 'a', 'trop long')
  const refused = withTooLong(withTyped(long, 'b', 'de'), 'a', 'trop long')
  expect(nextUnsaved(refused)).toBe('b')
  expect(hasTooLong(refused)).toBe(true)
  const saved = savedIn(refused, 'b', 'de', sheet(field('a', 'un'), field('b', 'de')), false)
  expect(nextUnsaved(saved)).toBeUndefined()
  expect(hasTooLong(saved)).toBe(true)
  expect(nextUnsaved(retriedIn(saved))).toBe('a')
  const shorter = withTyped(saved, 'a', 'court')
  expect(nextUnsaved(shorter)).toBe('a')
  expect(hasTooLong(shorter)).toBe(false)
})

describe('an answer', () => {
  const typed = withTyped(start, 'a', 'un !')
  const answer = sheet(field('a', 'un\u00a0!'), field('b', 'deux'))

  test('replaces the text of a field without focus', () => {
    const saved = savedIn(typed, 'a', 'un !', answer, false)
    expect(saved.typed).toEqual({})
    expect(saved.view).toBe(answer)
  })

  test('replaces the text of a focused field only once it loses focus', () => {
    const saved = savedIn(typed, 'a', 'un !', answer, true)
    expect(saved.typed.a?.value).toBe('un !')
    expect(nextUnsaved(saved)).toBeUndefined()
    expect(leftIn(saved, 'a').typed).toEqual({})
  })

  test('does not replace what was typed meanwhile, which is saved next', () => {
    const meanwhile = withTyped(typed, 'a', 'un ! deux')
    const saved = savedIn(meanwhile, 'a', 'un !', answer, false)
    expect(nextUnsaved(saved)).toBe('a')
    expect(bodyToSave(saved, 'a')).toEqual({ 'f|a': 'un ! deux', 's|a': 'a un\u00a0!' })
    expect(isUnsaved(leftIn(saved, 'a'), 'a')).toBe(true)
  })

  test('for one field keeps the fingerprint of another, so that no colleague’s text is overwritten', () => {
    const both = withTyped(typed, 'b', 'le mien')
    const saved = savedIn(both, 'a', 'un !', sheet(field('a', 'un !'), field('b', 'autre')), false)
    expect(bodyToSave(saved, 'b')).toEqual({ 'f|b': 'le mien', 's|b': 'b deux' })
  })
})

describe('a text that somebody else saved meanwhile', () => {
  const typed = withTyped(start, 'a', 'le mien')
  const refused = refusedIn(typed, sheet(field('a', 'de Karim', { theirs }), field('b', 'deux')))

  test('is shown beside the person’s text, which is not saved before a choice', () => {
    expect(refused.typed.a?.theirs).toEqual(theirs)
    expect(refused.typed.a?.value).toBe('le mien')
    expect(unsavedKeys(refused)).toEqual(['a'])
    expect(nextUnsaved(refused)).toBeUndefined()
  })

  test('is still shown after the answer for another field', () => {
    const other = withTyped(refused, 'b', 'trois')
    const saved = savedIn(
      other,
      'b',
      'trois',
      sheet(field('a', 'de Karim'), field('b', 'trois')),
      false,
    )
    expect(saved.typed.a?.theirs).toEqual(theirs)
    expect(saved.typed.a?.value).toBe('le mien')
  })

  test('leaves nothing to save if the field was removed', () => {
    const gone = refusedIn(typed, sheet(field('b', 'deux')), 'a')
    expect(nextUnsaved(gone)).toBeUndefined()
  })

  test('is no longer shown after a choice', () => {
    const chosen = actedIn(refused, 'a', sheet(field('a', 'de Karim'), field('b', 'deux')))
    expect(chosen.typed).toEqual({})
  })

  test('is shown after a post without scripts', () => {
    const posted = startOf(sheet(field('a', 'de Karim', { theirs })))
    expect(posted.typed.a).toEqual({
      ...{ value: 'le mien', seen: 'a de Karim', saved: 'de Karim' },
      theirs,
    })
  })
})

describe('a text stored on the device', () => {
  test('is saved with the fingerprint that was stored with it', () => {
    const back = recalled(start, 'a', { value: 'gardé', seen: 'ancien' })
    expect(nextUnsaved(back)).toBe('a')
    expect(bodyToSave(back, 'a')).toEqual({ 'f|a': 'gardé', 's|a': 'ancien' })
  })

  test('is dropped if the server has the same text', () => {
    expect(recalled(start, 'a', { value: 'un', seen: 'ancien' })).toBe(start)
  })
})

describe('the text of an article', () => {
  const article = startOf(sheet(blocks('x#blocks', 'blocs:["un"]'), field('x#blocks2', 'a')))

  test('is saved like any other text', () => {
    const typed = withTyped(article, 'x#blocks', 'blocs:["deux"]')
    expect(bodyToSave(typed, 'x#blocks')).toEqual({
      'f|x#blocks': 'blocs:["deux"]',
      's|x#blocks': 'x#blocks blocs:["un"]',
    })
    expect(unsavedKeys(withTyped(typed, 'x#blocks', 'blocs:["un"]'))).toEqual([])
  })

  test('is not saved before a choice if somebody else saved another one', () => {
    const typed = withTyped(article, 'x#blocks', 'blocs:["deux"]')
    const refused = refusedIn(typed, sheet(blocks('x#blocks', 'blocs:["trois"]', { theirs })))
    expect(nextUnsaved(refused)).toBeUndefined()
    expect(refused.typed['x#blocks']?.value).toBe('blocs:["deux"]')
  })

  test('is found by the key of one of its blocks', () => {
    const found = nodeAround(article.view, 'x#blocks.3.list.0')
    expect(found).toMatchObject({ node: { key: 'x#blocks' }, rest: '3.list.0' })
    expect(nodeAround(article.view, 'x#blocks2')).toMatchObject({ rest: '' })
    expect(nodeAround(article.view, 'y#blocks.3')).toBeUndefined()
  })
})

test('a stored text is homeless if its item or its field was removed, not if it belongs to another sheet', () => {
  const kept = ['list.7.name', 'a', 'pages/devis#hero.lead', 'a#hero.badge', 'a#offer.lead']
  const fields = [field('a', 'un'), field('a#hero.lead', 'deux')]
  expect(homelessKeys(sheet(...fields), kept)).toEqual(['list.7.name', 'a#hero.badge'])
})

test('a refused text that is typed again is sent once', () => {
  const view = sheet(field('title', "L'été", { refusals: ['Il faut une apostrophe courbe (’).'] }))
  const typed = withTyped(withTyped(startOf(view), 'title', 'Lété'), 'title', "L'été")
  expect(nextUnsaved(typed)).toBe('title')
  const saved = savedIn(typed, 'title', "L'été", sheet(field('title', 'L’été')), false)
  expect(nextUnsaved(saved)).toBeUndefined()
})
