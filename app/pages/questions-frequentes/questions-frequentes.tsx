import { faqPage } from '#content/pages/questions-frequentes.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { pageMeta } from '../../seo.ts'
import '../../sections/question-wall.css'

export const meta = () => pageMeta('/questions-frequentes')

export default function FaqPage() {
  return (
    <>
      <PageBanner path="/questions-frequentes" />
      <QuestionWall {...faqPage} first="flower" />
    </>
  )
}
