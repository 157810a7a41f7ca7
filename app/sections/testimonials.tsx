import type { Testimonial } from '#content/collections/testimonials.ts'
import type { TestimonialsIntro } from '#content/pages/accueil.ts'
import { portraits } from '../drawn/index.ts'
import { Art } from '../ui/art.tsx'
import { Stars } from './stars.tsx'

interface TestimonialsProps extends TestimonialsIntro {
  items: readonly Testimonial[]
}

/** What clients say, in two staggered columns (Spec: S-22). */
export function Testimonials({ title, text, note, items }: TestimonialsProps) {
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
              <TestimonialCard key={item.id} {...item} note={note} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

const grounds: Record<Testimonial['id'], string> = {
  ines: 'ground-card',
  marc: 'ground-soleil',
  sami: 'ground-encre',
  awa: 'ground-bleu',
}

interface CardProps extends Testimonial {
  /** Says that it is a sample. */
  note: string
}

function TestimonialCard({ id, rating, title, text, author, role, note }: CardProps) {
  return (
    <figure className={grounds[id]}>
      <Stars rating={rating} />
      <blockquote>
        <h3>{title}</h3>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <Art of={portraits[id]} alt="" />
        <b>{author}</b>
        {`${role} ${note}`}
      </figcaption>
    </figure>
  )
}
