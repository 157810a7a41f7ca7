import type { PriceList } from '#content/pages/tarifs/price-list.ts'
import { useContent } from '../../render/content.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface PricingQuestionsProps extends Pick<PriceList, 'questions'> {
  ground: string
}

/** Spec: T-7 */
export function PricingQuestions({ questions, ground }: PricingQuestionsProps) {
  const { title, text, action } = useContent().pricing.questions
  return (
    <section className={`questions ${ground}`}>
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
        <TextLink to="/contactez-nous">{action}</TextLink>
      </header>
      <Accordion
        name="faq"
        items={questions.map(({ question, answer }) => ({ title: question, body: answer }))}
      />
    </section>
  )
}
