import { useSyncExternalStore } from 'react'

export type Scheme = 'light' | 'dark'

/** Where the visitor's own choice is kept; app/runtime/boot/inline/scheme.js reads it before the first paint. */
const storageKey = 'graaand:lumiere'

const listeners = new Set<() => void>()
/** Chosen in this document, which counts even in a browser that keeps nothing; null: as the device. */
let chosen: Scheme | null | undefined

/** The scheme that the visitor chose, here or in another tab; null follows the device. */
export function useScheme(): Scheme | null {
  return useSyncExternalStore(subscribe, currentScheme, () => null)
}

/** Goes round the three states and remembers; the first step is one that shows. */
export function turnScheme() {
  const isNight = matchMedia('(prefers-color-scheme: dark)').matches
  const round = isNight ? ([null, 'light', 'dark'] as const) : ([null, 'dark', 'light'] as const)
  chosen = round[(round.indexOf(currentScheme()) + 1) % round.length] ?? null
  try {
    if (chosen) localStorage.setItem(storageKey, chosen)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is full or refused: the choice holds until the page is left.
  }
  for (const listener of listeners) listener()
}

function currentScheme(): Scheme | null {
  return chosen === undefined ? keptScheme() : chosen
}

function keptScheme(): Scheme | null {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'light' || kept === 'dark' ? kept : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  // Chosen in another tab: it counts here too. A storage emptied as a whole has no key.
  const onStorage = ({ key }: StorageEvent) => {
    if (key && key !== storageKey) return
    chosen = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
