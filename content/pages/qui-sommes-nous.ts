import type * as v from 'valibot'
import { fixed, group, line, list, paragraph } from '../documents/fields.ts'

/** Spec: S-26 */
export const aboutDocument = group('Qui sommes-nous', {
  shores: group('Les deux villes', {
    title: line('Titre'),
    paragraphs: list('Paragraphes', paragraph('Paragraphe'), { most: 3 }),
    delay: line('Délai, suivi du prix d’un site vitrine'),
  }),
  team: group('L’équipe', {
    title: line('Titre'),
    text: paragraph('Texte'),
    note: line('Marque des exemples'),
    links: group('Liens', {
      team: line('Vers l’équipe'),
      portfolio: line('Vers les réalisations'),
      testimonials: line('Vers les avis'),
      blog: line('Vers le blog'),
    }),
  }),
  banner: group('La bannière', {
    text: fixed('Phrase qui défile'),
    pause: line('Case qui l’arrête'),
  }),
  /** Its link preselects the website service, because the previews show websites. */
  offer: group('L’offre', {
    title: line('Titre'),
    text: paragraph('Texte'),
    action: line('Bouton'),
  }),
})

export type AboutPage = v.InferOutput<typeof aboutDocument>
