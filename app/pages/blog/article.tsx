import type { ReactNode } from 'react'
import { type Post, signature } from '#content/collections/posts.ts'
import { articleCovers } from '../../drawn/index.ts'
import { drawingOf } from '../../sections/entry.tsx'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import { PostText } from './post-text.tsx'

interface ArticleProps {
  post: Post
  /** First paragraph of an article below another title; its own title then precedes it. */
  opening?: string
  children?: ReactNode
}

export function Article({ post, opening, children }: ArticleProps) {
  return (
    <article className="article">
      {/* Reader views keep a single element: the one with most of the text. */}
      <div className="article-text">
        <header>
          <p className="post-meta">
            <span lang="en">{post.category}</span>, <Day date={post.date} />, {signature}
          </p>
          {opening && <h2>{post.title}</h2>}
          <p className="article-lead">{post.excerpt}</p>
          <Art of={drawingOf(articleCovers, post.id, 6)} alt="" priority data-picture={post.id} />
        </header>
        {opening && <p className="article-opening">{opening}</p>}
        <PostText {...post} level={opening ? 3 : 2} />
      </div>
      {children}
    </article>
  )
}
