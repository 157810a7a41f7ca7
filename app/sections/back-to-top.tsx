import { useEffect, useState } from 'react'
import { backToTopPx } from '#content/constants.ts'
import { layout } from '#content/layout.ts'

/** Appears once the page is scrolled far enough, and glides back up (01-site, sections 2 and 9). */
export function BackToTop() {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const measure = () => setFar(window.scrollY > backToTopPx)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [])
  return (
    far && (
      <button
        className="back-to-top"
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
