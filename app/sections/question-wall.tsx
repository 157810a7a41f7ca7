import type { ReactNode } from 'react'
import type { ServicePage } from '#content/pages/expertises/service-page.ts'
import { useContent } from '../render/content.ts'
import { TextLink } from '../ui/text-link.tsx'

export type FirstTile = 'door' | 'sun' | 'arches' | 'leaf' | 'target' | 'star' | 'flower'

type QuestionWallProps = Omit<ServicePage['questions'], 'text'> & {
  text: ReactNode
  first: FirstTile
}

/** Spec: T-2 */
export function QuestionWall({ title, text, items, first }: QuestionWallProps) {
  const { shared } = useContent().expertises
  return (
    <section>
      <div className="section-intro">
        <h2>{title}</h2>
        <div>
          <p>{text}</p>
          <TextLink to="/contactez-nous">{shared.contact}</TextLink>
        </div>
      </div>
      <div className={`question-wall first-${first}`}>
        {items.map(({ question, answer }, index) => (
          <details key={question} name="questions" open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
