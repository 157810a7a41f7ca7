import { freeOffers } from '../catalogue/offers.ts'
import type { QuestionAnswer } from '../catalogue/pricing.ts'
import { previewsOwnership } from '../company/neutral-words.ts'
import { pages } from '../pages.ts'
import type { ServiceSlug } from './expertises/service-page.ts'

/** What somebody arrives with, the service to begin with, and what it gives before any bill. */
interface StartingPoint {
  situation: string
  service: ServiceSlug
  text: string
  gift: string
}

interface ExpertisesContent {
  /** Read before the list. */
  intro: string
  services: readonly { slug: ServiceSlug; title: string; text: string }[]
  start: {
    title: string
    text: string
    /** Written before the gift. */
    giftLabel: string
    points: readonly StartingPoint[]
  }
  questions: {
    title: string
    text: string
    /** Leads to /questions-frequentes. */
    link: string
    items: readonly QuestionAnswer[]
  }
}

/** The page /expertises (Spec: T-1); its steps are those of etapes.ts. */
export const expertises: ExpertisesContent = {
  intro: 'Six services, à commander seuls ou ensemble. Chacun commence par une étape offerte.',
  services: [
    {
      slug: 'creation-de-site-web',
      title: pages['/expertises/creation-de-site-web'].crumb,
      text: 'Un site à vous : vitrine, boutique en ligne ou plateforme de réservation.',
    },
    {
      slug: 'referencement-naturel',
      title: pages['/expertises/referencement-naturel'].crumb,
      text: 'Faire venir sur votre site ceux qui cherchent ce que vous vendez.',
    },
    {
      slug: 'design-graphique',
      title: pages['/expertises/design-graphique'].crumb,
      text: 'Affiches et visuels pour les réseaux sociaux : une idée par image.',
    },
    {
      slug: 'logo-et-branding',
      title: pages['/expertises/logo-et-branding'].crumb,
      text: 'Votre logo et vos couleurs, faits pour durer.',
    },
    {
      slug: 'uiux-design',
      title: pages['/expertises/uiux-design'].crumb,
      text: 'Des écrans que vous essayez avant qu’ils soient développés.',
    },
    {
      slug: 'webmastering',
      title: pages['/expertises/webmastering'].crumb,
      text: 'Des mises à jour et des sauvegardes : nous entretenons votre site.',
    },
  ],
  start: {
    title: 'Par quoi commencer ?',
    text: 'Commencez par ce qui vous manque. Demandez l’étape offerte ; le devis est gratuit.',
    giftLabel: 'Offert :',
    points: [
      {
        situation: 'Vous ouvrez, et vous n’avez qu’un nom',
        service: 'logo-et-branding',
        text: 'Commencez par le logo : le site et les imprimés prendront ses couleurs.',
        gift: freeOffers['logo-et-branding'],
      },
      {
        situation: 'Vous avez un nom, mais pas de site',
        service: 'creation-de-site-web',
        text: 'Commencez par un site vitrine : quelques pages, vos prix, vos horaires, un contact.',
        gift: freeOffers['creation-de-site-web'],
      },
      {
        situation: 'Votre site existe, mais personne ne vient',
        service: 'referencement-naturel',
        text: 'L’audit dira si le problème vient du site ou de sa visibilité.',
        gift: freeOffers['referencement-naturel'],
      },
      {
        situation: 'On visite, puis on part sans rien demander',
        service: 'uiux-design',
        text: 'Souvent, une étape de trop fait renoncer.',
        gift: freeOffers['uiux-design'],
      },
      {
        situation: 'Une fête ou un lancement approche',
        service: 'design-graphique',
        text: 'Donnez-nous le message et la date, nous faisons les visuels.',
        gift: freeOffers['design-graphique'],
      },
      {
        situation: 'Tout marche, mais vous n’avez plus le temps',
        service: 'webmastering',
        text: 'Confiez-nous l’entretien. Les accès restent à votre nom.',
        gift: freeOffers.webmastering,
      },
    ],
  },
  questions: {
    title: 'Avant de demander un devis.',
    text: 'Vous hésitez entre deux services ?',
    link: 'Toutes les questions',
    items: [
      {
        question: 'Faut-il prendre plusieurs services ?',
        answer: 'Non. Nous travaillons aussi avec votre graphiste ou votre hébergeur.',
      },
      {
        question: 'Dans quel ordre avancer si je veux tout ?',
        answer:
          'Le logo, puis les écrans, puis le site ; le référencement se prépare avec les textes, le webmastering commence à la livraison.',
      },
      {
        question: 'Ce qui est offert engage-t-il à quelque chose ?',
        answer: `À rien. Seul le mois de webmastering demande un accord écrit, gratuit, puisque vous nous ouvrez votre site. Les aperçus ? ${previewsOwnership}`,
      },
      {
        question: 'Comment connaître le prix d’un ensemble ?',
        answer:
          'Additionnez les packs affichés sur les pages de tarifs ; nous retirons ce qui ferait double emploi.',
      },
      {
        question: 'Travaillez-vous à distance ?',
        answer:
          'Oui, partout en France, en Tunisie et ailleurs, en visio et au téléphone. À Montpellier et à Sousse, nous recevons sur rendez-vous.',
      },
      {
        question: 'Et les réseaux sociaux ?',
        answer:
          'Leurs visuels relèvent du design graphique. Pour l’animation et les campagnes, choisissez Marketing sur les Réseaux Sociaux dans le formulaire.',
      },
    ],
  },
}
