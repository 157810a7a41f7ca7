import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'
import { websiteRows } from './shared-rows.ts'

/** The page /tarifs/site-ecommerce (Spec: T-10). */
export const siteEcommerce: PriceList = {
  slug: 'site-ecommerce',
  banner: 'Une boutique ouverte jour et nuit, sans loyer ni rideau de fer.',
  ...priceTable['site-ecommerce'],
  descriptions: [
    'Pour ouvrir boutique et encaisser la première commande.',
    'Pour vendre chaque semaine et passer moins de temps sur les colis.',
    'Pour les catalogues qui grandissent, ici et de l’autre côté de la mer.',
  ],
  rows: [
    {
      label: 'Pages',
      // The spec gives two series to "web packs"; the larger one is for shops and platforms.
      values: ['5 à 7', '10 à 15', '15 à 30'],
      explanation: [
        'Accueil, boutique, panier, compte, contact : l’essentiel pour vendre. Les fiches produits ne sont pas comptées.',
        'De quoi raconter la maison, les producteurs, les coulisses ; les fiches produits viennent en plus.',
        'Un journal, des guides, des vitrines de saison ; et autant de fiches produits que d’étagères.',
      ],
    },
    {
      label: 'Paiement en ligne sécurisé',
      values: [true, true, true],
      explanation: [
        'Par carte bancaire, avec un reçu envoyé aussitôt. La commission de la banque reste à votre charge.',
        'Par carte, par virement ou en plusieurs fois, selon ce que votre banque accepte.',
        'Carte, virement, plusieurs fois et plusieurs devises : on vous paie depuis les deux rives.',
      ],
    },
    {
      label: 'Livraison et retrait',
      values: ['tarif unique', 'par poids et zone', 'transporteurs reliés'],
      explanation: [
        'Un prix de livraison et le retrait sur place : simple à tenir, simple à comprendre.',
        'Le panier calcule le prix juste, du quartier voisin à l’autre bout du pays.',
        'Vos transporteurs sont branchés sur la boutique : l’étiquette s’imprime, le suivi part tout seul.',
      ],
    },
    {
      label: 'Import du catalogue',
      values: [false, true, true],
      explanation: [
        'Vous saisissez vos produits vous-même, sans limite de nombre ; une heure de prise en main est comprise.',
        'Vos produits arrivent d’un tableur, prix et photos compris, en une fois.',
        'Nous reprenons votre tableur ou votre ancienne boutique, avec les déclinaisons et les stocks.',
      ],
    },
    {
      label: 'Relance des paniers abandonnés',
      values: [false, false, true],
      explanation: [
        'Elle devient utile quand les commandes sont régulières : vous pourrez l’ajouter ce jour-là, sur devis.',
        'Comprise dans le pack Premium ; elle peut rejoindre celui-ci sur devis.',
        'Un message poli à qui s’est arrêté en chemin, une seule fois et avec son accord.',
      ],
    },
    ...websiteRows,
  ],
  faq: [
    {
      question: 'Que reste-t-il à payer en plus du pack ?',
      answer:
        'Les commissions de votre banque ou de votre solution de paiement, et les ajouts que vous nous demandez. Chacun est chiffré avant d’être fait, jamais après.',
    },
    {
      question: 'En combien de temps ma boutique ouvre-t-elle ?',
      answer: `Comptez ${timelines.ecommerceSite} : la taille du catalogue et l’arrivée des photos font la différence. Nous fixons ensemble la date d’ouverture.`,
    },
    {
      question: 'Puis-je ajouter des produits moi-même ?',
      answer:
        'Oui, autant que vous voulez et quand vous voulez. Le mode d’emploi tient sur deux pages, dont une d’images.',
    },
    {
      question: 'De quoi avez-vous besoin pour ouvrir la boutique ?',
      answer:
        'D’un compte bancaire professionnel, de vos prix, de vos photos et de vos règles de livraison et de retour. Faites relire vos conditions de vente par votre conseil ; nous les posons au bon endroit.',
    },
    {
      question: 'Que se passe-t-il après l’hébergement compris ?',
      answer:
        'Vous restez chez nous, au prix annoncé un mois plus tôt, ou vous partez avec la boutique, le catalogue et les commandes : tout est à vous dès le règlement final.',
    },
    {
      question: 'Peut-on changer de pack en cours de route ?',
      answer:
        'Bien sûr : vous réglez la différence et rien n’est refait. Même le carillon de la porte reste en place.',
    },
  ],
}
