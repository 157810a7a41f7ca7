import { photoOf, type Testimonial } from '#content/collections/testimonials.ts'
import type { TestimonialsIntro } from '#content/pages/accueil.ts'
import { portraits } from '../drawn/index.ts'
import { EntryPicture } from '../ui/photo.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { drawingOf } from './entry.tsx'

interface TestimonialsProps extends Omit<TestimonialsIntro, 'action'> {
  action?: string
  items: readonly Testimonial[]
}

/** Spec: S-22 */
export function Testimonials({ title, text, note, action, items }: TestimonialsProps) {
  const half = Math.ceil(items.length / 2)
  return (
    <section className="ground-rose">
      <div className="section-intro alone">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="testimonials">
        {[items.slice(0, half), items.slice(half)].map((column) => (
          <div key={column[0]?.id}>
            {column.map((item) => (
              <TestimonialCard
                key={item.id}
                testimonial={item}
                ground={grounds[items.indexOf(item) % grounds.length]}
                note={item.sample ? ` ${note}` : ''}
              />
            ))}
          </div>
        ))}
      </div>
      {action && <TextLink to="/devis">{action}</TextLink>}
    </section>
  )
}

const grounds = ['ground-card', 'ground-soleil', 'ground-encre', 'ground-bleu']

interface CardProps {
  testimonial: Testimonial
  ground: string | undefined
  note: string
}

function TestimonialCard({ testimonial, ground, note }: CardProps) {
  const { id, rating, title, text, author, role } = testimonial
  return (
    <figure className={ground}>
      <p className={`stars stars-${rating}`} role="img" aria-label={`${rating} étoiles sur 5`} />
      <blockquote>
        <h3>{title}</h3>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <EntryPicture
          own={photoOf(testimonial)}
          drawing={drawingOf(portraits, id, 4)}
          shown={160}
        />
        <b>{author}</b>
        {` ${role}${note}`}
      </figcaption>
    </figure>
  )
}
