import { postsPerPage } from '#content/constants.ts'
import { cornerBlog } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import type { TitleOf } from '../../seo.ts'
import blogSheet from './blog.css?inline'
import { listTitle } from './find-posts.ts'
import { Journal } from './journal.tsx'

export const sheets = [blogSheet]

export const titleOf: TitleOf = (title, content, query) =>
  listTitle(title, content, query, postsPerPage)

export default function BlogPage() {
  return (
    <>
      <PageBanner ground="ground-soleil" corner={cornerBlog} />
      <Journal look="list" perPage={postsPerPage} />
    </>
  )
}
