import { offerTitle } from '../../catalogue/offers.ts'
import {
  hostingAfter,
  legalGuarantees,
  paymentTerms,
  previewsContent,
  previewsDelay,
  previewsOwnership,
} from '../../company/neutral-words.ts'
import { counterMs, freePreviews, timelines } from '../../constants.ts'
import type { ServicePage, SiteOffering } from './service-page.ts'

/** The page /expertises/creation-de-site-web (Spec: T-2). */
export const webCreation: ServicePage<SiteOffering> = {
  slug: 'creation-de-site-web',
  hero: {
    title: 'Un site clair et rapide, que vous tenez à jour vous-même.',
    lead: `Une vitrine en ${timelines.showcaseSite}, une boutique ou une plateforme. Vos ${freePreviews} aperçus et le devis sont gratuits.`,
    action: `Recevoir mes ${freePreviews} aperçus`,
  },
  offerings: {
    title: 'Vitrine, boutique ou plateforme ?',
    items: [
      {
        title: 'Site Vitrine',
        text: 'Qui vous êtes, ce que vous faites, vos prix, vos horaires, où vous trouver. Pour un restaurant ou un artisan.',
        timeline: timelines.showcaseSite,
        prices: 'site-vitrine',
      },
      {
        title: 'Site E-commerce',
        text: 'Un catalogue et le paiement en ligne. Vous ajoutez vos produits vous\u2011même, sans technique.',
        timeline: timelines.ecommerceSite,
        prices: 'site-ecommerce',
      },
      {
        title: 'Site Plateforme',
        text: 'Un outil de travail en ligne, avec réservations ou espace membre. Livré par étapes.',
        timeline: 'Calendrier écrit avant de commencer',
        prices: 'site-platforme',
      },
    ],
  },
  reasons: [
    {
      title: 'Dessiné pour vous',
      text: 'Avec vos textes et vos couleurs.',
    },
    {
      title: 'Rapide, même au village',
      text: 'Des pages légères, qui s’ouvrent aussi sur un vieux téléphone et une petite connexion.',
    },
    {
      title: 'À vous, vraiment',
      text: 'Le nom de domaine est à votre nom ; le code et les textes vous appartiennent au règlement final.',
    },
    {
      title: 'Deux numéros de téléphone',
      text: 'À Montpellier et à Sousse : appelez celui que vous voulez.',
    },
  ],
  offer: {
    title: offerTitle('creation-de-site-web'),
    text: `Trois pages d’accueil, avec vos mots et vos couleurs. ${previewsOwnership}`,
    action: `Demander mes ${freePreviews} aperçus`,
  },
  questions: {
    title: 'Vos questions sur le site.',
    text: 'Prix, délais, textes : les réponses avant le devis.',
    items: [
      {
        question: 'Combien coûte un site web, et chaque année ?',
        answer: `Chaque sorte de site a trois packs aux prix affichés. L’hébergement est compris 3, 6 ou 12 mois, le domaine un an. ${hostingAfter}`,
      },
      {
        question: 'Comment se passe le paiement ?',
        answer: `${paymentTerms} Rien n’est dû avant votre accord.`,
      },
      {
        question: 'Qu’est\u2011ce qui se paie en plus ?',
        answer:
          'Une page en plus, une autre langue (l’arabe, par exemple), une photo achetée, une fonction sur mesure. Vous en connaissez le prix avant.',
      },
      {
        question: 'Que dois\u2011je apporter pour commencer ?',
        answer:
          'Votre logo, vos coordonnées, vos photos et trois sites que vous aimez.\nPour une boutique : vos produits, leurs prix et vos modes de livraison.',
      },
      {
        question: 'Quand commencent les délais annoncés ?',
        answer:
          'Le jour où nous avons vos textes et vos images. Prévoyez aussi du temps pour relire.',
      },
      {
        question: 'Que montrent les aperçus gratuits, et quand ?',
        answer: `${previewsContent}, sur ordinateur et sur téléphone. ${previewsDelay} Aucun ne vous plaît ? Vous ne devez rien.`,
      },
      {
        question: 'Qui écrit les textes du site ?',
        answer:
          'Selon le pack, nous mettons en page vos textes, nous les relisons, ou nous mettons en forme ce que vous racontez.',
      },
      {
        question: 'Pourrai\u2011je modifier le site moi-même ?',
        answer: 'Oui, sans toucher au code. La prise en main est comprise.',
      },
      {
        question: 'Que se passe\u2011t\u2011il après la mise en ligne ?',
        answer: `Les défauts sont corrigés sans frais pendant ${timelines.freeSupport}, ${legalGuarantees}. Ensuite, vous entretenez le site, ou vous prenez le webmastering.`,
      },
      {
        question: 'Reprenez\u2011vous un site sans perdre son référencement ?',
        answer:
          'Oui, après un examen complet. Les anciennes adresses renvoient vers les nouvelles, titres et textes utiles sont conservés. Le classement peut varier quelques semaines.',
      },
    ],
  },
  // The spec gives the figures, and no words for them.
  counters: [
    {
      startText: '+',
      value: 3,
      endText: ' ans',
      duration: counterMs,
      description: 'd’expérience',
    },
    {
      startText: '+',
      value: 50,
      endText: ' sites',
      duration: counterMs,
      description: 'réalisés',
    },
    {
      startText: '',
      value: 95,
      endText: '%',
      duration: counterMs,
      description: 'taux annoncé',
    },
  ],
}
