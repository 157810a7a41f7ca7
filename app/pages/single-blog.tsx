import { Article } from '../sections/article.tsx'
import { Comments } from '../sections/comments.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/journal.css'

export const meta = () => pageMeta('/single-blog')

export default function ArticlePage() {
  return (
    <>
      <PageBanner path="/single-blog" />
      <Article />
      <Comments />
    </>
  )
}
