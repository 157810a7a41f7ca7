// The only inline script of the site: the same bytes on every page, because the policy allows its hash. It
// applies colour scheme and currency before the first paint, loads site.ts after it, and replays the clicks
// and posts that had no listener.
const root = document.documentElement
try {
  root.dataset.scheme = localStorage.getItem('graaand:lumiere') ?? ''
  root.dataset.currency =
    localStorage.getItem('graaand:monnaie') ?? sessionStorage.getItem('graaand:pays') ?? ''
} catch {}
// Only the first page of a visit shows the preloader (app/layout/site-header.css).
if (document.referrer.startsWith(`${origin}/`)) root.dataset.inside = ''

// Scrolls smoothly to the top of a new page (Spec: S-11); on back and forward the browser restores the
// position.
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
      scrollTo({ top: sessionStorage.getItem(heightKey), behavior: 'instant' })
    } catch {}
    scrollTo({ top: 0, behavior: 'smooth' })
  },
  { once: true },
)

if (location.hash) root.dataset.awaited = ''

// Milliseconds for which a click or post is held; then the browser handles it as it does without scripts.
const holdMs = 4000
const held = new Map()
let starting
let isGivenUp

const hold = (event) => {
  const { type, target: on } = event
  const target = on.closest(type === 'submit' ? 'is-land form' : '[data-js]')
  // A link opened in a new tab needs no script.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey || hasListener(target)) return
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

/** Returns whether the element's island, or else the page's script, has started. */
const hasListener = (element) => {
  const island = element.closest('is-land')
  return (
    isGivenUp ||
    element.method === 'dialog' ||
    (island ? 'awake' in island.dataset : 'ready' in root.dataset)
  )
}

/** Replays the held clicks and posts that have a listener now. */
const replayHeld = () => {
  for (const [target, { type, submitter }] of held) {
    if (!hasListener(target)) continue
    held.delete(target)
    // In a new task, because browsers ignore `requestSubmit` inside a submit event.
    setTimeout(() => (type === 'submit' ? target.requestSubmit(submitter) : target.click()))
  }
}

const giveUp = () => {
  isGivenUp = true
  replayHeld()
}

// In the capture phase, before the listeners of extensions.
addEventListener('submit', hold, true)
addEventListener('click', hold, true)
addEventListener('graaand:awake', replayHeld)

const site = '__SITE__'
// The retry uses another URL, because browsers cache a failed import.
const start = () => {
  if (starting) return
  starting = import(site)
    .catch(() => import(`${site}?again`))
    .catch(() => {
      giveUp()
      // Without a script, the browser's own lazy loading loads the pictures.
      for (const picture of document.images) picture.removeAttribute('srcset')
    })
}
// Starts after the first paint, which is two or three frames after this callback, because an earlier script would
// delay it. A timer is used, because Firefox reports no first-contentful-paint on pages where a row scrolled before
// it, such as the price pages.
addEventListener('load', () => {
  requestAnimationFrame(() => setTimeout(start, 50))
})
