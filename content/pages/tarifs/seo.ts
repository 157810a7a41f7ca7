import { seoAuditValue } from '../../catalogue/offers.ts'
import { priceTable } from '../../catalogue/prices.ts'
import { formatAmount } from '../../catalogue/pricing.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/seo (Spec: T-10). */
export const seo: PriceList = {
  slug: 'seo',
  banner: 'On allume le phare : on vous voit, on vient, on revient.',
  ...priceTable.seo,
  descriptions: [
    'Pour remettre votre site en ordre et le rendre visible près de chez vous.',
    'Pour attirer des visiteurs qui cherchent vraiment ce que vous faites.',
    'Pour les métiers disputés, où chaque place se gagne à la rame.',
  ],
  rows: [
    {
      label: 'Durée',
      values: ['3 mois', '6 mois', '12 mois'],
      explanation:
        'Le prix du pack couvre toute cette durée, et non un seul mois. Rien ne se renouvelle sans votre accord.',
    },
    {
      label: 'Audit complet',
      values: [true, true, true],
      explanation:
        'Technique, contenus, liens, concurrents : l’état des lieux par lequel tout commence, et qui vous est offert.',
    },
    {
      label: 'Mots-clés travaillés',
      values: ['5', '10 à 20', '30 et plus'],
      explanation: [
        'Cinq recherches que vos clients font vraiment, choisies avec vous.',
        'Vos services, vos villes, vos spécialités : un faisceau pour chacun.',
        'Un métier entier, jusqu’aux questions que l’on pose tard le soir.',
      ],
    },
    {
      label: 'Optimisation technique',
      values: [true, true, true],
      explanation:
        'Vitesse, balises, plan du site, pages en erreur : nous réparons ce que l’audit a trouvé.',
    },
    {
      label: 'Référencement local',
      values: [true, true, true],
      explanation:
        'Fiche d’établissement, horaires, avis, plan : pour que l’on vous trouve aussi à pied.',
    },
    {
      label: 'Rédaction de contenus',
      values: [false, true, true],
      explanation: [
        'Nous vous donnons les sujets et le plan ; la plume reste chez vous.',
        'Des pages qui répondent à une vraie question, écrites après un entretien avec vous.',
        'Un calendrier d’articles et de pages, écrits, illustrés et publiés par nos soins.',
      ],
    },
    {
      label: 'Liens entrants (backlinks)',
      values: [false, '10 à 15', '50'],
      explanation: [
        'Pas de campagne de liens ici : on soigne d’abord la maison, ensuite on invite.',
        'Des sites sérieux de votre métier ou de votre région qui parlent de vous, jamais achetés au kilo.',
        'Cinquante recommandations étalées sur l’année, chacune listée avec son adresse.',
      ],
    },
    {
      label: 'Rapports',
      values: ['chaque mois', 'toutes les deux semaines', 'chaque semaine'],
      explanation: [
        'Ce qui a été fait, ce qui a bougé, ce qui vient : une page par mois, en français courant.',
        'Tous les quinze jours, vos positions, vos visites et les demandes qu’elles apportent.',
        'Un point hebdomadaire assez court pour être lu debout, et un appel quand un chiffre surprend.',
      ],
    },
  ],
  faq: [
    {
      question: 'Ces prix sont-ils mensuels ?',
      answer:
        'Non : chaque prix couvre la durée entière écrite dans le pack. À la fin, vous prolongez, vous changez de pack ou vous gardez simplement les clés.',
    },
    {
      question: 'Quand verrai-je les premiers effets ?',
      answer: `En général après ${timelines.seoResults}. Le pack Essentiel sème et voit lever ; les deux autres ont aussi le temps de récolter.`,
    },
    {
      question: 'L’audit offert est-il compris dans les packs ?',
      answer: `Oui. Il vaut ${formatAmount(seoAuditValue, 'euro')}, il ne vous coûte rien et il sert de plan de travail. Vous le gardez même si nous en restons là.`,
    },
    {
      question: 'Et si je veux plus de mots-clés ou plus de liens ?',
      answer:
        'Nous les ajoutons à l’unité, à un prix convenu d’avance. Quand le pack suivant devient plus avantageux, nous vous le disons : seule la différence est à régler.',
    },
    {
      question: 'Quels accès vous faut-il ?',
      answer:
        'L’administration du site, ses statistiques et la fiche d’établissement. Les comptes restent à votre nom : nous sommes des invités, et nous rangeons en partant.',
    },
    {
      question: 'À qui sont les textes et les liens obtenus ?',
      answer:
        'Les textes deviennent les vôtres au règlement final. Les liens vivent chez ceux qui vous citent ; nous vous en laissons la liste complète.',
    },
  ],
}
