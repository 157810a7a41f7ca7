import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Article } from './article.tsx'
import { Comments } from './comments.tsx'
import './blog.css'

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
