/**
 * Takes back what others have changed in the document, so that React finds it as it was served. Only
 * their nodes move: fields keep their focus and what was typed.
 *
 * @param changes every child that came or went since the document was complete, in order
 * @returns makes these changes again, where the document still has what they changed
 */
export function takeBack(changes: readonly MutationRecord[]): () => void {
  for (const { target, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    for (const node of addedNodes) (node as ChildNode).remove()
    for (const node of removedNodes) target.insertBefore(node, childOf(target, nextSibling))
  }
  const served = new Map(changes.flatMap(({ removedNodes }) => [...removedNodes].map(withText)))

  return () => {
    for (const { target, addedNodes, removedNodes, nextSibling } of changes) {
      const [first] = removedNodes
      // React has changed it: the words of others are no longer true.
      if (first && (first.parentNode !== target || served.get(first) !== first.textContent))
        continue
      const place = first ?? childOf(target, nextSibling)
      for (const node of addedNodes) target.insertBefore(node, place)
      for (const node of removedNodes) (node as ChildNode).remove()
    }
  }
}

const withText = (node: Node) => [node, node.textContent] as const

/** The node, as long as it is a child of its former parent; null, the end, otherwise. */
const childOf = (parent: Node, node: Node | null) => (node?.parentNode === parent ? node : null)
