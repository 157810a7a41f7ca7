import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'

/**
 * Milliseconds between two looks at the database, counted from the end of the first: a new request is
 * told within a second, whichever instance received it.
 */
const interval = 500

/** Milliseconds within which a database that does not answer is not asked again. */
const pauseAfterFailure = 5_000

/**
 * Tells those who listen that something new came in or was done, here or in another instance. The
 * database is asked once for all of them, and only while somebody listens.
 */
export function createPulse(requests: Store['requests'], clock: Clock) {
  const listeners = new Set<() => void>()
  let last: string | undefined
  /** From the first who listens until a look finds that nobody does. */
  let isLooking = false

  async function look() {
    let wait = interval
    try {
      const pulse = await requests.pulse()
      // After the first look too: what came in since a listener read is in it already.
      if (pulse !== last) for (const listener of listeners) listener()
      last = pulse
    } catch {
      // Whoever reads a page learns that the database is away.
      wait = pauseAfterFailure
    }
    isLooking = listeners.size > 0
    if (isLooking) clock.after(wait, look)
  }

  return {
    /** @returns what ends it */
    listen(listener: () => void): () => void {
      listeners.add(listener)
      if (!isLooking) {
        isLooking = true
        last = undefined
        look()
      }
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
