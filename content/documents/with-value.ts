/**
 * Returns a copy of a document with another value at a dotted path; undefined removes the key.
 *
 * @returns the same document when the path has no parent, or has that value already
 */
export function withValue(value: unknown, path: string, next: unknown): unknown {
  if (path === '') return next
  const [key = '', ...rest] = path.split('.')
  if (!value || typeof value !== 'object') return value
  if (rest.length > 0 && !Object.hasOwn(value, key)) return value
  const own = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
  const part = withValue(own, rest.join('.'), next)
  if (part === own) return value
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? part : item))
  }
  if (part === undefined) {
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  }
  // A computed key, because an assignment to `__proto__` would set the prototype.
  return { ...value, [key]: part }
}
