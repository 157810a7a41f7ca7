import { fixed, group, line, paragraph } from './documents/fields.ts'

export const layoutDocument = group('Autour des pages', {
  loading: fixed('Pendant un chargement'),
  failed: paragraph('Quand une partie de la page n’a pas pu se charger'),
  skipLink: line('Lien qui passe le menu, au clavier'),
  home: line('Nom du logo, pour qui l’entend'),
  mainMenu: line('Nom du menu, pour qui l’entend'),
  openMenu: line('Bouton qui ouvre le menu'),
  call: line('Lien vers le téléphone d’une ville', { blanks: ['ville'] }),
  trial: line('Lien du menu vers les aperçus automatiques'),
  closeMenu: line('Bouton qui ferme le menu'),
  breadcrumbs: line('Nom du chemin en haut des pages, pour qui l’entend'),
  sample: fixed('Marque d’une page d’exemple'),
  backToTop: line('Bouton qui remonte, pour qui l’entend'),
  footer: group('Pied de page', {
    /** Spec: S-9. */
    heading: fixed('Titre'),
    text: paragraph('Texte'),
    legal: line('Nom des liens légaux, pour qui l’entend'),
    light: group('Affichage', {
      name: line('Nom'),
      device: line('Comme l’appareil'),
      day: line('Jour'),
      night: line('Nuit'),
    }),
  }),
})
