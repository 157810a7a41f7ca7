import { fixed, group, line, paragraph } from '../documents/fields.ts'

export const testimonialPageDocument = group('Témoignages', {
  title: line('Titre'),
  text: paragraph('Texte'),
  note: fixed('Marque d’un exemple'),
  offer: group('Les aperçus gratuits', {
    title: line('Titre, après le nombre'),
    text: paragraph('Texte'),
    action: line('Bouton'),
  }),
})
