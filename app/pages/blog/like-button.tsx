import { articleLikes } from '#content/constants.ts'
import { article } from '#content/pages/blog/single-blog.ts'

/** A sample count that the visitor may raise by one (Spec: S-37); app/browser/like.ts does it. */
export function LikeButton() {
  return (
    <p className="likes">
      <span>{`${articleLikes} ${article.likes}`}</span>
      <button type="button" data-js aria-pressed="false">
        {article.like}
      </button>
    </p>
  )
}
