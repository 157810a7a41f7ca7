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

// Decided when the site is built: the other one is not part of it.
const send: Sender = import.meta.env.FORMS === 'emailjs' ? sendToMailService : sendToSite

const noValues: FormValues = {}

/**
 * The life of a form: idle, refused, sending, then accepted or failed. The fields stay the
 * browser's own (uncontrolled): what was typed before React came is kept.
 *
 * @param form the form's definition, judged here as on the server
 * @param toasts the words of success and of failure
 * @param onAccepted called once the server has kept the request
 * @returns the state to draw, whether it came with the page (no toast has said it then), and the
 *   event handlers of the `<form>`
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
  // State arrives a render later: a double click would pass through.
  const busy = useRef(false)

  function conclude(next: Outcome, element: HTMLFormElement) {
    if (next.status === 'accepted') onAccepted?.()
    // The message has to be in the page before focus goes to it.
    flushSync(() => {
      setOutcome(next)
      setSending(false)
      if (next.status === 'accepted') setValues(noValues)
    })
    if (next.status === 'accepted') {
      element.reset()
      submissionId(element).value = ''
    }
    outcomeTarget(next, element)?.focus()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    const element = event.currentTarget
    busy.current = true
    // The pressed button: judging, drawing and moving the focus make a slow phone wait longer than a
    // tap should.
    await painted()
    const judged = parseForm(form, typedIn(element))
    if (!judged.ok) {
      busy.current = false
      return conclude({ status: 'refused', form: form.name, ...judged }, element)
    }

    setSending(true)
    // Kept until the request is accepted: sent again, it stays the same lead. Absent on a plain
    // http address, where the server compares the contents instead.
    submissionId(element).value ||= crypto.randomUUID?.() ?? ''
    // What is kept of the form in this browser has the identifier too (app/browser/drafts.ts).
    element.dispatchEvent(new Event('graaand:send', { bubbles: true }))
    const answer = await send(form, judged.values, element, messages)
    busy.current = false
    conclude(answer, element)
    if (answer.status === 'accepted') showToast('success', toasts.accepted, messages)
    else if (answer.status !== 'refused') showToast('error', toasts.failed, messages)
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    // Their code is fetched while the network is known to work: they may have to say it fails.
    painted().then(loadToasts)
    if (outcome?.status !== 'refused') return
    const judged = parseForm(form, typedIn(event.currentTarget))
    setOutcome({ ...outcome, errors: judged.ok ? {} : judged.errors })
  }

  const errors: FieldErrors = outcome?.status === 'refused' ? outcome.errors : {}
  const isPosted = outcome === posted
  return { outcome, isPosted, errors, values, sending, handlers: { onSubmit, onInput } }
}

/** `element.id` is the input of that name: forms let their fields hide their own properties. */
function submissionId(element: HTMLFormElement): HTMLInputElement {
  return element.elements.namedItem('id') as HTMLInputElement
}

/** Where the visitor learns what to do next: the first field in error, otherwise the message. */
function outcomeTarget(outcome: Outcome, element: HTMLFormElement): HTMLElement | null {
  const [field] = outcome.status === 'refused' ? Object.keys(outcome.errors) : []
  return element.querySelector<HTMLElement>(field ? `[name="${field}"]` : '[data-outcome]')
}
