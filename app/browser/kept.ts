/** Something kept in this browser only, under one name. */
export interface Kept<T> {
  /** The value, the same object until it changes; undefined when there is none. */
  read(): T | undefined
  /** Keeps a value, or forgets it; false when the browser does neither. */
  write(value: T | undefined): boolean
  /** Hears of every change, here and in other tabs; gives what ends it. */
  subscribe(listener: () => void): () => void
}

/**
 * A place in the browser's storage. Where the browser keeps nothing (storage full, or refused), what is
 * written holds until the page is left.
 *
 * @param name `graaand:…`; the cookie policy lists them all
 * @param parse understands what is stored: an extension, or an older site of ours, may have written
 *   it; undefined when it means nothing
 * @param print the opposite
 * @param until `session`: it is forgotten as the tab is closed, and no other tab hears of it
 */
export function kept<T>(
  name: string,
  parse: (text: string) => T | undefined,
  print: (value: T) => string = String,
  until: 'local' | 'session' = 'local',
): Kept<T> {
  // Asked for each time: where storage is refused, naming it throws.
  const storage = () => (until === 'session' ? sessionStorage : localStorage)
  const listeners = new Set<() => void>()
  /** What the storage held when it was last read, and what it meant. */
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
        // Refused: nothing is kept.
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
        // What is read again is what was understood of it.
        isHeldHere = false
      } catch {
        // Full, or refused.
      }
      for (const listener of listeners) listener()
      return !isHeldHere
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        // A storage emptied as a whole has no key.
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
