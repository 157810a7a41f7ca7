import { postsInGrid } from '#content/constants.ts'
import { cornerBlogGrid } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import type { TitleOf } from '../../seo.ts'
import blogSheet from './blog.css?inline'
import { listTitle } from './find-posts.ts'
import { Journal } from './journal.tsx'

export const sheets = [blogSheet]

export const titleOf: TitleOf = (title, content, query) =>
  listTitle(title, content, query, postsInGrid)

export default function BlogGridPage() {
  return (
    <>
      <PageBanner ground="ground-rose" corner={cornerBlogGrid} />
      <Journal look="grid" perPage={postsInGrid} />
    </>
  )
}
