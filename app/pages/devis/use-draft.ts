import { type RefObject, useEffect, useState } from 'react'
import * as v from 'valibot'
import { kept } from '../../runtime/loading/kept.ts'

/** A draft older than this is forgotten, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000

const draftSchema = v.object({ savedAt: v.number(), values: v.record(v.string(), v.string()) })
type Draft = v.InferOutput<typeof draftSchema>

const draft = kept(
  'graaand:devis',
  (text): Draft | undefined => {
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), text)
    return success && Date.now() - output.savedAt < lifetime ? output : undefined
  },
  JSON.stringify,
)

/**
 * Keeps what is typed in a form in this browser only, through reloads and lost networks, until it
 * is sent, erased, or thirty days old.
 *
 * @param form the form whose fields are kept, hidden `id` included: sent again after a reload, a
 *   request whose answer was lost stays the same lead
 * @param sent true on the page that says the form was accepted: nothing is left to restore
 * @returns whether a draft is kept; `keep`, to call at each change; `erase`
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, sent: boolean) {
  const [isKept, setKept] = useState(false)

  useEffect(() => {
    if (sent) draft.write(undefined)
    if (sent || !form.current) return
    const { values = {} } = draft.read() ?? {}
    restore(form.current, values)
    // Also what was typed before React came.
    setKept(save(form.current))
  }, [form, sent])

  function keep() {
    if (form.current) setKept(save(form.current))
  }

  function erase() {
    draft.write(undefined)
    setKept(false)
  }

  return { isKept, keep, erase }
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

/** @returns whether the browser keeps something of the form now */
function save(form: HTMLFormElement): boolean {
  const values = Object.fromEntries(new FormData(form)) as Draft['values']
  const touched = isTouched(form)
  return draft.write(touched ? { savedAt: Date.now(), values } : undefined) && touched
}
