import type { ReactNode, Ref } from 'react'
import type { FormMessages, FormWords } from '#content/forms/form-messages.ts'
import type { PrivacyNotice } from '#content/forms/privacy-notice.ts'
import type { Form, ValuesOf } from '#forms/form.ts'
import { signals } from '#forms/signals.ts'
import { adoptSheet } from '../browser/adopt-sheet.ts'
import { Button } from '../ui/button.tsx'
import { DraftNote } from './draft-note.tsx'
import outcomeSheet from './form-outcome.css?inline'
import { FormOutcome } from './form-outcome.tsx'
import { useLeadForm } from './use-lead-form.ts'

/** Plain data, because islands get their props as JSON (lead-form-words.ts). */
export interface LeadFormWords {
  words: FormWords
  messages: FormMessages
  notice: PrivacyNotice
  action?: string
}

interface LeadFormProps<F extends Form> extends LeadFormWords {
  form: F
  /** Level of its headings, one below that of the heading before it. */
  heading?: 'h2' | 'h3'
  children: (field: (name: keyof ValuesOf<F> & string) => FieldBinding) => ReactNode
  ref?: Ref<HTMLFormElement>
  onAccepted?: () => void
}

interface FieldBinding {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  autoFocus: boolean
}

if (!import.meta.env.SSR) adoptSheet(outcomeSheet)

const isStatic = import.meta.env.FORMS === 'emailjs'

/** Spec: F-10. */
export function LeadForm<F extends Form>({
  form,
  words,
  messages,
  notice,
  action,
  children,
  heading = 'h3',
  ref,
  onAccepted,
}: LeadFormProps<F>) {
  const { outcome, isPosted, errors, values, sending, handlers } = useLeadForm(
    form,
    words.toasts,
    messages,
    onAccepted,
  )
  return (
    <form
      ref={ref}
      className="form"
      aria-label={words.name}
      method="post"
      action={action}
      encType={isStatic ? 'text/plain' : undefined}
      noValidate
      aria-busy={sending || undefined}
      data-draft={form.name}
      {...handlers}
    >
      <input type="hidden" name="form" value={form.name} />
      <input type="hidden" name="id" />
      {!isStatic && (
        // Text browsers, which hide nothing, show the label.
        <label className="visually-hidden" inert>
          {messages.leaveEmpty}
          <input name={signals.honeypot} tabIndex={-1} autoComplete="off" aria-hidden />
        </label>
      )}
      {outcome && (
        <FormOutcome
          outcome={outcome}
          confirmation={words.confirmation}
          messages={messages}
          toasts={isPosted ? words.toasts : undefined}
          sending={sending}
          heading={heading}
        />
      )}
      {outcome?.status === 'accepted' && words.confirmation.again && (
        <h3 className="form-again">{words.confirmation.again}</h3>
      )}
      {children((name) => ({
        id: `${form.name}-${name}`,
        name,
        defaultValue: values[name] ?? '',
        error: errors[name],
        autoFocus: name === Object.keys(errors)[0],
      }))}
      <Button type="submit" busy={sending}>
        {sending ? words.sending : words.submit}
      </Button>
      <DraftNote of={form.name} messages={messages} />
      {isStatic && <p className="form-note without-script">{messages.withoutScript}</p>}
      <p className="privacy-notice">
        {`${notice.text} `}
        <a href={notice.link.to}>{notice.link.label}</a>.
      </p>
    </form>
  )
}
