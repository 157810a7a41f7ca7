import { postsInGrid } from '#content/constants.ts'
import { Journal } from '../sections/journal.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/journal.css'

export const meta = () => pageMeta('/blog-grid')

export default function BlogGridPage() {
  return (
    <>
      <PageBanner path="/blog-grid" />
      <Journal look="grid" perPage={postsInGrid} />
    </>
  )
}
