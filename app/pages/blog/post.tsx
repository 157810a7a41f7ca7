import { ownPosts, postPage, postPath, signature } from '#content/collections/posts.ts'
import { articles } from '#content/collections/texts.ts'
import { articleCovers, cornerArticle } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { entryAt, useEntry } from '../../sections/entry.tsx'
import { pageMeta } from '../../seo.ts'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import blogSheet from './blog.css?inline'
import { PostText } from './post-text.tsx'
import { ReadNext } from './read-next.tsx'

export const sheets = [blogSheet]

export const meta = ({ path }: { path: string }) => {
  const post = entryAt(path, ownPosts)
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
        <Art of={articleCovers[post.id]} alt="" priority data-picture={post.id} />
        <div className="article-text">
          <PostText {...articles[post.id]} />
        </div>
      </article>
      <ReadNext id={post.id} />
    </>
  )
}
