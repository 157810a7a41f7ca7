import { dayAt, formatHour, formatNamedDay } from '#quotes/dates.ts'
import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import { QuoteStateMark } from '../devis/state-mark.tsx'
import { CorrectEmail } from './correct-email.tsx'
import { Previews } from './previews.tsx'
import { useRequest } from './request.tsx'

export const questionOf = ({ state, history }: RequestView) =>
  state === 'question' ? history.find(({ isAsked, text }) => isAsked && text) : undefined

export function Received() {
  const { view } = useRequest()
  const { reference, text, facts, previews, doubts, quotes } = view
  const question = questionOf(view)
  return (
    <>
      {question && (
        <section className="card">
          <h2>{question.words}</h2>
          <p className="cited" dir="auto">
            {question.text}
          </p>
          <p className="small muted">
            {`${formatNamedDay(dayAt(question.at))}, ${formatHour(question.at)}`}
          </p>
        </section>
      )}
      <section className="card">
        <h2>Ce qui a été envoyé</h2>
        {text && (
          <p className="cited" dir="auto">
            {text}
          </p>
        )}
        <dl>
          {facts.map(([label, value, href]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href && !doubts ? <a href={href}>{value}</a> : <bdi>{value}</bdi>}</dd>
            </div>
          ))}
        </dl>
        {view.email && <CorrectEmail key={view.email} />}
      </section>
      {quotes.length > 0 && (
        <section className="card">
          <h2>Ses devis</h2>
          <ul className="plain">
            {quotes.map(({ address, words, state }) => (
              <li key={address}>
                <QuoteStateMark state={state} /> <a href={address}>{words}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {previews && <Previews reference={reference} previews={previews} />}
    </>
  )
}
