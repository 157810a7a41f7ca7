import { ownPosts, postPage, postPath, signature } from '#content/collections/posts.ts'
import { articles } from '#content/collections/texts.ts'
import { articleCovers, cornerArticle } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { EntryWords, entryAt, useEntry } from '../../sections/entry.tsx'
import { pageMeta } from '../../seo.ts'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import { SharedPicture } from '../../ui/shared-picture.tsx'
import { PostText } from './post-text.tsx'
import { ReadNext } from './read-next.tsx'
import './blog.css'

export const meta = ({ location }: { location: { pathname: string } }) => {
  const post = entryAt(location.pathname, ownPosts)
  return pageMeta(postPath(post.id), postPage(post))
}

/** One article: its title in the banner, its text in a column of reading (Spec: S-49). */
export default function PostPage() {
  const post = useEntry(ownPosts)
  return (
    <>
      <Banner
        path={postPath(post.id)}
        page={postPage(post)}
        ground="ground-bleu banner-long"
        corner={cornerArticle}
      />
      <article className="article">
        <header>
          <p className="post-meta">
            <span lang="en">{post.category}</span>, <Day date={post.date} />, {signature}
          </p>
          <p className="article-lead">{post.excerpt}</p>
        </header>
        <SharedPicture name={post.id}>
          <Art of={articleCovers[post.id]} alt="" priority />
        </SharedPicture>
        <EntryWords className="article-text">
          {import.meta.env.SSR && <PostText {...articles[post.id]} />}
        </EntryWords>
      </article>
      <ReadNext id={post.id} />
    </>
  )
}
