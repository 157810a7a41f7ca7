import { expertises } from '#content/expertises.ts'
import { services } from '../drawn/index.ts'
import { PageBanner } from '../sections/page-banner.tsx'
import { Process } from '../sections/process.tsx'
import { Questions } from '../sections/questions.tsx'
import { ServiceRoofs } from '../sections/service-roofs.tsx'
import { StartingPoints } from '../sections/starting-points.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/expertises.css'

export const meta = () => pageMeta('/expertises')

export default function ExpertisesPage() {
  return (
    <>
      <PageBanner path="/expertises" />
      <ServiceRoofs services={expertises.services} />
      <StartingPoints {...expertises.start} />
      <Process picture={services.processSteps} />
      <Questions {...expertises.questions} to="/questions-frequentes" />
    </>
  )
}
