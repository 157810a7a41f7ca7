import { postPage, postPath, postsAfter, signature } from '#content/collections/posts.ts'
import { articleCovers, cornerArticle } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { drawingOf, useEntry } from '../../sections/entry.tsx'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import blogSheet from './blog.css?inline'
import { PostText } from './post-text.tsx'
import { ReadNext } from './read-next.tsx'

export const sheets = [blogSheet]

/** Spec: S-49 */
export default function PostPage() {
  const { posts } = useContent()
  const post = useEntry(posts)
  return (
    <>
      <Banner
        path={postPath(post)}
        page={postPage(post)}
        ground="ground-bleu banner-long"
        corner={cornerArticle}
      />
      <article className="article">
        <header>
          <p className="post-meta">
            <span lang="en">{post.category}</span>, <Day date={post.date} />, {signature}
          </p>
          <p className="article-lead">{post.excerpt}</p>
        </header>
        <Art of={drawingOf(articleCovers, post.id, 6)} alt="" priority data-picture={post.id} />
        <div className="article-text">
          <PostText {...post} />
        </div>
      </article>
      <ReadNext posts={postsAfter(post.id, posts)} />
    </>
  )
}
