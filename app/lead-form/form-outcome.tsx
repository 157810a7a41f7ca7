import type { FormMessages, FormWords } from '#content/forms/form-messages.ts'
import { sentTarget } from '#forms/result.ts'
import type { Outcome } from './sender.ts'

interface FormOutcomeProps {
  outcome: Outcome
  confirmation: FormWords['confirmation']
  messages: FormMessages
  toasts?: FormWords['toasts'] | undefined
  sending: boolean
  heading: 'h2' | 'h3'
}

const target = { tabIndex: -1, autoFocus: true, 'data-outcome': true }

/** No `status`: beside the focus, screen readers would announce each element of it a second time. */
const groupNamed = (name: string) => ({ ...target, role: 'group', 'aria-label': name })

export function FormOutcome({
  outcome,
  confirmation,
  messages,
  toasts,
  sending,
  heading: Heading,
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
    case 'accepted': {
      const mailed = outcome.mailed ? [messages.mailed] : []
      const steps = confirmation.steps.length > 0 ? [...mailed, ...confirmation.steps] : []
      const closing = [
        confirmation.next,
        confirmation.again && messages.call,
        outcome.reference && messages.keepReference,
      ]
      return (
        <div
          className="form-accepted"
          id={sentTarget(outcome.form)}
          {...groupNamed(confirmation.title)}
        >
          <Heading>{confirmation.title}</Heading>
          {toasts && <p>{toasts.accepted}</p>}
          {outcome.reference && (
            <p className="form-reference">
              {messages.reference} <b className="plate">{outcome.reference}</b>
            </p>
          )}
          {steps.length > 0 && (
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          <p>{closing.filter(Boolean).join(' ')}</p>
          {confirmation.again && (
            <>
              <Phones phones={messages.phones} />
              <a className="text-link" href={`#${outcome.form}-name`}>
                {messages.writeAgain}
              </a>
            </>
          )}
        </div>
      )
    }
    case 'failed':
    case 'foreign':
    case 'unreachable':
      return (
        <div className="form-failed" role="alert" {...target}>
          <Heading>{messages.failed}</Heading>
          {toasts && <p>{toasts.failed}</p>}
          <p>{faultOf(outcome, messages)}</p>
          {outcome.status === 'foreign' && <Phones phones={messages.phones} />}
          <button type="submit" className="text-link" disabled={sending}>
            {messages.resend}
          </button>
        </div>
      )
  }
}

function faultOf(
  outcome: Extract<Outcome, { status: 'failed' | 'foreign' | 'unreachable' }>,
  { notReceived, unreachable }: FormMessages,
): string {
  if (outcome.status === 'failed') return outcome.message
  return outcome.status === 'foreign' ? notReceived : unreachable
}

function Phones({ phones }: Pick<FormMessages, 'phones'>) {
  return (
    <p className="form-call">
      {phones.map(({ city, label, href }) => (
        <a key={href} href={href}>
          {label} <small>{city}</small>
        </a>
      ))}
    </p>
  )
}
