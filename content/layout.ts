import { answerTime } from './company/neutral-words.ts'

/** Words that surround every page. */
export const layout = {
  /** Where a click or a post waits for its code (Spec: T-17). */
  loading: 'Chargement…',
  skipLink: 'Aller au contenu',
  home: 'Graaand, accueil',
  mainMenu: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  breadcrumbs: 'Fil d’Ariane',
  /** On the pages that show sample content. */
  sample: 'Exemple',
  backToTop: 'Revenir en haut de la page',
  footer: {
    /** Spec: S-9. */
    heading: 'Un petit message pour un grand impact',
    text: `Trois lignes suffisent. Nous vous répondons ${answerTime}.`,
    legal: 'Informations légales',
    /** The switch between day and night: its name, then its state. */
    light: {
      name: 'Affichage :',
      device: 'comme l’appareil',
      day: 'jour',
      night: 'nuit',
    },
  },
}
