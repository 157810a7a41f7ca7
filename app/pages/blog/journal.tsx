import { cardOf, latestFirst, postPath } from '#content/collections/posts.ts'
import { sampleMark } from '#content/entries.ts'
import { buildSettings } from '../../build-settings.ts'
import { articleCovers } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { usePlace } from '../../render/place.ts'
import { drawingOf } from '../../sections/entry.tsx'
import { JournalSidebar } from './journal-sidebar.tsx'
import { PostList } from './post-list.tsx'

interface JournalProps {
  look: 'list' | 'grid'
  perPage: number
}

export function Journal({ look, perPage }: JournalProps) {
  const { query } = usePlace()
  const { journal, posts } = useContent()
  const { summaries, ...words } = journal
  const otherLook = {
    list: { label: words.otherLook.list, to: '/blog-grid' },
    grid: { label: words.otherLook.grid, to: '/blog' },
  } as const
  const list = {
    posts: latestFirst(posts).map((post) => ({
      ...cardOf(post),
      path: postPath(post),
      cover: drawingOf(articleCovers, post.id, 6),
      mark: post.sample ? ` ${sampleMark}` : '',
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
