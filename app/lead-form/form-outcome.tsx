import type { FormMessages, FormWords } from '#content/forms/form-messages.ts'
import type { Outcome } from './sender.ts'

interface FormOutcomeProps {
  outcome: Outcome
  confirmation: FormWords['confirmation']
  messages: FormMessages
  toasts?: FormWords['toasts'] | undefined
  sending: boolean
}

const target = { tabIndex: -1, autoFocus: true, 'data-outcome': true }

export function FormOutcome({
  outcome,
  confirmation,
  messages,
  toasts,
  sending,
}: FormOutcomeProps) {
  switch (outcome.status) {
    case 'refused': {
      const count = Object.keys(outcome.errors).length
      return (
        <p className={count ? 'error-summary' : 'error-summary settled'} role="alert">
          {messages.summaries[count]}
        </p>
      )
    }
    case 'accepted':
      return (
        <div className="form-accepted" role="status" {...target}>
          <h3>{confirmation.title}</h3>
          {toasts && <p>{toasts.accepted}</p>}
          {outcome.reference && (
            <>
              <p className="form-reference">
                {messages.reference} <b className="plate">{outcome.reference}</b>
              </p>
              <p>{messages.keepReference}</p>
            </>
          )}
          <p>{confirmation.next}</p>
        </div>
      )
    case 'failed':
    case 'unreachable':
      return (
        <div className="form-failed" role="alert" {...target}>
          <h3>{messages.failed}</h3>
          {toasts && <p>{toasts.failed}</p>}
          <p>{outcome.status === 'failed' ? outcome.message : messages.unreachable}</p>
          <button type="submit" className="text-link" disabled={sending}>
            {messages.resend}
          </button>
        </div>
      )
  }
}
