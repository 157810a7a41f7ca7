import * as v from 'valibot'
import { agreement, day, entry, line, paragraph, picture, rank } from '../documents/fields.ts'

const card = {
  order: rank,
  rating: v.pipe(v.picklist([1, 2, 3, 4, 5], 'Une note de 1 à 5 est attendue.'), v.title('Note')),
  title: line('Titre', { most: 80 }),
  text: paragraph('Texte', { most: 400 }),
  author: line('Auteur', { most: 60 }),
  role: line('Qualité', { most: 80 }),
}

/** Spec: S-22. The id of a testimonial without a picture names its drawing. */
export const testimonialDocument = entry('Témoignage', card, {
  received: day('Reçu le'),
  agreement,
  photo: v.optional(picture('Photo', 'square')),
})

export type Testimonial = v.InferOutput<typeof testimonialDocument> & { id: string }

export const photoOf = (testimonial: Testimonial) =>
  testimonial.sample ? undefined : testimonial.photo
