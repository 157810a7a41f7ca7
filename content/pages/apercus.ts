import type * as v from 'valibot'
import {
  type DirectionId,
  directions,
  type TradeId,
  tradeIds,
  trades,
} from '#previews/answers/answers.ts'
import { group, line, paragraph } from '../documents/fields.ts'

const tradesInSentence = Object.fromEntries(
  tradeIds.map((id) => [id, line(trades[id])] as const),
) as Record<TradeId, ReturnType<typeof line>>

const direction = (id: DirectionId) =>
  group(directions[id], { line: line('Phrase'), description: paragraph('Pour qui ne la voit pas') })

export const previewsPageDocument = group('Aperçus automatiques', {
  sentence: group('La phrase', {
    here: line('Devant le nom'),
    name: line('Champ du nom'),
    siteFor: line('Devant le métier'),
    trade: line('Champ du métier'),
    trades: group('Les métiers', tradesInSentence),
    at: line('Devant la ville'),
    beforeArticle: line('Devant une ville dont le nom a un article'),
    town: line('Champ de la ville'),
    sentence: line('Champ de la phrase libre'),
    sentenceExample: line('Exemple de phrase libre'),
    submit: line('Bouton, sans JavaScript'),
  }),
  colours: group('Les couleurs', {
    legend: line('Titre'),
    own: line('Couleur du visiteur'),
    chooseOwn: line('Bouton de sa couleur'),
    logo: line('Bouton du logo'),
    logoHint: line('Explication du logo'),
    fromLogo: line('Couleur prise dans le logo'),
    noLogo: line('Logo illisible'),
  }),
  views: line('Nom des aperçus, pour qui les entend'),
  directions: group('Les trois aperçus', {
    review: direction('review'),
    poster: direction('poster'),
    storefront: direction('storefront'),
  }),
  describe: line('Un aperçu, pour qui ne le voit pas', {
    blanks: ['direction', 'nom', 'metier', 'ville', 'description'],
  }),
  favourite: line('Bouton de la préférée'),
  enlarge: line('Bouton pour agrandir'),
  dialog: group('En grand', {
    desk: line('Bouton de l’ordinateur'),
    phone: line('Bouton du téléphone'),
    compare: line('Bouton de la comparaison'),
    close: line('Bouton qui ferme'),
    page: line('Nom de la page, pour qui l’entend'),
  }),
  next: group('Et ensuite', {
    title: line('Titre'),
    text: paragraph('Texte'),
    action: line('Bouton'),
    copy: line('Bouton qui copie le lien'),
    copied: line('Lien copié'),
    notCopied: line('Lien non copié'),
    link: line('Nom du lien, pour qui l’entend'),
    print: line('Bouton qui imprime'),
  }),
  faults: group('Liens qui ne se lisent pas', {
    broken: line('Incomplet'),
    foreign: line('D’ailleurs'),
    newer: line('Trop récent'),
  }),
  needsScript: line('Sans JavaScript ni serveur'),
  notice: line('Partout où un aperçu se montre'),
})

export type PreviewsPage = v.InferOutput<typeof previewsPageDocument>
