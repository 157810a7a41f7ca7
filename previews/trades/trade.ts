import * as v from 'valibot'
import { group, line, list, orNull, paragraph, three } from '#content/documents/fields.ts'
import { motifs, type TradeMotif } from '../motifs.ts'

const inTown = { blanks: ['town'] }

const motif = (label: string) =>
  v.pipe(v.picklist(Object.keys(motifs) as TradeMotif[], 'Aucun motif de ce nom.'), v.title(label))

const voice = (label: string) =>
  group(label, {
    title: line('Titre', inTown),
    text: paragraph('Texte', inTown),
    offers: line('Titre des offres'),
    call: line('Bouton'),
  })

const amount = (label: string) =>
  v.pipe(v.number('Un prix est attendu, comme 4.2.'), v.minValue(0), v.title(label))

/** 0 is free, `null` on quotation. */
const price = orNull(
  v.pipe(
    v.strictTuple([amount('Euros'), amount('Dinars')]),
    v.title('Prix, en euros et en dinars'),
  ),
)

const offer = group('Offre', {
  name: line('Nom'),
  text: paragraph('Texte', inTown),
  price,
  motif: motif('Motif'),
})

/**
 * Sample texts of a trade. `{town}` becomes « à Sète », « au Cap d’Agde »; `{mutuelle|CNAM}` becomes « mutuelle »
 * in France, « CNAM » in Tunisia. Texts must contain no superlatives, invented reviews, awards or promises in
 * the visitor's name, and only figures that are true of any company.
 */
export const tradeDocument = group('Métier', {
  motifs: v.pipe(
    v.strictTuple([
      motif('Grande image'),
      motif('Deuxième'),
      motif('Troisième'),
      motif('Quatrième'),
      motif('Frise'),
    ]),
    v.title('Motifs'),
  ),
  menu: three('Menu', line('Entrée')),
  review: voice('La revue\u00a0: des phrases entières, posées'),
  poster: voice('L’affiche'),
  storefront: voice('Le comptoir'),
  offers: v.pipe(v.strictTuple([offer, offer, offer, offer]), v.title('Offres')),
  story: group('Récit', {
    title: line('Titre'),
    text: v.pipe(
      v.strictTuple([paragraph('Début', inTown), paragraph('Suite', inTown)]),
      v.title('Texte'),
    ),
  }),
  figure: group('Chiffre, et la phrase qui le continue', {
    number: line('Chiffre'),
    text: paragraph('Phrase', inTown),
  }),
  hours: list(
    'Horaires',
    v.pipe(v.strictTuple([line('Jours'), line('Heures')]), v.title('Jours et heures')),
    { least: 3 },
  ),
  facts: three(
    'Bon à savoir',
    v.pipe(
      v.strictTuple([line('Question'), paragraph('Réponse', inTown)]),
      v.title('Question et réponse'),
    ),
  ),
})

export type Trade = v.InferOutput<typeof tradeDocument>

export type Offer = Trade['offers'][number]
