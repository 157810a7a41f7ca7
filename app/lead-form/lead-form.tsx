import type { ReactNode, Ref } from 'react'
import { useLocation } from 'react-router'
import { company } from '#content/company/company.ts'
import { type FormWords, formMessages } from '#content/forms/form-messages.ts'
import { privacyNotice } from '#content/forms/privacy-notice.ts'
import { hasPage } from '#content/pages.ts'
import type { Form, ValuesOf } from '#forms/form.ts'
import { signals } from '#forms/signals.ts'
import { Button } from '../ui/button.tsx'
import { FormOutcome } from './form-outcome.tsx'
import { type LeadFormEvents, useLeadForm } from './use-lead-form.ts'

interface LeadFormProps<F extends Form> extends LeadFormEvents {
  form: F
  words: FormWords
  /** Draws the fields; `field` gives each the props that tie it to the form. */
  children: (field: (name: keyof ValuesOf<F> & string) => FieldBinding) => ReactNode
  /** What stands under the button. */
  footnote?: ReactNode
  ref?: Ref<HTMLFormElement>
  onInput?: () => void
}

interface FieldBinding {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  autoFocus: boolean
}

/** A build for hosts of plain files: nobody there takes a post. */
const isStatic = import.meta.env.FORMS === 'emailjs'

/** Where a form goes that no script takes: to its page, or to the visitor's own e-mail program. */
function destination(pathname: string) {
  if (isStatic) return { action: `mailto:${company.email}`, encType: 'text/plain' }
  // The not-found page has no address to post to.
  return { action: hasPage(pathname) ? pathname : '/contactez-nous' }
}

/**
 * A form that brings a lead: posts to the address it stands on, with JavaScript or without, and
 * says what became of it (Spec: F-10).
 */
export function LeadForm<F extends Form>({
  form,
  words,
  children,
  footnote,
  ref,
  onInput,
  ...events
}: LeadFormProps<F>) {
  const { pathname } = useLocation()
  const { outcome, isPosted, errors, values, sending, handlers } = useLeadForm(
    form,
    words.toasts,
    events,
  )
  const notice = privacyNotice(form.name)

  return (
    <form
      ref={ref}
      className="form"
      aria-label={words.name}
      method="post"
      {...destination(pathname)}
      noValidate
      aria-busy={sending || undefined}
      {...handlers}
      onInput={(event) => {
        handlers.onInput(event)
        onInput?.()
      }}
    >
      <input type="hidden" name="form" value={form.name} />
      {/* Without a value of React's own: useLeadForm fills it in. */}
      <input type="hidden" name="id" />
      {!isStatic && (
        // Programs fill in what they find. People and screen readers do not find it.
        <input
          className="visually-hidden"
          name={signals.honeypot}
          placeholder={formMessages.leaveEmpty}
          aria-label={formMessages.leaveEmpty}
          aria-hidden
          tabIndex={-1}
          autoComplete="off"
        />
      )}
      {outcome && (
        <FormOutcome
          outcome={outcome}
          confirmation={words.confirmation}
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
      {footnote}
      {isStatic && <p className="form-note without-script">{formMessages.withoutScript}</p>}
      <p className="privacy-notice">
        {notice.text} <a href={notice.link.to}>{notice.link.label}</a>.
      </p>
    </form>
  )
}
