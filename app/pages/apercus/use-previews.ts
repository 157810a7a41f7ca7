import { useEffect, useState } from 'react'
import type { PreviewsPage } from '#content/pages/apercus.ts'
import { type Answers, type DirectionId, example } from '#previews/answers/answers.ts'
import { decode, encode } from '#previews/answers/code.ts'
import { fields, readFields } from '#previews/fields.ts'
import { useAfterPaint } from './use-after-paint.ts'

const rest = 400

interface Linked {
  answers: Answers
  favourite: DirectionId | null
  fault: keyof PreviewsPage['faults'] | null
}

interface Shown extends Linked {
  filling: number
}

/**
 * The answers are in the fragment of the URL, which browsers never send. Without scripts, they are in the
 * query.
 *
 * @param search query of the page's URL
 * @returns the answers, the same answers one paint later (`later`), and their code for a URL
 */
export function usePreviews(search: string) {
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
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  const painted = useAfterPaint(shown)
  const later = painted.filling === shown.filling ? painted.answers : shown.answers
  const code = touched ? encode(later, shown.favourite) : null

  useEffect(() => {
    if (code === null) return
    const { href } = location
    const timer = setTimeout(() => {
      if (location.href !== href) return
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

  return { ...shown, later, code, change }
}

export const addressOf = (code: string) => `${location.pathname}#${code}`

function fromQuery(search: string): Linked {
  const query = new URLSearchParams(search)
  const code = query.get(fields.code)
  if (code !== null) return fromCode(code)
  const { answers, favourite } = readFields(query)
  return { answers, favourite, fault: null }
}

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
