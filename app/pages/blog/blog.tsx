import { postsPerPage } from '#content/constants.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import blogSheet from './blog.css?inline'
import { Journal } from './journal.tsx'

export const sheets = [blogSheet]

export default function BlogPage() {
  return (
    <>
      <PageBanner path="/blog" />
      <Journal look="list" perPage={postsPerPage} />
    </>
  )
}
