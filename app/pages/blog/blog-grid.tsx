import { postsInGrid } from '#content/constants.ts'
import { cornerBlogGrid } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import blogSheet from './blog.css?inline'
import { Journal } from './journal.tsx'

export const sheets = [blogSheet]

export default function BlogGridPage() {
  return (
    <>
      <PageBanner ground="ground-rose" corner={cornerBlogGrid} />
      <Journal look="grid" perPage={postsInGrid} />
    </>
  )
}
