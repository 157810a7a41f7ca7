import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds between two queries, so that every instance shows a new request within a second. */
const interval = 500

/** Milliseconds of pause after a database failure. */
const pauseAfterFailure = 5_000

/** One query serves all listeners of the instance and runs only while there are any. */
export function createPulse(requests: Store['requests'], clock: Clock) {
  const listeners = new Set<() => void>()
  let last: string | undefined
  let isLooking = false

  async function look() {
    let wait = interval
    try {
      const pulse = await requests.pulse()
      // Notify also after the first query, because a listener may have rendered older data.
      if (pulse !== last) for (const listener of listeners) listener()
      last = pulse
    } catch {
      // Not reported here, because every page reports the failure of the database.
      wait = pauseAfterFailure
    }
    isLooking = listeners.size > 0
    if (isLooking) clock.after(wait, look)
  }

  return {
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
