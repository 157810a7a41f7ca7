export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  after(ms: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    // A sleeping worker must not keep a stopped process alive.
    const timer = setTimeout(callback, ms).unref()
    return () => clearTimeout(timer)
  },
}
