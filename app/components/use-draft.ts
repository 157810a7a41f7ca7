import { type RefObject, useEffect, useState } from 'react'

/** A draft older than this is forgotten, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000

interface Draft {
  savedAt: number
  values: Record<string, string>
}

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
    const draft = recall(key)
    if (!draft || !form.current) return
    for (const [name, value] of Object.entries(draft.values)) {
      const field = form.current.elements.namedItem(name)
      // Only what is empty: an address that names a service, and what the server kept, go first.
      if (field && 'value' in field && !field.value) field.value = value
    }
    setKept(true)
  }, [form, key, sent])

  function keep() {
    if (!form.current) return
    const values = Object.fromEntries(new FormData(form.current)) as Draft['values']
    setKept(store(key, { savedAt: Date.now(), values }))
  }

  function erase() {
    forget(key)
    setKept(false)
  }

  return { kept, keep, erase }
}

// Storage can be full, or closed to this site: the form works the same, without a draft.

function store(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function recall(key: string): Draft | null {
  try {
    const draft: Draft | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (draft && Date.now() - draft.savedAt < lifetime) return draft
    forget(key)
  } catch {
    forget(key)
  }
  return null
}

function forget(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Closed storage holds nothing to forget.
  }
}
