/** What a client says (Spec: S-22). */
export interface Testimonial {
  /** Also the name of the portrait. */
  id: 'ines' | 'marc' | 'sami' | 'awa'
  rating: 4 | 5
  title: string
  text: string
  author: string
  role: string
}

/**
 * Four static samples, two to a column; the page says that they are samples. Real ones replace
 * them here.
 */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'ines',
    rating: 5,
    title: '« Nos réservations ont doublé avant l’été. »',
    text: 'Trois propositions sur la table, dont une que je n’aurais jamais osé demander. C’est celle\u2011là qu’on a prise. Le site se charge plus vite que je ne fais un expresso.',
    author: 'Inès Carrière',
    role: 'Gérante, Maison Lavande',
  },
  {
    id: 'marc',
    rating: 4,
    title: '« Des gens qui répondent. Vraiment. »',
    text: 'Deux jours de retard sur la livraison, annoncés une semaine avant. Depuis, une question le matin, une réponse avant midi. Je signe.',
    author: 'Marc Aubrac',
    role: 'Artisan menuisier, Sète',
  },
  {
    id: 'sami',
    rating: 5,
    title: '« Un logo que ma grand\u2011mère sait redessiner. »',
    text: 'Nous voulions quelque chose d’ancien et de neuf à la fois. Ils ont écouté, puis ils ont enlevé tout ce qui dépassait. Aujourd’hui, on le voit sur les étals, les sacs et les camionnettes.',
    author: 'Sami Ben Youssef',
    role: 'Fondateur, Huilerie du Sahel',
  },
  {
    id: 'awa',
    rating: 5,
    title: '« Première page en quatre mois. »',
    text: 'Un audit limpide, des textes qui nous ressemblent, un rapport par mois que je lis jusqu’au bout. Le téléphone sonne, et ce sont les bons clients.',
    author: 'Awa Diallo',
    role: 'Directrice, Cabinet Diallo & associés',
  },
]
