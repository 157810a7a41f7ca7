import { PageBanner } from '../../layout/page-banner.tsx'
import { Article } from './article.tsx'
import blogSheet from './blog.css?inline'
import { Comments } from './comments.tsx'

export const sheets = [blogSheet]

export default function ArticlePage() {
  return (
    <>
      <PageBanner path="/single-blog" />
      <Article />
      <Comments />
    </>
  )
}
