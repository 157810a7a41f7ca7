import { invoicing, teamWords } from '../company/neutral-words.ts'
import { timelines } from '../constants.ts'
import type { MemberId } from '../entries.ts'

/** The page /qui-sommes-nous (Spec: S-26). */
export const aboutPage = {
  shores: {
    title: 'Deux villes, une seule équipe.',
    paragraphs: [
      `${teamWords} Nous créons des sites, des logos et des visuels, et nous entretenons les sites en ligne.`,
      `Les prix sont affichés, en euros ou en dinars, et le devis est gratuit. ${invoicing}`,
    ],
    /** Where the price of a showcase site follows. */
    delay: `Un site vitrine se fait en ${timelines.showcaseSite}.`,
  },
  team: {
    title: 'L’équipe, par l’exemple.',
    text: 'Quatre fiches fictives, en attendant les vraies.',
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
