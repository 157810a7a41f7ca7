import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'
import { websiteRows } from './shared-rows.ts'

/** The page /tarifs/site-vitrine (Spec: T-10). */
export const siteVitrine: PriceList = {
  slug: 'site-vitrine',
  banner: `Votre site vitrine en ${timelines.showcaseSite}, hébergement compris.`,
  ...priceTable['site-vitrine'],
  descriptions: [
    'Pour une première présence en ligne.',
    'Pour montrer tout votre savoir‑faire et recevoir des demandes.',
    'Pour plusieurs métiers, plusieurs équipes ou deux langues.',
  ],
  rows: [
    {
      label: 'Pages',
      // The spec gives two series to "web packs"; the smaller one is the showcase's.
      values: ['3 à 5', '6 à 10', '10 à 30'],
      explanation: [
        'Accueil, services, contact, et jusqu’à deux pages à vous.',
        'Une page par service, une pour l’équipe, une pour vos réalisations.',
        'Plusieurs métiers, un blog, une page par ville, selon un plan arrêté ensemble.',
      ],
    },
    {
      label: 'Vos textes',
      values: ['fournis par vous', 'relus', 'rédigés d’après vos notes'],
      explanation: [
        'Vous les fournissez ; nous les mettons en page.',
        'Vous les écrivez ; nous les relisons et les raccourcissons.',
        'Vous racontez, nous rédigeons, vous relisez.',
      ],
    },
    {
      label: 'Espace de gestion',
      values: [true, true, true],
      explanation:
        'Horaires, carte, photos, actualités : vous les changez vous-même. La prise en main est comprise.',
    },
    {
      label: 'Bases du référencement',
      values: [true, true, true],
      explanation:
        'Titres, descriptions, vitesse, plan du site : prêts le jour de la mise en ligne.',
    },
    {
      label: 'Deuxième langue',
      values: [false, false, true],
      explanation: [
        'Une seule langue ; une autre, l’arabe par exemple, est en supplément.',
        'Comprise dans le pack Premium ; en supplément ici.',
        'Chaque page existe en deux langues. Vous fournissez la traduction.',
      ],
    },
    ...websiteRows,
  ],
  faq: [
    {
      question: 'Que paierai-je en tout, et chaque année ?',
      answer:
        'Le prix du pack, plus les photos achetées s’il en faut. Puis l’hébergement et le domaine, une fois passé le temps compris.',
    },
    {
      question: 'Qu’est-ce qui compte comme une page ?',
      answer: 'Chaque adresse du site. Une page de plus est un supplément, à un prix connu avant.',
    },
    {
      question: 'Quand mon site sera-t-il en ligne ?',
      answer: `Comptez ${timelines.showcaseSite} à partir du jour où vos textes et vos photos sont chez nous.`,
    },
    {
      question: 'Que dois-je préparer ?',
      answer:
        'Votre logo, quelques photos, vos coordonnées, vos prix. S’il manque quelque chose, nous le voyons au premier entretien.',
    },
    {
      question: 'Un restaurant peut-il prendre des réservations ?',
      answer:
        'Oui, par un lien vers votre outil actuel ou, en supplément, par un formulaire sans commission. Vous changez la carte vous-même. La fiche Google relève du référencement.',
    },
    {
      question: 'Et un médecin, un avocat, un notaire ?',
      answer:
        'Le site renvoie vers votre prise de rendez-vous et ne recueille pas de données de santé. Faites valider les textes par votre Ordre.',
    },
  ],
}
