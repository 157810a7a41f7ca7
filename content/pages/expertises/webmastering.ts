import { offerTitle } from '../../catalogue/offers.ts'
import { counterMs, timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/webmastering (Spec: T-2). */
export const webmastering: ServicePage = {
  slug: 'webmastering',
  hero: {
    title: 'Votre site à jour, chaque mois.',
    lead: `Vos changements en ligne sous ${timelines.webmasteringUpdates}, des sauvegardes et une surveillance. Le premier mois est offert.`,
    action: 'Profiter de mon mois offert',
  },
  offerings: {
    title: 'Cinq services, chaque mois.',
    // The spec counts five services without naming them (Spec: T-3).
    items: [
      {
        title: 'Mises à jour techniques',
        text: 'Système, thème, extensions : essayés sur une copie, puis posés sur votre site.',
      },
      {
        title: 'Sauvegardes',
        text: 'Une copie complète, gardée ailleurs que sur votre serveur.',
      },
      {
        title: 'Sécurité',
        text: 'Nous renouvelons le certificat, contrôlons les accès et corrigeons les failles connues.',
      },
      {
        title: 'Contenus',
        text: 'Une photo ou un nouveau tarif : vous écrivez, nous publions.',
      },
      {
        title: 'Surveillance et rapports',
        text: 'Si le site ne répond plus, un contrôle automatique nous prévient. Chaque mois, un rapport résume ce qui a été fait.',
      },
    ],
  },
  reasons: [
    {
      title: 'Un prix au mois',
      text: 'Le même chaque mois, affiché sur la page des tarifs.',
    },
    {
      title: 'Des nouvelles, même mauvaises',
      text: 'Quand une panne survient, nous vous écrivons au début, puis à la fin.',
    },
    {
      title: 'Vos accès restent à vous',
      text: 'L’hébergement et le domaine sont à votre nom, et le restent si vous partez.',
    },
    {
      title: 'Un délai de réponse écrit',
      text: 'Chaque pack annonce le sien, hors week-ends et jours fériés.',
    },
  ],
  offer: {
    title: offerTitle('webmastering'),
    text: 'Nous examinons le site et nous posons les sauvegardes. Au bout du mois, vous continuez ou non.',
    action: 'Demander mon mois offert',
  },
  questions: {
    title: 'Dix questions sur l’entretien.',
    text: 'Pannes, accès, prix : les réponses.',
    items: [
      {
        question: 'Quand mes changements sont\u2011ils en ligne ?',
        answer: `Sous ${timelines.webmasteringUpdates} pour un texte, une image, un horaire. Une page entière reçoit une date après lecture.`,
      },
      {
        question: 'Que comprend l’abonnement mensuel ?',
        answer:
          'Mises à jour, sauvegardes, surveillance, sécurité, petites corrections, rapport et support, dans tous les packs. Le Premium ajoute jusqu’à cinq pages ou modifications par mois.',
      },
      {
        question: 'Qu’est\u2011ce qui se facture à part ?',
        answer:
          'Une refonte, une fonction sur mesure, des pages en plus ou la licence d’une extension. Vous recevez le prix avant.',
      },
      {
        question: 'Prenez\u2011vous un site fait par d’autres ?',
        answer:
          'Oui, après un état des lieux. S’il faut des travaux d’abord, vous en recevez la liste et le prix.',
      },
      {
        question: 'Comment fonctionne le mois offert ?',
        answer:
          'Un accord écrit, gratuit, dit ce que nous faisons de vos accès ; le mois commence quand nous les recevons. À la fin, rien ne se reconduit sans votre accord.',
      },
      {
        question: 'Que faites\u2011vous en cas de panne ?',
        answer:
          'Nous cherchons la cause, nous remettons la dernière bonne copie s’il le faut, puis nous vous expliquons.',
      },
      {
        question: 'Où sont gardées les copies de mon site ?',
        answer: 'Hors de votre serveur. Leur fréquence dépend du pack.',
      },
      {
        question: 'Quels accès faut\u2011il vous confier ?',
        answer:
          'Un compte administrateur sur le site.\nUn accès à l’hébergement et au nom de domaine.\nCréez-les pour nous : vous les fermez quand vous voulez.',
      },
      {
        question: 'L’hébergement est\u2011il compris ?',
        answer:
          'Non. Vous payez l’hébergement et le nom de domaine à ceux qui les fournissent ; ils restent à votre nom.',
      },
      {
        question: 'Mon référencement va\u2011t\u2011il en profiter ?',
        answer:
          'Il tient mieux quand le site est à jour, rapide et sans lien cassé. Pour gagner des places, voyez le référencement naturel.',
      },
    ],
  },
  // The spec gives the figures, and no words for them.
  counters: [
    {
      startText: '+',
      value: 3,
      endText: '',
      duration: counterMs,
      description: 'années d’expérience',
    },
    {
      startText: '',
      value: 36,
      endText: ' sites',
      duration: counterMs,
      description: 'en webmastering',
    },
    {
      startText: '',
      value: 89,
      endText: '%',
      duration: counterMs,
      description: 'taux annoncé',
    },
  ],
}
