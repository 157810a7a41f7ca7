import { freePreviews } from '../constants.ts'

/** The page /testimonial; who says what is in temoignages.ts, which the home page shows too. */
export const testimonialPage = {
  title: 'Bientôt, vos avis.',
  text: 'Exemples : les avis de nos clients prendront leur place.',
  note: '(exemple)',
  offer: {
    count: freePreviews,
    title: 'aperçus gratuits, et votre nom ici.',
    text: 'Trois pages d’accueil dessinées pour vous, sans engagement.',
    action: 'Recevoir mes 3 aperçus',
  },
}
