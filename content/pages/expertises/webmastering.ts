import { freeOffers } from '../../catalogue/offers.ts'
import { counterMs, timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/webmastering (Spec: T-2). */
export const webmastering: ServicePage = {
  slug: 'webmastering',
  hero: {
    title: 'La nuit, une fenêtre reste allumée.',
    lead: 'C’est la nôtre : nous mettons à jour, nous sauvegardons, nous réparons, pendant que vous vous occupez de vos clients ou du chat.',
    action: 'Profiter de mon mois offert',
  },
  offerings: {
    title: 'Cinq fenêtres allumées.',
    // The spec counts five services without naming them (Spec: T-3).
    items: [
      {
        title: 'Mises à jour techniques',
        text: 'Système, thème, extensions : tout est essayé sur une copie, puis posé sur le vrai site. Les vieilles serrures ne restent pas longtemps sur la porte.',
      },
      {
        title: 'Sauvegardes',
        text: 'Une copie de toute la maison, gardée ailleurs que chez elle. Nous la rouvrons de temps en temps, car un double jamais essayé n’ouvre rien.',
      },
      {
        title: 'Sécurité',
        text: 'Certificat, comptes, formulaires, indésirables : nous fermons les volets et nous vérifions les gonds. Si quelqu’un force une porte, nous nettoyons et nous vous disons laquelle.',
      },
      {
        title: 'Contenus et retouches',
        text: 'Une photo, l’horaire d’été, un nouveau tarif : vous écrivez, nous publions. Tout est relu, orthographe comprise.',
      },
      {
        title: 'Surveillance et rapports',
        text: 'Pannes, lenteurs, liens cassés : nous sommes prévenus, puis vous. Le rapport dit ce qui s’est passé, même quand le chat a dormi tout le mois.',
      },
    ],
  },
  reasons: [
    {
      title: 'Quelqu’un connaît la maison',
      text: 'La même personne entretient votre site d’un mois sur l’autre. Vous n’expliquez pas deux fois où se trouve l’interrupteur.',
    },
    {
      title: 'Des nouvelles, même mauvaises',
      text: 'Quand une panne survient, nous vous écrivons : au début, puis à la fin. Le silence, chez nous, veut dire que tout va bien.',
    },
    {
      title: 'Les clés restent chez vous',
      text: 'Hébergement, domaine, mots de passe : tout est à votre nom. Le jour où vous partez, la maison part avec vous.',
    },
    {
      title: 'Une vraie réponse',
      text: 'Chaque pack annonce son délai, et quelqu’un s’y tient. Vous lisez une phrase écrite par une personne qui a lu la vôtre.',
    },
  ],
  offer: {
    title: `Offert : ${freeOffers.webmastering}.`,
    text: 'Nous faisons le tour des pièces, nous posons les sauvegardes, nous réparons les petites fuites. Au bout du mois, vous savez où vous en êtes, et vous décidez.',
    action: 'Demander mon mois offert',
  },
  questions: {
    title: 'Dix questions, volets ouverts.',
    text: 'Éclairez une fenêtre, la réponse est assise derrière.',
    items: [
      {
        question: 'Quand mes changements sont\u2011ils en ligne ?',
        answer: `Sous ${timelines.webmasteringUpdates} pour une mise à jour courante : un texte, une image, un horaire. Une page entière ou une fonction reçoit sa date dès que nous l’avons lue.`,
      },
      {
        question: 'Que comprend l’abonnement mensuel ?',
        answer:
          'Mises à jour, sauvegardes, surveillance, sécurité et support, dans tous les packs. Les corrections, le rapport et les nouvelles pages arrivent en montant ; la page des tarifs pose les trois côte à côte.',
      },
      {
        question: 'Qu’est\u2011ce qui se facture à part ?',
        answer:
          'Une refonte, une fonction sur mesure, des pages au-delà de celles du pack, la licence payante d’une extension. Vous recevez un prix avant que l’on plante un clou.',
      },
      {
        question: 'Prenez\u2011vous un site fait par d’autres ?',
        answer:
          'Volontiers, après un état des lieux. S’il faut des travaux avant de prendre les clés, vous en recevez la liste et le prix ; les vieilles maisons ne nous font pas peur.',
      },
      {
        question: 'Comment fonctionne le mois offert ?',
        answer:
          'Il se demande sur la page Devis et commence le jour où nous recevons vos accès. À la fin, rien ne se reconduit tout seul : c’est vous qui dites oui.',
      },
      {
        question: 'Que faites\u2011vous en cas de panne ?',
        answer:
          'Nous cherchons la cause, nous remettons en place la dernière bonne copie s’il le faut, puis nous vous racontons tout en trois lignes. Le délai de réponse est celui de votre pack.',
      },
      {
        question: 'Où sont gardées les copies de mon site ?',
        answer:
          'Chez un autre hébergeur que le vôtre, pour qu’un seul orage ne mouille pas tout. Leur fréquence dépend du pack, et vous pouvez en demander une à tout moment.',
      },
      {
        question: 'Quels accès faut\u2011il vous confier ?',
        answer:
          'Un compte administrateur sur le site.\nUn accès à l’hébergement et au nom de domaine.\nCréez-les pour nous au lieu de prêter les vôtres : vous les fermez quand vous voulez, sans nous demander la permission.',
      },
      {
        question: 'Quels sites entretenez\u2011vous ?',
        answer:
          'Vitrines, boutiques et plateformes, nées chez nous ou ailleurs. Si nous ne connaissons pas la charpente, nous le disons d’emblée : un non rapide vaut mieux qu’un toit approximatif.',
      },
      {
        question: 'Mon référencement va\u2011t\u2011il en profiter ?',
        answer:
          'Il tient mieux quand le site est à jour, rapide et sans lien cassé. Pour gagner des places, et non seulement les garder, c’est l’affaire du phare : le référencement naturel.',
      },
    ],
  },
  // The spec gives the figures; what they count is our reading of it.
  counters: [
    {
      startText: '+',
      value: 3,
      endText: '',
      duration: counterMs,
      description: 'années à tenir la lampe',
    },
    {
      startText: '',
      value: 36,
      endText: ' sites',
      duration: counterMs,
      description: 'sous notre garde',
    },
    {
      startText: '',
      value: 89,
      endText: '%',
      duration: counterMs,
      description: 'de contrats renouvelés',
    },
  ],
}
