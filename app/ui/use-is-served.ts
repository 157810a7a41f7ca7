import { useState, useSyncExternalStore } from 'react'

/** Returns whether the server rendered this element and React hydrates it. */
export function useIsServed(): boolean {
  const isServed = useSyncExternalStore(
    neverChanges,
    () => import.meta.env.SSR,
    () => true,
  )
  return useState(isServed)[0]
}

const neverChanges = () => () => {}
