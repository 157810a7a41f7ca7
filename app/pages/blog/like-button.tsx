import { articleLikes } from '#content/constants.ts'
import { useContent } from '../../render/content.ts'

/** Spec: S-37 */
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
