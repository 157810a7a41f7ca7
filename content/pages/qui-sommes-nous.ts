import type { MemberId } from '../entries.ts'

/** The page /qui-sommes-nous (Spec: S-26). */
export const aboutPage = {
  shores: {
    title: 'Deux villes, une seule table.',
    paragraphs: [
      'Le lundi, la visio commence par la météo : il fait toujours meilleur en face. Le reste de la semaine, douze personnes dessinent, codent, écrivent et répondent au téléphone, moitié à Montpellier, moitié à Sousse.',
      'Nous avons choisi de rester petits pour une raison simple : vous parlez à la personne qui fait.',
    ],
  },
  team: {
    title: 'Les visages derrière les façades.',
    text: 'Quatre d’entre nous. Les huit autres sont à peine moins bavards.',
    note: 'Exemples',
    link: 'Toute l’équipe',
    members: [
      'leila-mansour',
      'hugo-castel',
      'fatou-ndiaye',
      'karim-jaziri',
    ] satisfies MemberId[] as readonly MemberId[],
  },
  banner: {
    text: 'Passez au niveau supérieur !',
    pause: 'Pause',
  },
  /** The three previews are of a website: the form opens on that service. */
  offer: {
    title: 'Et vous, qui êtes-vous ?',
    text: 'Racontez-nous en trois lignes. Nous répondons avec trois aperçus.',
    action: 'Demander un devis',
  },
}
