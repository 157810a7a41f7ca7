import type { Block, Post } from '#content/collections/posts.ts'
import { useContent } from '../../render/content.ts'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'

/** Approximate width of the text on wide screens in CSS pixels, to choose a file. */
const columnWidth = 720

interface PostTextProps extends Pick<Post, 'blocks' | 'sources'> {
  level: 2 | 3
}

export function PostText({ blocks, sources, level }: PostTextProps) {
  const { journal } = useContent()
  const Heading = `h${level}` as const
  return (
    <>
      {blocks.map((block) => (
        <BlockOf key={JSON.stringify(block)} block={block} heading={Heading} />
      ))}
      {sources.length > 0 && (
        <>
          <Heading>{journal.sources}</Heading>
          <ul>
            {sources.map(({ by, title, lang, date, href }) => (
              <li key={title}>
                {href ? <a href={href}>{by}</a> : by}, <cite lang={lang}>{title}</cite>, {date}.
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function BlockOf({ block, heading: Heading }: { block: Block; heading: 'h2' | 'h3' }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('heading' in block) return <Heading>{block.heading}</Heading>
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('picture' in block) {
    const size = block.picture.width < columnWidth ? '' : ' fills-column'
    const photo = (
      <Photo of={block.picture} shown={columnWidth} className={`article-photo${size}`} />
    )
    if (!block.caption) return photo
    return (
      <figure className="captioned">
        {photo}
        <figcaption>{block.caption}</figcaption>
      </figure>
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
