// The only inline script of the site: same bytes on every page (the policy allows its hash).
// Fetches the page's modules when the browser is idle, runs them at the visitor's first gesture,
// and holds a submit or a click made before React listens, to replay it afterwards.
;(() => {
  const data = document.getElementById('boot')
  if (!data) return
  const boot = JSON.parse(data.textContent)
  const gestures = ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll']
  const options = { capture: true, passive: true }
  // A gesture is held this long at most; then the browser does what it does without scripts.
  const patience = 4000
  const held = new Map()
  let starting

  const preload = () => {
    for (const href of [boot.manifest, boot.entry, ...boot.preloads]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = href
      // Once fetched, it is only weight in the document.
      link.onload = link.onerror = () => link.remove()
      document.head.append(link)
    }
  }

  const start = () => {
    if (starting) return
    for (const gesture of gestures) removeEventListener(gesture, start, options)
    const ids = Object.keys(boot.routes)
    starting = Promise.all([
      import(boot.manifest),
      ...ids.map((id) => import(boot.routes[id])),
    ]).then(([, ...modules]) => {
      window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, i) => [id, modules[i]]))
      window.__reactRouterContext = {
        ...boot.context,
        stream: new Blob([boot.state]).stream(),
      }
      return import(boot.entry)
    })
    starting.catch(release)
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

  for (const gesture of gestures) addEventListener(gesture, start, options)
  addEventListener('submit', hold, true)
  addEventListener('click', hold, true)
  // A document in a frame was asked for by a gesture already; a query that no server has answered
  // changes the page, which has to happen before anything is typed in it.
  if (window !== window.top || (boot.isStatic && location.search)) start()
  document.addEventListener('graaand:hydrated', replay, { once: true })
  addEventListener('load', () => {
    // A page with something that cannot wait for a gesture says so: prices in the right currency.
    const wakesByItself = document.querySelector('[data-wake]')
    ;(window.requestIdleCallback ?? setTimeout)(wakesByItself ? start : preload)
  })
})()
