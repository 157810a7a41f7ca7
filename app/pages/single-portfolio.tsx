import { CaseStudy } from '../sections/case-study.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { ProjectSlider } from '../sections/project-slider.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/portfolio.css'

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
