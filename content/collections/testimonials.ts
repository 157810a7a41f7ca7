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
    title: '« Celle que je n’aurais pas osé demander. »',
    text: 'Trois propositions, dont une vraiment inattendue. C’est celle-là que nous avons prise. La carte et les photos, je les change moi-même.',
    author: 'Inès Carrière',
    role: 'Gérante, Maison Lavande',
  },
  {
    id: 'marc',
    rating: 4,
    title: '« Des réponses que l’on comprend. »',
    text: 'La livraison a pris deux jours de retard, et j’en ai été prévenu une semaine avant. Les explications étaient claires.',
    author: 'Marc Aubrac',
    role: 'Artisan menuisier, Sète',
  },
  {
    id: 'sami',
    rating: 5,
    title: '« Un logo que ma grand-mère sait redessiner. »',
    text: 'Nous voulions quelque chose d’ancien et de neuf à la fois. Ils ont écouté, puis ils ont enlevé tout ce qui dépassait. Le logo est sur les étiquettes et sur les sacs.',
    author: 'Sami Ben Youssef',
    role: 'Fondateur, Huilerie Troizolives',
  },
  {
    id: 'awa',
    rating: 5,
    title: '« Je lis les rapports jusqu’au bout. »',
    text: 'Un audit clair, et un rapport par mois écrit avec des phrases. Je sais ce qui a été fait, et pourquoi.',
    author: 'Awa Diallo',
    role: 'Directrice, Cabinet Diallo & associés',
  },
]
