import { articleLikes } from '#content/constants.ts'
import { useContent } from '../../render/content.ts'

/** A sample count that the visitor may raise by one (Spec: S-37); app/browser/like.ts does it. */
export function LikeButton() {
  const { likes, like } = useContent().sampleArticle
  return (
    <p className="likes">
      <span>{`${articleLikes} ${likes}`}</span>
      <button type="button" data-js aria-pressed="false">
        {like}
      </button>
    </p>
  )
}
