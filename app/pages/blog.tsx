import { postsPerPage } from '#content/constants.ts'
import { Journal } from '../sections/journal.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/journal.css'

export const meta = () => pageMeta('/blog')

export default function BlogPage() {
  return (
    <>
      <PageBanner path="/blog" />
      <Journal look="list" perPage={postsPerPage} />
    </>
  )
}
