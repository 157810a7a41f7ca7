import { useEffect, useState } from 'react'
import { backToTopPx } from '#content/constants.ts'
import { layout } from '#content/layout.ts'
import { painted } from '../runtime/loading/painted.ts'

/** Appears once the page is scrolled far enough, and glides back up (Spec: S-13). */
export function BackToTop() {
  const [far, setFar] = useState<boolean>()
  useEffect(() => {
    const measure = () => setFar(window.scrollY > backToTopPx && !isTyping())
    const listening = new AbortController()
    const { signal } = listening
    measure()
    window.addEventListener('scroll', measure, { passive: true, signal })
    // It makes way for a field once that has answered the finger, and comes back when one scrolls on.
    document.addEventListener('focusin', () => painted().then(measure), { signal })
    return () => listening.abort()
  }, [])
  return (
    // Hidden rather than gone: a slow phone judges half the page anew when an element comes or goes.
    far !== undefined && (
      <button
        className="back-to-top"
        hidden={!far}
        type="button"
        aria-label={layout.backToTop}
        onClick={() => {
          window.scrollTo({ top: 0 })
          // The button is about to vanish under the focus it holds.
          document.getElementById('contenu')?.focus({ preventScroll: true })
        }}
      />
    )
  )
}

/** The button is never over the field being filled in. */
function isTyping(): boolean {
  return !!document.activeElement?.matches('input, textarea, select')
}
