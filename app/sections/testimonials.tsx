import type { Testimonial } from '#content/collections/testimonials.ts'
import { portraits } from '../drawn/index.ts'
import { Art } from '../ui/art.tsx'
import { Plate } from '../ui/plate.tsx'
import { Stars } from './stars.tsx'

interface TestimonialsProps {
  title: string
  /** Says that the items are samples. */
  note: string
  items: readonly Testimonial[]
}

/** What clients say, in two staggered columns (Spec: S-22). */
export function Testimonials({ title, note, items }: TestimonialsProps) {
  const half = Math.ceil(items.length / 2)
  return (
    <section className="ground-rose">
      <div className="section-intro alone">
        <h2>{title}</h2>
        <Plate>{note}</Plate>
      </div>
      <div className="testimonials">
        {[items.slice(0, half), items.slice(half)].map((column) => (
          <div key={column[0]?.id}>
            {column.map((item) => (
              <TestimonialCard key={item.id} {...item} />
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

function TestimonialCard({ id, rating, title, text, author, role }: Testimonial) {
  return (
    <figure className={grounds[id]}>
      <Stars rating={rating} />
      <blockquote>
        <h3>{title}</h3>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <Art of={portraits[id]} alt="" />
        <span>
          <b>{author}</b>
          {role}
        </span>
      </figcaption>
    </figure>
  )
}
