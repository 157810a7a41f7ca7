import { useSyncExternalStore } from 'react'
import { articleLikes } from '#content/constants.ts'
import { article } from '#content/pages/blog/single-blog.ts'
import { kept } from '../../runtime/loading/kept.ts'

const like = kept(
  'graaand:aime',
  () => true,
  () => 'oui',
)

/**
 * A sample count that the visitor may raise by one; remembered in this browser only (Spec: S-37).
 */
export function LikeButton() {
  const liked = useSyncExternalStore(like.subscribe, like.read, () => undefined) ?? false

  return (
    <p className="likes">
      <span>{`${articleLikes + (liked ? 1 : 0)} ${article.likes}`}</span>
      <button
        type="button"
        data-js
        aria-pressed={liked}
        onClick={() => like.write(liked ? undefined : true)}
      >
        {article.like}
      </button>
    </p>
  )
}
