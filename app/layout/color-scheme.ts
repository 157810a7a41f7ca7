import { useSyncExternalStore } from 'react'
import { kept } from '../runtime/loading/kept.ts'

export type Scheme = 'light' | 'dark'

/** The visitor's own choice; app/runtime/boot/inline/scheme.js reads it before the first paint. */
const chosen = kept('graaand:lumiere', (text): Scheme | undefined =>
  text === 'light' || text === 'dark' ? text : undefined,
)

/** The scheme that the visitor chose, here or in another tab; undefined follows the device. */
export function useScheme(): Scheme | undefined {
  return useSyncExternalStore(chosen.subscribe, chosen.read, () => undefined)
}

/** Goes round the three states and remembers; the first step is one that shows. */
export function turnScheme() {
  const isNight = matchMedia('(prefers-color-scheme: dark)').matches
  const round = isNight
    ? ([undefined, 'light', 'dark'] as const)
    : ([undefined, 'dark', 'light'] as const)
  chosen.write(round[(round.indexOf(chosen.read()) + 1) % round.length])
}
