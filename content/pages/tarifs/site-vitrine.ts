import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'
import { websiteRows } from './shared-rows.ts'

/** The page /tarifs/site-vitrine (Spec: T-10). */
export const siteVitrine: PriceList = {
  slug: 'site-vitrine',
  banner: 'Votre maison sur le web, lumière allumée, porte ouverte.',
  ...priceTable['site-vitrine'],
  descriptions: [
    'Pour exister en ligne avec l’essentiel, bien présenté.',
    'Pour montrer tout votre savoir-faire et recevoir des demandes.',
    'Pour les maisons à plusieurs métiers, plusieurs équipes ou deux langues.',
  ],
  rows: [
    {
      label: 'Pages',
      // The spec gives two series to "web packs"; the smaller one is the showcase's.
      values: ['3 à 5', '6 à 10', '10 à 30'],
      explanation: [
        'Accueil, services, contact, et jusqu’à deux pages à vous : de quoi être trouvé et compris.',
        'Une page par service, une pour l’équipe, une pour vos réalisations : chaque sujet a sa pièce.',
        'Plusieurs métiers, un journal, une page par ville : nous dressons le plan ensemble avant de monter les murs.',
      ],
    },
    {
      label: 'Vos textes',
      values: ['mis en page', 'relus', 'mis en forme'],
      explanation: [
        'Vous les fournissez ; nous les mettons en page, typographie comprise.',
        'Vous les écrivez ; nous relisons, coupons ce qui dépasse et donnons du rythme.',
        'Vous racontez, nous mettons en forme, vous relisez. Partir d’une feuille blanche reste possible, sur devis.',
      ],
    },
    {
      label: 'Espace pour tout modifier',
      values: [true, true, true],
      explanation:
        'Horaires, photos, actualités : vous les changez sans nous appeler. Une heure de prise en main est comprise.',
    },
    {
      label: 'Bases du référencement',
      values: [true, true, true],
      explanation:
        'Titres, descriptions, vitesse, plan du site : ce qu’un moteur lit en premier est en ordre le jour de l’ouverture.',
    },
    {
      label: 'Deuxième langue',
      values: [false, false, true],
      explanation: [
        'Une seule langue ici. Une autre peut s’ajouter sur devis, aujourd’hui ou dans deux ans.',
        'Une seule langue dans ce pack ; la deuxième est comprise dans le Premium, ou s’ajoute sur devis.',
        'Chaque page existe aussi dans la langue de vos autres clients. Vous fournissez la traduction, nous la posons.',
      ],
    },
    ...websiteRows,
  ],
  faq: [
    {
      question: 'Que comprend le prix d’un site vitrine ?',
      answer:
        'Le dessin, le développement, la version téléphone, la mise en ligne, et tout ce qui est coché dans le pack. Vous n’achetez rien d’autre pour ouvrir.',
    },
    {
      question: 'Et s’il me faut une page de plus ?',
      answer:
        'Jusqu’au maximum du pack, elle est déjà comprise. Au-delà, elle est chiffrée selon son contenu, et vous décidez avant que l’on prenne la truelle.',
    },
    {
      question: 'Quand mon site sera-t-il en ligne ?',
      answer: `Comptez ${timelines.showcaseSite} à partir du jour où vos textes et vos photos sont chez nous. Les dates sont écrites dans le devis.`,
    },
    {
      question: 'Que dois-je préparer ?',
      answer:
        'Votre logo, quelques photos, vos coordonnées, et ce que vous dites à un client sur le pas de la porte. S’il manque une pièce, nous le voyons au premier entretien.',
    },
    {
      question: 'Puis-je commencer petit et agrandir ensuite ?',
      answer:
        'Oui. Pendant le projet, passer au pack suivant coûte la différence entre les deux prix ; une fois le site en ligne, chaque ajout a son devis.',
    },
    {
      question: 'À qui appartient le site une fois payé ?',
      answer:
        'À vous : le code, les pages, les accès et le nom de domaine vous sont remis au règlement final. Si vous déménagez un jour, nous aidons à porter les cartons.',
    },
  ],
}
