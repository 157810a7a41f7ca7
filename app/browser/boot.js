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

// Scrolls smoothly to the top of a new page from the height that site.ts stored (Spec: S-11); on back and forward the
// browser restores the position.
addEventListener(
  'onpagereveal' in window ? 'pagereveal' : 'DOMContentLoaded',
  () => {
    const [entry] = performance.getEntriesByType('navigation')
    if (entry?.type !== 'navigate' || !('inside' in root.dataset) || location.hash || scrollY)
      return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    try {
      scrollTo({ top: sessionStorage.getItem('graaand:hauteur'), behavior: 'instant' })
    } catch {}
    scrollTo({ top: 0, behavior: 'smooth' })
  },
  { once: true },
)

if (location.hash) root.dataset.awaited = ''

// Milliseconds after which the browser handles a held post or link as it does without scripts.
const holdMs = 4000
const held = new Map()
let starting
let isReplaying

const hold = (event) => {
  const isPost = event.type === 'submit'
  const target = event.target.closest(isPost ? 'is-land form' : '[data-js]')
  // A link opened in a new tab needs no script.
  if (isReplaying || !target || event.ctrlKey || event.metaKey || event.shiftKey) return
  const owner = ownerOf(target)
  if ('ready' in owner.dataset) return
  event.stopImmediatePropagation()
  event.preventDefault()
  held.set(target, isPost ? 'requestSubmit' : 'click')
  // Without its script, a plain button does nothing.
  if (target.type !== 'button') setTimeout(() => replay(target), holdMs)
  if (owner.dataset.island) owner.ariaBusy = 'true'
  start()
  owner.dispatchEvent(new Event('graaand:wanted'))
}

// An element's island, or else the root, whose script handles its events. `now` is the element that React put in its
// place (typed.ts).
const ownerOf = (element) => (element.now ?? element).closest('is-land, html')

const replay = (target) => {
  const act = held.get(target)
  if (!act) return
  held.delete(target)
  // The page shows words beside an island that is neither busy nor ready.
  ownerOf(target).ariaBusy = 'false'
  // In a new task, because browsers ignore `requestSubmit` inside a submit event.
  setTimeout(() => {
    const current = target.now ?? target
    isReplaying = true
    current[act]()
    isReplaying = false
  })
}

// In the capture phase, before the listeners of extensions.
addEventListener('submit', hold, true)
addEventListener('click', hold, true)
addEventListener('graaand:settled', ({ target: owner }) => {
  for (const target of held.keys()) if (ownerOf(target) === owner) replay(target)
})

const site = '__SITE__'
// Fetched before it is imported, because browsers remember a failed import. Another URL would run the file twice:
// the chunks of islands import it too.
const load = async () => {
  const answer = await fetch(site)
  if (!answer.ok) throw answer
  await answer.blob()
  return import(site)
}
const start = () => {
  if (starting) return
  starting = load()
    .catch(load)
    .catch(() => {
      starting = null
      for (const target of held.keys()) replay(target)
      // Without a script, the browser's own lazy loading loads the pictures.
      for (const picture of document.images) picture.removeAttribute('srcset')
    })
}
// Starts after the first paint, which is two or three frames after this callback, because an earlier script would
// delay it. A timer is used, because Firefox reports no first-contentful-paint on pages where a row scrolled before
// it, such as the price pages.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 50)))
