import { faqPage } from '#content/questions-frequentes.ts'
import { PageBanner } from '../sections/page-banner.tsx'
import { QuestionWall } from '../sections/question-wall.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/question-wall.css'

export const meta = () => pageMeta('/questions-frequentes')

export default function FaqPage() {
  return (
    <>
      <PageBanner path="/questions-frequentes" />
      <QuestionWall {...faqPage} first="flower" />
    </>
  )
}
