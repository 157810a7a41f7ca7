import { useEffect, useRef, useState } from 'react'
import { usePost } from '../ui/post-form.tsx'
import type { SheetView, WriterView } from './view.ts'
import { keysIn, nameOf, names, presenceAddress } from './wire.ts'

/** Shortest time between two posts, in milliseconds. */
const between = 10_000
/** Time without posts after which other writers are no longer shown, in milliseconds. */
const silence = 30_000

/**
 * Reports the field in which the person writes, and returns the other writers. Posts only on focus and input, so
 * that an idle page does not keep its session alive.
 */
export function useWriters({ action, writers: first }: SheetView): readonly WriterView[] {
  const post = usePost()
  const [writers, setWriters] = useState<readonly WriterView[]>(first)
  const send = useRef(post)
  send.current = post

  useEffect(() => {
    let last = { at: 0, key: '' }
    let timer: number | undefined

    async function tell({ target }: Event) {
      const field = target instanceof Element ? target.closest('.field-top, .field') : null
      const seen = field?.querySelector<HTMLInputElement>(`input[name^="${nameOf('seen', '')}"]`)
      const [key = ''] = seen ? keysIn({ [seen.name]: '' }, 'seen') : []
      if (last.key === key && Date.now() - last.at < between) return
      last = { at: Date.now(), key }
      const { status, data } = await send.current(presenceAddress, {
        [names.sheet]: action,
        [names.key]: key,
      })
      if (status !== 200) return
      setWriters((data as { writers: WriterView[] }).writers)
      clearTimeout(timer)
      timer = window.setTimeout(() => setWriters([]), silence)
    }

    const events = ['focusin', 'input'] as const
    for (const event of events) document.addEventListener(event, tell)
    return () => {
      for (const event of events) document.removeEventListener(event, tell)
      clearTimeout(timer)
    }
  }, [action])

  return writers
}
