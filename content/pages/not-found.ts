import { fixed, group, line } from '../documents/fields.ts'

/** Spec: S-14 */
export const notFoundDocument = group('Page introuvable', {
  picture: line('Le dessin, pour qui ne le voit pas'),
  title: fixed('Titre'),
  home: fixed('Lien vers l’accueil'),
  prices: line('Lien vers les prix'),
  see: line('Lien vers les aperçus automatiques'),
})
