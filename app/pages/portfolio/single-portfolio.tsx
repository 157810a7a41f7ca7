import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { CaseStudy } from './case-study.tsx'
import { ProjectSlider } from './project-slider.tsx'
import './portfolio.css'

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
