import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FormMessages } from '#content/forms/form-messages.ts'
import { drafts } from '../browser/drafts.ts'

interface DraftNoteProps {
  /** Name of the form. */
  of: string
  messages: FormMessages
}

/**
 * Erases the draft of a form, and puts it back on request for a short time. The erased text is in memory only.
 *
 * Spec: F-14
 */
export function DraftNote({ of, messages }: DraftNoteProps) {
  const { undoErasureMs } = messages
  const isKept = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read()?.[of] !== undefined,
    () => false,
  )
  const note = useRef<HTMLParagraphElement>(null)
  const [erased, setErased] = useState<FormData>()
  // Text typed since then has a draft of its own, which the erased one must not replace.
  if (isKept && erased) setErased(undefined)

  useEffect(() => {
    if (!erased) return
    const timer = setTimeout(() => {
      // The form takes the focus, because a removed button loses it to the top of the page.
      const form = note.current?.contains(document.activeElement) && note.current.closest('form')
      if (form) {
        form.tabIndex = -1
        form.focus({ preventScroll: true })
      }
      setErased(undefined)
    }, undoErasureMs)
    return () => clearTimeout(timer)
  }, [erased, undoErasureMs])

  function act({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return
    if (!erased) {
      setErased(new FormData(form))
      return form.reset()
    }
    for (const [name, value] of erased) {
      const field = form.elements.namedItem(name)
      if (field && 'value' in field) field.value = String(value)
    }
    // Stores the draft again (app/browser/drafts.ts).
    form.dispatchEvent(new Event('input', { bubbles: true }))
  }

  if (!isKept && !erased) return null
  return (
    <p className="draft-note" aria-live="polite" ref={note}>
      {erased ? messages.draftErased : messages.draftKept}{' '}
      <button type="button" onClick={act}>
        {erased ? messages.restoreDraft : messages.eraseDraft}
      </button>
    </p>
  )
}
