import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormMessages, FormWords } from '#content/forms/form-messages.ts'
import { type Form, parseForm } from '#forms/form.ts'
import type { FieldErrors, FormValues } from '#forms/result.ts'
import { painted } from '../browser/painted.ts'
import { useFormResult } from './form-result.ts'
import { sendToMailService } from './send-to-mail-service.ts'
import { sendToSite } from './send-to-site.ts'
import { type Outcome, type Sender, typedIn } from './sender.ts'
import { loadToasts, showToast } from './toast.ts'

// Chosen at build time; the bundle contains one sender only.
const send: Sender = import.meta.env.FORMS === 'emailjs' ? sendToMailService : sendToSite

const noValues: FormValues = {}

/**
 * Fields are uncontrolled, so that text typed before hydration stays.
 *
 * @param form validated here and by the server
 * @param toasts texts of success and failure
 * @param onAccepted called once the server has stored the request
 * @returns the state, whether it was rendered with the page (then no toast shows it), and the handlers of the
 * `<form>`
 * Spec: F-6, F-10
 */
export function useLeadForm(
  form: Form,
  toasts: FormWords['toasts'],
  messages: FormMessages,
  onAccepted: (() => void) | undefined,
) {
  const posted = useFormResult(form.name)
  const [outcome, setOutcome] = useState<Outcome | null>(posted)
  const [values, setValues] = useState(posted && 'values' in posted ? posted.values : noValues)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)

  function conclude(next: Outcome, element: HTMLFormElement) {
    if (next.status === 'accepted') onAccepted?.()
    flushSync(() => {
      setOutcome(next)
      setSending(false)
      if (next.status === 'accepted') setValues(noValues)
    })
    if (next.status === 'accepted') {
      element.reset()
      submissionId(element).value = ''
    }
    const target = outcomeTarget(next, element)
    target?.focus()
    // Focus alone scrolls to the nearest edge.
    if (next.status === 'accepted') target?.scrollIntoView()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    const element = event.currentTarget
    busy.current = true
    // Paints the pressed button first, because validation and focus take long on a slow phone.
    await painted()
    const judged = parseForm(form, typedIn(element))
    if (!judged.ok) {
      busy.current = false
      return conclude({ status: 'refused', form: form.name, ...judged }, element)
    }

    // The form takes the focus, because a disabled button loses it to the top of the page.
    if (element.contains(document.activeElement)) {
      element.tabIndex = -1
      element.focus({ preventScroll: true })
    }
    setSending(true)
    // The identifier stays until the request is accepted, so that a retry is the same lead. On plain
    // http, which has no `randomUUID`, it stays empty and the server compares contents.
    submissionId(element).value ||= crypto.randomUUID?.() ?? ''
    // Stores the new identifier in the draft (app/browser/drafts.ts).
    element.dispatchEvent(new Event('graaand:send', { bubbles: true }))
    const answer = await send(form, judged.values, element)
    busy.current = false
    conclude(answer, element)
    if (answer.status === 'accepted') showToast('success', toasts.accepted, messages)
    else if (answer.status !== 'refused') showToast('error', toasts.failed, messages)
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    // Loads toasts now, because a later toast may have to report that the network fails.
    painted().then(loadToasts)
    if (outcome?.status !== 'refused') return
    const judged = parseForm(form, typedIn(event.currentTarget))
    setOutcome({ ...outcome, errors: judged.ok ? {} : judged.errors })
  }

  const errors: FieldErrors = outcome?.status === 'refused' ? outcome.errors : {}
  const isPosted = outcome === posted
  return { outcome, isPosted, errors, values, sending, handlers: { onSubmit, onInput } }
}

/** Returns the input named `id`, which hides the form's own `id` property. */
function submissionId(element: HTMLFormElement): HTMLInputElement {
  return element.elements.namedItem('id') as HTMLInputElement
}

function outcomeTarget(outcome: Outcome, element: HTMLFormElement): HTMLElement | null {
  const [field] = outcome.status === 'refused' ? Object.keys(outcome.errors) : []
  return element.querySelector<HTMLElement>(field ? `[name="${field}"]` : '[data-outcome]')
}
