import { cornerServices, services } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { Process } from '../../sections/process.tsx'
import { Questions } from '../../sections/questions.tsx'
import expertisesSheet from './expertises.css?inline'
import { ServiceRoofs } from './service-roofs.tsx'
import { StartingPoints } from './starting-points.tsx'

export const sheets = [expertisesSheet]

export default function ExpertisesPage() {
  const { intro, services: list, start, questions } = useContent().expertises
  return (
    <>
      <PageBanner ground="ground-corail" corner={cornerServices} />
      <ServiceRoofs intro={intro} services={list} />
      <StartingPoints {...start} />
      <Process picture={services.processSteps} />
      <Questions
        {...questions}
        action={questions.link}
        to="/questions-frequentes"
        name="questions"
      />
    </>
  )
}
