import { postsInGrid } from '#content/constants.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Journal } from './journal.tsx'
import './blog.css'

export const meta = () => pageMeta('/blog-grid')

export default function BlogGridPage() {
  return (
    <>
      <PageBanner path="/blog-grid" />
      <Journal look="grid" perPage={postsInGrid} />
    </>
  )
}
