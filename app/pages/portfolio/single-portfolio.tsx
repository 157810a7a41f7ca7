import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { CaseStudy } from './case-study.tsx'
import portfolioSheet from './portfolio.css?inline'
import { ProjectSlider } from './project-slider.tsx'

export const sheets = [portfolioSheet]

export const meta = () => pageMeta('/single-portfolio')

export default function CaseStudyPage() {
  return (
    <>
      <PageBanner path="/single-portfolio" />
      <CaseStudy />
      <ProjectSlider />
    </>
  )
}
