/**
 * Limits of a posted form, far above those of a draft, so that a too long draft is stored as typed and
 * refused by its schema.
 */
const limits = { fields: 10_000, index: 999, depth: 3 }

const part = /^(?:[a-z]{1,20}|\d{1,3})$/i
const forbidden = new Set(['__proto__', 'prototype', 'constructor'])

type Node = { [name: string]: Node | string } | (Node | string)[]

/**
 * Nests fields by their names: `lines.0.price` becomes the price of the first line. Ignores malformed names
 * and names that contradict an earlier field.
 */
export function nest(fields: Iterable<[name: string, value: string]>): Record<string, unknown> {
  const root: Node = {}
  let count = 0
  for (const [name, value] of fields) {
    count += 1
    if (count > limits.fields) break
    const parts = name.split('.')
    if (parts.length > limits.depth || !parts.every((one) => part.test(one))) continue
    if (parts.some((one) => forbidden.has(one) || Number(one) > limits.index)) continue
    put(root, parts, value)
  }
  return dense(root) as Record<string, unknown>
}

function put(root: Node, parts: readonly string[], value: string): void {
  let node = root as Record<string, Node | string>
  for (const [index, name] of parts.entries()) {
    if (index === parts.length - 1) {
      if (!Object.hasOwn(node, name)) node[name] = value
      return
    }
    if (!Object.hasOwn(node, name)) node[name] = /^\d/.test(parts[index + 1] ?? '') ? [] : {}
    const next = node[name]
    if (typeof next !== 'object') return
    node = next as Record<string, Node | string>
  }
}

function dense(node: Node | string): unknown {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) {
    return Object.entries(node)
      .filter(([name]) => /^\d/.test(name))
      .map(([, item]) => dense(item))
  }
  return Object.fromEntries(Object.entries(node).map(([name, item]) => [name, dense(item)]))
}
