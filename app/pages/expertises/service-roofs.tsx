import { Link } from 'react-router'
import type { expertises } from '#content/pages/expertises.ts'
import { services as pictures } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'
import { SharedPicture } from '../../ui/shared-picture.tsx'

/** The six services side by side, like roofs of different heights (Spec: S-21). */
export function ServiceRoofs({ services }: Pick<typeof expertises, 'services'>) {
  return (
    <section className="service-roofs">
      <ul>
        {services.map(({ slug, title, text }) => (
          <li key={slug}>
            <SharedPicture name={slug}>
              <Art of={pictures[slug]} alt="" />
            </SharedPicture>
            <h2>
              <Link to={`/expertises/${slug}`}>{title}</Link>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
