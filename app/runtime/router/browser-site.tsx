import { startTransition, useEffect, useInsertionEffect, useState } from 'react'
import { type Location, NavigationType, type Navigator, parsePath } from 'react-router'
import { loadTypefaces } from '../loading/typefaces.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import { createHref, type RouteModule, type ShownPage, SitePage } from './site-router.tsx'

interface BrowserSiteProps {
  /** The page as the server drew it. */
  first: Omit<LoadedPage, 'sheets'>
  /** The document, and the layout of the pages that have one. */
  around: readonly [RouteModule, RouteModule]
}

/**
 * The site once React has taken it over: a followed link draws the next page in place of this one,
 * and anything that is not a page of ours, or does not arrive, is left to the browser.
 */
export function BrowserSite({ first, around: [root, layout] }: BrowserSiteProps) {
  const [shown, show] = useState<BrowserPage>(() => ({
    ...first,
    sheets: [],
    location: currentLocation(),
    navigationType: NavigationType.Pop,
  }))
  const [navigation] = useState(() => createNavigation(shown, show))
  useEffect(() => navigation.listen(), [navigation])
  // With the page that they are for: applied at the click, they had a slow phone style, lay out and paint
  // the page that is left once more, for 130 ms.
  useInsertionEffect(() => {
    for (const sheet of shown.sheets) sheet.media = 'all'
  }, [shown])
  // A page that comes may bring sheets that name other typefaces.
  useEffect(loadTypefaces)
  const { page, framed, location, navigationType } = shown
  const modules = framed ? [root, layout, page] : [root, page]
  return <SitePage {...{ location, navigationType, modules }} navigator={navigation.navigator} />
}

type BrowserPage = LoadedPage & Omit<ShownPage, 'modules'>

/** The history of the browser, and the page that is shown for it. */
function createNavigation(first: BrowserPage, show: (page: BrowserPage) => void) {
  let shown = first
  /** Of the latest navigation: an earlier one that arrives later shows nothing. */
  let latest = 0

  async function go(location: Location, navigationType: NavigationType, passes = false) {
    const order = ++latest
    const path = createHref(location)
    const stays = location.pathname === shown.location.pathname
    const loaded: LoadedPage | null = stays
      ? shown
      : await loadPage(location.pathname).catch(() => null)
    if (order !== latest) return
    if (!loaded) {
      if (navigationType === NavigationType.Pop) window.location.reload()
      else window.location.assign(path)
      return
    }
    const state = { usr: location.state, key: location.key }
    if (navigationType === NavigationType.Push) history.pushState(state, '', path)
    if (navigationType === NavigationType.Replace) history.replaceState(state, '', path)
    shown = { ...loaded, location, navigationType }
    // Drawn in one go: in slices, and with the page that is left in view, it takes a phone twice as long.
    if (passes) startTransition(() => show(shown))
    else show(shown)
  }

  function destination(to: string | Partial<Location>, state: unknown): Location {
    const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
    const key = Math.random().toString(36).slice(2, 10)
    return { pathname, search, hash, state, key, mask: undefined }
  }

  const navigator: Navigator = {
    createHref,
    push: (to, state, options) =>
      void go(destination(to, state), NavigationType.Push, options?.viewTransition),
    replace: (to, state) => void go(destination(to, state), NavigationType.Replace),
    go: (delta) => history.go(delta),
  }

  return {
    navigator,
    /** Follows the history, and fetches what the visitor points at. */
    listen() {
      const listening = new AbortController()
      const { signal } = listening
      const onPop = () => void go(currentLocation(), NavigationType.Pop)
      window.addEventListener('popstate', onPop, { signal })
      // A finger that touches is a pointer that comes over.
      document.addEventListener('pointerover', prefetch, { signal })
      document.addEventListener('focusin', prefetch, { signal })
      return () => listening.abort()
    },
  }
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = history.state ?? {}
  return { pathname, search, hash, state: usr, key, mask: undefined }
}

/** A link that is pointed at is likely to be followed. */
function prefetch({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
  if (link.target || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    return
  }
  // What fails now is fetched again, or left to the browser, when the link is followed.
  loadPage(link.pathname).catch(() => {})
}
