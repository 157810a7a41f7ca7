import { nextTitle, type Post, postPath } from '#content/collections/posts.ts'
import { articleCovers } from '../../drawn/index.ts'
import { drawingOf } from '../../sections/entry.tsx'
import { Art } from '../../ui/art.tsx'
import { Link } from '../../ui/link.tsx'

export function ReadNext({ posts }: { posts: readonly Post[] }) {
  return (
    <section className="read-next ground-ombre">
      <h2>{nextTitle}</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Art of={drawingOf(articleCovers, post.id, 6)} alt="" />
            <Link to={postPath(post)}>{post.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
