import type { QuestionAnswer } from '#content/catalogue/pricing.ts'
import { Accordion } from '../ui/accordion.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface QuestionsProps {
  title: string
  text: string
  link: string
  /** Address that the link leads to. */
  to: string
  items: readonly QuestionAnswer[]
}

/** Questions that open one at a time, beside the way to more of them. */
export function Questions({ title, text, link, to, items }: QuestionsProps) {
  return (
    <section className="questions">
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
        <TextLink to={to}>{link}</TextLink>
      </header>
      <Accordion
        name="questions"
        items={items.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
      />
    </section>
  )
}
