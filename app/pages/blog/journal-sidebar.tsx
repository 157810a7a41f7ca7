import { useId } from 'react'
import { categories, latestFirst, postPath, tags } from '#content/collections/posts.ts'
import { articleCovers } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { drawingOf } from '../../sections/entry.tsx'
import { Art } from '../../ui/art.tsx'
import { Link } from '../../ui/link.tsx'

/** Spec: S-36 */
export function JournalSidebar({ keywords, path }: { keywords: string; path: string }) {
  const id = useId()
  const { journal, posts } = useContent()
  const { search } = journal

  return (
    <aside className="journal-sidebar">
      {/* biome-ignore lint/a11y/useSemanticElements: one element less than with <search> */}
      <form role="search" action={`${path}#articles`}>
        <p className="field">
          <label htmlFor={id}>{search.label}</label>
          <input
            id={id}
            type="search"
            name="q"
            dir="auto"
            defaultValue={keywords}
            placeholder={search.placeholder}
            // The placeholder is in English, the visitor's keywords are not.
            lang={keywords ? undefined : 'en'}
            enterKeyHint="search"
          />
          <button type="submit">
            <span className="visually-hidden">{search.submit}</span>
          </button>
        </p>
      </form>
      <h2>{journal.categories}</h2>
      <ul lang="en">
        {categories.map((category) => (
          <li key={category}>
            <Link to="/">{category}</Link>
          </li>
        ))}
      </ul>
      <h2>{journal.recent}</h2>
      <ul className="recent-posts">
        {latestFirst(posts)
          .slice(0, 3)
          .map((post) => (
            <li key={post.id}>
              <Art of={drawingOf(articleCovers, post.id, 6)} alt="" />
              <Link to={postPath(post)}>{post.title}</Link>
            </li>
          ))}
      </ul>
      <h2>{journal.tags}</h2>
      <ul className="tags" lang="en">
        {tags.map((tag) => (
          <li key={tag}>
            <Link to="/">{tag}</Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
