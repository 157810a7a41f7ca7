import { postsAfter } from '#content/collections/posts.ts'
import { cornerArticle } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { useEntry } from '../../sections/entry.tsx'
import { Article } from './article.tsx'
import blogSheet from './blog.css?inline'
import { ReadNext } from './read-next.tsx'

export const sheets = [blogSheet]

/** Spec: S-49 */
export default function PostPage() {
  const { posts } = useContent()
  const post = useEntry(posts)
  return (
    <>
      <PageBanner ground="ground-bleu banner-long" corner={cornerArticle} />
      <Article post={post} />
      <ReadNext posts={postsAfter(post.id, posts)} />
    </>
  )
}
