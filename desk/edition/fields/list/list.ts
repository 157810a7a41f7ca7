import { isWithin, joinPath } from '#content/documents/paths.ts'
import type { ListView } from '../../view.ts'
import type { ListNode } from '../field-node.ts'
import { container, type FieldKind } from '../kind.ts'
import { itemLabel, limitsOf, titleOf } from '../schema.ts'
import { questionAt, rankWords, stateOf } from '../standing.ts'

export const list: FieldKind<ListNode, ListView> = {
  ...container,
  nodeOf({ shown, value, path, label, isOfPacks }, inner) {
    const { type, item } = shown
    if (type !== 'array' || !item) return undefined
    const parts: unknown[] = Array.isArray(value) ? value : []
    const items = parts.map((part, index) => {
      const name = itemLabel(titleOf(item), index, shown, isOfPacks)
      const node = inner({ schema: item, value: part, path: joinPath(path, index), label: name })
      return { path: node.path, label: name, nodes: node.kind === 'group' ? node.nodes : [node] }
    })
    return { kind: 'list', path, label, items, ...limitsOf(shown) }
  },
  inside: ({ items }) => items.flatMap(({ nodes }) => nodes),
  isUnit: true,
  view({ path, label, items, least, most }, around) {
    const standing = around.at(path)
    const { key, id, seen, change, differs, isNew } = standing
    const faults = (differs && change?.state === 'refused' ? change.faults : []).filter((fault) =>
      isNew ? fault.path === path : isWithin(fault.path, path),
    )
    const state = stateOf(standing, faults.length > 0)
    const refusals = faults.filter((fault) => fault.path === path).map(({ words }) => words)
    const question = questionAt(standing)
    return {
      kind: 'list',
      key,
      seen,
      id,
      label,
      nodes: items.map((item, index) => {
        const { key, id, seen, value } = around.at(item.path)
        const was = around.rankOnline(item.path)
        const rank = `${rankWords(index + 1)} sur ${items.length}`
        return {
          id,
          key,
          seen,
          label: around.nameOf(value) || `${item.label} ${index + 1}`,
          note:
            was >= 0 && was !== index ? `${rank}. En ligne\u00a0: ${rankWords(was + 1)}.` : rank,
          nodes: item.nodes.map(around.view),
        }
      }),
      canMove: items.length > 1,
      canAdd: items.length < most,
      canRevert: change?.field === path && differs && !isNew,
      canRemove: items.length > least,
      addLabel: `Ajouter à «\u00a0${label}\u00a0»`,
      state,
      question: question ? { words: question.words, why: question.why } : null,
      words: (state === 'refused' && refusals.join(' ')) || around.summaryAt(path),
    }
  },
  // The part is already titled with the list's name.
  partOf: (view) => [{ ...view, label: '' }],
}
