import { useContent } from '../../render/content.ts'

/** Spec: S-28 */
export function ClientQuestions() {
  const { title, items } = useContent().contactPage.questions
  return (
    <section className="client-questions">
      <h2>{title}</h2>
      <dl>
        {items.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
