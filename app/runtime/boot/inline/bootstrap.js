// The only inline script of the site: same bytes on every page (the policy allows its hash). Shows the
// visitor's colour scheme before the first paint; holds a submit or a click made before React listens, to
// replay it afterwards; runs the modules at the visitor's first gesture; and has the rest done by
// idle.ts once words are painted.
import { followScheme } from './scheme.js'

followScheme()
// In the capture phase, before the listeners of extensions.
const onParsed = () => {
  const data = document.getElementById('boot')
  // The development server brings its own scripts.
  if (!data) return
  const boot = JSON.parse(data.textContent)
  const gestures = ['mousemove', 'pointerup', 'pointercancel', 'keydown', 'focusin', 'scroll']
  // Not captured: a row that the browser itself scrolls into place is no gesture.
  const options = { passive: true }
  // A gesture is held this long at most; then the browser does what it does without scripts.
  const holdMs = 4000
  const held = new Map()
  let starting
  // What translators and extensions change before React is there (foreign-changes.ts).
  const changes = []
  const watcher = new MutationObserver((records) => changes.push(...records))
  watcher.observe(document.body, { childList: true, subtree: true })

  // Once more under another address: browsers remember that the first has failed.
  const fetchModule = (address) => import(address).catch(() => import(`${address}?again`))

  const start = () => {
    if (starting) return
    for (const gesture of gestures) removeEventListener(gesture, onGesture, options)
    starting = Promise.all([boot.entry, boot.page].map(fetchModule)).then(([entry, page]) => {
      changes.push(...watcher.takeRecords())
      watcher.disconnect()
      return entry.hydrate(boot, page, changes)
    })
    starting.catch(release)
  }

  // What the gesture does is painted first: the modules would keep it waiting for a tenth of a second.
  // A finger that comes down is about to do something: a tap, or a row drawn aside, which cancels it.
  // A mouse that lies still while the page comes to stand under it is reported as moving by nothing.
  const onGesture = ({ type, movementX, movementY }) => {
    if (type === 'mousemove' && !movementX && !movementY) return
    requestAnimationFrame(() => setTimeout(start))
  }

  /** Holds nothing any more, and does again what was held. */
  const letGo = (submit) => {
    removeEventListener('submit', hold, true)
    removeEventListener('click', hold, true)
    for (const [target, { type, submitter }] of held) {
      // requestSubmit is ignored inside a submit event: a task of its own.
      setTimeout(() => (type === 'submit' ? submit(target, submitter) : target.click()))
    }
    held.clear()
  }

  // Scripts failed or are too slow: a form posts itself and a link leads where it says, as they do
  // with JavaScript off.
  const release = () => letGo((form) => form.submit())

  const replay = () => letGo((form, submitter) => form.requestSubmit(submitter))

  const hold = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('[data-js]')
    if (!target || target.method === 'dialog') return
    // A link asked for in a new tab goes there.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!held.size) setTimeout(release, holdMs)
    held.set(target, event)
    start()
  }

  for (const gesture of gestures) addEventListener(gesture, onGesture, options)
  addEventListener('submit', hold, true)
  addEventListener('click', hold, true)
  document.addEventListener('graaand:hydrated', replay, { once: true })
  // A document in a frame was asked for by a gesture already; a query that no server has answered,
  // or a fragment that names no place in the page, changes it, which has to happen before anything
  // is typed in it.
  const fragment = location.hash.slice(1)
  const isForScripts = fragment && !document.getElementById(fragment)
  if (window !== window.top || (boot.isStatic && location.search) || isForScripts) start()
  // The page may hold back what is about to change.
  if (isForScripts) document.documentElement.dataset.awaited = ''

  const idle = () =>
    fetchModule(boot.idle).then(
      ({ preload, hydrateIfUrgent }) => {
        preload(boot)
        if (!starting) hydrateIfUrgent(start)
      },
      // The browser's own way with pictures that are out of sight.
      () => {
        for (const picture of document.images) picture.removeAttribute('srcset')
      },
    )
  // Not before words are painted: all this would share the line with them. Firefox reports no
  // first-contentful-paint for a page whose row scrolls before it, as that of the prices does.
  addEventListener('load', () => {
    requestAnimationFrame(() => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(idle)))
  })
}
addEventListener('DOMContentLoaded', onParsed, true)
