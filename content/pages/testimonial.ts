import { freePreviews } from '../constants.ts'

/** The page /testimonial; who says what is in temoignages.ts, which the home page shows too. */
export const testimonialPage = {
  title: 'Ils ont poussé la porte.',
  note: 'Exemples',
  offer: {
    count: freePreviews,
    title: 'aperçus gratuits, et votre nom ici.',
    text: 'La porte est ouverte. Poussez-la, nous vous montrons ce qu’il y a derrière avant que vous ne décidiez.',
    action: 'Recevoir mes 3 aperçus',
  },
}
