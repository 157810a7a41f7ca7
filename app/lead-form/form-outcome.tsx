import type { FormWords } from '#content/forms/form-messages.ts'
import { errorSummary, formMessages } from '#content/forms/form-messages.ts'
import type { Outcome } from './use-lead-form.ts'

interface FormOutcomeProps {
  outcome: Outcome
  confirmation: FormWords['confirmation']
  sending: boolean
}

// Takes the focus: by itself when the page was loaded anew, by useLeadForm otherwise.
const target = { tabIndex: -1, autoFocus: true, 'data-outcome': true }

/**
 * What became of the form, above its fields: kept, to correct, or not sent. The same words with
 * JavaScript and without.
 */
export function FormOutcome({ outcome, confirmation, sending }: FormOutcomeProps) {
  switch (outcome.status) {
    case 'refused': {
      const count = Object.keys(outcome.errors).length
      return (
        <p className={count ? 'error-summary' : 'error-summary settled'} role="alert">
          {errorSummary(count)}
        </p>
      )
    }
    case 'accepted':
      return (
        <div className="form-accepted" role="status" {...target}>
          <h3>{confirmation.title}</h3>
          {outcome.reference && (
            <>
              <p className="form-reference">
                {formMessages.reference} <b className="plate">{outcome.reference}</b>
              </p>
              <p>{formMessages.keepReference}</p>
            </>
          )}
          <p>{confirmation.next}</p>
        </div>
      )
    case 'failed':
    case 'unreachable':
      return (
        <div className="form-failed" role="alert" {...target}>
          <h3>{formMessages.failed}</h3>
          <p>{outcome.status === 'failed' ? outcome.message : formMessages.unreachable}</p>
          <button type="submit" className="text-link" aria-disabled={sending || undefined}>
            {formMessages.resend}
          </button>
        </div>
      )
  }
}
