import { useState, useSyncExternalStore } from 'react'

/** Whether the server has drawn this element, and React only takes it over. */
export function useIsServed(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.SSR,
  )
  return useState(isHydrating)[0]
}

/**
 * Whether React has taken the page over: from then on, what only the browser knows may be drawn,
 * such as the fragment of the address.
 */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
