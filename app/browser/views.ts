/** Where the server counts a view that it did not see (server/http/page-count.ts). */
const counter = '/api/vue'

/**
 * Tells the server of a view that it could not count: of a page that the browser had rendered beforehand,
 * once it is shown, or had fetched beforehand. Nothing but the page is told.
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

/** Whether the page was rendered beforehand, and shown before this script came. */
function isActivated(visit: PerformanceNavigationTiming | undefined): boolean {
  return visit !== undefined && 'activationStart' in visit && Number(visit.activationStart) > 0
}
