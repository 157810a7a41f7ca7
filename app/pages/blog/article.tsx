import { signature, tags } from '#content/collections/posts.ts'
import { toldPost } from '#content/pages/blog/single-blog.ts'
import { articleCovers } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { drawingOf } from '../../sections/entry.tsx'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import { Link } from '../../ui/link.tsx'
import { LikeButton } from './like-button.tsx'
import { PostText } from './post-text.tsx'

/** Spec: S-37 */
export function Article() {
  const { posts, sampleArticle } = useContent()
  const { opening, comments } = sampleArticle
  const post = posts.find(({ id }) => id === toldPost)
  if (!post) throw new Error(`no post has the id ${toldPost}`)
  return (
    <article className="article">
      <header>
        <p className="post-meta">
          <span lang="en">{post.category}</span>, <Day date={post.date} />, {signature}
        </p>
        <h2>{post.title}</h2>
        <p className="article-lead">{post.excerpt}</p>
      </header>
      <Art of={drawingOf(articleCovers, post.id, 6)} alt="" priority data-picture={post.id} />
      <p>{opening}</p>
      <div className="article-text">
        <PostText {...post} level={3} />
      </div>
      <footer>
        <ul className="tags" lang="en" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Link to="/">{tag}</Link>
            </li>
          ))}
        </ul>
        <LikeButton />
        <a href="#commentaires">{comments.title}</a>
      </footer>
    </article>
  )
}
