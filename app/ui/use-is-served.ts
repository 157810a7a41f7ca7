import { useState, useSyncExternalStore } from 'react'

export function useIsServed(): boolean {
  const isServed = useSyncExternalStore(
    neverChanges,
    () => import.meta.env.SSR,
    () => true,
  )
  return useState(isServed)[0]
}

const neverChanges = () => () => {}
