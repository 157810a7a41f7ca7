import { startTransition, useEffect, useInsertionEffect, useState } from 'react'
import { type Location, NavigationType, type Navigator, parsePath } from 'react-router'
import { loadTypefaces } from '../loading/typefaces.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import { createHref, type PlacedPage, type RouteModule, SitePage } from './site-router.tsx'

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
  const [prepared, prepare] = useState<BrowserPage>()
  const [navigation] = useState(() => createNavigation(shown, show, prepare))
  useEffect(() => navigation.listen(), [navigation])
  // Before the click, if they can: they have a slow phone style, lay out and paint the page it leaves.
  useInsertionEffect(() => {
    for (const sheet of (prepared ?? shown).sheets) sheet.media = 'all'
  }, [prepared, shown])
  // A page that comes may bring sheets that name other typefaces.
  useEffect(() => {
    loadTypefaces()
  })
  return (
    <SitePage
      root={root}
      layout={shown.framed ? layout : undefined}
      shown={shown}
      prepared={prepared}
      navigator={navigation.navigator}
    />
  )
}

type BrowserPage = LoadedPage & PlacedPage

/**
 * The history of the browser, and the page that is shown for it.
 *
 * @param prepare has a page drawn unseen, and drops the one that was; without a page, that alone
 */
function createNavigation(
  first: BrowserPage,
  show: (page: BrowserPage) => void,
  prepare: (page?: BrowserPage) => void,
) {
  let shown = first
  /** Of the latest navigation: an earlier one that arrives later shows nothing. */
  let latest = 0
  let prepared: BrowserPage | undefined
  let pointedAt: Element | undefined

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
    const isPrepared = navigationType === NavigationType.Push && isPreparedFor(path)
    shown = prepared && isPrepared ? prepared : { ...loaded, location, navigationType }
    prepared = undefined
    const state = { usr: location.state, key: shown.location.key }
    if (navigationType === NavigationType.Push) history.pushState(state, '', path)
    if (navigationType === NavigationType.Replace) history.replaceState(state, '', path)
    const draw = () => {
      show(shown)
      prepare()
    }
    // Drawn in one go: in slices, and with the page that is left in view, it takes a phone twice as long.
    if (passes) startTransition(draw)
    else draw()
  }

  const isPreparedFor = (path: string) => prepared && createHref(prepared.location) === path

  /** A link that is pointed at is likely to be followed: its page is fetched, then drawn unseen. */
  async function point({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== window.location.origin || link.target) return
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    pointedAt = link
    const { pathname, search, hash } = link
    const location = destination({ pathname, search, hash }, undefined)
    const isWanted = () =>
      pointedAt === link &&
      pathname !== shown.location.pathname &&
      !isPreparedFor(createHref(location))
    if (!isWanted()) return
    // What fails now is fetched again, or left to the browser, when the link is followed.
    const loaded = await loadPage(pathname).catch(() => null)
    if (!loaded?.framed || !isWanted()) return
    prepared = { ...loaded, location, navigationType: NavigationType.Push, isPrepared: true }
    // Unhurried all the same, since nobody sees it. As a transition of React's, the page that makes room
    // would pass: the browser holds still for that, and a click meanwhile is lost to React.
    prepare(prepared)
  }

  function destination(to: string | Partial<Location>, state: unknown): Location {
    const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
    const key = Math.random().toString(36).slice(2, 10)
    return { pathname, search, hash, state, key, mask: undefined }
  }

  const router: Navigator = {
    createHref,
    push: (to, state, options) =>
      void go(destination(to, state), NavigationType.Push, options?.viewTransition),
    replace: (to, state) => void go(destination(to, state), NavigationType.Replace),
    go: (delta) => history.go(delta),
  }

  return {
    navigator: router,
    /** Follows the history, and prepares what the visitor points at. */
    listen() {
      const listening = new AbortController()
      const { signal } = listening
      const onPop = () => void go(currentLocation(), NavigationType.Pop)
      window.addEventListener('popstate', onPop, { signal })
      // A finger that touches is a pointer that comes over.
      document.addEventListener('pointerover', point, { signal })
      document.addEventListener('focusin', point, { signal })
      return () => listening.abort()
    },
  }
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = history.state ?? {}
  return { pathname, search, hash, state: usr, key, mask: undefined }
}
