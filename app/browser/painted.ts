/**
 * Resolves once the browser has painted what is drawn now. A page in the background paints nothing, and
 * goes on at once.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
