/** Time, handed to whoever needs it so that tests can make 72 hours pass in an instant. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after `ms` milliseconds; the answer cancels it. */
  after(ms: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    // A worker that sleeps must not keep a stopped process alive.
    const timer = setTimeout(callback, ms).unref()
    return () => clearTimeout(timer)
  },
}
