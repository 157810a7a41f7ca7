import { postsPerPage } from '#content/constants.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Journal } from './journal.tsx'
import './blog.css'

export const meta = () => pageMeta('/blog')

export default function BlogPage() {
  return (
    <>
      <PageBanner path="/blog" />
      <Journal look="list" perPage={postsPerPage} />
    </>
  )
}
