import { href, Link } from 'react-router'
import { posts, signature, tags } from '#content/collections/posts.ts'
import { articles } from '#content/collections/texts.ts'
import { article, comments } from '#content/pages/blog/single-blog.ts'
import { articleCovers } from '../../drawn/index.ts'
import { EntryWords } from '../../sections/entry.tsx'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import { SharedPicture } from '../../ui/shared-picture.tsx'
import { LikeButton } from './like-button.tsx'
import { PostText } from './post-text.tsx'

/** The sample article, with its tags and its counts (Spec: S-37). */
export function Article() {
  const post = posts.find(({ id }) => id === article.id)
  if (!post) throw new Error(`no post is called ${article.id}`)
  return (
    <article className="article">
      <header>
        <p className="post-meta">
          <span lang="en">{post.category}</span>, <Day date={post.date} />, {signature}
        </p>
        <h2>{post.title}</h2>
        <p className="article-lead">{post.excerpt}</p>
      </header>
      <SharedPicture name={post.id}>
        <Art of={articleCovers[post.id]} alt="" priority />
      </SharedPicture>
      <p>{article.opening}</p>
      <EntryWords className="article-text">
        {import.meta.env.SSR && <PostText {...articles[post.id]} level={3} />}
      </EntryWords>
      <footer>
        <ul className="tags" lang="en" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={href('/')}>{tag}</Link>
            </li>
          ))}
        </ul>
        <LikeButton />
        <a href="#commentaires">{comments.title}</a>
      </footer>
    </article>
  )
}
