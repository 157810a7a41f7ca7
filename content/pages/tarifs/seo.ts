import { seoAuditWorth } from '../../catalogue/offers.ts'
import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/seo (Spec: T-10). */
export const seo: PriceList = {
  slug: 'seo',
  banner: `Un prix pour toute la mission, pas par mois. Effets visibles en ${timelines.seoResults}.`,
  ...priceTable.seo,
  descriptions: [
    'Pour remettre votre site en ordre et le rendre visible près de chez vous.',
    'Pour attirer des visiteurs qui cherchent vraiment ce que vous faites.',
    'Pour les métiers où la concurrence est forte.',
  ],
  rows: [
    {
      label: 'Audit complet',
      values: [true, true, true],
      explanation:
        'L’état des lieux par lequel tout commence, de la technique aux concurrents. Il vous est offert.',
    },
    {
      label: 'Mots-clés travaillés',
      values: ['5', '10 à 20', '30 et plus'],
      explanation: [
        'Cinq recherches que vos clients font vraiment, choisies avec vous.',
        'Les recherches de chaque service, dans chacune de vos villes.',
        'Tout votre métier, questions de vos clients comprises.',
      ],
    },
    {
      label: 'Optimisation technique',
      values: [true, true, true],
      explanation:
        'Vitesse, balises, plan du site, pages en erreur : ce que l’audit a trouvé est corrigé, sauf une refonte.',
    },
    {
      label: 'Référencement local',
      values: [true, true, true],
      explanation: 'Fiche Google, horaires, avis, plan : pour les recherches autour de vous.',
    },
    {
      label: 'Rédaction de contenus',
      values: [false, true, true],
      explanation: [
        'Nous vous donnons les sujets et le plan ; vous écrivez.',
        'Des pages qui répondent à une vraie question, écrites après un entretien avec vous.',
        'Un calendrier d’articles et de pages, écrits, illustrés et publiés.',
      ],
    },
    {
      label: 'Liens entrants (backlinks)',
      values: [false, '10 à 15', '50'],
      explanation: [
        'Pas de campagne de liens dans ce pack : le site d’abord.',
        'Des liens depuis des sites de votre métier ou de votre région.',
        'Cinquante liens, chacun listé avec son adresse.',
      ],
    },
    {
      label: 'Rapports',
      values: ['chaque mois', 'toutes les deux semaines', 'chaque semaine'],
      explanation: [
        'Ce qui a été fait et ce qui vient : une page par mois, en français courant.',
        'Tous les quinze jours, vos positions, vos visites et les demandes qu’elles apportent.',
        'Un point court chaque semaine, et un appel quand un chiffre surprend.',
      ],
    },
  ],
  faq: [
    {
      question: 'Ces prix sont-ils mensuels ?',
      answer:
        'Non, chaque prix couvre la mission entière. À la fin, vous prolongez, vous changez de pack ou vous arrêtez ; rien ne se renouvelle sans votre accord.',
    },
    {
      question: 'Quand verrai-je les premiers effets ?',
      answer: `En général après ${timelines.seoResults}, parfois une fois la mission terminée.`,
    },
    {
      question: 'L’audit offert est-il compris dans les packs ?',
      answer: `Oui. Il vaut ${seoAuditWorth}, il est offert et sert de plan de travail. Vous le gardez dans tous les cas.`,
    },
    {
      question: 'Et si je veux plus de mots-clés ou plus de liens ?',
      answer:
        'Ils s’ajoutent à l’unité, à un prix connu avant. Si le pack suivant revient moins cher, nous vous le disons.',
    },
    {
      question: 'Quels accès vous faut-il ?',
      answer:
        'L’administration du site, ses statistiques et la fiche d’établissement. Les comptes restent à votre nom.',
    },
    {
      question: 'À qui sont les textes et les liens obtenus ?',
      answer:
        'Les textes deviennent les vôtres au règlement final. Les liens restent sur les sites qui vous citent ; vous en recevez la liste.',
    },
  ],
}
