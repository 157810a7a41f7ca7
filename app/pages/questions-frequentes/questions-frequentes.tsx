import { cornerQuestions } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import questionWallSheet from '../../sections/question-wall.css?inline'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'

export const sheets = [questionWallSheet]

export default function FaqPage() {
  const { faq } = useContent()
  return (
    <>
      <PageBanner ground="ground-corail" corner={cornerQuestions} />
      <QuestionWall
        {...faq}
        text={
          <>
            {faq.text} <StartingPrice of="site-vitrine" />
          </>
        }
        first="flower"
      />
    </>
  )
}
