import { useRef, useState } from 'react'

/** Why texts are not saved; `at` in milliseconds since 1970. */
export type Trouble = {
  kind: 'network' | 'session' | 'stale' | 'gone' | 'size' | 'server'
  at: number
} | null

/** The trouble of the last post; its time is that of the first post with the same trouble. */
export function useTrouble() {
  const [trouble, setTrouble] = useState<Trouble>(null)
  const latest = useRef(trouble)

  function put(next: Trouble) {
    latest.current = next
    setTrouble(next)
  }

  return {
    trouble,
    latest,
    /** @returns whether another try may succeed */
    fail(status: number): boolean {
      const kind = kindOf(status)
      put({ kind, at: latest.current?.kind === kind ? latest.current.at : Date.now() })
      return kind === 'network' || kind === 'server'
    },
    clear: () => put(null),
    /** Whether nothing can be saved; a text that is too long blocks only itself. */
    isBlocked: () => latest.current !== null && latest.current.kind !== 'size',
  }
}

function kindOf(status: number): NonNullable<Trouble>['kind'] {
  // 408: too few bytes came.
  if (status === 0 || status === 408) return 'network'
  if (status === 401) return 'session'
  if (status === 413) return 'size'
  if (status === 404) return 'gone'
  return status === 403 ? 'stale' : 'server'
}
