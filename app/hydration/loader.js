import { loadTypefaces } from './typefaces.ts'

// The only inline script of the site: same bytes on every page (the policy allows its hash).
// Fetches the page's modules when the browser is idle, runs them at the visitor's first gesture,
// and holds a submit or a click made before React listens, to replay it afterwards.
;(() => {
  const data = document.getElementById('boot')
  if (!data) return
  const boot = JSON.parse(data.textContent)
  const gestures = ['pointerover', 'pointerup', 'pointercancel', 'keydown', 'focusin', 'scroll']
  // Not captured: a row that the browser itself scrolls into place is no gesture.
  const options = { passive: true }
  // A gesture is held this long at most; then the browser does what it does without scripts.
  const patience = 4000
  const held = new Map()
  let starting

  const preload = () => {
    for (const href of boot.preloads) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = href
      // Once fetched, it is only weight in the document.
      link.onload = link.onerror = () => link.remove()
      document.head.append(link)
    }
    // For whoever keeps the site on a home screen: nothing to be asked for before the first paint.
    const manifest = document.createElement('link')
    manifest.rel = 'manifest'
    manifest.href = '/site.webmanifest'
    document.head.append(manifest)
  }

  // Once more under another address: browsers remember that the first has failed.
  const fetchModule = (address) => import(address).catch(() => import(`${address}?again`))

  const start = () => {
    if (starting) return
    for (const gesture of gestures) removeEventListener(gesture, onGesture, options)
    starting = Promise.all([boot.entry, boot.page].map(fetchModule)).then(([entry, page]) =>
      entry.hydrate(boot, page),
    )
    starting.catch(release)
  }

  // What the gesture does is painted first: the modules would keep it waiting for a tenth of a second.
  // A finger that comes down is about to do something: a tap, or a row drawn aside, which cancels it.
  const onGesture = ({ type, pointerType }) => {
    if (type === 'pointerover' && pointerType === 'touch') return
    requestAnimationFrame(() => setTimeout(start))
  }

  // Scripts failed or are too slow: a form posts itself and a link leads where it says, as they do
  // with JavaScript off.
  const release = () => {
    removeEventListener('submit', hold, true)
    removeEventListener('click', hold, true)
    for (const [target, event] of held) event.type === 'submit' ? target.submit() : target.click()
    held.clear()
  }

  const replay = () => {
    removeEventListener('submit', hold, true)
    removeEventListener('click', hold, true)
    // requestSubmit is ignored inside a submit event: a task of its own.
    for (const [target, event] of held) {
      setTimeout(() =>
        event.type === 'submit' ? target.requestSubmit(event.submitter) : target.click(),
      )
    }
    held.clear()
  }

  const hold = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('[data-js]')
    if (!target || target.method === 'dialog') return
    // A link asked for in a new tab goes there.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!held.size) setTimeout(release, patience)
    held.set(target, event)
    start()
  }

  // A picture that waits (app/components/art.tsx) loads once it says its true width: within 100 px
  // of view, also inside of what scrolls by itself. By two observers, since Chromium adds up margins.
  const watchers = [{ rootMargin: '100px' }, { scrollMargin: '100px' }].map(
    (margin) =>
      new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) load(target)
      }, margin),
  )
  const watch = (picture) => {
    for (const watcher of watchers) watcher.observe(picture)
  }
  const load = (picture) => {
    for (const watcher of watchers) watcher.unobserve(picture)
    picture.sizes = `${picture.getAttribute('width')}px`
  }
  const pictures = () => document.querySelectorAll('img[srcset]')
  for (const picture of pictures()) watch(picture)
  document.addEventListener('graaand:picture', ({ target }) => watch(target))
  addEventListener('beforeprint', () => pictures().forEach(load))

  for (const gesture of gestures) addEventListener(gesture, onGesture, options)
  addEventListener('submit', hold, true)
  addEventListener('click', hold, true)
  // A document in a frame was asked for by a gesture already; a query that no server has answered,
  // or a fragment that names no place in the page, changes it, which has to happen before anything
  // is typed in it.
  const fragment = location.hash.slice(1)
  const isForScripts = fragment && !document.getElementById(fragment)
  if (window !== window.top || (boot.isStatic && location.search) || isForScripts) start()
  // The page may hold back what is about to change.
  if (isForScripts) document.documentElement.dataset.awaited = ''
  document.addEventListener('graaand:hydrated', replay, { once: true })
  document.addEventListener('graaand:drawn', loadTypefaces)
  // A page with something that cannot wait for a gesture says so: a countdown, or prices, for whom
  // `data-wake` says where the visitor's country is asked (app/sections/use-currency.ts).
  const wake = (question) => {
    if (!question) return start()
    const kept = keptCurrency()
    if (kept === 'tnd') start()
    if (kept) return
    boot.country = fetch(question)
    boot.country
      .then((answer) => answer.clone().json())
      .then(({ country_code }) => country_code === 'TN' && start(), start)
  }
  const keptCurrency = () => {
    try {
      return localStorage.getItem('graaand:monnaie')
    } catch {
      return null
    }
  }

  // Not before words are painted: they would share the line with all this.
  const idle = () => {
    const sleeper = document.querySelector('[data-wake]')
    ;(window.requestIdleCallback ?? setTimeout)(() => {
      loadTypefaces()
      preload()
      if (sleeper && !starting) wake(sleeper.dataset.wake)
    })
  }
  addEventListener('load', () => {
    new PerformanceObserver((paints, observer) => {
      if (!paints.getEntriesByName('first-contentful-paint').length) return
      observer.disconnect()
      idle()
    }).observe({ type: 'paint', buffered: true })
  })
})()
