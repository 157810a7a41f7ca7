import { cornerCase } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { CaseStudy } from './case-study.tsx'
import portfolioSheet from './portfolio.css?inline'
import { ProjectSlider } from './project-slider.tsx'

export const sheets = [portfolioSheet]

export default function CaseStudyPage() {
  return (
    <>
      <PageBanner ground="ground-vert" corner={cornerCase} />
      <CaseStudy />
      <ProjectSlider />
    </>
  )
}
