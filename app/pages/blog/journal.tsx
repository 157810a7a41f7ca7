import { useEffect, useId, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { findPosts, type Post, paginate, postPath, sampleMark } from '#content/collections/posts.ts'
import { isSample } from '#content/entries.ts'
import { journal, listSummary, searchSummary } from '#content/pages/blog/blog.ts'
import { articleCovers } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import { SharedPicture } from '../../ui/shared-picture.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { JournalSidebar } from './journal-sidebar.tsx'

interface JournalProps {
  look: 'list' | 'grid'
  perPage: number
}

/**
 * Posts beside their sidebar; `?q=` filters them and `?page=` turns the page, with JavaScript and
 * without (Spec: S-35).
 */
export function Journal({ look, perPage }: JournalProps) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const keywords = search.get('q')?.trim() ?? ''
  const shown = paginate(findPosts(keywords), perPage, search.get('page'))
  const list = useFocusOnChange(search.toString())
  const id = useId()

  return (
    <div className="journal">
      <section
        ref={list}
        className={`posts-${look}`}
        id="articles"
        tabIndex={-1}
        aria-labelledby={id}
      >
        <p className="posts-summary">
          <span id={id}>
            {keywords ? <Found shown={shown} keywords={keywords} /> : listSummary(shown)}
          </span>
          {keywords ? (
            <TextLink to={pathname}>{journal.search.clear}</TextLink>
          ) : (
            <TextLink to={journal.otherLook[look].to}>{journal.otherLook[look].label}</TextLink>
          )}
        </p>
        {shown.posts.map((post, index) => (
          <PostCard key={post.id} {...post} priority={index === 0} />
        ))}
        {shown.pageCount > 1 && (
          <nav className="pages" aria-label={journal.pages}>
            {Array.from({ length: shown.pageCount }, (_, index) => index + 1).map((page) => (
              <Link
                key={page}
                to={{ search: searchOf(keywords, page), hash: '#articles' }}
                aria-label={`${journal.page} ${page}`}
                aria-current={page === shown.page ? 'page' : undefined}
              >
                {page}
              </Link>
            ))}
          </nav>
        )}
      </section>
      <JournalSidebar keywords={keywords} />
    </div>
  )
}

/** Repeats what was searched, in its own direction: an Arabic word would turn the page number around. */
function Found({ shown, keywords }: { shown: ReturnType<typeof paginate>; keywords: string }) {
  const { before, after } = searchSummary(shown)
  return (
    <>
      {before}
      <bdi>{keywords}</bdi>
      {after}
    </>
  )
}

function PostCard({ id, title, category, date, excerpt, priority }: Post & { priority: boolean }) {
  return (
    <article>
      <SharedPicture name={id}>
        <Art of={articleCovers[id]} alt="" priority={priority} />
      </SharedPicture>
      <p className="post-meta">
        <span lang="en">{category}</span>, <Day date={date} />
        {isSample('blog', id) && ` ${sampleMark}`}
      </p>
      <h2>{title}</h2>
      <p>{excerpt}</p>
      <TextLink to={postPath(id)} viewTransition aria-label={`${journal.readMore}, ${title}`}>
        {journal.readMore}
      </TextLink>
    </article>
  )
}

/** The first page has no number, so that each list has one address. */
function searchOf(keywords: string, page: number): string {
  const search = new URLSearchParams()
  if (keywords) search.set('q', keywords)
  if (page > 1) search.set('page', String(page))
  return search.toString()
}

/** Leads the visitor to the list once React has drawn another one: no page was loaded to do so. */
function useFocusOnChange(search: string) {
  const list = useRef<HTMLElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    list.current?.scrollIntoView()
    list.current?.focus({ preventScroll: true })
  }, [search])
  return list
}
