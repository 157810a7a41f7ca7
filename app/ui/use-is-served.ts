import { useState, useSyncExternalStore } from 'react'

/** Whether the server rendered this element, and React only takes it over. */
export function useIsServed(): boolean {
  const isServed = useSyncExternalStore(
    neverChanges,
    () => import.meta.env.SSR,
    () => true,
  )
  return useState(isServed)[0]
}

const neverChanges = () => () => {}
