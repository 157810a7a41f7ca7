import type { Store } from '../store/store.ts'

/** Milliseconds: a new request is told within a second, whichever instance received it. */
const interval = 500

/** Milliseconds within which a database that does not answer is not asked again. */
const pauseAfterFailure = 5_000

/**
 * Tells those who listen that something new came in or was done, here or in another instance. The
 * database is asked once for all of them, and only while somebody listens.
 */
export function createPulse(requests: Store['requests']) {
  const listeners = new Set<() => void>()
  let last: string | undefined
  let timer: NodeJS.Timeout | undefined

  async function look() {
    let wait = interval
    try {
      const pulse = await requests.pulse()
      const hasChanged = last !== undefined && pulse !== last
      last = pulse
      if (hasChanged) for (const listener of listeners) listener()
    } catch {
      // Whoever reads a page learns that the database is away.
      wait = pauseAfterFailure
    }
    timer = listeners.size > 0 ? setTimeout(look, wait) : undefined
  }

  return {
    /** @returns what ends it */
    listen(listener: () => void): () => void {
      listeners.add(listener)
      if (listeners.size === 1 && timer === undefined) {
        last = undefined
        timer = setTimeout(look, 0)
      }
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
