import { services } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { Process } from '../../sections/process.tsx'
import expertisesSheet from './expertises.css?inline'
import { ServiceQuestions } from './service-questions.tsx'
import { ServiceRoofs } from './service-roofs.tsx'
import { StartingPoints } from './starting-points.tsx'

export const sheets = [expertisesSheet]

export default function ExpertisesPage() {
  const { expertises } = useContent()
  return (
    <>
      <PageBanner path="/expertises" />
      <ServiceRoofs intro={expertises.intro} services={expertises.services} />
      <StartingPoints {...expertises.start} />
      <Process picture={services.processSteps} />
      <ServiceQuestions {...expertises.questions} />
    </>
  )
}
