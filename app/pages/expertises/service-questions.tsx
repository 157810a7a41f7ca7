import type { Expertises } from '#content/pages/expertises.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function ServiceQuestions({ title, text, link, items }: Expertises['questions']) {
  return (
    <section className="questions">
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
        <TextLink to="/questions-frequentes">{link}</TextLink>
      </header>
      <Accordion
        name="questions"
        items={items.map(({ question, answer }) => ({ title: question, body: answer }))}
      />
    </section>
  )
}
