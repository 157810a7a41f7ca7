import type { Clock } from '#server/clock.ts'

export interface FakeClock extends Clock {
  advance(ms: number): void
}

/** @param start milliseconds since 1970; by default a Monday, 9:42 in Paris */
export function createFakeClock(start = Date.UTC(2026, 10, 23, 8, 42)): FakeClock {
  let now = start
  const timers = new Set<{ at: number; callback: () => void }>()
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      now += ms
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer)
        timer.callback()
      }
    },
  }
}
