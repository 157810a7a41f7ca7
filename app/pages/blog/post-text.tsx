import type { Article, Block } from '#content/collections/posts.ts'
import { useContent } from '../../render/content.ts'
import { Link } from '../../ui/link.tsx'

/** The text of an article, then its sources; the headings are of the given level. */
export function PostText({ parts, sources, level = 2 }: Article & { level?: 2 | 3 }) {
  const { journal } = useContent()
  const Heading = `h${level}` as const
  return (
    <>
      {parts.map(({ title, blocks }) => [
        <Heading key={title}>{title}</Heading>,
        ...blocks.map((block) => <BlockOf key={JSON.stringify(block)} block={block} />),
      ])}
      <Heading>{journal.sources}</Heading>
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
