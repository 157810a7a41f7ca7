import { fromPlain, postBlocks, readPosted } from '#content/collections/plain-blocks.ts'
import { isUnfilled, joinPath, lastKey, textsOf } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import type { BlocksView } from '../../view.ts'
import { cleanTexts } from '../clean-texts.ts'
import type { BlocksNode } from '../field-node.ts'
import { type FieldKind, isMarkedText, single } from '../kind.ts'
import { asideOf, type Fault, rankWords, stateOf, theirsOf } from '../standing.ts'

export const blocks: FieldKind<BlocksNode, BlocksView> = {
  ...single,
  nodeOf: ({ shown: { type }, path, label }) =>
    type === 'array' && path === 'blocks' ? { kind: 'blocks', path, label } : undefined,
  read: (typed, _, current) =>
    typed === undefined ? undefined : { value: readPosted(typed, current) },
  texts: (value) => textsOf(value).map(({ text }) => text),
  clean: (value, { path }, write) => cleanTexts(value, path, write),
  fit: ({ label }, value) => (isUnfilled(value) ? fromPlain(label) : undefined),
  mark({ path: own }, _, raw, pen) {
    const blocks = raw()
    return textsOf(blocks)
      .filter(({ path }) => isMarkedText(lastKey(path)))
      .reduce<unknown>(
        (all, { path, text }) => withValue(all, path, pen.text(joinPath(own, path), text)),
        blocks,
      )
  },
  view({ path, label }, around) {
    const standing = around.at(path)
    const { key, id, seen, value, published, change, differs, lost } = standing
    const refusals = differs && change?.state === 'refused' ? refusalsIn(change.faults, path) : []
    const state = stateOf(standing, refusals.length > 0)
    return {
      kind: 'blocks',
      key,
      seen,
      id,
      label,
      value: postBlocks(lost ? lost.mine : value),
      isWide: true,
      borrowed: around.borrowedIn(JSON.stringify([value, published])),
      state: lost ? 'versions' : state,
      refusals: state === 'empty' ? [] : refusals,
      onlineValue: published === undefined ? '' : postBlocks(published),
      theirs: theirsOf(standing, postBlocks),
      aside: asideOf(standing),
    }
  },
}

/** Adds the number of the block to its refusal. */
function refusalsIn(faults: readonly Fault[], path: string): string[] {
  const all = faults.flatMap((fault) => {
    if (fault.path === path) return [fault.words]
    const rest = fault.path.startsWith(`${path}.`) ? fault.path.slice(path.length + 1) : ''
    return rest ? [`${rankWords(Number.parseInt(rest, 10) + 1)} bloc\u00a0: ${fault.words}`] : []
  })
  return [...new Set(all)]
}
