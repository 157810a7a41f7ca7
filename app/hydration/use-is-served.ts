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

const neverChanges = () => () => {}
