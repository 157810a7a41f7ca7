import type * as v from 'valibot'
import {
  choice,
  fixed,
  fixedNumber,
  group,
  line,
  list,
  paragraph,
  three,
} from '../documents/fields.ts'
import { serviceSlugs } from './expertises/service-page.ts'

/** Spec: S-20 */
export const homeDocument = group('Accueil', {
  hero: group('En tête', {
    words: three('Les trois mots du titre', fixed('Mot')),
    place: paragraph('Villes et année, suivies du premier téléphone'),
    lead: paragraph('Phrase suivie du premier prix'),
    action: fixed('Bouton'),
    see: line('Lien vers les aperçus'),
  }),
  offer: group('Les aperçus gratuits', {
    title: line('Titre, après le nombre'),
    text: paragraph('Texte'),
    action: line('Bouton'),
    see: line('Lien vers les aperçus'),
  }),
  services: group('Les services', {
    title: fixed('Titre'),
    text: paragraph('Texte'),
    link: line('Lien de chaque carte'),
    cards: list(
      'Cartes',
      group('Carte', {
        title: fixed('Titre'),
        description: paragraph('Texte'),
        art: choice('Dessin', serviceSlugs),
      }),
      { least: 6, most: 6 },
    ),
    action: line('Lien vers le devis'),
  }),
  testimonials: group('Les témoignages', {
    title: fixed('Titre'),
    text: paragraph('Texte'),
    note: line('Marque d’un exemple'),
    action: line('Lien vers le devis'),
  }),
  dream: group('Le rêve', {
    /** The second word is a drawing with growing a's. */
    word: fixed('Mot composé'),
    drawnWord: fixed('Mot dessiné'),
    paragraphs: list('Paragraphes', paragraph('Paragraphe'), { most: 3 }),
    action: line('Bouton'),
  }),
  story: group('Notre histoire', {
    title: fixed('Titre'),
    since: fixed('Depuis'),
    text: paragraph('Texte'),
    views: list(
      'Vues',
      group('Vue', {
        art: choice('Dessin', ['aqueduct', 'studio', 'crossing', 'ribat']),
        caption: line('Légende'),
      }),
      { least: 4, most: 4 },
    ),
    columns: list(
      'Colonnes',
      group('Colonne', { title: fixed('Titre'), text: paragraph('Texte') }),
      { least: 2, most: 2 },
    ),
    action: line('Lien vers le devis'),
  }),
  film: group('Le film', {
    title: fixed('Titre'),
    play: line('Bouton'),
    /** For screen readers. */
    playerTitle: line('Nom du lecteur'),
    close: line('Bouton qui ferme'),
  }),
  /** Spec: S-25 */
  counters: list(
    'Chiffres',
    group('Chiffre', {
      value: fixedNumber('Nombre'),
      suffix: fixed('Signe après le nombre'),
      label: fixed('Légende'),
    }),
    { least: 3, most: 3 },
  ),
})

export type HomeContent = v.InferOutput<typeof homeDocument>
export type CounterFigure = HomeContent['counters'][number]
export type TestimonialsIntro = HomeContent['testimonials']
