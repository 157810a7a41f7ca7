/** Words that surround every page. */
export const layout = {
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
    text: 'Trois lignes suffisent. On vous lit, on vous répond sous un jour ouvré, et on commence par vous écouter.',
    legal: 'Informations légales',
    /** The switch between day and night: its name, then its state. */
    light: {
      name: 'Lumière :',
      device: 'comme l’appareil',
      day: 'jour',
      night: 'nuit',
    },
  },
}
