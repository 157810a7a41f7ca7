import { postsPerPage } from '#content/constants.ts'
import { cornerBlog } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import blogSheet from './blog.css?inline'
import { Journal } from './journal.tsx'

export const sheets = [blogSheet]

export default function BlogPage() {
  return (
    <>
      <PageBanner ground="ground-soleil" corner={cornerBlog} />
      <Journal look="list" perPage={postsPerPage} />
    </>
  )
}
