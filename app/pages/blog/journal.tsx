import { postPath, posts, sampleMark } from '#content/collections/posts.ts'
import { isSample } from '#content/entries.ts'
import { buildSettings } from '../../build-settings.ts'
import { articleCovers } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { usePlace } from '../../render/place.ts'
import { JournalSidebar } from './journal-sidebar.tsx'
import { PostList } from './post-list.tsx'

interface JournalProps {
  look: 'list' | 'grid'
  perPage: number
}

/** Posts beside their sidebar. The server answers a search; a static build has the browser do it. */
export function Journal({ look, perPage }: JournalProps) {
  const { query } = usePlace()
  const { summaries, ...words } = useContent().journal
  const otherLook = {
    list: { label: words.otherLook.list, to: '/blog-grid' },
    grid: { label: words.otherLook.grid, to: '/blog' },
  } as const
  const list = {
    posts: posts.map((post) => ({
      ...post,
      path: postPath(post.id),
      cover: articleCovers[post.id],
      mark: isSample('blog', post.id) ? ` ${sampleMark}` : '',
    })),
    look,
    perPage,
    path: look === 'list' ? '/blog' : '/blog-grid',
    words: { ...words, otherLook },
    summaries,
  } as const
  return (
    <div className="journal">
      {buildSettings.forms === 'emailjs' ? (
        <Island name="post-list" of={PostList} now="query" props={list} />
      ) : (
        <PostList {...list} />
      )}
      <JournalSidebar keywords={query.get('q')?.trim() ?? ''} path={list.path} />
    </div>
  )
}
