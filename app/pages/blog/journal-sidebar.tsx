import { type FormEvent, useId } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import { categories, postPath, recentPosts, tags } from '#content/collections/posts.ts'
import { journal } from '#content/pages/blog/blog.ts'
import { articleCovers } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'

/** Search, categories, recent posts and tags (Spec: S-36). */
export function JournalSidebar({ keywords }: { keywords: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const id = useId()
  const { search } = journal

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = new FormData(event.currentTarget).get('q')
    navigate({ pathname, search: `?${new URLSearchParams({ q: String(asked) })}` })
  }

  return (
    <aside className="journal-sidebar">
      {/* biome-ignore lint/a11y/useSemanticElements: one element less than with <search> */}
      <form role="search" action={pathname} onSubmit={find}>
        <p className="field">
          <label htmlFor={id}>{search.label}</label>
          {/* Drawn again for each search: an uncontrolled field does not follow a new default. */}
          <input
            key={keywords}
            id={id}
            type="search"
            name="q"
            dir="auto"
            defaultValue={keywords}
            placeholder={search.placeholder}
            enterKeyHint="search"
          />
          <button type="submit">
            <span className="visually-hidden">{search.submit}</span>
          </button>
        </p>
      </form>
      <h2>{journal.categories}</h2>
      {/* The links of categories and tags lead to the home page (Spec: S-36). */}
      <ul lang="en">
        {categories.map((category) => (
          <li key={category}>
            <Link to={href('/')}>{category}</Link>
          </li>
        ))}
      </ul>
      <h2>{journal.recent}</h2>
      <ul className="recent-posts">
        {recentPosts.map(({ id, title }) => (
          <li key={id}>
            <Art of={articleCovers[id]} alt="" />
            <Link to={postPath(id)}>{title}</Link>
          </li>
        ))}
      </ul>
      <h2>{journal.tags}</h2>
      <ul className="tags" lang="en">
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={href('/')}>{tag}</Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
