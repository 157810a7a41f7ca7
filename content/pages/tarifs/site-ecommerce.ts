import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'
import { websiteRows } from './shared-rows.ts'

/** The page /tarifs/site-ecommerce (Spec: T-10). */
export const siteEcommerce: PriceList = {
  slug: 'site-ecommerce',
  banner: `Votre boutique en ligne en ${timelines.ecommerceSite}.`,
  ...priceTable['site-ecommerce'],
  descriptions: [
    'Pour ouvrir une boutique et encaisser en ligne.',
    'Pour vendre chaque semaine et passer moins de temps sur les colis.',
    'Pour les grands catalogues, dans plusieurs pays.',
  ],
  rows: [
    {
      label: 'Pages',
      // The spec gives two series to "web packs"; the larger one is for shops and platforms.
      values: ['5 à 7', '10 à 15', '15 à 30'],
      explanation: [
        'Accueil, boutique, panier, compte, contact. Les fiches produits ne sont pas comptées.',
        'De quoi présenter votre entreprise et vos gammes. Les fiches produits ne sont pas comptées.',
        'Un blog, des pages de saison. Les fiches produits ne sont pas comptées.',
      ],
    },
    {
      label: 'Paiement en ligne sécurisé',
      values: [true, true, true],
      explanation: [
        'Par carte bancaire. La commission de la banque reste à votre charge.',
        'Par carte, par virement ou en plusieurs fois, selon ce que votre banque accepte.',
        'Carte, virement, plusieurs fois et plusieurs devises.',
      ],
    },
    {
      label: 'Livraison et retrait',
      values: ['tarif unique', 'par poids et zone', 'transporteurs reliés'],
      explanation: [
        'Un prix de livraison, et le retrait sur place.',
        'Le panier calcule le prix selon le poids et la zone.',
        'Étiquettes et suivi des colis depuis la boutique.',
      ],
    },
    {
      label: 'Import du catalogue',
      values: [false, true, true],
      explanation: [
        'Vous saisissez vos produits vous-même ; la prise en main est comprise.',
        'Vos produits, prix et photos repris d’un tableur.',
        'Depuis un tableur ou votre ancienne boutique, stocks compris.',
      ],
    },
    {
      label: 'Relance des paniers abandonnés',
      values: [false, false, true],
      explanation: [
        'Non comprise ; vous pouvez la prendre plus tard, en supplément.',
        'Comprise dans le pack Premium ; en supplément dans celui-ci.',
        'Un seul message, si le client y a consenti.',
      ],
    },
    ...websiteRows,
  ],
  faq: [
    {
      question: 'Que reste-t-il à payer en plus du pack ?',
      answer:
        'Les commissions de paiement, les ajouts que vous demandez, puis l’hébergement et le domaine.',
    },
    {
      question: 'En combien de temps ma boutique ouvre‑t‑elle ?',
      answer: `Comptez ${timelines.ecommerceSite} : cela dépend du catalogue et des photos.`,
    },
    {
      question: 'Quelle plateforme, quels paiements, quel ERP ?',
      answer:
        'Nous les choisissons avec vous, selon votre banque et vos outils. La liaison avec un ERP ou une caisse est en supplément.',
    },
    {
      question: 'De quoi avez-vous besoin pour ouvrir la boutique ?',
      answer:
        'D’un compte bancaire professionnel, de vos prix et photos, de vos règles de livraison et de retour. Vos conditions de vente sont à faire rédiger par votre conseil.',
    },
    {
      question: 'Puis-je quitter mon ancienne boutique sans perdre ma place ?',
      answer:
        'Les anciennes adresses renvoient vers les nouvelles, ce qui limite les pertes dans Google. La reprise des comptes clients et des commandes est en supplément.',
    },
    {
      question: 'Ma boutique doit-elle être accessible ?',
      answer:
        'Oui, dans l’Union européenne, si vous vendez à des particuliers. Les entreprises de moins de dix personnes et de 2 M€ au plus en sont dispensées.',
    },
  ],
}
