import { Link } from 'react-router'
import type { Article, Block } from '#content/collections/posts.ts'
import { journal } from '#content/pages/blog/blog.ts'

/** The text of an article, then what it leans on. */
export function PostText({ parts, sources }: Article) {
  return (
    <>
      {parts.map(({ title, blocks }) => [
        <h2 key={title}>{title}</h2>,
        ...blocks.map((block) => <BlockOf key={JSON.stringify(block)} block={block} />),
      ])}
      <h2>{journal.sources}</h2>
      <ul>
        {sources.map(({ by, title, lang, date, href }) => (
          <li key={title}>
            {href ? <a href={href}>{by}</a> : by}, <cite lang={lang}>{title}</cite>, {date}.
          </li>
        ))}
      </ul>
    </>
  )
}

function BlockOf({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('quote' in block) {
    return (
      <blockquote>
        <p>{block.quote}</p>
        <footer>{block.by}</footer>
      </blockquote>
    )
  }
  return (
    <p>
      <Link to={block.to}>{block.link}</Link>
    </p>
  )
}
