/** Milliseconds; browsers report no shorter event. */
export const shortestEvent = 16

export interface TimedEvent {
  name: string
  /** Milliseconds until the next frame, in steps of 8. */
  duration: number
  isInteraction: boolean
}

/** Runs in a page before its own scripts. */
export function observeEvents(durationThreshold: number) {
  const found: TimedEvent[] = []
  const keep = (entries: PerformanceEntryList) => {
    for (const { name, duration, interactionId } of entries as PerformanceEventTiming[]) {
      // An event without an interaction may come from a pointer that rests where the page was rendered.
      found.push({ name, duration, isInteraction: Boolean(interactionId) })
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit)
  function events() {
    keep(observer.takeRecords())
    return found
  }
  Object.assign(window, { events })
}

export const slowestOf = (events: readonly TimedEvent[]) =>
  events
    .filter(({ isInteraction }) => isInteraction)
    .reduce((slowest, { duration }) => Math.max(slowest, duration), shortestEvent)
