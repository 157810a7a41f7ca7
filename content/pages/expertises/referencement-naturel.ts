import { offerTitle } from '../../catalogue/offers.ts'
import { counterMs, timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/referencement-naturel (Spec: T-2). */
export const seo: ServicePage = {
  slug: 'referencement-naturel',
  hero: {
    title: 'Être trouvé par ceux qui vous cherchent.',
    lead: `Votre site mieux placé dans Google en ${timelines.seoResults}, après un audit et un devis gratuits.`,
    action: 'Recevoir mon audit offert',
  },
  offerings: {
    title: 'Six services, de l’audit à la fiche Google.',
    items: [
      {
        title: 'Audit complet',
        text: 'Nous examinons la technique, les contenus, les liens et vos concurrents. Vous recevez vos priorités, dans l’ordre.',
      },
      {
        title: 'Recherche de mots-clés',
        text: 'Les mots que vos clients tapent, triés selon qu’ils veulent se renseigner ou acheter.',
      },
      {
        title: 'Optimisation technique',
        text: 'Vitesse et balisage : ce qu’un moteur lit avant vos phrases.',
      },
      {
        title: 'Contenus',
        text: 'Des pages qui répondent à une question de vos clients, avec vos exemples.',
      },
      {
        title: 'Netlinking',
        text: 'Des liens vers votre site, depuis des sites de votre métier ou de votre région.',
      },
      {
        title: 'Référencement local',
        text: 'Fiche Google, avis, plan, horaires justes. Pour un restaurant ou un commerce, c’est par là qu’on commence.',
      },
    ],
  },
  reasons: [
    {
      title: 'Nous expliquons',
      text: 'Chaque action a une raison, écrite en une phrase.',
    },
    {
      title: 'Nous mesurons',
      text: 'Des appels et des ventes, puis vos positions.',
    },
    {
      title: 'Nous disons les risques',
      text: 'Les moteurs n’aiment pas les liens achetés. Vous savez d’où vient chaque lien.',
    },
    {
      title: 'Nous rendons compte',
      text: 'Un rapport par mois, ou plus souvent selon le pack, en phrases complètes.',
    },
  ],
  offer: {
    title: offerTitle('referencement-naturel'),
    text: 'Ce qui bloque, et vos trois priorités. L’audit reste à vous, même si vous en restez là.',
    action: 'Demander mon audit',
  },
  questions: {
    title: 'Vos questions sur Google.',
    text: 'Délais, audit, liens, rapports : les réponses, sans jargon.',
    items: [
      {
        question: 'En combien de temps voit\u2011on des résultats ?',
        answer: `Comptez ${timelines.seoResults}. Une fiche locale évolue souvent plus vite ; un marché très disputé demande davantage de temps.`,
      },
      {
        question: 'Garantissez\u2011vous la première place ?',
        answer:
          'Non, et personne ne le peut : c’est le moteur qui décide. Nous nous engageons sur le travail décrit dans le pack.',
      },
      {
        question: 'Que contient l’audit offert ?',
        answer:
          'L’état technique du site, ses pages, ses liens, ses concurrents, puis trois priorités. L’adresse du site suffit pour le commencer.',
      },
      {
        question: 'Combien de mots\u2011clés travaillez\u2011vous ?',
        answer:
          'Le nombre est écrit dans chaque pack. Quelques expressions qui amènent des clients valent mieux qu’une longue liste.',
      },
      {
        question: 'Que vais\u2011je lire dans les rapports ?',
        answer: 'Ce qui a été fait et ce que cela a changé. Le rythme dépend du pack.',
      },
      {
        question: 'Faut\u2011il refaire mon site ?',
        answer:
          'Rarement. Si c’est nécessaire, l’audit dit pourquoi. Les anciennes adresses sont alors redirigées, pour limiter les pertes de classement.',
      },
      {
        question: 'Le SEO remplace\u2011t\u2011il la publicité ?',
        answer:
          'La publicité s’arrête avec le budget ; le référencement dure plus longtemps, à condition de l’entretenir. Pour un lancement, les deux se complètent.',
      },
      {
        question: 'Qu’est\u2011ce qui coûte en plus du pack ?',
        answer:
          'Des mots-clés ou des liens en plus de ceux du pack, une refonte du site. Rien n’est ajouté sans votre accord écrit.',
      },
      {
        question: 'De quoi avez\u2011vous besoin de ma part ?',
        answer:
          'Un accès à votre site et à vos statistiques.\nUne conversation sur vos clients.\nVotre relecture des textes.',
      },
      {
        question: 'Et si je change de prestataire ?',
        answer: 'Vous gardez les comptes, ouverts à votre nom, les contenus et les rapports.',
      },
    ],
  },
  counters: [
    {
      startText: '+',
      value: 75,
      endText: '%',
      duration: counterMs,
      description: 'de trafic naturel après 6 mois',
    },
    {
      startText: '+',
      value: 40,
      endText: '%',
      duration: counterMs,
      description: 'de contacts qualifiés',
    },
    {
      startText: '+',
      value: 60,
      endText: '%',
      duration: counterMs,
      description: 'de conversion',
    },
  ],
}
