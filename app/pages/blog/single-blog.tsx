import { tags } from '#content/collections/posts.ts'
import { articleLikes } from '#content/constants.ts'
import { toldPost } from '#content/pages/blog/single-blog.ts'
import { cornerArticle } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { Link } from '../../ui/link.tsx'
import { Article } from './article.tsx'
import blogSheet from './blog.css?inline'
import { Comments } from './comments.tsx'

export const sheets = [blogSheet]

/** Spec: S-37 */
export default function ArticlePage() {
  const { posts, sampleArticle } = useContent()
  const { opening, comments, likes, like } = sampleArticle
  const post = posts.find(({ id }) => id === toldPost)
  if (!post) throw new Error(`no post has the id ${toldPost}`)
  return (
    <>
      <PageBanner ground="ground-bleu" corner={cornerArticle} />
      <Article post={post} opening={opening}>
        <footer>
          <ul className="tags" lang="en" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to="/">{tag}</Link>
              </li>
            ))}
          </ul>
          <p className="likes">
            <span>{`${articleLikes} ${likes}`}</span>{' '}
            <button type="button" data-js aria-pressed="false">
              {like}
            </button>
          </p>
          <a href="#commentaires">{comments.title}</a>
        </footer>
      </Article>
      <Comments />
    </>
  )
}
