export interface Kept<T> {
  read(): T | undefined
  write(value: T | undefined): boolean
  subscribe(listener: () => void): () => void
}

/**
 * A value in the browser's storage; if the storage is full or refused, it lasts as long as the page.
 *
 * @param name `graaand:…`; the cookie policy lists them all
 * @param parse must accept any text, which may come from an extension or an older site; undefined means invalid
 * @param print the inverse of `parse`
 * @param until `session` ends with the tab, and is not shared between tabs
 */
export function kept<T>(
  name: string,
  parse: (text: string) => T | undefined,
  print: (value: T) => string = String,
  until: 'local' | 'session' = 'local',
): Kept<T> {
  // Read on each call: browsers that refuse storage throw on access.
  const storage = () => (until === 'session' ? sessionStorage : localStorage)
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value: T | undefined
  let isHeldHere = false

  return {
    read() {
      if (isHeldHere) return value
      let stored = null
      try {
        stored = storage().getItem(name)
      } catch {
        // Storage is refused.
      }
      if (stored !== text) {
        text = stored
        value = stored === null ? undefined : parse(stored)
      }
      return value
    },
    write(next) {
      value = next
      isHeldHere = true
      try {
        if (next === undefined) storage().removeItem(name)
        else storage().setItem(name, print(next))
        isHeldHere = false
      } catch {}
      for (const listener of listeners) listener()
      return !isHeldHere
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key && key !== name) return
        isHeldHere = false
        listener()
      }
      listeners.add(listener)
      addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', onStorage)
      }
    },
  }
}
