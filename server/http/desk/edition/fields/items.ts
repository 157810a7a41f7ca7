import { Hono } from 'hono'
import { lastKey, parentOf } from '#content/documents/paths.ts'
import type { EditionState } from '../../../../edition/edition-types.ts'
import { placeNow } from '../../../../edition/items.ts'
import type { Inside } from '../../guard.ts'
import { type Around, movedWords } from '../change-view.ts'
import type { Place } from '../posted.ts'
import type { FieldAct, FieldActs } from './field-acts.ts'

/** Moves or removes an item of a list, or adds one; a picture can be removed too. */
export function items(act: FieldActs, aroundOf: (state: EditionState) => Around) {
  const move = (by: -1 | 1): FieldAct => ({
    edit: ({ document, path, seen }) => ({ kind: 'move', document, path, by, seen }),
    saidOf: (field, _now, after) => wordsOfPlace(field, after, aroundOf(after)),
  })

  return new Hono<Inside>()
    .post('/montee', act(move(-1)))
    .post('/descente', act(move(1)))
    .post('/lignes', act({ edit: ({ document, path }) => ({ kind: 'add', document, path }) }))
    .post(
      '/retrait',
      act({ edit: ({ document, path, seen }) => ({ kind: 'remove', document, path, seen }) }),
    )
}

function wordsOfPlace({ document, path }: Place, state: EditionState, { borrowed }: Around) {
  const [working, online] = [state.working.get(document), state.online.get(document)]
  const at = placeNow(document, path, working, online)
  if (at === undefined) return ''
  const item = { list: parentOf(at), index: Number(lastKey(at)) }
  return movedWords(item, { working, online }, borrowed)
}
