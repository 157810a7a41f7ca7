import { nextTitle, postPath, postsAfter } from '#content/collections/posts.ts'
import type { PostId } from '#content/entries.ts'
import { articleCovers } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'
import { Link } from '../../ui/link.tsx'

/** Three other articles, at the foot of one. */
export function ReadNext({ id }: { id: PostId }) {
  return (
    <section className="read-next ground-ombre">
      <h2>{nextTitle}</h2>
      <ul>
        {postsAfter(id).map((post) => (
          <li key={post.id}>
            <Art of={articleCovers[post.id]} alt="" />
            <Link to={postPath(post.id)}>{post.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
