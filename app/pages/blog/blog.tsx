import { postsPerPage } from '#content/constants.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import blogSheet from './blog.css?inline'
import { Journal } from './journal.tsx'

export const sheets = [blogSheet]

export const meta = () => pageMeta('/blog')

export default function BlogPage() {
  return (
    <>
      <PageBanner path="/blog" />
      <Journal look="list" perPage={postsPerPage} />
    </>
  )
}
