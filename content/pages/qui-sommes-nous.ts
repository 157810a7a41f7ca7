import { timelines } from '../constants.ts'

/** The page /qui-sommes-nous (Spec: S-26). */
export const aboutPage = {
  shores: {
    title: 'Deux villes, une seule équipe.',
    paragraphs: [
      'À Montpellier et à Sousse, nous créons des sites, des logos et des visuels, et nous entretenons les sites en ligne.',
      'Les prix sont affichés en euros, et en dinars pour la Tunisie. Le devis est gratuit.',
    ],
    /** Where the price of a showcase site follows. */
    delay: `Un site vitrine se fait en ${timelines.showcaseSite}.`,
  },
  team: {
    title: 'L’équipe',
    text: 'Quatre fiches d’exemple, en attendant les vraies.',
    note: 'Exemples',
    links: [
      { label: 'Toute l’équipe', to: '/team' },
      { label: 'Exemples de réalisations', to: '/portfolio-two' },
      { label: 'Exemples d’avis', to: '/testimonial' },
      { label: 'Notre blog', to: '/blog' },
    ] as const,
    /** The first members of the list. */
    shown: 4,
  },
  banner: {
    text: 'Passez au niveau supérieur !',
    pause: 'Pause',
  },
  /** The three previews are of a website: the form opens on that service. */
  offer: {
    title: 'Et vous, qui êtes-vous ?',
    text: 'Décrivez votre projet : nous vous préparons trois aperçus et un devis, gratuits et sans engagement.',
    action: 'Demander un devis',
  },
}
