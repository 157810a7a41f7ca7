import type { QuestionAnswer } from '#content/catalogue/pricing.ts'
import { Accordion } from '../ui/accordion.tsx'
import type { Address } from '../ui/link.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface QuestionsProps {
  title: string
  text: string
  action: string
  to: Address
  name: string
  items: readonly QuestionAnswer[]
  ground?: string
}

/** Spec: T-1, T-7 */
export function Questions({ title, text, action, to, name, items, ground }: QuestionsProps) {
  return (
    <section className={ground ? `questions ${ground}` : 'questions'}>
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
        <TextLink to={to}>{action}</TextLink>
      </header>
      <Accordion
        name={name}
        items={items.map(({ question, answer }) => ({ title: question, body: answer }))}
      />
    </section>
  )
}
