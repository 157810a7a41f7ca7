import { useEffect, useState } from 'react'

/** Returns false in the served HTML and during hydration, then true. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
