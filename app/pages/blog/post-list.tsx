import { useEffect, useState } from 'react'
import type { Card } from '#content/collections/posts.ts'
import type { Journal } from '#content/pages/blog/blog.ts'
import { useSearch } from '../../render/search.ts'
import { apart } from '../../ui/apart.ts'
import { Art, type Drawing } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import type { Address } from '../../ui/link.tsx'
import { Link } from '../../ui/link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { findPosts, pageWords, paginate, summaryOf } from './find-posts.ts'

export interface ListedPost extends Card {
  path: Address
  cover: Drawing
  mark: string
}

export interface PostListWords extends Omit<Journal, 'otherLook' | 'summaries'> {
  otherLook: Record<'list' | 'grid', { label: string; to: Address }>
}

interface PostListProps {
  posts: readonly ListedPost[]
  look: 'list' | 'grid'
  perPage: number
  path: Address
  words: PostListWords
  summaries: Journal['summaries']
}

/** Spec: S-35. */
export function PostList({ posts, look, perPage, path, words, summaries }: PostListProps) {
  const [search, setSearch] = useState(useSearch())
  useEffect(() => {
    if (import.meta.env.FORMS === 'emailjs') setSearch(location.search)
  }, [])
  const query = new URLSearchParams(search)
  const keywords = query.get('q')?.trim() ?? ''
  const shown = paginate(findPosts(posts, keywords), perPage, query.get('page'))
  const id = `${look}-summary`
  return (
    <section className={`posts-${look}`} id="articles" tabIndex={-1} aria-labelledby={id}>
      <p className="posts-summary">
        <span id={id}>
          <Summary {...shown} keywords={keywords} words={summaries} />
        </span>{' '}
        {keywords ? (
          <TextLink to={path}>{words.search.clear}</TextLink>
        ) : (
          <TextLink to={words.otherLook[look].to}>{words.otherLook[look].label}</TextLink>
        )}
      </p>
      {shown.posts.map((post, index) => (
        <PostCard key={post.id} {...post} priority={index === 0} readMore={words.readMore} />
      ))}
      {shown.pageCount > 1 && (
        <nav className="pages" aria-label={words.pages}>
          {apart(
            Array.from({ length: shown.pageCount }, (_, index) => index + 1).map((page) => (
              <Link
                key={page}
                to={`${path}${searchOf(keywords, page)}#articles` as Address}
                aria-label={`${words.page} ${page}`}
                aria-current={page === shown.page ? 'page' : undefined}
              >
                {page}
              </Link>
            )),
          )}
        </nav>
      )}
    </section>
  )
}

interface SummaryProps extends Omit<ReturnType<typeof paginate>, 'posts'> {
  keywords: string
  words: Journal['summaries']
}

function Summary({ total, page, pageCount, keywords, words }: SummaryProps) {
  const [before, after] = summaryOf(words, total, keywords).split('{mots}')
  return (
    <>
      {before}
      {keywords && <bdi>{keywords}</bdi>}
      {after}
      {pageWords(words, page, pageCount)}
    </>
  )
}

interface PostCardProps extends ListedPost {
  priority: boolean
  readMore: string
}

function PostCard({ id, path, title, category, date, mark, excerpt, ...props }: PostCardProps) {
  const { cover, priority, readMore } = props
  return (
    <article>
      <Art of={cover} alt="" priority={priority} data-picture={id} />
      <p className="post-meta">
        <span lang="en">{category}</span>, <Day date={date} />
        {mark}
      </p>
      <h2>{title}</h2>
      <p>{excerpt}</p>
      <TextLink to={path} aria-label={`${readMore}, ${title}`}>
        {readMore}
      </TextLink>
    </article>
  )
}

/** Returns the query of a page; that of the first page has no number, so that each list has one URL. */
function searchOf(keywords: string, page: number): string {
  const search = new URLSearchParams()
  if (keywords) search.set('q', keywords)
  if (page > 1) search.set('page', String(page))
  return search.size ? `?${search}` : ''
}
