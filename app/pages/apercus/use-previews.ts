import { useEffect, useState } from 'react'
import type { PreviewsPage } from '#content/pages/apercus.ts'
import { type Answers, type DirectionId, example } from '#previews/answers/answers.ts'
import { decode, encode } from '#previews/answers/code.ts'
import { fields, readFields } from '#previews/fields.ts'
import { useAfterPaint } from './use-after-paint.ts'

/** How long the answers have to rest before the address follows, in milliseconds. */
const rest = 400

/** What an address says. */
interface Linked {
  answers: Answers
  favourite: DirectionId | null
  /** Why the link that led here shows the example. */
  fault: keyof PreviewsPage['faults'] | null
}

interface Shown extends Linked {
  /** Goes up when the fields have to be filled anew. */
  filling: number
}

/**
 * The five answers and the favourite. They live in the fragment of the address, which no browser
 * sends to a server; where no script ran they come in its query.
 *
 * @param search query of the page's address, as the server knows it
 * @returns what to show; `later`, the same answers after the paint that shows them first; whether scripts run, hence what only they can do may be offered; the code of
 *   what is shown, null for the example that nobody has touched; `change`
 */
export function usePreviews(search: string) {
  const [hydrated, setHydrated] = useState(false)
  const [shown, setShown] = useState<Shown>(() => ({
    ...fromQuery(search),
    filling: 0,
  }))
  const [touched, setTouched] = useState(shown.fault === null && search.length > 1)

  useEffect(() => {
    const read = () => {
      delete document.documentElement.dataset.awaited
      const linked = fromFragment(location.hash)
      if (!linked) return
      setShown(({ filling }) => ({ ...linked, filling: filling + 1 }))
      setTouched(linked.fault === null)
    }
    read()
    setHydrated(true)
    // A link pasted over the address of the page that is open.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  // Typing waits for nothing; a link has all that it names shown in one frame.
  const painted = useAfterPaint(shown)
  const later = painted.filling === shown.filling ? painted.answers : shown.answers
  const code = touched ? encode(later, shown.favourite) : null

  useEffect(() => {
    if (code === null) return
    const { href } = location
    const timer = setTimeout(() => {
      // The next page, or a link pasted over this one, is in the address before this one is gone.
      if (location.href !== href) return
      // Browsers refuse a hundred changes in half a minute; the next one has it all.
      try {
        history.replaceState(history.state, '', addressOf(code))
      } catch {}
    }, rest)
    return () => clearTimeout(timer)
  }, [code])

  function change(what: Partial<Pick<Shown, 'answers' | 'favourite'>>) {
    setTouched(true)
    setShown((before) => ({ ...before, fault: null, ...what }))
  }

  return { ...shown, later, hydrated, code, change }
}

/** Where the code of these previews leads. */
export const addressOf = (code: string) => `${location.pathname}#${code}`

function fromQuery(search: string): Linked {
  const query = new URLSearchParams(search)
  const code = query.get(fields.code)
  if (code !== null) return fromCode(code)
  const { answers, favourite } = readFields(query)
  return { answers, favourite, fault: null }
}

/** Null when it names nothing, or a place in the page such as `#contenu`. */
function fromFragment(hash: string): Linked | null {
  const fragment = hash.slice(1)
  return fragment && !document.getElementById(fragment) ? fromCode(fragment) : null
}

function fromCode(code: string): Linked {
  const decoded = decode(code)
  if (!decoded.ok) return { answers: example, favourite: null, fault: decoded.reason }
  const { answers, favourite } = decoded
  return { answers, favourite, fault: null }
}
