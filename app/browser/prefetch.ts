/** Of tools/build/pages.ts; the policy of a page allows them by their hash (tools/build/policies.ts). */
const rulesAddress = '/speculation-rules.json'

/**
 * Chromium renders the page of a link that is pointed at, by rules. Not by the header that names them: it has
 * them fetched before the page is painted. Firefox fetches the page. WebKit waits for what is fetched when the
 * link is followed, and is slower for it.
 *
 * By `fetch`, since `default-src 'none'` shuts out `<link rel=prefetch>`.
 */
export function prefetchPointedAt() {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    fetch(rulesAddress, { priority: 'low' })
      .then((answer) => (answer.ok ? answer.text() : '{}'))
      .then((text) => {
        const rules = Object.assign(document.createElement('script'), { text })
        rules.type = 'speculationrules'
        document.head.append(rules)
      })
      .catch(() => {})
  }
  if (!CSS.supports('-moz-appearance', 'none')) return
  const asked = new Set([location.pathname])
  const point = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== origin || link.target || link.search) return
    if (asked.has(link.pathname)) return
    asked.add(link.pathname)
    // By this header the server does not count it, and lets the browser keep it for the click.
    fetch(link.pathname, { priority: 'low', headers: { Purpose: 'prefetch' } }).catch(() => {})
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, point, { passive: true })
  }
}
