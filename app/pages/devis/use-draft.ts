import { type RefObject, useEffect, useState } from 'react'
import * as v from 'valibot'

/** A draft older than this is forgotten, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000

/** Judged when it comes back: an extension, or an older site of ours, may have written it. */
const draftSchema = v.object({ savedAt: v.number(), values: v.record(v.string(), v.string()) })
type Draft = v.InferOutput<typeof draftSchema>

/**
 * Keeps what is typed in a form in this browser only, through reloads and lost networks, until it
 * is sent, erased, or thirty days old.
 *
 * @param form the form whose fields are kept, hidden `id` included: sent again after a reload, a
 *   request whose answer was lost stays the same lead
 * @param key the name of the draft in the browser's storage
 * @param sent true on the page that says the form was accepted: nothing is left to restore
 * @returns whether a draft is kept; `keep`, to call at each change; `erase`
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string, sent: boolean) {
  const [kept, setKept] = useState(false)

  useEffect(() => {
    if (sent) return forget(key)
    if (!form.current) return
    restore(form.current, recall(key))
    // Also what was typed before React woke up.
    setKept(save(key, form.current))
  }, [form, key, sent])

  function keep() {
    if (form.current) setKept(save(key, form.current))
  }

  function erase() {
    forget(key)
    setKept(false)
  }

  return { kept, keep, erase }
}

/** Fills only what is empty: an address that names a service, and what the server kept, go first. */
function restore(form: HTMLFormElement, values: Draft['values']) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field && !field.value) field.value = value
  }
}

/** Whether the visitor has filled anything in. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some((option) => option.selected && !option.defaultSelected)
    }
    const typed = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return typed && field.type !== 'hidden' && field.value !== field.defaultValue
  })
}

// Storage can be full, or closed to this site: the form works the same, without a draft.

function save(key: string, form: HTMLFormElement): boolean {
  if (!isTouched(form)) {
    forget(key)
    return false
  }
  const values = Object.fromEntries(new FormData(form)) as Draft['values']
  const draft: Draft = { savedAt: Date.now(), values }
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function recall(key: string): Draft['values'] {
  try {
    const draft = v.parse(draftSchema, JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (Date.now() - draft.savedAt < lifetime) return draft.values
  } catch {
    // Closed, empty, or not written by us.
  }
  forget(key)
  return {}
}

function forget(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Closed storage holds nothing to forget.
  }
}
