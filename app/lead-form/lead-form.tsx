import type { ReactNode, Ref } from 'react'
import type { FormMessages, FormWords } from '#content/forms/form-messages.ts'
import type { PrivacyNotice } from '#content/forms/privacy-notice.ts'
import type { Form, ValuesOf } from '#forms/form.ts'
import { signals } from '#forms/signals.ts'
import { adoptSheet } from '../browser/adopt-sheet.ts'
import { Button } from '../ui/button.tsx'
import outcomeSheet from './form-outcome.css?inline'
import { FormOutcome } from './form-outcome.tsx'
import { useDraftKept } from './use-draft-kept.ts'
import { useLeadForm } from './use-lead-form.ts'

/** What a form says, as plain data: what the server gives it as an island (lead-form-words.ts). */
export interface LeadFormWords {
  words: FormWords
  messages: FormMessages
  notice: PrivacyNotice
  /** Where it goes that no script takes, when not to its own page. */
  action?: string
}

interface LeadFormProps<F extends Form> extends LeadFormWords {
  form: F
  /** Draws the fields; `field` gives each the props that tie it to the form. */
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

/** A build for hosts of plain files: nobody there takes a post. */
const isStatic = import.meta.env.FORMS === 'emailjs'

/**
 * A form that brings a lead: posts to the address it stands on, with JavaScript or without, and
 * says what became of it (Spec: F-10).
 */
export function LeadForm<F extends Form>({
  form,
  words,
  messages,
  notice,
  action,
  children,
  ref,
  onAccepted,
}: LeadFormProps<F>) {
  const { outcome, isPosted, errors, values, sending, handlers } = useLeadForm(
    form,
    words.toasts,
    messages,
    onAccepted,
  )
  const isKept = useDraftKept(form.name)
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
      {/* Without a value of React's own: useLeadForm fills it in. */}
      <input type="hidden" name="id" />
      {!isStatic && (
        // Programs fill in what they find. People and screen readers do not find it.
        <input
          className="visually-hidden"
          name={signals.honeypot}
          placeholder={messages.leaveEmpty}
          aria-label={messages.leaveEmpty}
          aria-hidden
          tabIndex={-1}
          autoComplete="off"
        />
      )}
      {outcome && (
        <FormOutcome
          outcome={outcome}
          confirmation={words.confirmation}
          messages={messages}
          toasts={isPosted ? words.toasts : undefined}
          sending={sending}
        />
      )}
      {children((name) => ({
        id: `${form.name}-${name}`,
        name,
        defaultValue: values[name] ?? '',
        error: errors[name],
        // Only counts on a page loaded anew: useLeadForm moves the focus otherwise.
        autoFocus: name === Object.keys(errors)[0],
      }))}
      <Button type="submit" busy={sending}>
        {sending ? words.sending : words.submit}
      </Button>
      {isKept && (
        <p className="draft-note">
          {messages.draftKept} <button type="button">{messages.eraseDraft}</button>
        </p>
      )}
      {isStatic && <p className="form-note without-script">{messages.withoutScript}</p>}
      <p className="privacy-notice">
        {notice.text} <a href={notice.link.to}>{notice.link.label}</a>.
      </p>
    </form>
  )
}
