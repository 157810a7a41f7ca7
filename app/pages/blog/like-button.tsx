import { useEffect, useState } from 'react'
import { articleLikes } from '#content/constants.ts'
import { article } from '#content/pages/single-blog.ts'

const storageKey = 'graaand:aime'

/**
 * A sample count that the visitor may raise by one; remembered in this browser only (01-site,
 * section 9).
 */
export function LikeButton() {
  const [liked, setLiked] = useState(false)

  useEffect(() => setLiked(recall()), [])

  function toggle() {
    setLiked(!liked)
    remember(!liked)
  }

  return (
    <p className="likes">
      <span>
        {articleLikes + (liked ? 1 : 0)} {article.likes}
      </span>
      <button type="button" data-js aria-pressed={liked} onClick={toggle}>
        {article.like}
      </button>
    </p>
  )
}

// Storage can be full, or closed to this site: the like then lasts as long as the page.

function recall(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function remember(liked: boolean) {
  try {
    if (liked) localStorage.setItem(storageKey, 'oui')
    else localStorage.removeItem(storageKey)
  } catch {
    // Nothing to be done, and nothing lost.
  }
}
