import { href } from 'react-router'
import { type ServicePage, serviceWords } from '#content/service.ts'
import { TextLink } from '../components/text-link.tsx'

/** Ten questions as a wall of tiles; the one turned over takes the room of four (02, section 2). */
export function QuestionWall({ title, text, items }: ServicePage['questions']) {
  return (
    <section>
      <div className="section-intro">
        <h2>{title}</h2>
        <div>
          <p>{text}</p>
          <TextLink to={href('/contactez-nous')}>{serviceWords.contact}</TextLink>
        </div>
      </div>
      <div className="question-wall">
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
