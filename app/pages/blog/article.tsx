import { href, Link } from 'react-router'
import { tags } from '#content/collections/posts.ts'
import { article, comments } from '#content/pages/blog/single-blog.ts'
import { articleCovers } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import { SharedPicture } from '../../ui/shared-picture.tsx'
import { LikeButton } from './like-button.tsx'

/** A column of reading, with quotes and pictures that reach into its margin (Spec: S-37). */
export function Article() {
  const { post, by, lead, opening, parts, ending } = article
  return (
    <article className="article">
      <header>
        <p className="post-meta">
          <span lang="en">{post.category}</span>, <Day date={post.date} />, {by}
        </p>
        <h2>{post.title}</h2>
        <p className="article-lead">{lead}</p>
      </header>
      <SharedPicture name={post.id}>
        <Art of={articleCovers[post.id]} alt="" priority />
      </SharedPicture>
      <p>{opening}</p>
      {parts.map(({ title, paragraphs, quote, figure }) => [
        <h3 key={title}>{title}</h3>,
        ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        quote && (
          <blockquote key={quote.text}>
            <p>{quote.text}</p>
            <footer>{quote.author}</footer>
          </blockquote>
        ),
        figure && (
          <figure key={figure.art}>
            <Art of={articleCovers[figure.art]} alt="" />
            <figcaption>{figure.caption}</figcaption>
          </figure>
        ),
      ])}
      <h3>{ending.title}</h3>
      {ending.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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
