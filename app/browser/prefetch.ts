/** Written by tools/build/pages.ts, which allows the rules by their hash. */
const rulesAddress = '/speculation-rules.json'

/**
 * Prefetches the page of a hovered, touched or focused link: Chromium prerenders it by speculation rules, Firefox
 * fetches it. WebKit prefetches nothing, because a clicked link would wait for its running prefetch.
 *
 * This script fetches the rules, because a `Speculation-Rules` header would load them before the first paint.
 * `<link rel=prefetch>` cannot be used, because `default-src 'none'` blocks it.
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
    if (!link || link.origin !== origin || link.target) return
    const { pathname, search } = link
    const address = pathname + search
    // Only the query of a service leads to the same page for everybody (tools/build/pages.ts).
    if ((search && !search.startsWith('?service=')) || asked.has(address)) return
    asked.add(address)
    // With this header the server counts no view and lets the browser cache the page.
    fetch(address, { priority: 'low', headers: { Purpose: 'prefetch' } }).catch(() => {})
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, point, { passive: true })
  }
}
