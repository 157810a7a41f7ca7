import { fixed, group, line, paragraph } from '../documents/fields.ts'

/** The page /testimonial; the testimonials themselves are those of the home page. */
export const testimonialPageDocument = group('Témoignages', {
  title: line('Titre'),
  text: paragraph('Texte'),
  note: fixed('Marque d’un exemple'),
  /** The number of previews is drawn as tall as the band, and read before the title. */
  offer: group('Les aperçus gratuits', {
    title: line('Titre, après le nombre'),
    text: paragraph('Texte'),
    action: line('Bouton'),
  }),
})
