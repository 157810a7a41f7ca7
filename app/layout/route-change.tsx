import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { layOutInParts } from '../runtime/loading/in-parts.ts'
import { painted } from '../runtime/loading/painted.ts'

/**
 * What a browser does when it loads a page, for the pages React draws in its place: the new one is
 * shown from its top, reached smoothly (Spec: S-11), or where it was left when
 * going back; it takes the focus, and its title is announced. React Router's own component needs
 * an inline script, which the Content-Security-Policy refuses.
 */
export function RouteChange() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  /** Scroll of each visited entry of the history, by its key. */
  const positions = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    // Ours while the document lives, the browser's again once it is left or reloaded.
    const restoreBy = (who: ScrollRestoration) => () => {
      history.scrollRestoration = who
    }
    const takeOver = restoreBy('manual')
    const handBack = restoreBy('auto')
    takeOver()
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handBack)
    return () => {
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handBack)
    }
  }, [])

  // In the layout phase: a shorter page moves the scroll, and must not do so under the former key.
  useLayoutEffect(() => {
    const remember = () => positions.current.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const target = document.getElementById(hash.slice(1))
    if (type === 'POP') {
      window.scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' })
    } else if (target) target.scrollIntoView()
    else {
      void layOutInParts(1.5)
      // Smoothly from nearby: what passes from page to page has to be in view (shared-picture.tsx).
      const nearby = Math.min(window.scrollY, window.innerHeight / 2)
      window.scrollTo({ top: nearby, behavior: 'instant' })
      window.scrollTo({ top: 0 })
    }
    document.getElementById('contenu')?.focus({ preventScroll: true })
    // Once it is seen: React would draw this before.
    void painted().then(() => setAnnouncement(document.title))
  }, [key, pathname, hash, type])

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  )
}
