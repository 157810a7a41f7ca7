// The only inline script of the site: the same bytes on every page, since the policy allows its hash. Shows
// the visitor's light and currency before the first paint, fetches site.ts once words are painted, and holds
// a click or a post that nobody listens to yet, to make it again.
const root = document.documentElement
try {
  root.dataset.scheme = localStorage.getItem('graaand:lumiere') ?? ''
  root.dataset.currency =
    localStorage.getItem('graaand:monnaie') ?? sessionStorage.getItem('graaand:pays') ?? ''
} catch {
  // Storage is refused: the device decides.
}
// The preloader opens a visit, not each of its pages (app/layout/site-header.css).
if (document.referrer.startsWith(`${origin}/`)) root.dataset.inside = ''

// A page that a link leads to is reached from nearby, smoothly (Spec: S-11); where one goes back to a page,
// the browser finds the place.
const heightKey = 'graaand:hauteur'
addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(heightKey, Math.min(scrollY, innerHeight / 2))
  } catch {}
})
addEventListener(
  'onpagereveal' in window ? 'pagereveal' : 'DOMContentLoaded',
  () => {
    const [{ type } = {}] = performance.getEntriesByType('navigation')
    if (type !== 'navigate' || !('inside' in root.dataset) || location.hash || scrollY) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    try {
      scrollTo({ top: sessionStorage.getItem(heightKey) ?? 0, behavior: 'instant' })
    } catch {}
    scrollTo({ top: 0, behavior: 'smooth' })
  },
  { once: true },
)

// The page may hold back what its fragment is about to change (app/pages/apercus/apercus.css).
if (location.hash) root.dataset.awaited = ''

// A gesture is held this long at most; then the browser does what it does without scripts.
const holdMs = 4000
const held = new Map()
/** Of site.ts, once it is asked for. */
let starting
/** Scripts failed or are too slow: a form posts itself, a link leads where it says. */
let isGivenUp

const hold = (event) => {
  const { type, target: on } = event
  const target = on.closest(type === 'submit' ? 'is-land form' : '[data-js]')
  // A link asked for in a new tab goes there.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey || isHeard(target)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.set(target, event)
  setTimeout(() => held.has(target) && giveUp(), holdMs)
  start()
  const island = target.closest('is-land')
  if (!island) return
  island.ariaBusy = 'true'
  island.dispatchEvent(new Event('graaand:wanted'))
}

/** Whether the island that holds the element has started, or the page's own script where none does. */
const isHeard = (element) => {
  const island = element.closest('is-land')
  return (
    isGivenUp ||
    element.method === 'dialog' ||
    (island ? 'awake' in island.dataset : 'ready' in root.dataset)
  )
}

/** Does again what was held and has somebody to listen now. */
const letGo = () => {
  for (const [target, { type, submitter }] of held) {
    if (!isHeard(target)) continue
    held.delete(target)
    // requestSubmit is ignored inside a submit event: a task of its own.
    setTimeout(() => (type === 'submit' ? target.requestSubmit(submitter) : target.click()))
  }
}

const giveUp = () => {
  isGivenUp = true
  letGo()
}

// In the capture phase, before the listeners of extensions.
addEventListener('submit', hold, true)
addEventListener('click', hold, true)
addEventListener('graaand:awake', letGo)

const site = '__SITE__'
// Once more under another address: browsers remember that the first has failed.
const start = () => {
  if (starting) return
  starting = import(site)
    .catch(() => import(`${site}?again`))
    .catch(() => {
      giveUp()
      // The browser's own way with pictures that are out of sight.
      for (const picture of document.images) picture.removeAttribute('srcset')
    })
}
// Not before words are painted: all this would share the line with them.
// Firefox reports no first-contentful-paint of a page whose row scrolls before it, as that of the prices does.
addEventListener('load', () => {
  requestAnimationFrame(() =>
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 })),
  )
})
