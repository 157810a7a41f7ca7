const counter = '/api/vue'

/**
 * Reports a view that the server could not count, because the browser had prerendered or prefetched the
 * page.
 */
export function countUnseenView() {
  const tell = () => navigator.sendBeacon(counter, location.pathname)
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', tell, { once: true })
    return
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const wasFetched = visit?.type === 'navigate' && visit.transferSize === 0
  if (wasFetched || isActivated(visit)) tell()
}

function isActivated(visit: PerformanceNavigationTiming | undefined): boolean {
  return visit !== undefined && 'activationStart' in visit && Number(visit.activationStart) > 0
}
