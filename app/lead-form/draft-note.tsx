import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import type { FormMessages } from '#content/forms/form-messages.ts'
import { drafts } from '../browser/drafts.ts'

interface DraftNoteProps {
  /** Name of the form. */
  of: string
  messages: FormMessages
}

/**
 * Erases the draft of a form, and puts it back on request, without a time limit. The erased text is in memory only,
 * and forgotten when the page is left, because the next person at this computer may press Back.
 *
 * Spec: F-14
 */
export function DraftNote({ of, messages }: DraftNoteProps) {
  const isKept = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read()?.[of] !== undefined,
    () => false,
  )
  const [erased, setErased] = useState<FormData>()
  // Text typed since then has a draft of its own, which the erased one must not replace.
  if (isKept && erased) setErased(undefined)

  useEffect(() => {
    const forget = () => setErased(undefined)
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [])

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
    <p className="draft-note" aria-live="polite">
      {erased ? messages.draftErased : messages.draftKept}{' '}
      <button type="button" onClick={act}>
        {erased ? messages.restoreDraft : messages.eraseDraft}
      </button>
    </p>
  )
}
