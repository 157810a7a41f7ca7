import { useEffect, useState } from 'react'

/** Whether scripts run: false in the HTML and while it is hydrated. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
