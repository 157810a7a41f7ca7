import type { Content } from './documents.ts'

/**
 * Record of the reads of a value. For an object it has each key that was read, and `*` when its keys were listed; for
 * any other value it is empty.
 */
export interface Reads {
  [key: string]: Reads
}

const listed = '*'

/**
 * Returns a content that records what is read of it, so that a page is known to change exactly when something that
 * its rendering read has changed.
 */
export function watchReads(content: Content): { content: Content; reads: Reads } {
  const reads: Reads = {}
  const known = new Map<object, object>()

  /** Returns the same object for the same value, so that pages can compare and memoize. */
  function watched(value: object, read: Reads): object {
    const before = known.get(value)
    if (before) return before
    const isArray = Array.isArray(value)
    // Not the value itself, because a proxy must return the values of a frozen object unchanged.
    const made = new Proxy(isArray ? [] : {}, {
      get: (_, key) => readAt(value, key, read),
      has(_, key) {
        readAt(value, key, read)
        return key in value
      },
      ownKeys() {
        read[listed] ??= {}
        return Reflect.ownKeys(value)
      },
      // A getter, because listing keys asks for each descriptor without its value.
      getOwnPropertyDescriptor(own, key) {
        read[listed] ??= {}
        const found = Reflect.getOwnPropertyDescriptor(value, key)
        if (!found) return undefined
        const isLength = Object.hasOwn(own, key)
        if (isLength) return { ...found, value: readAt(value, key, read), writable: true }
        const get = () => readAt(value, key, read)
        return { get, enumerable: found.enumerable ?? true, configurable: true }
      },
    })
    known.set(value, made)
    return made
  }

  function readAt(value: object, key: string | symbol, read: Reads): unknown {
    const part: unknown = Reflect.get(value, key)
    // Methods of arrays are the same in every content.
    if (typeof key === 'symbol' || typeof part === 'function') return part
    const own = Object.hasOwn(read, key) ? read[key] : undefined
    const inside = own ?? {}
    if (!own) read[key] = inside
    return part && typeof part === 'object' ? watched(part, inside) : part
  }

  return { content: watched(content, reads) as Content, reads }
}

/** Returns the values that were read as a text; equal texts render equal pages. */
export function valuesRead(reads: Reads, value: unknown): string {
  if (!value || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined'
  const kind = Array.isArray(value) ? 'list' : 'group'
  const parts = Object.entries(reads).map(([key, inside]) =>
    key === listed ? Object.keys(value).join() : valuesRead(inside, Reflect.get(value, key)),
  )
  return `${kind}(${parts.join()})`
}
